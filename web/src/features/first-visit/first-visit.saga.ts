import { put, select, takeEvery } from 'typed-redux-saga';
import { isRecord } from '../../shared/lib/is-record';
import { readJson, remove, STORAGE_KEYS, writeJson } from '../../shared/lib/storage';
import { firstVisitActions, selectFirstVisit, type KeptVisit } from './first-visit.slice';

/** How far each member's first visit has come in this browser. */
export function* firstVisitSaga() {
  yield* takeEvery(firstVisitActions.opened, find);
  yield* takeEvery([firstVisitActions.chosen, firstVisitActions.ended], keep);
}

function* find({ payload: memberId }: ReturnType<typeof firstVisitActions.opened>) {
  const { kept } = yield* select(selectFirstVisit);
  if (kept === null) yield* put(firstVisitActions.found(keptOf(memberId)));
}

function* keep() {
  const { memberId, kept } = yield* select(selectFirstVisit);
  if (memberId !== null) writeJson(STORAGE_KEYS.firstVisit, { ...all(), [memberId]: kept });
}

function keptOf(memberId: string): KeptVisit {
  const kept = all()[memberId];
  return kept === 'begun' || kept === 'done' ? kept : 'none';
}

/** It has members' ids: none stays after a logout. */
export function forgetVisits(): void {
  remove(STORAGE_KEYS.firstVisit);
}

function all(): Record<string, unknown> {
  const read = readJson(STORAGE_KEYS.firstVisit);
  return isRecord(read) ? read : {};
}
