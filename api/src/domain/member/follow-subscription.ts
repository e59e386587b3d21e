import { monthlyAllowance, type PlanId } from '@emit/contract/plans';
import { higherPlan, planPaidFor } from '@emit/contract/subscriptions';
import type { FollowSubscription } from './commands.js';
import type { MemberEvent } from './events.js';
import { grantedBy } from './plan-request.js';
import type { MemberState, SubscriptionState } from './state.js';

/** Once for each change; the plan follows it, never below what an operator grants (docs/adr/0083). */
export function followSubscription(command: FollowSubscription, state: MemberState): MemberEvent[] {
  const found = command.subscription ?? endOf(state.subscription);
  if (found === null || isSame(found, state.subscription)) return [];
  const plan = higherPlan(state.grantedPlan, planPaidFor(found));
  const changed: MemberEvent = { type: 'SubscriptionChanged', data: found };
  if (plan === state.plan) return [changed];
  return [
    changed,
    { type: 'PlanChanged', data: { plan } },
    ...grantedBy(plan, state, {}),
    ...restOfAllowance(plan, command, state),
  ];
}

function endOf(known: SubscriptionState | null): SubscriptionState | null {
  return known && { plan: known.plan, status: 'ended', endsAt: null };
}

/** One that has ended before anything was known of it is none. */
function isSame(found: SubscriptionState, known: SubscriptionState | null): boolean {
  if (known === null) return found.status === 'ended';
  return found.plan === known.plan && found.status === known.status && found.endsAt === known.endsAt;
}

/** Whoever pays has the tokens at once, and no more in a month than the highest plan of it grants. */
function restOfAllowance(
  plan: PlanId,
  { month, trialTokens }: FollowSubscription,
  { allowances }: MemberState,
): MemberEvent[] {
  const had = Object.hasOwn(allowances, month) ? allowances[month] : undefined;
  const amount = monthlyAllowance(plan, trialTokens) - (had ?? 0);
  // Without the month's allowance the next question brings the whole of it.
  if (had === undefined || amount <= 0) return [];
  return [{ type: 'TokensGranted', data: { amount, plan, month } }];
}
