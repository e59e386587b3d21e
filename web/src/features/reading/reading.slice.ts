import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayRead, ReadingPlanId, ReadingsResponse, ReadingStatus } from '@emit/contract/reading-plans';
import { notLoaded, setFailed, setLoaded, type Loadable } from '../../shared/lib/loadable';
import { loadableReducers } from '../../shared/lib/loadable-reducers';

/** A day of a plan that was read; `minutes` is null where it is only marked. */
export interface DayToRead {
  readonly reading_id: string;
  readonly day: number;
  readonly minutes: number | null;
}

export interface ReadingState {
  readonly all: Loadable<ReadingsResponse>;
  /** Something is on its way to the server. */
  readonly isWorking: boolean;
  readonly error: string | null;
  /** What came of the last change. */
  readonly told: string | null;
}

const initialState: ReadingState = { all: notLoaded(), isWorking: false, error: null, told: null };

const slice = createSlice({
  name: 'reading',
  initialState,
  reducers: {
    ...loadableReducers<ReadingState, ReadingsResponse>(({ all }) => all),
    loaded(state, { payload }: PayloadAction<ReadingsResponse>) {
      setLoaded(state.all, payload);
      state.isWorking = false;
    },
    /** What waits is over what was loaded. */
    shown({ all }, { payload }: PayloadAction<ReadingsResponse>) {
      all.data = payload;
    },
    failed(state, { payload }: PayloadAction<string>) {
      setFailed(state.all, payload);
      state.isWorking = false;
    },
    began(state) {
      Object.assign(state, { isWorking: true, error: null, told: null });
    },
    refused(state, { payload }: PayloadAction<string>) {
      state.isWorking = false;
      state.error = payload;
    },
    said(state, { payload }: PayloadAction<string>) {
      state.told = payload;
    },
  },
  selectors: { selectReading: (state) => state },
});

export const readingReducer = slice.reducer;
export const readingActions = {
  ...slice.actions,
  startAsked: createAction<ReadingPlanId>('reading/startAsked'),
  statusAsked: createAction<{ reading_id: string; status: ReadingStatus }>('reading/statusAsked'),
  dayRead: createAction<DayToRead>('reading/dayRead'),
  dayReopened: createAction<Omit<DayToRead, 'minutes'>>('reading/dayReopened'),
  /** A day waits for a connection. */
  queued: createAction('reading/queued'),
  /** The server has it, and what was logged with it. */
  dayDone: createAction<DayRead>('reading/dayDone'),
};
export const { selectReading } = slice.selectors;
