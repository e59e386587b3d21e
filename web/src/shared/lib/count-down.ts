import type { Action } from '@reduxjs/toolkit';
import { call, delay, race, take, type SagaGenerator } from 'typed-redux-saga';

/** How long what was removed can be brought back, in milliseconds. */
const UNDO_LIMIT = 8_000;
/** Somebody who is at the bar comes away from it within this time; or the tab is gone. */
const PAUSE_LIMIT = 600_000;

interface Kind {
  readonly type: string;
  readonly match: (action: Action) => boolean;
}

interface CountDown {
  /** Returns whether there is still something to wait for. */
  readonly isLeft: () => SagaGenerator<boolean>;
  /** After one of these it may have been brought back, or be gone in another way. */
  readonly endings: readonly Kind[];
  /** Told until when the time runs, in epoch milliseconds. */
  readonly runsUntil?: (until: number) => SagaGenerator<void>;
  readonly paused: Kind;
  readonly resumed: Kind;
}

/** Returns true when the time is over, which stands still while somebody is at the bar; false when it is gone before. */
export function* countDown(countDown: CountDown): SagaGenerator<boolean> {
  const { isLeft, runsUntil, paused, resumed } = countDown;
  for (let left = UNDO_LIMIT; yield* call(isLeft);) {
    const began = Date.now();
    if (runsUntil) yield* call(runsUntil, began + left);
    const first = yield* race({
      over: delay(left),
      paused: take(paused.match),
      gone: call(untilGone, countDown),
    });
    if (first.over) return true;
    if (!first.paused) return false;
    left -= Date.now() - began;
    if (runsUntil) yield* call(runsUntil, Date.now() + PAUSE_LIMIT);
    yield* race([take(resumed.match), call(untilGone, countDown)]);
  }
  return false;
}

function* untilGone({ isLeft, endings }: CountDown) {
  do yield* take(endings.map(({ type }) => type));
  while (yield* call(isLeft));
  return true;
}
