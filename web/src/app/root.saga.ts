import { call, delay, fork } from 'typed-redux-saga';
import { themeSaga } from '../features/account/theme.saga';
import { authSaga } from '../features/auth/auth.saga';
import { linksSaga } from '../features/auth/links.saga';
import { serviceSaga } from '../features/public/service.saga';
import { secondFactorSaga } from '../features/auth/second-factor.saga';
import { logFailure } from '../shared/lib/log';

type FeatureSaga = () => Generator;

/** Milliseconds: a feature that breaks as it begins must not keep the page from doing anything else. */
const PAUSE_BEFORE_ANEW = 1_000;

/** The root saga of the pages before login; what members need joins it (member.ts). */
export function* publicSaga() {
  yield* call(startAll, [authSaga, secondFactorSaga, linksSaga, serviceSaga, themeSaga]);
}

/** A feature that breaks is logged and begins anew: it takes no other with it. */
export function* startAll(sagas: readonly FeatureSaga[]) {
  for (const saga of sagas) yield* fork(keepRunning, saga);
}

function* keepRunning(saga: FeatureSaga) {
  for (;;) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      logFailure(`Error in ${saga.name}`, error);
      yield* delay(PAUSE_BEFORE_ANEW);
    }
  }
}
