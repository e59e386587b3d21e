import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, delay, flush, fork, put, take } from 'typed-redux-saga';
import { logFailure } from './log';

/** Milliseconds after which a script that did not come is asked for again. */
const PAUSE = 2_000;

type FeatureSaga = () => Generator;

/**
 * Returns a feature's saga that is fetched with the first of its actions, those of `slice`. What comes meanwhile is dispatched again
 * when it is there, in its order: the slice's reducers must take that as the same once more.
 */
export function sagaWhenNeeded(slice: string, fetchSaga: () => Promise<FeatureSaga>) {
  return function* whenNeeded() {
    const early = yield* actionChannel<Action>(({ type }: Action) => type.startsWith(`${slice}/`));
    const first = yield* take(early);
    yield* fork(yield* call(untilFetched, fetchSaga));
    const others: Action[] = yield* flush(early);
    early.close();
    for (const action of [first, ...others]) yield* put(action);
  };
}

function* untilFetched(fetchSaga: () => Promise<FeatureSaga>) {
  for (;;) {
    try {
      return yield* call(fetchSaga);
    } catch (error) {
      logFailure('A part of the app did not come', error);
    }
    yield* delay(PAUSE);
  }
}
