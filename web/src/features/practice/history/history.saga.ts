import { call, delay, fork, join, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Task } from 'redux-saga';
import type { PracticePage, PracticeRequest, PracticeResponse } from '@emit/contract/practices';
import { ApiError, NoResponse, statusTextOf } from '../../../shared/api/errors';
import { getJson, send, sendJson } from '../../../shared/api/http';
import { countDown } from '../../../shared/lib/count-down';
import { timeZone } from '../../../shared/lib/dates';
import { atLogout } from '../../../shared/lib/farewell';
import { loadKept } from '../../../shared/lib/load-kept';
import { logFailure } from '../../../shared/lib/log';
import { windowEvents } from '../../../shared/lib/window-events';
import { keepPracticeWaiting } from '../outbox/outbox';
import { importActions } from '../import/import.slice';
import { outboxActions } from '../outbox/outbox.slice';
import { sayEarned } from '../say-earned';
import { historyActions, selectHistory, type PracticeFilter, type RemovedPractice } from './history.slice';

const PRACTICES = '/api/v1/practices';
const NOT_SAVED = 'This practice could not be saved. Please try again.';
const NOT_REMOVED = 'The practice could not be removed. It is still there.';
const NOT_CORRECTED =
  'There is no connection, so nothing was changed. Keep this open and save again when you are back online.';
const KEPT_BACK = 'There is no connection, so the practice was not removed. It is still there.';
const WAITS = 'No connection. Your practice is kept here and will be sent automatically.';
/** Milliseconds for which it is said what came of an attempt. */
const SAID_FOR = 6_000;
/** Refusals that the member can do something about, in the server's words. */
const SAYS_WHY = [
  'VALIDATION_FAILED',
  'PRACTICE_DAY_FULL',
  'PRACTICE_NOT_FOUND',
  'PRACTICE_REMOVED',
  'STORAGE_FULL',
];

/** Every practice of a member: looked through, corrected, and removed in two steps, as conversations are. */
export function* historySaga() {
  yield* takeLatest(historyActions.requested, loadFirst);
  yield* takeLeading(historyActions.moreRequested, loadMore);
  yield* takeLeading(historyActions.submitted, submit);
  yield* takeEvery(
    [historyActions.saved, historyActions.removed, outboxActions.sent, importActions.finished],
    loadAnew,
  );
  yield* takeEvery(historyActions.removalAsked, removeInTime);
  yield* takeEvery(historyActions.removalsDue, removeAll);
  yield* takeEvery(windowEvents('pagehide'), removeAll);
  yield* takeLatest(historyActions.said, fade);
  yield* fork(atLogout, removeAll);
}

function* loadFirst({ payload: filter }: ReturnType<typeof historyActions.requested>) {
  const failed = (error: unknown) => {
    logFailure('Error loading practices', error);
    return historyActions.failed(statusTextOf(error));
  };
  const { loaded, found } = historyActions;
  yield* loadKept<PracticePage>(pathOf(filter), { loaded, found, failed });
}

function* loadMore() {
  const { filter, page } = yield* select(selectHistory);
  const { next = null } = page.data ?? {};
  try {
    if (next === null) throw new RangeError('There is no further page');
    yield* put(historyActions.moreLoaded(yield* call(getJson<PracticePage>, pathOf(filter, next))));
  } catch (error) {
    logFailure('Error loading practices', error);
    yield* put(historyActions.moreFailed());
  }
}

function* loadAnew() {
  const { filter, page } = yield* select(selectHistory);
  if (page.status !== 'idle') yield* put(historyActions.requested(filter));
}

function pathOf({ day, stream, type }: PracticeFilter, cursor: string | null = null): string {
  const given = Object.entries({ day, stream, type, cursor }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return given.length === 0 ? PRACTICES : `${PRACTICES}?${new URLSearchParams(given).toString()}`;
}

function* submit() {
  const { edited, attempt } = yield* select(selectHistory);
  if (!edited) return;
  const { practice_id: id, ...practice } = edited;
  const name = practice.practice_name.trim() || practice.practice_type;
  const body = { ...practice, practice_name: name, time_zone: timeZone() };
  const said = JSON.stringify([id, body]);
  const key = attempt?.said === said ? attempt.key : crypto.randomUUID();
  yield* put(historyActions.attempted({ key, said }));
  try {
    const sent = { body, headers: { 'Idempotency-Key': key } };
    const path = id === null ? '/fho/practices/me' : `${PRACTICES}/${id}`;
    const answer = yield* call(sendJson<PracticeResponse>, id === null ? 'POST' : 'PUT', path, sent);
    yield* put(historyActions.saved(answer ?? { practice_id: id ?? '' }));
    yield* put(historyActions.said(sayDone(id === null ? 'Practice logged' : 'Practice saved', answer)));
  } catch (error) {
    if (error instanceof NoResponse && id === null && (yield* call(queue, body, key))) return;
    yield* put(historyActions.refused(refusalOf(error)));
  }
}

/** One that is logged for a day waits in this browser, as those of the form do; returns whether there was room. */
function* queue(body: PracticeRequest & { practice_date: string }, id: string) {
  const waiting = { id, at: Date.now(), body, wasSent: true };
  if (!(yield* call(keepPracticeWaiting, waiting))) return false;
  yield* put(historyActions.saved({ practice_id: id }));
  yield* put(historyActions.said(WAITS));
  yield* put(outboxActions.sendRequested());
  return true;
}

function refusalOf(error: unknown): string {
  if (error instanceof NoResponse) return NOT_CORRECTED;
  const hasReason = error instanceof ApiError && SAYS_WHY.includes(error.code) && error.detail !== '';
  return hasReason ? error.detail : NOT_SAVED;
}

function sayDone(done: string, answer: PracticeResponse | undefined): string {
  const earned = answer?.earned;
  return earned ? `${done}. ${sayEarned(earned)}` : `${done}.`;
}

function* removeInTime({ payload }: ReturnType<typeof historyActions.removalAsked>) {
  const { id } = payload;
  const isOver = yield* call(countDown, {
    isLeft: () => isRemoving(id),
    endings: [historyActions.removalUndone, historyActions.removed],
    paused: historyActions.paused,
    resumed: historyActions.resumed,
  });
  if (isOver) yield* call(removeNow, payload);
}

function* isRemoving(id: string) {
  const { removing } = yield* select(selectHistory);
  return removing.some((one) => one.id === id);
}

/** The page or the session ends, or the bar was closed. */
function* removeAll() {
  const { removing } = yield* select(selectHistory);
  const told: Task[] = [];
  for (const one of removing) told.push(yield* fork(removeNow, one));
  yield* join(told);
}

function* removeNow({ id }: RemovedPractice) {
  try {
    yield* call(send, 'DELETE', `${PRACTICES}/${id}`, { keepalive: true });
    yield* put(historyActions.removed(id));
  } catch (error) {
    logFailure('Error removing a practice', error);
    yield* put(historyActions.removalUndone(id));
    yield* put(historyActions.said(error instanceof NoResponse ? KEPT_BACK : NOT_REMOVED));
  }
}

function* fade({ payload }: ReturnType<typeof historyActions.said>) {
  if (payload === null) return;
  yield* delay(SAID_FOR);
  yield* put(historyActions.said(null));
}
