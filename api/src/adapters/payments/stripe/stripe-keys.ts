import Stripe from 'stripe';

/** Each is one more request. */
const MOST_KEYS = 20;

/**
 * Does it once, whoever asks for it at the same time. Stripe repeats for a day what it answered to a key, a failure as well: what
 * is only repeated is asked anew with the next key, which is the same for all who ask.
 */
export async function once<T>(
  name: string,
  ask: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await ask({ idempotencyKey: n === 1 ? name : `${name}-${n}` });
    } catch (error) {
      if (n === MOST_KEYS || !isRepeated(error)) throw error;
    }
  }
}

/** Not so of another order with the same key: that one was not done, and is not to be. */
function isRepeated(error: unknown): boolean {
  const { StripeError, StripeIdempotencyError } = Stripe.errors;
  if (!(error instanceof StripeError) || error instanceof StripeIdempotencyError) return false;
  return error.headers?.['idempotent-replayed'] === 'true';
}
