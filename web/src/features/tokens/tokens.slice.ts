import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TokenUsage } from '@emit/contract/account';
import type { RangeId } from './token-ranges';

/** Usage as it was when it was loaded. */
export interface LoadedUsage {
  readonly range: RangeId;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly usage: TokenUsage;
}

export interface TokensState {
  /** The range that is chosen; what is shown may still be the former one's. */
  readonly range: RangeId;
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly shown: LoadedUsage | null;
  readonly error: string | null;
}

const initialState: TokensState = { range: 'this-month', status: 'idle', shown: null, error: null };

const slice = createSlice({
  name: 'tokens',
  initialState,
  reducers: {
    usageRequested: (state, { payload }: PayloadAction<RangeId>): TokensState => ({
      ...state,
      range: payload,
      status: 'loading',
      error: null,
    }),
    usageLoaded: (state, { payload }: PayloadAction<LoadedUsage>): TokensState => ({
      ...state,
      status: 'loaded',
      shown: payload,
      error: null,
    }),
    usageFailed: (state, { payload }: PayloadAction<string>): TokensState => ({
      ...state,
      status: 'failed',
      // Another range's figures would not be those of the range that is chosen.
      shown: state.shown?.range === state.range ? state.shown : null,
      error: payload,
    }),
  },
  selectors: { selectTokenPage: (state) => state },
});

export const tokensReducer = slice.reducer;
export const { usageRequested, usageLoaded, usageFailed } = slice.actions;
export const { selectTokenPage } = slice.selectors;
