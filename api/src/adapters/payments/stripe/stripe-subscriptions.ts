import { TIERS, type TierId } from '@emit/contract/plans';
import type Stripe from 'stripe';
import type { Subscription, SubscriptionStatus } from '../../../ports/payments.port.js';

const STATUSES = {
  incomplete: 'begun',
  incomplete_expired: 'ended',
  trialing: 'paid',
  active: 'paid',
  past_due: 'late',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
} as const satisfies Record<Stripe.Subscription.Status, SubscriptionStatus>;

/** A status that Stripe adds later brings no plan. */
export function subscriptionOf(
  { items, status, cancel_at }: Stripe.Subscription,
  prices: Readonly<Record<TierId, string>>,
): Subscription {
  const paid = new Set(items.data.map(({ price }) => price.id));
  const tier = TIERS.find((one) => paid.has(prices[one.id]));
  return {
    plan: tier?.id ?? null,
    status: (STATUSES as Partial<Record<string, SubscriptionStatus>>)[status] ?? 'unpaid',
    endsAt: cancel_at === null ? null : cancel_at * 1_000,
  };
}
