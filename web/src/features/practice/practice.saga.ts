import type { Action } from '@reduxjs/toolkit';
import {
  call,
  debounce,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { dayIsFullText } from '@emit/contract/practice-day';
import type { PracticeRequest, PracticeResponse } from '@emit/contract/practices';
import { ApiError, isOutage, NoResponse } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { localToday, timeZone } from '../../shared/lib/dates';
import { askUntilAnswered, nextChance } from '../../shared/lib/ask-again';
import { forgetPractice, keepPractice, keptPractice } from './kept-practice';
import { keepPracticeWaiting } from './outbox/outbox';
import { minutesLeftToday } from './left-today';
import { practiceActions, selectPractice, type PracticeDraft } from './practice.slice';

/** Long enough for a burst of changes to be one write. */
const KEEP_DELAY = 150;

const UNANSWERED = `${MESSAGES.practiceFailed} It will also be sent again automatically, and counts once.`;

/** Refusals that the member can do something about, in the server's words. */
const SAYS_WHY = ['VALIDATION_FAILED', 'PRACTICE_DAY_FULL', 'STORAGE_FULL'];

const NO_ROOM =
  'There is no connection, and this browser has no room to keep your practice. Please leave this page open: it stays in the form.';

/** Spec §4 "Practice form". A second click while one is on its way is ignored; the same again has the same key. */
export function* practiceSaga() {
  yield* takeLeading([practiceActions.submitted, practiceActions.repeated], submit);
  yield* takeLatest([practiceActions.logged, practiceActions.queued], fade);
  yield* takeEvery(practiceActions.opened, find);
  yield* debounce(KEEP_DELAY, practiceActions.changed, keep);
  // At once: the answer may be that the session is over.
  yield* takeEvery(practiceActions.attempted, keep);
  yield* takeEvery([practiceActions.logged, practiceActions.queued], forgetPractice);
}

/** What was typed before the page was loaded anew, or the session ended. */
function* find() {
  const { draft } = yield* select(selectPractice);
  if (draft !== null) return;
  const kept = yield* call(keptPractice);
  if (kept) yield* put(practiceActions.found(kept));
}

function* keep() {
  const { draft, attempt } = yield* select(selectPractice);
  if (draft) yield* call(keepPractice, { draft, attempt });
}

function* submit(action: ReturnType<typeof practiceActions.submitted>) {
  const { payload } = action;
  const body: PracticeRequest = { ...payload, time_zone: timeZone() };
  const said = JSON.stringify(body);
  const { attempt, day, draft } = yield* select(selectPractice);
  const isSentAgain = attempt?.said === said;
  const today = localToday(new Date());
  // Of a day before, the server alone knows.
  const isOfToday = (body.practice_date ?? today) === today;
  const minutesLeft = isOfToday ? minutesLeftToday(day, today) : LIMITS.minutesPerDay;
  // What is sent again may be among today's minutes already: the server knows.
  if (!isSentAgain && body.duration_minutes > minutesLeft) {
    yield* put(practiceActions.refused(dayIsFullText(minutesLeft)));
    return;
  }
  const key = isSentAgain ? attempt.key : crypto.randomUUID();
  const sent = practiceActions.submitted.match(action) ? draft : null;
  yield* put(practiceActions.attempted({ key, said }));
  if (!navigator.onLine) {
    yield* call(queue, body, key, { sent, wasSent: isSentAgain });
    return;
  }
  yield* askUntilAnswered(
    () => log(body, key, sent),
    function* (error) {
      yield* put(practiceActions.refused(refusalOf(error)));
    },
    impatiently,
  );
}

function* log(body: PracticeRequest, key: string, sent: PracticeDraft | null) {
  const headers = { 'Idempotency-Key': key };
  try {
    const answer = yield* call(sendJson<PracticeResponse>, 'POST', '/fho/practices/me', { body, headers });
    yield* call(leaveForm, practiceActions.logged(answer?.earned ?? null), sent);
  } catch (error) {
    if (!(error instanceof NoResponse) || navigator.onLine) throw error;
    // The connection went meanwhile.
    yield* call(queue, body, key, { sent, wasSent: true });
  }
}

/** Typed while the answer was missing: what was sent is done with, and this is not. */
function* leaveForm(done: Action, sent: PracticeDraft | null) {
  const { draft } = yield* select(selectPractice);
  yield* put(done);
  if (draft !== null && draft !== sent) yield* put(practiceActions.changed(draft));
}

/** Without a connection it waits in this browser, for the day that it is of now. */
function* queue(
  body: PracticeRequest,
  id: string,
  { sent, wasSent }: { sent: PracticeDraft | null; wasSent: boolean },
) {
  const practice_date = body.practice_date ?? localToday(new Date());
  const waiting = { id, at: Date.now(), body: { ...body, practice_date }, wasSent };
  if (yield* call(keepPracticeWaiting, waiting)) yield* call(leaveForm, practiceActions.queued(), sent);
  else yield* put(practiceActions.refused(NO_ROOM));
}

/** The same is sent again at the next chance, or when the button is pressed before. */
function* impatiently(attempt: number) {
  yield* race([call(nextChance, attempt), take(practiceActions.submitted)]);
}

function refusalOf(error: unknown): string {
  if (isOutage(error)) return UNANSWERED;
  return saysWhy(error) ? error.detail : MESSAGES.practiceFailed;
}

function saysWhy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.detail !== '' && SAYS_WHY.includes(error.code);
}

function* fade() {
  yield* delay(LIMITS.practiceSuccessMessage);
  yield* put(practiceActions.successFaded());
}
