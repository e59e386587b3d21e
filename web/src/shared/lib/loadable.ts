import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { askUntilAnswered } from './ask-again';
import type { KeptAnswer } from './kept-answers';

/** What a slice loads from the server. What was loaded last stays on the screen while it is loaded again. */
export interface Loadable<T> {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  data: T | null;
  /** Why the last attempt failed, as it is shown. */
  error: string | null;
  /** When what is there was loaded, where the server cannot be reached; epoch milliseconds. */
  asOf: number | null;
}

export function notLoaded<T>(): Loadable<T> {
  return { status: 'idle', data: null, error: null, asOf: null };
}

/** For case reducers: these four change a draft. */
export function setLoading(draft: Loadable<unknown>): void {
  draft.status = 'loading';
  draft.error = null;
}

export function setLoaded<T>(draft: Loadable<T>, data: T): void {
  draft.status = 'loaded';
  draft.data = data;
  draft.error = null;
  draft.asOf = null;
}

/** From what this browser keeps: what is there already is no older. */
export function setFound<T>(draft: Loadable<T>, { at, data }: KeptAnswer<T>): void {
  draft.data ??= data;
  draft.asOf = at;
}

export function setFailed(draft: Loadable<unknown>, error: string): void {
  draft.status = 'failed';
  draft.error = error;
}

/** Fetches until there is an answer, and dispatches what came of each attempt. Only for what changes nothing. */
export function load<T>(
  fetchData: () => Promise<T>,
  loaded: (data: T) => Action,
  failed: (error: unknown) => Action,
) {
  return askUntilAnswered(
    function* () {
      yield* put(loaded(yield* call(fetchData)));
    },
    function* (error: unknown) {
      yield* put(failed(error));
    },
  );
}
