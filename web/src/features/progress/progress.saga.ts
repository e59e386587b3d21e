import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { millisecondsToMidnight } from '../../shared/lib/dates';
import { logFailure } from '../../shared/lib/log';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import { progressActions, selectProgress } from './progress.slice';

/** Spec §4 "Dashboard data": loading, then loaded or error. The latest answer counts. */
export function* progressSaga() {
  const { summaryRequested, summaryLoaded, summaryFailed } = progressActions;
  yield* takeLatest(summaryRequested, loading('/api/v1/progress/summary', summaryLoaded, summaryFailed));
  const { dashboardRequested, dashboardLoaded, dashboardFailed } = progressActions;
  yield* takeLatest(dashboardRequested, loading('/fho/dashboard/me', dashboardLoaded, dashboardFailed));
  // Only the year calendar needs it: it is asked for when Analytics is shown.
  const { calendarRequested, calendarLoaded, calendarFailed } = progressActions;
  yield* takeLatest(calendarRequested, loading('/api/v1/progress/calendar', calendarLoaded, calendarFailed));
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
  failed: (text: string) => Action,
): () => ReturnType<typeof load<T>> {
  const fail = (error: unknown) => {
    logFailure(`Error loading ${path}`, error);
    return failed(statusTextOf(error));
  };
  return () => load(() => getJson<T>(path), loaded, fail);
}
