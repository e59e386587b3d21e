import { conversationIdOf, type TokensConsumed } from '../domain/conversation/events.js';
import { utcDateOf } from '../domain/scoring/calendar.js';
import { defineProjection } from '../kernel/projection.js';

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

export const usageByDay = defineProjection<UsageDay, TokensConsumed>({
  name: 'usage-by-day',
  shape: '3',
  key: (event) => usagePrefix(event.memberId) + utcDateOf(event.at),
  initial: (event) => ({ date: utcDateOf(event.at), conversations: [] }),
  on: {
    TokensConsumed(day, { stream, data: { outputTokens, totalTokens } }) {
      const usage = conversationOf(day, conversationIdOf(stream));
      usage.replies += 1;
      usage.outputTokens += outputTokens;
      usage.totalTokens += totalTokens;
    },
  },
});

function conversationOf({ conversations }: UsageDay, conversationId: string): ConversationDayUsage {
  const known = conversations.find((used) => used.conversationId === conversationId);
  if (known) return known;
  const added = { conversationId, replies: 0, outputTokens: 0, totalTokens: 0 };
  conversations.push(added);
  return added;
}
