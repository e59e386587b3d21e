import { call, debounce, delay, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { PracticeRequest } from '@emit/contract/wire';
import { ApiError } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { timeZone } from '../../shared/lib/dates';
import { forgetPractice, keepPractice, keptPractice } from './kept-practice';
import {
  attempted,
  practiceChanged,
  practiceFound,
  practiceLogged,
  practiceOpened,
  practiceRefused,
  practiceSubmitted,
  selectPractice,
  successFaded,
  type KeptPractice,
} from './practice.slice';

/** Long enough for a burst of changes to be one write. */
const KEEP_DELAY = 150;

/** Spec §4 "Practice form". A second click while one is on its way is ignored; the same again has the same key. */
export function* practiceSaga() {
  yield takeLeading(practiceSubmitted, submit);
  yield takeLatest(practiceLogged, fade);
  yield takeEvery(practiceOpened, find);
  yield debounce(KEEP_DELAY, practiceChanged, keep);
  // At once: the answer may be that the session is over.
  yield takeEvery(attempted, keep);
  yield takeEvery(practiceLogged, forget);
}

/** What was typed before the page was loaded anew, or the session ended. */
function* find() {
  const { draft }: ReturnType<typeof selectPractice> = yield select(selectPractice);
  if (draft !== null) return;
  const kept: KeptPractice | null = yield call(keptPractice);
  if (kept) yield put(practiceFound(kept));
}

function* keep() {
  const { draft, attempt }: ReturnType<typeof selectPractice> = yield select(selectPractice);
  if (draft) yield call(keepPractice, { draft, attempt });
}

function* forget() {
  yield call(forgetPractice);
}

function* submit({ payload }: ReturnType<typeof practiceSubmitted>) {
  const body: PracticeRequest = { ...payload, time_zone: timeZone() };
  const said = JSON.stringify(body);
  const { attempt }: ReturnType<typeof selectPractice> = yield select(selectPractice);
  const key = attempt?.said === said ? attempt.key : crypto.randomUUID();
  yield put(attempted({ key, said }));
  try {
    yield call(send, 'POST', '/fho/practices/me', { body, headers: { 'Idempotency-Key': key } });
    yield put(practiceLogged());
  } catch (error) {
    const isBadInput = error instanceof ApiError && error.code === 'VALIDATION_FAILED' && error.detail !== '';
    yield put(practiceRefused(isBadInput ? error.detail : MESSAGES.practiceFailed));
  }
}

function* fade() {
  yield delay(LIMITS.practiceSuccessMessage);
  yield put(successFaded());
}
