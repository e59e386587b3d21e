import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionList } from '@emit/contract/account';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../shared/lib/loadable';

export type Session = SessionList['sessions'][number];

export interface SessionsState extends Loadable<readonly Session[]> {
  /** The one that is being ended. */
  readonly ending: string | null;
}

const initialState: SessionsState = { ...notLoaded<readonly Session[]>(), ending: null };

const slice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    requested: (state) => setLoading(state),
    loaded(state, { payload }: PayloadAction<readonly Session[]>) {
      setLoaded<readonly Session[]>(state, payload);
      state.ending = null;
    },
    /** The id of another session of the member. */
    endRequested(state, { payload }: PayloadAction<string>) {
      state.ending = payload;
      state.error = null;
    },
    failed(state, { payload }: PayloadAction<string>) {
      setFailed(state, payload);
      state.ending = null;
    },
  },
  selectors: { selectSessions: (state) => state },
});

export const sessionsReducer = slice.reducer;
export const sessionsActions = slice.actions;
export const { selectSessions } = slice.selectors;
