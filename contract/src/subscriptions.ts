import type { Instant } from './formats.js';
import { PLAN_IDS, type PlanId, type TierId } from './plans.js';

/** paid: in force. late: a payment failed and is tried again, in force until then. unpaid: not in force, and not ended. ended: for good. */
export const SUBSCRIPTION_STATUSES = ['paid', 'late', 'unpaid', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What a member pays for by the payment provider. */
export interface PlanSubscription {
  /** Null for a price that is none of a plan here. */
  plan: TierId | null;
  status: SubscriptionStatus;
  /** When it ends, where it was cancelled and is still in force. */
  ends_at: Instant | null;
}

/** How a plan is paid for. */
export interface PlanPayment {
  /** Null before the first payment. */
  subscription: PlanSubscription | null;
  /** What whoever runs this Emit gives, whatever is paid for; the trial where it gives nothing. */
  granted: PlanId;
}

/** The provider's page to go to. */
export interface PaymentPage {
  url: string;
}

/** The plan of a subscription; null where it brings none. */
export function planPaidFor(subscription: Pick<PlanSubscription, 'plan' | 'status'> | null): TierId | null {
  if (subscription?.status !== 'paid' && subscription?.status !== 'late') return null;
  return subscription.plan;
}

/** Of what is granted and what is paid for the higher plan is in force. */
export function higherPlan(one: PlanId, other: PlanId | null): PlanId {
  return other !== null && PLAN_IDS.indexOf(other) > PLAN_IDS.indexOf(one) ? other : one;
}
