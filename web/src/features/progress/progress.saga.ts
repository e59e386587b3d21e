import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { ApiError, statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { millisecondsToMidnight } from '../../shared/lib/dates';
import { logFailure } from '../../shared/lib/log';
import { askUntilAnswered, returns } from '../../shared/lib/ask-again';
import { withDefaults } from './dashboard-defaults';
import {
  calendarFailed,
  calendarLoaded,
  calendarRequested,
  dashboardFailed,
  dashboardLoaded,
  dashboardRequested,
  selectProgress,
  summaryFailed,
  summaryLoaded,
  summaryRequested,
  type LoadFailure,
} from './progress.slice';

interface Loading<T> {
  readonly path: string;
  readonly loaded: (answer: T) => Action;
  readonly failed: (failure: LoadFailure) => Action;
}

const SUMMARY: Loading<ProgressSummary> = {
  path: '/api/v1/progress/summary',
  loaded: summaryLoaded,
  failed: summaryFailed,
};
const DASHBOARD: Loading<DashboardResponse> = {
  path: '/fho/dashboard/me',
  loaded: (answer) => dashboardLoaded(withDefaults(answer)),
  failed: dashboardFailed,
};
/** Only the year calendar needs it: it is asked for when Analytics is shown. */
const CALENDAR: Loading<PracticeCalendar> = {
  path: '/api/v1/progress/calendar',
  loaded: calendarLoaded,
  failed: calendarFailed,
};

/** Spec §4 "Dashboard data": loading, then loaded or error. The latest answer counts. */
export function* progressSaga() {
  yield takeLatest(summaryRequested, () => load(SUMMARY));
  yield takeLatest(dashboardRequested, () => load(DASHBOARD));
  yield takeLatest(calendarRequested, () => load(CALENDAR));
  yield takeEvery(returns(), loadAnew);
  yield fork(followTheDate);
}

/** What was loaded may have changed while nobody looked, or elsewhere; what failed is asked for by its own saga. */
function* loadAnew() {
  const { summary, dashboard, calendar }: ReturnType<typeof selectProgress> = yield select(selectProgress);
  if (summary.status === 'loaded') yield put(summaryRequested());
  if (dashboard.status === 'loaded') yield put(dashboardRequested());
  if (calendar.status === 'loaded') yield put(calendarRequested());
}

/** Streaks and what is left of the day are of the member's own date. */
function* followTheDate() {
  for (;;) {
    yield delay(millisecondsToMidnight(new Date()));
    yield call(loadAnew);
  }
}

function* load<T>({ path, loaded, failed }: Loading<T>) {
  yield call(
    askUntilAnswered,
    function* () {
      const answer: T = yield call(getJson<T>, path);
      yield put(loaded(answer));
    },
    function* (error) {
      logFailure(`Error loading ${path}`, error);
      yield put(failed({ status: error instanceof ApiError ? error.status : 0, text: statusTextOf(error) }));
    },
  );
}
