import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';

export interface Load<T> {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** What was loaded last stays on the screen while it is loaded again. */
  readonly data: T | null;
  readonly failure: LoadFailure | null;
}
export interface LoadFailure {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly text: string;
}

export interface ProgressState {
  readonly summary: Load<ProgressSummary>;
  readonly dashboard: Load<DashboardResponse>;
  readonly calendar: Load<PracticeCalendar>;
  /** A level reached since the summary before: told once. */
  readonly reached: ReachedLevel | null;
}
/** Named by the rules the server scores by. */
export interface ReachedLevel {
  readonly level: number;
  readonly name: string;
  readonly badge: string;
  /** Null when more than one level was reached at once. */
  readonly unlocks: string | null;
}

const none = { status: 'idle', data: null, failure: null } as const;
const initialState: ProgressState = { summary: none, dashboard: none, calendar: none, reached: null };

function loading<T>(load: Load<T>): Load<T> {
  return { ...load, status: 'loading', failure: null };
}
function failed<T>(load: Load<T>, failure: LoadFailure): Load<T> {
  return { ...load, status: 'failed', failure };
}
function loaded<T>(data: T): Load<T> {
  return { status: 'loaded', data, failure: null };
}
function reachedBetween(former: ProgressSummary | null, latest: ProgressSummary): ReachedLevel | null {
  const { level, name, badge } = latest.current_level;
  if (!former || level <= former.current_level.level) return null;
  const unlocks = level === former.current_level.level + 1 ? former.current_level.next_unlocks : null;
  return { level, name, badge, unlocks };
}

const slice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    summaryRequested: (state) => ({ ...state, summary: loading(state.summary) }),
    summaryLoaded: (state, { payload }: PayloadAction<ProgressSummary>): ProgressState => {
      const reached = reachedBetween(state.summary.data, payload) ?? state.reached;
      return { ...state, summary: loaded(payload), reached };
    },
    summaryFailed: (state, { payload }: PayloadAction<LoadFailure>) => ({
      ...state,
      summary: failed(state.summary, payload),
    }),
    dashboardRequested: (state) => ({ ...state, dashboard: loading(state.dashboard) }),
    dashboardLoaded: (state, { payload }: PayloadAction<DashboardResponse>) => ({
      ...state,
      dashboard: loaded(payload),
    }),
    dashboardFailed: (state, { payload }: PayloadAction<LoadFailure>) => ({
      ...state,
      dashboard: failed(state.dashboard, payload),
    }),
    calendarRequested: (state) => ({ ...state, calendar: loading(state.calendar) }),
    calendarLoaded: (state, { payload }: PayloadAction<PracticeCalendar>) => ({
      ...state,
      calendar: loaded(payload),
    }),
    calendarFailed: (state, { payload }: PayloadAction<LoadFailure>) => ({
      ...state,
      calendar: failed(state.calendar, payload),
    }),
    levelMomentSeen: (state) => ({ ...state, reached: null }),
  },
  selectors: {
    selectProgress: (state) => state,
    selectSummary: (state) => state.summary,
    selectDashboard: (state) => state.dashboard,
    selectCalendar: (state) => state.calendar,
    selectReached: (state) => state.reached,
  },
});

export const progressReducer = slice.reducer;
export const {
  summaryRequested,
  summaryLoaded,
  summaryFailed,
  dashboardRequested,
  dashboardLoaded,
  dashboardFailed,
  calendarRequested,
  calendarLoaded,
  calendarFailed,
  levelMomentSeen,
} = slice.actions;
export const { selectProgress, selectSummary, selectDashboard, selectCalendar, selectReached } =
  slice.selectors;
