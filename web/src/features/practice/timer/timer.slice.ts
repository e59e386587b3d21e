import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Times are epoch milliseconds, durations milliseconds: a timer is what the clock says, however seldom a page may count. */
export interface TimerState {
  /** How long it is set for, in minutes. */
  readonly minutes: number;
  /** Since when it runs; null while it does not. */
  readonly since: number | null;
  /** How long it ran before that. */
  readonly before: number;
  /** Minutes that were timed and are to be filled in; null for none. */
  readonly timed: number | null;
  /** Minutes that were timed last, to say so. */
  readonly said: number | null;
}

export const MS_PER_MINUTE = 60_000;
/** Less is not worth a minute. */
const LEAST = MS_PER_MINUTE / 2;

const initialState: TimerState = { minutes: 10, since: null, before: 0, timed: null, said: null };

/** Returns how long it has run at `now`, never longer than it is set for; a clock that was put back takes nothing away. */
export function elapsedOf({ minutes, since, before }: TimerState, now: number): number {
  const run = since === null ? 0 : Math.max(0, now - since);
  return Math.min(minutes * MS_PER_MINUTE, before + run);
}

export function remainingOf(timer: TimerState, now: number): number {
  return timer.minutes * MS_PER_MINUTE - elapsedOf(timer, now);
}

export function isPaused({ since, before }: TimerState): boolean {
  return since === null && before > 0;
}

/** It stands at its beginning again, and what was timed can be filled in. */
function end(state: TimerState, now: number): TimerState {
  const elapsed = elapsedOf(state, now);
  const timed = elapsed < LEAST ? null : Math.max(1, Math.round(elapsed / MS_PER_MINUTE));
  return { ...initialState, minutes: state.minutes, timed, said: timed };
}

const slice = createSlice({
  name: 'timer',
  initialState,
  reducers: {
    chosen(state, { payload }: PayloadAction<number>) {
      state.minutes = payload;
    },
    /** Also after a pause. */
    started(state, { payload: now }: PayloadAction<number>) {
      Object.assign(state, { since: now, timed: null, said: null });
    },
    paused(state, { payload: now }: PayloadAction<number>) {
      state.before = elapsedOf(state, now);
      state.since = null;
    },
    /** By the member, before its time. */
    ended: (state, { payload: now }: PayloadAction<number>) => end(state, now),
    /** Its time is over. */
    rang: (state, { payload: now }: PayloadAction<number>) => end(state, now),
    /** From what this browser keeps. */
    found: (_state, { payload }: PayloadAction<TimerState>) => payload,
    taken(state) {
      state.timed = null;
    },
    dismissed(state) {
      state.said = null;
    },
  },
  selectors: { selectTimer: (state) => state },
});

export const timerReducer = slice.reducer;
export const timerActions = slice.actions;
export const { selectTimer } = slice.selectors;
