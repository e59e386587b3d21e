import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import type { KeptAnswer } from '../../shared/lib/kept-answers';
import {
  notLoaded,
  setFailed,
  setFound,
  setLoaded,
  setLoading,
  type Loadable,
} from '../../shared/lib/loadable';

export interface ProgressState {
  readonly summary: Loadable<ProgressSummary>;
  readonly dashboard: Loadable<DashboardResponse>;
  readonly calendar: Loadable<PracticeCalendar>;
  /** A level reached since the summary before: told once. */
  readonly reached: ReachedLevel | null;
  /** What became of sharing it, where that is to be said. */
  readonly shared: 'copied' | 'failed' | null;
}
/** Named by the rules the server scores by. */
export interface ReachedLevel {
  readonly level: number;
  readonly name: string;
  readonly badge: string;
  /** Null when more than one level was reached at once. */
  readonly unlocks: string | null;
}

const initialState: ProgressState = {
  summary: notLoaded(),
  dashboard: notLoaded(),
  calendar: notLoaded(),
  reached: null,
  shared: null,
};

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
    summaryRequested: ({ summary }) => setLoading(summary),
    summaryLoaded(state, { payload }: PayloadAction<ProgressSummary>) {
      state.reached = reachedBetween(state.summary.data, payload) ?? state.reached;
      setLoaded(state.summary, payload);
    },
    summaryFound: ({ summary }, { payload }: PayloadAction<KeptAnswer<ProgressSummary>>) =>
      setFound(summary, payload),
    summaryFailed: ({ summary }, { payload }: PayloadAction<string>) => setFailed(summary, payload),
    dashboardRequested: ({ dashboard }) => setLoading(dashboard),
    dashboardLoaded: ({ dashboard }, { payload }: PayloadAction<DashboardResponse>) =>
      setLoaded(dashboard, payload),
    dashboardFound: ({ dashboard }, { payload }: PayloadAction<KeptAnswer<DashboardResponse>>) =>
      setFound(dashboard, payload),
    dashboardFailed: ({ dashboard }, { payload }: PayloadAction<string>) => setFailed(dashboard, payload),
    calendarRequested: ({ calendar }) => setLoading(calendar),
    calendarLoaded: ({ calendar }, { payload }: PayloadAction<PracticeCalendar>) =>
      setLoaded(calendar, payload),
    calendarFound: ({ calendar }, { payload }: PayloadAction<KeptAnswer<PracticeCalendar>>) =>
      setFound(calendar, payload),
    calendarFailed: ({ calendar }, { payload }: PayloadAction<string>) => setFailed(calendar, payload),
    levelMomentSeen(state) {
      state.reached = null;
      state.shared = null;
    },
    shareEnded(state, { payload }: PayloadAction<'copied' | 'failed'>) {
      state.shared = payload;
    },
  },
  selectors: {
    selectProgress: (state) => state,
    selectSummary: (state) => state.summary,
    selectDashboard: (state) => state.dashboard,
    selectCalendar: (state) => state.calendar,
    selectReached: (state) => state.reached,
    selectShared: (state) => state.shared,
  },
});

export const progressReducer = slice.reducer;
export const progressActions = {
  ...slice.actions,
  /** What is to be shared of a level. */
  levelShared: createAction<string>('progress/levelShared'),
};
export const { selectProgress, selectSummary, selectDashboard, selectCalendar, selectReached, selectShared } =
  slice.selectors;
