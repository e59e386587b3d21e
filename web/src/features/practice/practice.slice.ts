import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PracticeRequest } from '@emit/contract/wire';

/** Values that a form begins with instead of its defaults: from a conversation (spec §5 "Prefill from chat"). */
export type PracticeDraft = Omit<PracticeRequest, 'time_zone'>;

export interface PracticeState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  readonly error: string | null;
  /** The key of the last submission that did not succeed, and what it said: the same again is the same practice. */
  readonly attempt: { readonly key: string; readonly said: string } | null;
  /** Changes whenever the form begins anew. */
  readonly formNumber: number;
  readonly prefill: PracticeDraft | null;
}

const initialState: PracticeState = {
  status: 'idle',
  error: null,
  attempt: null,
  formNumber: 0,
  prefill: null,
};

const slice = createSlice({
  name: 'practice',
  initialState,
  reducers: {
    practiceSubmitted: (state, _action: PayloadAction<PracticeDraft>) => state,
    attempted: (state, { payload }: PayloadAction<{ key: string; said: string }>): PracticeState => ({
      ...state,
      status: 'submitting',
      error: null,
      attempt: payload,
    }),
    practiceLogged: (state): PracticeState => ({
      ...initialState,
      status: 'succeeded',
      formNumber: state.formNumber + 1,
    }),
    practiceRefused: (state, { payload }: PayloadAction<string>): PracticeState => ({
      ...state,
      status: 'idle',
      error: payload,
    }),
    successFaded: (state) => (state.status === 'succeeded' ? { ...state, status: 'idle' as const } : state),
    prefilled: (state, { payload }: PayloadAction<PracticeDraft>): PracticeState => ({
      ...initialState,
      formNumber: state.formNumber + 1,
      prefill: payload,
    }),
  },
  selectors: {
    selectPractice: (state) => state,
  },
});

export const practiceReducer = slice.reducer;
export const { practiceSubmitted, attempted, practiceLogged, practiceRefused, successFaded, prefilled } =
  slice.actions;
export const { selectPractice } = slice.selectors;
