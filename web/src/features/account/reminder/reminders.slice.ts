import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReminderList } from '@emit/contract/reminders';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../../shared/lib/loadable';

export interface RemindersState extends Loadable<ReminderList> {
  isChanging: boolean;
}

const initialState: RemindersState = { ...notLoaded<ReminderList>(), isChanging: false };

function setChanging(state: RemindersState, _: PayloadAction<string>) {
  state.isChanging = true;
  state.error = null;
}

const slice = createSlice({
  name: 'reminders',
  initialState,
  reducers: {
    requested: (state) => setLoading(state),
    loaded(state, { payload }: PayloadAction<ReminderList>) {
      setLoaded<ReminderList>(state, payload);
      state.isChanging = false;
    },
    failed(state, { payload }: PayloadAction<string>) {
      setFailed(state, payload);
      state.isChanging = false;
    },
    /** In this browser, at 'HH:MM'. */
    setRequested: setChanging,
    /** A calendar file with a reminder at 'HH:MM' each day. */
    calendarRequested: (_state, _: PayloadAction<string>) => undefined,
    /** A reminder's id; 'current' is this browser's. */
    removeRequested: setChanging,
  },
  selectors: { selectReminders: (state) => state },
});

export const remindersReducer = slice.reducer;
export const remindersActions = slice.actions;
export const { selectReminders } = slice.selectors;
