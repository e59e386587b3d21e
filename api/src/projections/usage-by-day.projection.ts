import { conversationIdOf, type TokensConsumed } from '../domain/conversation/events.js';
import { utcDateOf } from '../domain/scoring/calendar.js';
import type { Projection } from '../kernel/projection.js';
import type { Folded } from './folded.js';

/** What replies used; what was read for them is the total without the output. */
export interface Usage {
  replies: number;
  outputTokens: number;
  totalTokens: number;
}

export interface ConversationDayUsage extends Usage {
  conversationId: string;
}

/**
 * What one member used on one UTC day, by conversation, in the order of their first use. Only what the token page shows:
 * an audit by model or by kind of token reads the log.
 */
export interface UsageDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  conversations: ConversationDayUsage[];
}

/** Keys of one member's days, in order: list them by this prefix. */
export const usagePrefix = (memberId: string): string => `${memberId}/`;

export const usageByDayProjection: Projection<UsageDay, TokensConsumed> = {
  name: 'usage-by-day',
  shape: '3',
  types: ['TokensConsumed'],
  key: (event) => usagePrefix(event.memberId) + utcDateOf(event.at),
  owner: (event) => event.memberId,
  initial: (event) => ({ date: utcDateOf(event.at), conversations: [] }),
  evolve(day: UsageDay, { stream, data: { outputTokens, totalTokens } }: Folded<TokensConsumed>) {
    const usage = conversationOf(day, conversationIdOf(stream));
    usage.replies += 1;
    usage.outputTokens += outputTokens;
    usage.totalTokens += totalTokens;
    return day;
  },
};

function conversationOf({ conversations }: UsageDay, conversationId: string): ConversationDayUsage {
  const known = conversations.find((used) => used.conversationId === conversationId);
  if (known) return known;
  const added = { conversationId, replies: 0, outputTokens: 0, totalTokens: 0 };
  conversations.push(added);
  return added;
}
