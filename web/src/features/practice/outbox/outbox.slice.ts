import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingPractice } from './outbox';

export interface OutboxState {
  readonly waiting: readonly WaitingPractice[];
}

const initialState: OutboxState = { waiting: [] };

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** What this browser keeps now. */
    read(state, { payload }: PayloadAction<readonly WaitingPractice[]>) {
      state.waiting = [...payload];
    },
  },
  selectors: { selectWaiting: (state) => state.waiting },
});

export const outboxReducer = slice.reducer;
export const outboxActions = {
  ...slice.actions,
  /** Something waits, or it is worth trying again. */
  sendRequested: createAction('outbox/sendRequested'),
  /** Of what waited, whatever it was, some was sent or refused. */
  settled: createAction('outbox/settled'),
  /** So many have reached the server. */
  sent: createAction<number>('outbox/sent'),
  /** Into the form, to be logged anew; its id. */
  editRequested: createAction<string>('outbox/editRequested'),
  discarded: createAction<string>('outbox/discarded'),
};
export const { selectWaiting } = slice.selectors;
