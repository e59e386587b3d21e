import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { statusTextOf } from '../../shared/api/errors';
import { millisecondsToMidnight } from '../../shared/lib/dates';
import { logFailure } from '../../shared/lib/log';
import { returns } from '../../shared/lib/ask-again';
import type { KeptAnswer } from '../../shared/lib/kept-answers';
import { loadKept } from '../../shared/lib/load-kept';
import { progressActions, selectProgress } from './progress.slice';

/** Spec §4 "Dashboard data": loading, then loaded or error. The latest answer counts. */
export function* progressSaga() {
  const { summaryLoaded, summaryFound, summaryFailed } = progressActions;
  const loadSummary = loading('/api/v1/progress/summary', summaryLoaded, summaryFound, summaryFailed);
  yield* takeLatest(progressActions.summaryRequested, loadSummary);
  const { dashboardLoaded, dashboardFound, dashboardFailed } = progressActions;
  const loadDashboard = loading('/fho/dashboard/me', dashboardLoaded, dashboardFound, dashboardFailed);
  yield* takeLatest(progressActions.dashboardRequested, loadDashboard);
  // Only the year calendar needs it: it is asked for when Analytics is shown.
  const { calendarLoaded, calendarFound, calendarFailed } = progressActions;
  const loadCalendar = loading('/api/v1/progress/calendar', calendarLoaded, calendarFound, calendarFailed);
  yield* takeLatest(progressActions.calendarRequested, loadCalendar);
  yield* takeEvery(returns(), loadAnew);
  yield* fork(followTheDate);
}

/** What was loaded may have changed while nobody looked, or elsewhere; what failed is asked for by its own saga. */
function* loadAnew() {
  const { summary, dashboard, calendar } = yield* select(selectProgress);
  if (summary.status === 'loaded') yield* put(progressActions.summaryRequested());
  if (dashboard.status === 'loaded') yield* put(progressActions.dashboardRequested());
  if (calendar.status === 'loaded') yield* put(progressActions.calendarRequested());
}

/** Streaks and what is left of the day are of the member's own date. */
function* followTheDate() {
  for (;;) {
    yield* delay(millisecondsToMidnight(new Date()));
    yield* call(loadAnew);
  }
}

function loading<T>(
  path: string,
  loaded: (data: T) => Action,
  found: (kept: KeptAnswer<T>) => Action,
  failed: (text: string) => Action,
): () => ReturnType<typeof loadKept<T>> {
  const fail = (error: unknown) => {
    logFailure(`Error loading ${path}`, error);
    return failed(statusTextOf(error));
  };
  return () => loadKept<T>(path, { loaded, found, failed: fail });
}
