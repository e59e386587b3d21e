import { conversationIdOf, type TokensConsumed } from '../domain/conversation/events.js';
import { utcDateOf } from '../domain/scoring/calendar.js';
import type { Projection } from '../kernel/projection.js';
import type { Folded } from './folded.js';

export interface Usage {
  replies: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  totalTokens: number;
}

export interface ModelUsage extends Usage {
  model: string;
}

export interface ConversationDayUsage extends Usage {
  conversationId: string;
}

/** What one member used on one UTC day, by which model and in which conversation (in the order of their first use). */
export interface UsageDay extends Usage {
  /** 'YYYY-MM-DD'. */
  date: string;
  models: ModelUsage[];
  conversations: ConversationDayUsage[];
}

/** Keys of one member's days, in order: list them by this prefix. */
export const usagePrefix = (memberId: string): string => `${memberId}/`;

export const usageByDayProjection: Projection<UsageDay> = {
  name: 'usage-by-day',
  shape: '2',
  types: ['TokensConsumed'],
  key: (event) => usagePrefix(event.memberId) + utcDateOf(event.at),
  owner: (event) => event.memberId,
  initial: (event) => ({ date: utcDateOf(event.at), ...newUsage(), models: [], conversations: [] }),
  evolve(day: UsageDay, event: Folded<TokensConsumed>) {
    if (event.type !== 'TokensConsumed') return day;
    add(day, event.data);
    add(modelOf(day, event.data.model), event.data);
    add(conversationOf(day, conversationIdOf(event.stream)), event.data);
    return day;
  },
};

function modelOf({ models }: UsageDay, model: string): ModelUsage {
  const known = models.find((used) => used.model === model);
  if (known) return known;
  const added = { model, ...newUsage() };
  models.push(added);
  return added;
}

function conversationOf({ conversations }: UsageDay, conversationId: string): ConversationDayUsage {
  const known = conversations.find((used) => used.conversationId === conversationId);
  if (known) return known;
  const added = { conversationId, ...newUsage() };
  conversations.push(added);
  return added;
}

function newUsage(): Usage {
  return {
    replies: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    totalTokens: 0,
  };
}

function add(usage: Usage, tokens: TokensConsumed['data']): void {
  usage.replies += 1;
  usage.inputTokens += tokens.inputTokens;
  usage.outputTokens += tokens.outputTokens;
  usage.cacheReadTokens += tokens.cacheReadTokens;
  usage.cacheWriteTokens += tokens.cacheWriteTokens;
  usage.totalTokens += tokens.totalTokens;
}
