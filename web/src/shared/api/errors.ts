import { MESSAGES } from '@emit/contract/messages';
import { NoPasskey } from '../lib/passkeys';

/** An answer that is not a success. `detail` is the server's own text; empty when it gave none. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    /** The whole answer, where it was an object. */
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail || `HTTP error! status: ${status}`);
  }
}

/** No answer at all. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  constructor() {
    super(MESSAGES.cannotConnect);
  }
}

/** Whether the server could not be reached, or could not answer for now: the same asked later may be answered. */
export function isOutage(error: unknown): boolean {
  return error instanceof NoResponse || (error instanceof ApiError && [502, 503, 504].includes(error.status));
}

/** What spec §8 shows for a failed call: the server's text, else `fallback`; no answer and anything else have theirs. */
export function textOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail || fallback;
  if (error instanceof NoResponse || error instanceof NoPasskey) return error.message;
  return MESSAGES.unexpected;
}

/** Why something was not done: `offline` without a connection, the server's words where it refused, else `failed`. */
export function refusalTextOf(error: unknown, failed: string, offline: string): string {
  if (isOutage(error)) return offline;
  return error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : failed;
}

/** The texts of spec §8 that name the status: 'HTTP error! status: 503'. */
export function statusTextOf(error: unknown): string {
  if (error instanceof ApiError) return `HTTP error! status: ${error.status}`;
  return textOf(error, MESSAGES.unexpected);
}
