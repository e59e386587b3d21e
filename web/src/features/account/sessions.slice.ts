import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionList } from '@emit/contract/account';

export type Session = SessionList['sessions'][number];

export interface SessionsState {
  /** Null until they are loaded. */
  readonly sessions: readonly Session[] | null;
  /** The one that is being ended. */
  readonly ending: string | null;
  readonly error: string | null;
}

const initialState: SessionsState = { sessions: null, ending: null, error: null };

const slice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    sessionsRequested: (state): SessionsState => ({ ...state, error: null }),
    sessionsLoaded: (_state, { payload }: PayloadAction<readonly Session[]>): SessionsState => ({
      ...initialState,
      sessions: payload,
    }),
    /** The id of another session of the member. */
    sessionEndRequested: (state, { payload }: PayloadAction<string>): SessionsState => ({
      ...state,
      ending: payload,
      error: null,
    }),
    sessionsFailed: (state, { payload }: PayloadAction<string>): SessionsState => ({
      ...state,
      ending: null,
      error: payload,
    }),
  },
  selectors: { selectSessions: (state) => state },
});

export const sessionsReducer = slice.reducer;
export const { sessionsRequested, sessionsLoaded, sessionEndRequested, sessionsFailed } = slice.actions;
export const { selectSessions } = slice.selectors;
