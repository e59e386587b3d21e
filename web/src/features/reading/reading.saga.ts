import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { DayRead, ReadingsResponse } from '@emit/contract/reading-plans';
import { refusalTextOf, statusTextOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { localToday, timeZone } from '../../shared/lib/dates';
import { isRecord } from '../../shared/lib/is-record';
import type { KeptAnswer } from '../../shared/lib/kept-answers';
import { loadKept } from '../../shared/lib/load-kept';
import { logFailure } from '../../shared/lib/log';
import { keepRequest, NoRoom, sendOrKeep, takeBack, type WaitingRequest } from '../../shared/lib/outbox';
import { readingActions, selectReading, type DayToRead } from './reading.slice';
import { pathOfDay, READINGS, waitingDays, withWaitingDays } from './waiting-days';

const NOT_SAVED = 'This could not be saved. Please try again.';
const NEEDS_CONNECTION = `${NOT_SAVED} It needs a connection.`;

const WAITS = 'Kept in this browser, and sent when there is a connection.';

/**
 * The plans of reading that a member reads. A second press while a change is on its way is ignored. Days that are read without a
 * connection wait in this browser, and are sent once.
 */
export function* readingSaga() {
  yield* takeLatest(readingActions.requested, load);
  const { startAsked, statusAsked, dayRead, dayReopened } = readingActions;
  yield* takeLeading([startAsked, statusAsked, dayRead, dayReopened], change);
}

function* load() {
  yield* call(tellRefused);
  const loaded = (data: ReadingsResponse) => readingActions.loaded(withWaitingDays(data));
  const found = (kept: KeptAnswer<ReadingsResponse>) =>
    readingActions.found({ ...kept, data: withWaitingDays(kept.data) });
  const failed = (error: unknown) => {
    logFailure('Error loading reading plans', error);
    return readingActions.failed(statusTextOf(error));
  };
  yield* loadKept<ReadingsResponse>(READINGS, { loaded, found, failed });
}

/** Why the server did not take something is told. A day whose practice it refused is still read: that alone is sent then. */
function* tellRefused() {
  for (const { id, refusal } of waitingDays()) {
    const refused = refusal === null ? null : takeBack(id);
    if (!refused) continue;
    yield* put(readingActions.refused(refusal ?? NOT_SAVED));
    const { body } = refused;
    if (!isRecord(body) || !('minutes' in body)) continue;
    keepRequest({ ...refused, id: crypto.randomUUID(), body: {}, wasSent: false, refusal: null });
    yield* put(readingActions.queued());
  }
}

type Change = ReturnType<(typeof readingActions)['startAsked' | 'statusAsked' | 'dayRead' | 'dayReopened']>;

function* change(action: Change) {
  yield* put(readingActions.began());
  try {
    if (readingActions.dayRead.match(action)) yield* call(readDay, action.payload);
    else if (readingActions.dayReopened.match(action)) {
      const change = { method: 'DELETE', path: pathOfDay(action.payload) } as const;
      if ((yield* call(sendDay, change)) === null) yield* call(sayThatItWaits);
    } else yield* call(setReading, action);
    yield* put(readingActions.requested());
  } catch (error) {
    logFailure('Error changing a reading plan', error);
    yield* put(readingActions.refused(whyNot(error)));
  }
}

/** A day is one practice however often it is sent: the server knows it by the day. */
function* readDay(read: DayToRead) {
  const { day, minutes } = read;
  const logged = { minutes, time_zone: timeZone(), practice_date: localToday(new Date()) };
  const body = minutes === null ? {} : logged;
  const answer = yield* call(sendDay, { method: 'PUT', path: pathOfDay(read), body } as const);
  if (answer === null) {
    yield* call(sayThatItWaits);
    return;
  }
  const done = (yield* call(() => answer.json())) as DayRead;
  yield* put(readingActions.said(sayRead(day, done)));
  yield* put(readingActions.dayDone(done));
}

function sendDay(change: Pick<WaitingRequest, 'method' | 'path' | 'body'>): Promise<Response | null> {
  const isBehind = waitingDays().some(({ refusal }) => refusal === null);
  return sendOrKeep({ id: crypto.randomUUID(), ...change }, { isBehind });
}

function* sayThatItWaits() {
  const { all } = yield* select(selectReading);
  if (all.data) yield* put(readingActions.shown(withWaitingDays(all.data)));
  yield* put(readingActions.said(WAITS));
  yield* put(readingActions.queued());
}

async function setReading(action: ReturnType<(typeof readingActions)['startAsked' | 'statusAsked']>) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  if (readingActions.startAsked.match(action)) {
    await sendJson('POST', READINGS, { headers, body: { plan: action.payload } });
    return;
  }
  const { reading_id, status } = action.payload;
  await sendJson('PUT', `${READINGS}/${reading_id}/status`, { headers, body: { status } });
}

function sayRead(day: number, { practice }: DayRead): string {
  const { points = 0 } = practice?.earned ?? {};
  return `Day ${day} is read.${points > 0 ? ` +${points} points.` : ''}`;
}

function whyNot(error: unknown): string {
  return error instanceof NoRoom ? error.message : refusalTextOf(error, NOT_SAVED, NEEDS_CONNECTION);
}
