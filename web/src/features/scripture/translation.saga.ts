import { call, put, takeLatest } from 'typed-redux-saga';
import { textOf } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { askUntilAnswered } from '../../shared/lib/ask-again';
import { translationActions } from './translation.slice';

const NOT_SAVED = 'Your choice could not be saved.';

/** Tells the server what the member reads in; the last choice counts. */
export function* translationSaga() {
  yield* takeLatest(translationActions.chosen, save);
}

function* save({ payload: translation }: ReturnType<typeof translationActions.chosen>) {
  yield* askUntilAnswered(
    function* () {
      yield* call(send, 'PUT', '/api/v1/users/me/translation', { body: { translation } });
      yield* put(translationActions.saved());
    },
    function* (error) {
      yield* put(translationActions.notSaved(textOf(error, NOT_SAVED)));
    },
  );
}
