import { call, fork, put, take } from 'typed-redux-saga';
import { factorsActions } from './factors.slice';

/** Most members never see them: what they do comes with the card that shows them. */
export function* factorsSaga() {
  const asked = yield* take(factorsActions.requested);
  const { factorStepsSaga } = yield* call(() => import('./factor-steps.saga'));
  yield* fork(factorStepsSaga);
  yield* put(asked);
}
