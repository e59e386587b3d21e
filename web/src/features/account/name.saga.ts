import { call, put, takeLeading } from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { nameActions } from './name.slice';

const NOT_CHANGED = 'Your name could not be changed. Please try again.';

/** The member's own name. */
export function* nameSaga() {
  yield* takeLeading(nameActions.submitted, submit);
}

function* submit({ payload }: ReturnType<typeof nameActions.submitted>) {
  const fullName = payload.trim();
  if (fullName === '') {
    yield* put(nameActions.refused(MESSAGES.fullNameRequired));
    return;
  }
  yield* put(nameActions.began());
  try {
    yield* call(send, 'PUT', '/api/v1/users/me/name', { body: { full_name: fullName } });
    yield* put(nameActions.changed(fullName));
  } catch (error) {
    yield* put(nameActions.refused(textOf(error, NOT_CHANGED)));
  }
}
