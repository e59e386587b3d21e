import type { PlanAccount } from '@emit/contract/plan-requests';
import { PLAN_IDS, TIERS, monthlyAllowance, type PlanId, type Tier } from '@emit/contract/plans';
import { higherPlan } from '@emit/contract/subscriptions';

/** What a plan is, as members compare it. */
export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  readonly price: string;
  readonly tokens: number;
  /** What comes besides. */
  readonly includes: readonly string[];
}

export function offersWith(trialTokens: number): PlanOffer[] {
  return PLAN_IDS.map((id) => planOffer(id, trialTokens));
}

export function planOffer(id: PlanId, trialTokens: number): PlanOffer {
  const tier: Tier | undefined = TIERS.find((one) => one.id === id);
  return {
    id,
    name: tier?.name ?? 'Trial',
    price: tier ? `$${tier.dollarsPerMonth} a month` : 'Free',
    tokens: monthlyAllowance(id, trialTokens),
    includes: tier ? [tier.depth, ...tier.includes] : [],
  };
}

/** Whether a plan can be asked for, or paid where that is done. */
export function canChoose({ plan, request, payment }: PlanAccount, id: PlanId): boolean {
  if (id === plan) return false;
  if (payment === null || id === 'trial') return request?.status !== 'waiting';
  return !isSubscribed(payment) && higherPlan(payment.granted, id) !== payment.granted;
}

/** Whether the member has to do with Stripe: what has not ended is changed there. */
export function isSubscribed(payment: PlanAccount['payment']): boolean {
  return payment?.subscription != null && payment.subscription.status !== 'ended';
}
