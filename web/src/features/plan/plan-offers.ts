import { PLAN_IDS, TIERS, monthlyAllowance, type PlanId, type Tier } from '@emit/contract/plans';

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
