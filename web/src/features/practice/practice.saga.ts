import { call, delay, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { PracticeRequest } from '@emit/contract/wire';
import { ApiError } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { timeZone } from '../../shared/lib/dates';
import {
  attempted,
  practiceLogged,
  practiceRefused,
  practiceSubmitted,
  selectPractice,
  successFaded,
} from './practice.slice';

/** Spec §4 "Practice form". A second click while one is on its way is ignored; the same again has the same key. */
export function* practiceSaga() {
  yield takeLeading(practiceSubmitted, submit);
  yield takeLatest(practiceLogged, fade);
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
