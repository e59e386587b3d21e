import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Choice } from './choices';

/** Kept in this browser for each member: begun, or done (also when it was skipped). */
export type KeptVisit = 'none' | 'begun' | 'done';

export interface FirstVisitState {
  readonly memberId: string | null;
  /** Null while it was not looked up. */
  readonly kept: KeptVisit | null;
  /** What brought the member here: it is not kept, for it is nobody's business. */
  readonly choice: Choice | null;
}

const initialState: FirstVisitState = { memberId: null, kept: null, choice: null };

const slice = createSlice({
  name: 'firstVisit',
  initialState,
  reducers: {
    opened(state, { payload }: PayloadAction<string>) {
      if (state.memberId !== payload) Object.assign(state, initialState, { memberId: payload });
    },
    found(state, { payload }: PayloadAction<KeptVisit>) {
      state.kept = payload;
    },
    chosen(state, { payload }: PayloadAction<Choice>) {
      state.kept = 'begun';
      state.choice = payload;
    },
    ended(state) {
      state.kept = 'done';
    },
  },
  selectors: { selectFirstVisit: (state) => state },
});

export const firstVisitReducer = slice.reducer;
export const firstVisitActions = slice.actions;
export const { selectFirstVisit } = slice.selectors;
