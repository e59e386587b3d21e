import type { SecondFactorChallenge } from './account.js';

/** Stable codes of every refusal the API answers. The texts beside them live in `api/src/http/errors`. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'NOTICE_FORGED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RANGE_NOT_SATISFIABLE',
  'HEADERS_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'NOT_AUTHENTICATED',
  'WRONG_CREDENTIALS',
  'WRONG_CURRENT_PASSWORD',
  'SECOND_FACTOR_REQUIRED',
  'WRONG_SECOND_FACTOR',
  'PASSKEY_REFUSED',
  'CHALLENGE_EXPIRED',
  'FACTOR_EXISTS',
  'FACTOR_NOT_FOUND',
  'ROLE_REQUIRED',
  'ROLE_NEEDS_SECOND_FACTOR',
  'EMAIL_TAKEN',
  'MEMBER_NOT_FOUND',
  'LINK_INVALID',
  'SESSION_NOT_FOUND',
  'CONVERSATION_NOT_FOUND',
  'REPLY_NOT_FOUND',
  'MESSAGE_NOT_FOUND',
  'QUOTATION_NOT_FOUND',
  'PASSAGE_NOT_FOUND',
  'PRACTICE_NOT_FOUND',
  'NOTE_NOT_FOUND',
  'READING_NOT_FOUND',
  'PLAN_REQUEST_NOT_FOUND',
  'REMINDER_NOT_FOUND',
  'SUBSCRIPTION_NOT_FOUND',
  'PAYMENTS_NOT_SET_UP',
  'ROUTE_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'QUESTION_IN_FLIGHT',
  'MESSAGE_ID_TAKEN',
  'CONCURRENT_CHANGE',
  'PRACTICE_DAY_FULL',
  'CONVERSATION_FULL',
  'STORAGE_FULL',
  'PRACTICE_REMOVED',
  'NOTE_REMOVED',
  'READING_LEFT',
  'PLAN_IN_FORCE',
  'PLAN_REQUEST_WAITS',
  'SUBSCRIPTION_EXISTS',
  'PLAN_REQUEST_SETTLED',
  'MARKS_FULL',
  'OUT_OF_TOKENS',
  'DAILY_LIMIT_REACHED',
  'MODEL_BUDGET_SPENT',
  'TOO_MANY_REQUESTS',
  'GUIDE_UNAVAILABLE',
  'GUIDE_NOT_SET_UP',
  'PAYMENTS_UNAVAILABLE',
  'STORE_UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error answer. `detail` and `message` are the same text (spec §8 reads either). */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  detail: string;
  message: string;
  /** With SECOND_FACTOR_REQUIRED: how to go on. */
  second_factor?: SecondFactorChallenge;
}
