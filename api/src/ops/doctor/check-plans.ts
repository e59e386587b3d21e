import { TIERS } from '@emit/contract/plans';
import { PaymentFailed, type OfferedPrice } from '../../ports/payments.port.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { Cli } from '../support/cli.js';
import type { Found } from './check.js';

/** Whether Stripe takes the key, and each plan costs there what members are told. */
export async function plansCheck(cli: Cli, settings: CommandSettings): Promise<Found> {
  const payments = await cli.openPayments(settings);
  if (payments === null) return { state: 'ok', what: 'plans are asked for: EMIT_STRIPE_KEY is not set' };
  try {
    const faults = (await payments.prices()).map(faultOf).filter((fault) => fault !== null);
    if (faults.length > 0) return { state: 'wrong', what: `EMIT_STRIPE_PRICES: ${faults.join('; ')}` };
    return { state: 'ok', what: 'Stripe takes the key, and each plan costs there what it costs here' };
  } catch (error) {
    if (!(error instanceof PaymentFailed)) throw error;
    return { state: error.kind === 'later' ? 'warning' : 'wrong', what: `Stripe ${error.reason}` };
  }
}

/** Null where it is what members are told. */
function faultOf({ plan, priceId, found }: OfferedPrice): string | null {
  if (found === null) return `Stripe has no price ${priceId} (${plan})`;
  const cents = (TIERS.find(({ id }) => id === plan)?.dollarsPerMonth ?? 0) * 100;
  if (!found.isActive) return `${priceId} (${plan}) is archived`;
  if (!found.isMonthly) return `${priceId} (${plan}) is not paid each month`;
  if (found.currency !== 'usd' || found.amount !== cents)
    return `${priceId} (${plan}) is ${amountOf(found)}, not ${amountOf({ currency: 'usd', amount: cents })}`;
  return null;
}

function amountOf({ currency, amount }: Pick<NonNullable<OfferedPrice['found']>, 'currency' | 'amount'>) {
  return `${amount === null ? 'no fixed amount' : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
