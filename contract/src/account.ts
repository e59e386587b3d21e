import type { PlanId } from './plans.js';

/** What crosses the wire about a member's account: sessions, token usage, its end. */

/** Where a member is signed in, the session opened last first. Times are ISO instants. */
export interface SessionList {
  sessions: {
    id: string;
    /** What the browser said that it is. */
    client: string;
    opened_at: string;
    /** To the day or so. */
    seen_at: string;
    current: boolean;
  }[];
}

/** What replies used; `input_tokens` counts all that the guide read, from its cache too, so that the two add up. */
export interface TokenCounts {
  replies: number;
  input_tokens: number;
  output_tokens: number;
  total_tokens: number;
}
export interface ConversationUsage extends TokenCounts {
  conversation_id: string;
  /** null where it has none yet, and once it is deleted. */
  title: string | null;
  deleted: boolean;
  /** The latest day with a reply. */
  last_used: string;
}
/** A member's token account. Days are UTC, as allowances are, 'YYYY-MM-DD'. */
export interface TokenUsage {
  balance: number;
  plan: PlanId;
  /** What the plan grants each calendar month. */
  allowance: number;
  /** ISO instant at which the next allowance is granted. */
  allowance_renews_at: string;
  this_month: { granted: number; used: number };
  /** The sums of the days asked for. */
  total: TokenCounts;
  /** Days with a reply, ascending. */
  days: (TokenCounts & { date: string })[];
  /** Those that had a reply on these days, the most tokens first. */
  conversations: ConversationUsage[];
  /** What was granted on these days, the newest first. */
  grants: { granted_at: string; amount: number; kind: 'allowance' | 'gift' }[];
}

export interface EraseAccountRequest {
  password: string;
}
