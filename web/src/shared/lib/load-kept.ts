import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { isOutage } from '../api/errors';
import { getJson } from '../api/http';
import { askUntilAnswered } from './ask-again';
import { keepAnswer, keptAnswer, type KeptAnswer } from './kept-answers';

interface Outcomes<T> {
  readonly loaded: (data: T) => Action;
  /** What was loaded last, where the server cannot be reached; `failed` follows. */
  readonly found: (kept: KeptAnswer<T>) => Action;
  readonly failed: (error: unknown) => Action;
}

/** As `load` of an address, whose answer is kept for times without a connection. */
export function loadKept<T>(path: string, { loaded, found, failed }: Outcomes<T>) {
  return askUntilAnswered(
    function* () {
      const data = yield* call(getJson<T>, path);
      yield* call(keepAnswer, path, data);
      yield* put(loaded(data));
    },
    function* (error) {
      const kept = isOutage(error) ? keptAnswer<T>(path) : null;
      if (kept) yield* put(found(kept));
      yield* put(failed(error));
    },
  );
}
