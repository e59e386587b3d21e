import { call, put, takeLatest } from 'redux-saga/effects';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { ApiError, statusTextOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { logFailure } from '../../shared/lib/log';
import { withDefaults } from './dashboard-defaults';
import {
  calendarFailed,
  calendarLoaded,
  calendarRequested,
  dashboardFailed,
  dashboardLoaded,
  dashboardRequested,
  summaryFailed,
  summaryLoaded,
  summaryRequested,
  type LoadFailure,
} from './progress.slice';

/** Spec §4 "Dashboard data": loading, then loaded or error. The latest answer counts. */
export function* progressSaga() {
  yield takeLatest(summaryRequested, loadSummary);
  yield takeLatest(dashboardRequested, loadDashboard);
  yield takeLatest(calendarRequested, loadCalendar);
}

function* loadSummary() {
  try {
    const summary: ProgressSummary | undefined = yield call(
      sendJson<ProgressSummary>,
      'GET',
      '/api/v1/progress/summary',
    );
    if (!summary) throw new ApiError(204, '', '');
    yield put(summaryLoaded(summary));
  } catch (error) {
    yield put(summaryFailed(failureOf(error)));
  }
}

function* loadDashboard() {
  try {
    const dashboard: DashboardResponse | undefined = yield call(
      sendJson<DashboardResponse>,
      'GET',
      '/fho/dashboard/me',
    );
    if (!dashboard) throw new ApiError(204, '', '');
    yield put(dashboardLoaded(withDefaults(dashboard)));
  } catch (error) {
    yield put(dashboardFailed(failureOf(error)));
  }
}

/** Only the year calendar needs it: it is asked for when Analytics is shown. */
function* loadCalendar() {
  try {
    const calendar: PracticeCalendar | undefined = yield call(
      sendJson<PracticeCalendar>,
      'GET',
      '/api/v1/progress/calendar',
    );
    if (!calendar) throw new ApiError(204, '', '');
    yield put(calendarLoaded(calendar));
  } catch (error) {
    logFailure('Error loading the calendar', error);
    yield put(calendarFailed(failureOf(error)));
  }
}

function failureOf(error: unknown): LoadFailure {
  return { status: error instanceof ApiError ? error.status : 0, text: statusTextOf(error) };
}
