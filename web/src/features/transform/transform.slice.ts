import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quotation } from '@emit/contract/scripture';

export type TransformPage = 'test' | 'debug';

/** Idle, processing, then result or error (spec §4 "Sending a chat message"). */
export interface TransformState {
  readonly status: 'idle' | 'processing' | 'result' | 'error';
  readonly completion: string;
  /** The answer as it came, for the debug page. */
  readonly raw: string;
  /** What the check found in the completion. */
  readonly quotations: readonly Quotation[];
  readonly error: string;
}

const idle: TransformState = { status: 'idle', completion: '', raw: '', quotations: [], error: '' };

const slice = createSlice({
  name: 'transform',
  initialState: idle,
  reducers: {
    transformOpened: () => idle,
    transformBegan: (): TransformState => ({ ...idle, status: 'processing' }),
    transformed(
      state,
      { payload }: PayloadAction<Pick<TransformState, 'completion' | 'raw' | 'quotations'>>,
    ) {
      Object.assign(state, payload, { status: 'result' });
    },
    transformFailed(state, { payload }: PayloadAction<string>) {
      state.status = 'error';
      state.error = `Error: ${payload}`;
    },
  },
  selectors: { selectTransform: (state) => state },
});

export const transformReducer = slice.reducer;
export const { transformOpened, transformBegan, transformed, transformFailed } = slice.actions;
export const transformRequested = createAction<{ text: string; page: TransformPage }>(
  'transform/transformRequested',
);
export const { selectTransform } = slice.selectors;
