import { eventChannel } from 'redux-saga';
import { call, cancelled, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { listen } from '../../../shared/lib/listen';
import { practiceActions } from '../practice.slice';
import { strikeIn } from './bell';
import { forgetTimer, keepTimer, keptTimer } from './kept-timer';
import { remainingOf, selectTimer, timerActions } from './timer.slice';
import { keepScreenOn } from './wake-lock';

/** A timer outlives the page's being loaded anew: it is kept as clock times. */
export function* timerSaga() {
  const { started, paused, ended, found, rang, taken, dismissed } = timerActions;
  yield* takeLatest([started, paused, ended, found], follow);
  yield* takeEvery([started, paused, ended, rang, taken, dismissed], keep);
  yield* takeEvery(practiceActions.opened, find);
  yield* takeEvery(practiceActions.logged, letGo);
  yield* call(find);
}

function* find() {
  const { since, before, timed } = yield* select(selectTimer);
  if (since !== null || before > 0 || timed !== null) return;
  const kept = yield* call(keptTimer);
  if (kept) yield* put(timerActions.found(kept));
}

function* keep() {
  const timer = yield* select(selectTimer);
  const isIdle = timer.since === null && timer.before === 0 && timer.timed === null;
  yield* call(isIdle ? forgetTimer : keepTimer, timer);
}

/** The success is said in its place. */
function* letGo() {
  yield* put(timerActions.dismissed());
}

/** Waits for the end by the clock: a page that slept looks at it when it is seen again. */
function* follow({ type }: { type: string }) {
  const timer = yield* select(selectTimer);
  if (timer.since === null) return;
  if (type === timerActions.started.type && timer.before === 0) yield* call(strikeIn, 0);
  const left = remainingOf(timer, Date.now());
  const takeBack = left > 0 ? yield* call(strikeIn, left) : () => undefined;
  const letDark = yield* call(keepScreenOn);
  const seen = eventChannel<Event>((emit) => listen(document, 'visibilitychange', emit));
  try {
    for (;;) {
      const remaining = remainingOf(timer, Date.now());
      if (remaining <= 0) break;
      yield* race([delay(remaining), take(seen)]);
    }
    yield* put(timerActions.rang(Date.now()));
  } finally {
    if (yield* cancelled()) takeBack();
    seen.close();
    letDark();
  }
}
