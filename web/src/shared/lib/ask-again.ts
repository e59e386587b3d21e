import type { Action } from '@reduxjs/toolkit';
import { CANCEL, eventChannel, type EventChannel } from 'redux-saga';
import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import { isOutage } from '../api/errors';
import { atNextChance, onReturn } from './next-chance';

/** Tells each time the browser comes online or the tab becomes visible: what is shown may be out of date. */
export function returns(): EventChannel<'returned'> {
  return eventChannel<'returned'>((emit) => onReturn(() => emit('returned')));
}

/** Waits for the next chance; a saga ends it by being cancelled. */
export function nextChance(attempt: number): Promise<void> {
  let stop = () => {};
  const chance = new Promise<void>((resolve) => {
    stop = atNextChance(attempt, resolve);
  });
  return Object.assign(chance, { [CANCEL]: stop });
}

function* untilNextChance(attempt: number) {
  yield* call(nextChance, attempt);
}

/**
 * Runs `ask`, and runs it again at each next chance while it fails for want of the server. `failed` says so each time;
 * any other failure is said once. Only for what changes nothing, or carries its idempotency key.
 */
export function* askUntilAnswered(
  ask: (attempt: number) => SagaGenerator<void>,
  failed: (error: unknown) => SagaGenerator<void>,
  pause: (attempt: number) => SagaGenerator<void> = untilNextChance,
) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* call(ask, attempt);
      return;
    } catch (error) {
      yield* call(failed, error);
      if (!isOutage(error)) return;
    }
    yield* call(pause, attempt);
  }
}

interface ActionKind {
  readonly type: string;
}

/** The worker, given up when `end` happens: what was asked for in one session is not for the next. */
export function until<A extends Action>({ type }: ActionKind, worker: (action: A) => SagaGenerator<void>) {
  return function* (action: A) {
    yield* race([call(worker, action), take(type)]);
  };
}
