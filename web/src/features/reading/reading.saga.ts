import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { DayRead, ReadingsResponse } from '@emit/contract/reading-plans';
import { refusalTextOf, statusTextOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { timeZone } from '../../shared/lib/dates';
import { loadKept } from '../../shared/lib/load-kept';
import { logFailure } from '../../shared/lib/log';
import { readingActions } from './reading.slice';

const READINGS = '/api/v1/readings';
const NOT_SAVED = 'This could not be saved. Please try again.';
const NEEDS_CONNECTION = `${NOT_SAVED} It needs a connection.`;

/** The plans of reading that a member reads. A second press while a change is on its way is ignored. */
export function* readingSaga() {
  yield* takeLatest(readingActions.requested, load);
  const { startAsked, statusAsked, dayRead, dayReopened } = readingActions;
  yield* takeLeading([startAsked, statusAsked, dayRead, dayReopened], change);
}

function* load() {
  const { loaded, found } = readingActions;
  const failed = (error: unknown) => {
    logFailure('Error loading reading plans', error);
    return readingActions.failed(statusTextOf(error));
  };
  yield* loadKept<ReadingsResponse>(READINGS, { loaded, found, failed });
}

type Change = ReturnType<(typeof readingActions)['startAsked' | 'statusAsked' | 'dayRead' | 'dayReopened']>;

function* change(action: Change) {
  yield* put(readingActions.began());
  try {
    const answer = yield* call(send, action);
    if (readingActions.dayRead.match(action)) {
      yield* put(readingActions.said(sayRead(action.payload.day, answer)));
      yield* put(readingActions.dayDone(answer));
    }
    yield* put(readingActions.requested());
  } catch (error) {
    logFailure('Error changing a reading plan', error);
    yield* put(readingActions.refused(refusalTextOf(error, NOT_SAVED, NEEDS_CONNECTION)));
  }
}

/** A day is one practice however often it is sent: the server knows it by the day. */
async function send(action: Change): Promise<DayRead> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const ask = (method: string, path: string, body?: object) =>
    sendJson<DayRead>(method, `${READINGS}${path}`, { headers, ...(body && { body }) });
  if (readingActions.startAsked.match(action)) await ask('POST', '', { plan: action.payload });
  if (readingActions.statusAsked.match(action)) {
    const { reading_id, status } = action.payload;
    await ask('PUT', `/${reading_id}/status`, { status });
  }
  if (readingActions.dayReopened.match(action)) {
    const { reading_id, day } = action.payload;
    await ask('DELETE', `/${reading_id}/days/${day}`);
  }
  if (!readingActions.dayRead.match(action)) return {};
  const { reading_id, day, minutes } = action.payload;
  const body = minutes === null ? {} : { minutes, time_zone: timeZone() };
  return (await ask('PUT', `/${reading_id}/days/${day}`, body)) ?? {};
}

function sayRead(day: number, { practice }: DayRead): string {
  const { points = 0 } = practice?.earned ?? {};
  return `Day ${day} is read.${points > 0 ? ` +${points} points.` : ''}`;
}
