import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { millisecondsToMidnight } from '../../shared/lib/dates';
import { logFailure } from '../../shared/lib/log';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import { progressActions, selectProgress } from './progress.slice';

/** Spec §4 "Dashboard data": loading, then loaded or error. The latest answer counts. */
export function* progressSaga() {
  yield* takeLatest(progressActions.summaryRequested, loadSummary);
  yield* takeLatest(progressActions.dashboardRequested, loadDashboard);
  // Only the year calendar needs it: it is asked for when Analytics is shown.
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

function loadSummary() {
  const path = '/api/v1/progress/summary';
  return load(
    () => getJson<ProgressSummary>(path),
    progressActions.summaryLoaded,
    failing(path, progressActions.summaryFailed),
  );
}

function loadDashboard() {
  const path = '/fho/dashboard/me';
  return load(
    () => getJson<DashboardResponse>(path),
    progressActions.dashboardLoaded,
    failing(path, progressActions.dashboardFailed),
  );
}

function loadCalendar() {
  const path = '/api/v1/progress/calendar';
  return load(
    () => getJson<PracticeCalendar>(path),
    progressActions.calendarLoaded,
    failing(path, progressActions.calendarFailed),
  );
}

function failing(path: string, failed: (text: string) => Action) {
  return (error: unknown) => {
    logFailure(`Error loading ${path}`, error);
    return failed(statusTextOf(error));
  };
}
