import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SessionList } from '@emit/contract/account';
import { ApiError, textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { load } from '../../shared/lib/loadable';
import { passwordActions } from './password.slice';
import { sessionsActions, selectSessions } from './sessions.slice';

const NOT_LOADED = 'Where you are signed in could not be loaded. Please try again.';
const NOT_ENDED = 'That session could not be ended. Please try again.';

export function* sessionsSaga() {
  yield* takeLatest(sessionsActions.requested, loadSessions);
  yield* takeEvery(sessionsActions.endRequested, end);
  yield* takeEvery(passwordActions.changed, loadAnew);
}

function loadSessions() {
  return load(
    () => sendJson<SessionList>('GET', '/api/v1/sessions'),
    (list) => sessionsActions.loaded(list?.sessions ?? []),
    (error) => sessionsActions.failed(textOf(error, NOT_LOADED)),
  );
}

/** A new password ends the other sessions: where they are listed, they go. */
function* loadAnew() {
  const { data } = yield* select(selectSessions);
  if (data) yield* put(sessionsActions.requested());
}

function* end({ payload: id }: ReturnType<typeof sessionsActions.endRequested>) {
  try {
    yield* call(sendJson, 'DELETE', `/api/v1/sessions/${id}`);
  } catch (error) {
    // One that has ended meanwhile is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) {
      yield* put(sessionsActions.failed(textOf(error, NOT_ENDED)));
      return;
    }
  }
  yield* put(sessionsActions.requested());
}
