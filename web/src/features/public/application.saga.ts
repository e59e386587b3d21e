import { call, put, takeLeading } from 'typed-redux-saga';
import {
  APPLICATION_TEXTS,
  type AffiliateRequest,
  type ApplicationForm,
  type ApplicationLinkRequest,
  type WaitlistRequest,
} from '@emit/contract/applications';
import { MESSAGES } from '@emit/contract/messages';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { PRODUCT_IDS } from '@emit/contract/products';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { applicationActions, type AffiliateInput, type WaitlistInput } from './application.actions';
import { became } from './application.slice';

/** The forms for waitlists and affiliates, and the link that comes by mail. */
export function* applicationSaga() {
  yield* takeLeading(applicationActions.waitlistSubmitted, submitWaitlist);
  yield* takeLeading(applicationActions.affiliateSubmitted, submitAffiliate);
  yield* takeLeading(applicationActions.confirmSubmitted, submitConfirm);
  yield* takeLeading(applicationActions.withdrawSubmitted, submitWithdraw);
}

function* submitWaitlist({ payload }: { payload: WaitlistInput }) {
  const { email, name, message } = trimmed(payload);
  const product = PRODUCT_IDS.find((id) => id === payload.product);
  if (product === undefined) yield* put(became({ error: APPLICATION_TEXTS.productRequired }));
  else if (email === '') yield* put(became({ error: MESSAGES.emailRequired }));
  else {
    const optional = { ...(name !== '' && { name }), ...(message !== '' && { message }) };
    yield* apply('waitlist', { product, email, ...optional, privacy_version: PRIVACY_VERSION });
  }
}

function* submitAffiliate({ payload }: { payload: AffiliateInput }) {
  const input = trimmed(payload);
  const missing = affiliateRefusal(input);
  if (missing !== null) yield* put(became({ error: missing }));
  else yield* apply('affiliate', { ...input, privacy_version: PRIVACY_VERSION });
}

/** The first rule that the input breaks; null when none: the server knows the others. */
function affiliateRefusal({ name, email, audience, message }: AffiliateInput): string | null {
  if (name === '') return APPLICATION_TEXTS.nameRequired;
  if (email === '') return MESSAGES.emailRequired;
  if (audience === '') return APPLICATION_TEXTS.audienceRequired;
  return message === '' ? APPLICATION_TEXTS.messageRequired : null;
}

function* apply(form: ApplicationForm, body: WaitlistRequest | AffiliateRequest) {
  yield* put(became({ status: 'working' }));
  try {
    yield* call(sendJson, 'POST', `/api/v1/applications/${form}`, { body });
    yield* put(became({ status: 'succeeded' }));
  } catch (error) {
    yield* put(became({ error: textOf(error, MESSAGES.unexpected) }));
  }
}

function* submitConfirm({ payload }: { payload: string }) {
  yield* followLink('confirm', payload);
}

function* submitWithdraw({ payload }: { payload: string }) {
  yield* followLink('withdraw', payload);
}

const DONE = { confirm: 'confirmed', withdraw: 'withdrawn' } as const;

function* followLink(what: keyof typeof DONE, token: string) {
  const body: ApplicationLinkRequest = { token };
  yield* put(became({ status: 'working' }));
  try {
    yield* call(sendJson, 'POST', `/api/v1/applications/${what}`, { body });
    yield* put(became({ done: DONE[what] }));
  } catch (error) {
    yield* put(became({ error: textOf(error, MESSAGES.unexpected) }));
  }
}

function trimmed<Input extends Record<keyof Input, string>>(input: Input): Input {
  const fields = Object.entries<string>(input).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(fields) as Input;
}
