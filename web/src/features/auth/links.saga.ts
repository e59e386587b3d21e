import { call, put, takeLeading } from 'typed-redux-saga';
import type {
  ConfirmLinkRequest,
  ForgotPasswordRequest,
  LinkConfirmed,
  ResetPasswordRequest,
} from '@emit/contract/account';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { goTo } from '../../shared/lib/navigator';
import { readToken } from '../../shared/lib/session';
import { authActions } from './auth.slice';
import { linkActions, type ResetInput } from './links.slice';

/** A forgotten password, and the links that come by mail. */
export function* linksSaga() {
  yield* takeLeading(linkActions.forgotSubmitted, submitForgot);
  yield* takeLeading(linkActions.resetSubmitted, submitReset);
  yield* takeLeading(linkActions.confirmSubmitted, submitConfirm);
}

function* submitForgot({ payload }: ReturnType<typeof linkActions.forgotSubmitted>) {
  const body: ForgotPasswordRequest = { email: payload.trim() };
  if (body.email === '') {
    yield* put(authActions.formRefused(MESSAGES.emailRequired));
    return;
  }
  yield* put(authActions.formBegan());
  try {
    yield* call(sendJson, 'POST', '/api/v1/auth/forgot', { body });
    yield* put(authActions.formSucceeded());
  } catch (error) {
    yield* put(authActions.formRefused(textOf(error, MESSAGES.unexpected)));
  }
}

/** The first rule that the input breaks; null when none. */
function resetRefusal({ password, confirmation }: ResetInput): string | null {
  if (password.length < LIMITS.passwordMinAtChange) return MESSAGES.newPasswordTooShort;
  return password === confirmation ? null : MESSAGES.newPasswordsDoNotMatch;
}

function* submitReset({ payload }: ReturnType<typeof linkActions.resetSubmitted>) {
  const refusal = resetRefusal(payload);
  if (refusal) {
    yield* put(authActions.formRefused(refusal));
    return;
  }
  const { token, password } = payload;
  const body: ResetPasswordRequest = { token, password };
  yield* put(authActions.formBegan());
  try {
    yield* call(sendJson, 'POST', '/api/v1/auth/reset', { body });
    yield* put(authActions.formSucceeded());
    goTo('/login', { replace: true, state: { message: MESSAGES.passwordReset } });
  } catch (error) {
    yield* put(authActions.formRefused(textOf(error, MESSAGES.passwordChangeFailed)));
  }
}

function* submitConfirm({ payload: token }: ReturnType<typeof linkActions.confirmSubmitted>) {
  const body: ConfirmLinkRequest = { token };
  yield* put(authActions.formBegan());
  try {
    const answer = yield* call(sendJson<LinkConfirmed>, 'POST', '/api/v1/auth/confirm', { body });
    yield* put(authActions.formSucceeded());
    if (answer) yield* put(linkActions.confirmed(answer.confirmed));
    // Whoever is signed in here sees it at once.
    if (readToken() !== null) yield* put(authActions.sessionCheckRequested());
  } catch (error) {
    yield* put(authActions.formRefused(textOf(error, MESSAGES.unexpected)));
  }
}
