import type { Action } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { ApiError, statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { backOnline } from '../../shared/lib/back-online';
import { logFailure } from '../../shared/lib/log';
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
  yield takeEvery(backOnline(), loadAgain);
}

/** What did not come while there was no connection. */
function* loadAgain() {
  const { summary, dashboard, calendar }: ReturnType<typeof selectProgress> = yield select(selectProgress);
  if (summary.status === 'failed') yield put(summaryRequested());
  if (dashboard.status === 'failed') yield put(dashboardRequested());
  if (calendar.status === 'failed') yield put(calendarRequested());
}

function* load<T>({ path, loaded, failed }: Loading<T>) {
  try {
    const answer: T = yield call(getJson<T>, path);
    yield put(loaded(answer));
  } catch (error) {
    logFailure(`Error loading ${path}`, error);
    yield put(failed({ status: error instanceof ApiError ? error.status : 0, text: statusTextOf(error) }));
  }
}
