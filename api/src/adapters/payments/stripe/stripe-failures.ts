import Stripe from 'stripe';
import { PaymentFailed } from '../../../ports/payments.port.js';

const CONFLICT = 409;

/** Whether Stripe says that it has no such thing. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The answer. Throws PaymentFailed, with nothing of Stripe's message: it repeats part of a key, or what was sent. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeConnectionError) return new PaymentFailed('later', 'cannot be reached');
  const { statusCode = 0, code = error.rawType } = error;
  const said = `answered ${statusCode}${code ? ` (${code})` : ''}`;
  if (statusCode >= 500 || statusCode === CONFLICT || error instanceof errors.StripeRateLimitError)
    return new PaymentFailed('later', said);
  if (error instanceof errors.StripeIdempotencyError) return new PaymentFailed('later', said);
  if (error instanceof errors.StripeAuthenticationError)
    return new PaymentFailed('refused', 'refuses the key in EMIT_STRIPE_KEY');
  if (error instanceof errors.StripePermissionError)
    return new PaymentFailed('refused', 'lets the key in EMIT_STRIPE_KEY do too little');
  return new PaymentFailed('refused', said);
}
