import type { Count, Instant, Uuid, Whole } from './formats.js';
import type { PlanId } from './plans.js';
import type { PlanPayment } from './subscriptions.js';

/** What became of a request for another plan. */
export type PlanRequestStatus = 'waiting' | 'withdrawn' | 'granted' | 'declined';

/** A member's request for another plan; for the trial it asks to end the plan. */
export interface PlanRequest {
  id: Uuid;
  plan: PlanId;
  /** What the member wrote to it. */
  note: string | null;
  asked_at: Instant;
  status: PlanRequestStatus;
  /** Null while it waits. */
  settled_at: Instant | null;
}

/** The plan a member has, and the request made last. */
export interface PlanAccount {
  plan: PlanId;
  /** When the plan began. */
  since: Instant;
  /** Tokens left. */
  tokens: Whole;
  /** Tokens that the trial grants each month. */
  trial_tokens: Count;
  allowance_renews_at: Instant;
  /** Bytes. */
  storage: { used: Count; quota: Count };
  request: PlanRequest | null;
  /** Null where this server takes no payments. */
  payment: PlanPayment | null;
}

export interface AskForPlanRequest {
  plan: PlanId;
  note?: string;
}
