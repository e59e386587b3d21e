import { ApiError, refusalTextOf } from '../../shared/api/errors';

const NOT_SENT = 'This could not be sent. Please try again.';

/** Why a request, or the way to a payment, was not taken. */
export function whyNot(error: unknown): string {
  if (error instanceof ApiError && error.code === 'PAYMENTS_UNAVAILABLE') return error.detail;
  return refusalTextOf(error, NOT_SENT, `${NOT_SENT} It needs a connection.`);
}
