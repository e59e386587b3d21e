import { isRecord } from '../../../shared/lib/is-record';
import { readUserId } from '../../../shared/lib/session';
import { readJson, remove, STORAGE_KEYS, writeJson } from '../../../shared/lib/storage';
import type { TimerState } from './timer.slice';

/** Keeps a timer in this browser, for the member who set it. */
export function keepTimer(timer: TimerState): void {
  const owner = readUserId();
  if (owner !== null) writeJson(STORAGE_KEYS.timer, { owner, timer });
}

export function forgetTimer(): void {
  remove(STORAGE_KEYS.timer);
}

/** Returns the signed-in member's timer; null where there is none, or another's. */
export function keptTimer(): TimerState | null {
  const kept = readJson(STORAGE_KEYS.timer);
  if (!isRecord(kept) || kept.owner !== readUserId() || !isTimer(kept.timer)) return null;
  return kept.timer;
}

function isTimer(value: unknown): value is TimerState {
  if (!isRecord(value)) return false;
  const { minutes, since, before, timed, said } = value;
  const isTime = (time: unknown) => Number.isSafeInteger(time) && Number(time) >= 0;
  return (
    isTime(minutes) && isTime(before) && [since, timed, said].every((time) => time === null || isTime(time))
  );
}
