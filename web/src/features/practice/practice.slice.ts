import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PracticeRequest } from '@emit/contract/wire';
import type { PracticeDay } from './left-today';

/** What is in the form. */
export type PracticeDraft = Omit<PracticeRequest, 'time_zone'>;

/** What is kept of a practice that is not logged yet. */
export type KeptPractice = { readonly draft: PracticeDraft } & Pick<PracticeState, 'attempt'>;

export interface PracticeState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  readonly error: string | null;
  /** The key of the last submission that did not succeed, and what it said: the same again is the same practice. */
  readonly attempt: { readonly key: string; readonly said: string } | null;
  /** Null while the form has its defaults. It outlives the form, so that another tab may be looked at meanwhile. */
  readonly draft: PracticeDraft | null;
  /** A conversation filled the form in, and the member has not been led to it yet. */
  readonly isPrefilled: boolean;
  /** Null while it is not known what was logged today. */
  readonly day: PracticeDay | null;
}

const initialState: PracticeState = {
  status: 'idle',
  error: null,
  attempt: null,
  draft: null,
  isPrefilled: false,
  day: null,
};

const slice = createSlice({
  name: 'practice',
  initialState,
  reducers: {
    /** The form is shown. */
    practiceOpened: (state) => state,
    practiceChanged: (state, { payload }: PayloadAction<PracticeDraft>): PracticeState => ({
      ...state,
      error: null,
      draft: payload,
    }),
    /** From what this browser keeps. */
    practiceFound: (state, { payload }: PayloadAction<KeptPractice>): PracticeState => ({
      ...state,
      ...payload,
    }),
    practiceSubmitted: (state, _action: PayloadAction<PracticeDraft>) => state,
    attempted: (state, { payload }: PayloadAction<{ key: string; said: string }>): PracticeState => ({
      ...state,
      status: 'submitting',
      error: null,
      attempt: payload,
    }),
    practiceLogged: ({ day }): PracticeState => ({ ...initialState, day, status: 'succeeded' }),
    /** By the server, or before it was asked. */
    practiceRefused: (state, { payload }: PayloadAction<string>): PracticeState => ({
      ...state,
      status: 'idle',
      error: payload,
    }),
    successFaded: (state) => (state.status === 'succeeded' ? { ...state, status: 'idle' as const } : state),
    /** From a conversation (spec §5 "Prefill from chat"). */
    prefilled: ({ day }, { payload }: PayloadAction<PracticeDraft>): PracticeState => ({
      ...initialState,
      day,
      draft: payload,
      isPrefilled: true,
    }),
    prefillShown: (state): PracticeState => ({ ...state, isPrefilled: false }),
    /** What the server says was logged today. */
    dayKnown(state, { payload }: PayloadAction<PracticeDay>) {
      state.day = payload;
    },
  },
  selectors: {
    selectPractice: (state) => state,
  },
});

export const practiceReducer = slice.reducer;
export const {
  practiceOpened,
  practiceChanged,
  practiceFound,
  practiceSubmitted,
  attempted,
  practiceLogged,
  practiceRefused,
  successFaded,
  prefilled,
  prefillShown,
  dayKnown,
} = slice.actions;
export const { selectPractice } = slice.selectors;
