/** Subscription tiers (spec §3) and the trial every member begins with. */
export const PLAN_IDS = ['trial', 'exploration', 'transformation', 'creation'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Tier {
  readonly id: Exclude<PlanId, 'trial'>;
  readonly name: string;
  readonly dollarsPerMonth: number;
  readonly tokensPerMonth: number;
  readonly depth: string;
  readonly includes: readonly string[];
}

export const TIERS = [
  {
    id: 'exploration',
    name: 'Exploration',
    dollarsPerMonth: 45,
    tokensPerMonth: 200_000,
    depth: 'Standard depth',
    includes: ['Email support'],
  },
  {
    id: 'transformation',
    name: 'Transformation',
    dollarsPerMonth: 85,
    tokensPerMonth: 500_000,
    depth: 'Advanced depth',
    includes: ['Priority email support', 'Extra tools and templates'],
  },
  {
    id: 'creation',
    name: 'Creation',
    dollarsPerMonth: 125,
    tokensPerMonth: 1_500_000,
    depth: 'Maximum depth',
    includes: ['Premium support', 'Full toolkit', 'Multi-platform'],
  },
] as const satisfies readonly Tier[];

/** Tokens a plan grants each calendar month (UTC); the trial's number is a setting. */
export function monthlyAllowance(plan: PlanId, trialTokens: number): number {
  return TIERS.find((tier) => tier.id === plan)?.tokensPerMonth ?? trialTokens;
}

export type TierId = Tier['id'];

/** The address of a page to which a chosen tier is taken along. */
export function withPlan(path: string, plan: TierId | null): string {
  return plan === null ? path : `${path}?plan=${plan}`;
}

/** A tier that was chosen on another page, as its address has it; null for any other word. */
export function planIn(query: { get(name: string): string | null }): TierId | null {
  return TIERS.find(({ id }) => id === query.get('plan'))?.id ?? null;
}
