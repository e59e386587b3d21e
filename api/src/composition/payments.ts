import type { PaymentPort } from '../ports/payments.port.js';
import type { PaymentSettings } from '../settings/payment-settings.js';

/** Null without a key. The provider's package is loaded only where it is used. */
export async function openPayments({ payments }: PaymentSettings): Promise<PaymentPort | null> {
  if (payments === null) return null;
  const { StripePayments } = await import('../adapters/payments/stripe/stripe-payments.js');
  return new StripePayments(payments);
}
