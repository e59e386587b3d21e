import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideFault } from '../../../ports/guide.port.js';
import type { StreamBroken } from './streamed-message.js';

const NOT_CHARGED = 'You were not charged.';

/** What a member may be told of a failure; never the API's own words, which may quote the request. */
export function sayWhy({ cause, why, so: { usage } }: StreamBroken): string {
  // Of no use to ask again before it is mended.
  if (faultIn(cause)) return MESSAGES.guideNotSetUp;
  if (why === 'late' || cause instanceof APIConnectionTimeoutError) {
    return `The guide took too long to answer. ${NOT_CHARGED} Please try again.`;
  }
  if (usage !== null) return `The answer broke off. ${NOT_CHARGED} Please try again.`;
  if (cause instanceof APIConnectionError) return 'The guide cannot be reached just now. Please try again.';
  if (cause instanceof RateLimitError)
    return 'The guide is asked too much just now. Please try again in a minute.';
  if (isRefused(cause)) return 'The guide could not take this question. Please put it another way.';
  return 'The guide is overloaded just now. Please try again in a minute.';
}

/** An error of the request itself, which the same request has again. */
function isRefused(cause: unknown): boolean {
  if (!(cause instanceof APIError)) return false;
  if (cause.type === 'invalid_request_error') return true;
  return cause.status !== undefined && cause.status >= 400 && cause.status < 500;
}

/** The API's words for an account that cannot pay, where it has no code for it. */
const CANNOT_PAY = /credit balance|usage limits?|spend(?:ing)? limit|billing/i;
const PAYMENT_CODES = new Set([
  'contract_spend_limit_reached',
  'enforced_spend_limit_reached',
  'linked_organization_billing_unavailable',
  'linked_organization_spend_limit_reached',
]);

/** What is wrong with how the guide is set up, where that is why it failed; else null. */
export function faultIn(cause: unknown): GuideFault | null {
  if (!(cause instanceof APIError)) return null;
  const { type, errorCode, apiMessage } = cause;
  const status: unknown = cause.status;
  if (type === 'billing_error' || status === 402 || PAYMENT_CODES.has(errorCode ?? '')) return 'credit';
  if (status === 400 && CANNOT_PAY.test(apiMessage ?? '')) return 'credit';
  if (cause instanceof AuthenticationError || type === 'authentication_error') return 'key';
  if (cause instanceof PermissionDeniedError || type === 'permission_error') return 'permission';
  if (cause instanceof NotFoundError || type === 'not_found_error') return 'model';
  return null;
}

/**
 * Whether the same request may succeed: the API had taken it, and the stream then broke, other than by silence or because of
 * what was asked. Until it is taken, the SDK has tried again itself.
 */
export function worthAnotherTry({ why, cause, so: { taken } }: StreamBroken): boolean {
  return why === 'broken' && taken && faultIn(cause) === null && !isRefused(cause);
}
