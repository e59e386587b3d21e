import { call, delay, put, race, take, takeLeading } from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { ChangePasswordRequest, ChangePasswordResponse } from '@emit/contract/wire';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { readUserId, storeSession } from '../../shared/lib/session';
import { passwordRefusal } from './password-rules';
import {
  passwordBegan,
  passwordChanged,
  passwordClosed,
  passwordOpened,
  passwordRefused,
  passwordSubmitted,
} from './password.slice';

/** Spec §4 "Password change": success closes the modal after 2 seconds. */
export function* passwordSaga() {
  yield* takeLeading(passwordSubmitted, submit);
}

function* submit({ payload }: ReturnType<typeof passwordSubmitted>) {
  const refusal = passwordRefusal(payload);
  if (refusal) {
    yield* put(passwordRefused(refusal));
    return;
  }
  const body: ChangePasswordRequest = {
    user_id: readUserId() ?? undefined,
    current_password: payload.current,
    new_password: payload.next,
  };
  yield* put(passwordBegan());
  try {
    const answer = yield* call(sendJson<ChangePasswordResponse>, 'POST', '/api/change-password', { body });
    // The other sessions end; this one goes on with a fresh token.
    if (answer?.access_token) storeSession(answer.access_token);
    yield* put(passwordChanged());
    const { waited } = yield* race({
      waited: delay(LIMITS.passwordModalClose),
      closed: take([passwordClosed, passwordOpened]),
    });
    if (waited) yield* put(passwordClosed());
  } catch (error) {
    yield* put(passwordRefused(textOf(error, MESSAGES.passwordChangeFailed)));
  }
}
