import { conversationIdOf, type TokensConsumed, type TurnFailed } from '../domain/conversation/events.js';
import { utcDateOf } from '../domain/scoring/calendar.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

/** What the member paid for: replies, and turns that came to their end without one. Input is the total without the output. */
export interface Usage {
  replies: number;
  outputTokens: number;
  totalTokens: number;
  /** Turns without a whole reply that the operator paid for. */
  notCharged: { turns: number; totalTokens: number };
}

export interface ConversationDayUsage extends Usage {
  conversationId: string;
}

/**
 * What one member used on one UTC day, by conversation, in the order of their first use. Only what the token page shows:
 * an audit by model or by kind of token reads the event store.
 */
export interface UsageDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  conversations: ConversationDayUsage[];
}

/** Keys of one member's days, in order: list them by this prefix. */
export const usagePrefix = (memberId: string): string => `${memberId}/`;

const USED = { outputTokens: 'number', totalTokens: 'number' } as const;

export const usageByDay = defineProjection<UsageDay, TokensConsumed | TurnFailed>({
  name: 'usage-by-day',
  shape: '4',
  key: (event) => usagePrefix(event.memberId) + utcDateOf(event.at),
  initial: (event) => ({ date: utcDateOf(event.at), conversations: [] }),
  on: {
    TokensConsumed(day, { stream, data }) {
      const { outputTokens, totalTokens } = requireFields(data, USED);
      const usage = conversationOf(day, conversationIdOf(stream));
      usage.replies += 1;
      usage.outputTokens += outputTokens;
      usage.totalTokens += totalTokens;
    },
    TurnFailed(day, { stream, data }) {
      const { outputTokens, totalTokens, charged } = requireFields(data, { ...USED, charged: 'boolean' });
      const usage = conversationOf(day, conversationIdOf(stream));
      if (charged) {
        usage.outputTokens += outputTokens;
        usage.totalTokens += totalTokens;
      } else {
        usage.notCharged.turns += 1;
        usage.notCharged.totalTokens += totalTokens;
      }
    },
  },
});

function conversationOf({ conversations }: UsageDay, conversationId: string): ConversationDayUsage {
  const known = conversations.find((used) => used.conversationId === conversationId);
  if (known) return known;
  const notCharged = { turns: 0, totalTokens: 0 };
  const added = { conversationId, replies: 0, outputTokens: 0, totalTokens: 0, notCharged };
  conversations.push(added);
  return added;
}
