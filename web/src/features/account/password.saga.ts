import { call, delay, put, race, take, takeLeading } from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { ChangePasswordRequest, ChangePasswordResponse } from '@emit/contract/wire';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { readUserId, storeSession } from '../../shared/lib/session';
import { passwordRefusal } from './password-rules';
import { passwordActions } from './password.slice';

/** Spec §4 "Password change": success closes the modal after 2 seconds. */
export function* passwordSaga() {
  yield* takeLeading(passwordActions.submitted, submit);
}

function* submit({ payload }: ReturnType<typeof passwordActions.submitted>) {
  const refusal = passwordRefusal(payload);
  if (refusal) {
    yield* put(passwordActions.refused(refusal));
    return;
  }
  const body: ChangePasswordRequest = {
    user_id: readUserId() ?? undefined,
    current_password: payload.current,
    new_password: payload.next,
  };
  yield* put(passwordActions.began());
  try {
    const answer = yield* call(sendJson<ChangePasswordResponse>, 'POST', '/api/change-password', { body });
    // The other sessions end; this one goes on with a fresh token.
    if (answer?.access_token) storeSession(answer.access_token);
    yield* put(passwordActions.changed());
    const { waited } = yield* race({
      waited: delay(LIMITS.passwordModalClose),
      closed: take([passwordActions.closed, passwordActions.opened]),
    });
    if (waited) yield* put(passwordActions.closed());
  } catch (error) {
    yield* put(passwordActions.refused(textOf(error, MESSAGES.passwordChangeFailed)));
  }
}
