import { monthDay } from '@emit/contract/english';
import type { ErrorBody, ErrorCode } from '@emit/contract/error-codes';
import { LIMITS, storageFullText, storageText } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { dayIsFullText } from '@emit/contract/practice-day';

type Facts = Readonly<Record<string, string | number>>;

interface Row {
  readonly status: number;
  readonly text: string | ((facts: Facts) => string);
}

/** The one place where codes meet HTTP: every refusal's status and text (texts of spec §5 and §8 where it has them). */
const TABLE = {
  VALIDATION_FAILED: {
    status: 400,
    text: (facts) => String(facts['text'] ?? `Please check the field ${facts['field'] ?? ''}`),
  },
  MALFORMED_BODY: {
    status: 400,
    text: (facts) => String(facts['text'] ?? 'The request body is not valid JSON'),
  },
  NOTICE_FORGED: { status: 400, text: 'This was not signed by Stripe, or too long ago' },
  BODY_TOO_LARGE: {
    status: 413,
    text: (facts) =>
      String(
        facts['text'] ?? 'The request is too large: at most 256 KiB are accepted, 2 MiB of conversations',
      ),
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    text: 'The request body must be JSON (Content-Type: application/json)',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, text: 'The file has no such part' },
  HEADERS_TOO_LARGE: {
    status: 431,
    text: 'The address and headers of the request are too large: at most 16 KiB are accepted',
  },
  REQUEST_TIMEOUT: { status: 408, text: 'The request did not arrive in time' },
  NOT_AUTHENTICATED: { status: 401, text: 'Please sign in' },
  WRONG_CREDENTIALS: { status: 401, text: MESSAGES.wrongCredentials },
  WRONG_CURRENT_PASSWORD: { status: 400, text: MESSAGES.wrongCurrentPassword },
  SECOND_FACTOR_REQUIRED: { status: 401, text: MESSAGES.secondFactorRequired },
  WRONG_SECOND_FACTOR: { status: 400, text: MESSAGES.wrongSecondFactor },
  PASSKEY_REFUSED: { status: 400, text: MESSAGES.passkeyRefused },
  CHALLENGE_EXPIRED: { status: 410, text: MESSAGES.challengeExpired },
  FACTOR_EXISTS: { status: 409, text: 'This is set up already. Remove it first.' },
  FACTOR_NOT_FOUND: { status: 404, text: 'This is not set up' },
  ROLE_REQUIRED: { status: 403, text: ({ role }) => `This needs the role of an ${role ?? 'operator'}` },
  ROLE_NEEDS_SECOND_FACTOR: {
    status: 403,
    text: 'Your role needs a second factor: set one up on your account page, and sign in with it',
  },
  EMAIL_TAKEN: { status: 409, text: MESSAGES.emailTaken },
  MEMBER_NOT_FOUND: { status: 404, text: 'There is no such member' },
  LINK_INVALID: { status: 410, text: MESSAGES.linkInvalid },
  SESSION_NOT_FOUND: { status: 404, text: 'There is no such session' },
  CONVERSATION_NOT_FOUND: { status: 404, text: 'There is no such conversation' },
  REPLY_NOT_FOUND: { status: 404, text: 'This question has no reply, and nobody is writing one' },
  MESSAGE_NOT_FOUND: { status: 404, text: 'There is no such reply in this conversation' },
  QUOTATION_NOT_FOUND: { status: 404, text: 'There is no such quotation in this reply' },
  PASSAGE_NOT_FOUND: { status: 404, text: (facts) => String(facts['message'] ?? 'There is no such passage') },
  READING_NOT_FOUND: { status: 404, text: 'There is no such reading' },
  PLAN_REQUEST_NOT_FOUND: { status: 404, text: 'There is no such request' },
  REMINDER_NOT_FOUND: { status: 404, text: 'There is no such reminder' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, text: 'You have not paid for a plan by Stripe yet' },
  PAYMENTS_NOT_SET_UP: { status: 404, text: 'Nothing is paid here: please ask for a plan' },
  NOTE_NOT_FOUND: { status: 404, text: 'There is no such note' },
  PRACTICE_NOT_FOUND: { status: 404, text: 'There is no such practice' },
  ROUTE_NOT_FOUND: { status: 404, text: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not take that method' },
  QUESTION_IN_FLIGHT: {
    status: 409,
    text: 'Your former question is still being answered. Please wait for the reply.',
  },
  MESSAGE_ID_TAKEN: { status: 409, text: 'Another message already has this message id' },
  CONCURRENT_CHANGE: { status: 409, text: 'This was changed elsewhere at the same time. Please try again.' },
  PRACTICE_DAY_FULL: {
    status: 409,
    text: ({ minutesLeft = 0, day }) =>
      dayIsFullText(Number(minutesLeft), day === undefined ? null : String(day)),
  },
  CONVERSATION_FULL: {
    status: 409,
    text: `This conversation is full: it holds ${LIMITS.conversationMessages.toLocaleString('en')} messages, or ${storageText(LIMITS.conversationBytes)} of text. What is in it stays; please begin a new one.`,
  },
  STORAGE_FULL: {
    status: 409,
    text: ({ quota }) => storageFullText(Number(quota ?? 0)),
  },
  PRACTICE_REMOVED: { status: 409, text: 'This practice was removed' },
  READING_LEFT: { status: 409, text: 'You have left this reading plan. Start it anew to go on.' },
  PLAN_IN_FORCE: { status: 409, text: 'You have this plan already' },
  SUBSCRIPTION_EXISTS: {
    status: 409,
    text: 'You pay for a plan already. You can change or cancel it at Stripe.',
  },
  PLAN_REQUEST_WAITS: {
    status: 409,
    text: 'You have asked for a plan already. Withdraw that request first, or wait for the answer.',
  },
  PLAN_REQUEST_SETTLED: { status: 409, text: 'This request has been answered already' },
  NOTE_REMOVED: { status: 409, text: 'This note was removed' },
  MARKS_FULL: {
    status: 409,
    text: ({ what, most }) =>
      `You have ${Number(most ?? 0).toLocaleString('en')} ${what ?? 'marks'}, and that is as many as there is room for. Please remove some first.`,
  },
  OUT_OF_TOKENS: {
    status: 402,
    text: ({ renewsOn }) => {
      const day = renewsOn === undefined ? 'the first of next month' : monthDay(String(renewsOn));
      return `You have used up your tokens. Your allowance renews on ${day}.`;
    },
  },
  DAILY_LIMIT_REACHED: {
    status: 429,
    text: 'You have asked as much as one member can in a day. Please go on tomorrow; your question is kept.',
  },
  MODEL_BUDGET_SPENT: {
    status: 502,
    text: 'Emit has answered all that it can today. Please ask again tomorrow; your question is kept.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: (facts) => `Too many attempts. Please try again in ${facts['seconds'] ?? 60} seconds.`,
  },
  GUIDE_UNAVAILABLE: { status: 502, text: (facts) => String(facts['text'] ?? MESSAGES.chatFailed) },
  /** To ask again is of no use before its operator has mended it. */
  GUIDE_NOT_SET_UP: { status: 502, text: (facts) => String(facts['text'] ?? MESSAGES.guideNotSetUp) },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    text: 'Stripe cannot be reached right now. Nothing was changed; please try again in a moment.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    text: 'Emit cannot reach its store right now. Please try again in a moment.',
  },
  INTERNAL_ERROR: { status: 500, text: MESSAGES.unexpected },
} as const satisfies Record<ErrorCode, Row>;

export function errorBody(code: ErrorCode, facts: Facts = {}): ErrorBody {
  const row: Row = TABLE[code];
  const text = typeof row.text === 'string' ? row.text : row.text(facts);
  return { statusCode: row.status, code, detail: text, message: text };
}

export function statusOf(code: ErrorCode): number {
  return TABLE[code].status;
}
