import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PracticeRequest, PracticeResponse } from '@emit/contract/practices';
import type { PracticeDay } from './left-today';

/** What is in the form. */
export type PracticeDraft = Omit<PracticeRequest, 'time_zone'>;

/** What is kept of a practice that is not logged yet. */
export type KeptPractice = { readonly draft: PracticeDraft } & Pick<PracticeState, 'attempt'>;

export interface PracticeState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  readonly error: string | null;
  /** What was logged last waits in this browser for a connection. */
  readonly isQueued: boolean;
  /** What the practice that was logged last brought, where the server said it. */
  readonly earned: PracticeResponse['earned'] | null;
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
  isQueued: false,
  earned: null,
  attempt: null,
  draft: null,
  isPrefilled: false,
  day: null,
};

const slice = createSlice({
  name: 'practice',
  initialState,
  reducers: {
    changed(state, { payload }: PayloadAction<PracticeDraft>) {
      state.error = null;
      state.draft = payload;
    },
    /** From what this browser keeps. */
    found(state, { payload }: PayloadAction<KeptPractice>) {
      Object.assign(state, payload);
    },
    attempted(state, { payload }: PayloadAction<{ key: string; said: string }>) {
      state.status = 'submitting';
      state.error = null;
      state.attempt = payload;
    },
    logged: ({ day }, { payload }: PayloadAction<PracticeState['earned']>): PracticeState => ({
      ...initialState,
      day,
      status: 'succeeded',
      earned: payload,
    }),
    /** It is kept in this browser until there is a connection. */
    queued: ({ day }): PracticeState => ({ ...initialState, day, status: 'succeeded', isQueued: true }),
    /** By the server, or before it was asked. */
    refused(state, { payload }: PayloadAction<string>) {
      state.status = 'idle';
      state.error = payload;
    },
    successFaded(state) {
      if (state.status === 'succeeded') state.status = 'idle';
    },
    /** From a conversation (spec §5 "Prefill from chat"). */
    prefilled: ({ day }, { payload }: PayloadAction<PracticeDraft>): PracticeState => ({
      ...initialState,
      day,
      draft: payload,
      isPrefilled: true,
    }),
    prefillShown(state) {
      state.isPrefilled = false;
    },
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
export const practiceActions = {
  ...slice.actions,
  /** The form is shown. */
  opened: createAction('practice/opened'),
  submitted: createAction<PracticeDraft>('practice/submitted'),
  /** One of the practices of late is logged once more; the form stays as it is. */
  repeated: createAction<PracticeDraft>('practice/repeated'),
};
export const { selectPractice } = slice.selectors;
