import type { Action } from '@reduxjs/toolkit';
import { call, delay, race, take, type SagaGenerator } from 'typed-redux-saga';

/** How long what was removed can be brought back, in milliseconds. */
export const UNDO_LIMIT = 8_000;
/** Somebody who is at the bar comes away from it within this time; or the tab is gone. */
const PAUSE_LIMIT = 600_000;

interface Kind {
  readonly match: (action: Action) => boolean;
}

interface CountDown {
  /** Told until when the time runs, in epoch milliseconds. Returns whether there is still something to wait for. */
  readonly goesOn: (until: number) => SagaGenerator<boolean>;
  /** Ends when it was brought back, or is gone in another way. */
  readonly untilGone: () => SagaGenerator<unknown>;
  readonly paused: Kind;
  readonly resumed: Kind;
}

/** Returns true when the time is over, which stands still while somebody is at the bar; false when it is gone before. */
export function* countDown({ goesOn, untilGone, paused, resumed }: CountDown): SagaGenerator<boolean> {
  for (let left = UNDO_LIMIT; ;) {
    const began = Date.now();
    if (!(yield* call(goesOn, began + left))) return false;
    const first = yield* race({ over: delay(left), paused: take(paused.match), gone: call(untilGone) });
    if (first.over) return true;
    if (!first.paused) return false;
    left -= Date.now() - began;
    yield* call(goesOn, Date.now() + PAUSE_LIMIT);
    yield* race([take(resumed.match), call(untilGone)]);
  }
}
