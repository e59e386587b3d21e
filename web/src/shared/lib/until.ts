import type { Action } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';

interface ActionKind {
  readonly type: string;
}

/** The worker, given up when `end` happens: what was asked for in one session is not for the next. */
export function until<A extends Action>({ type }: ActionKind, worker: (action: A) => Generator) {
  return function* (action: A) {
    yield* race([call(worker, action), take(type)]);
  };
}
