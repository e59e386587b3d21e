import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TokenUsage } from '@emit/contract/account';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../shared/lib/loadable';
import type { RangeId } from './token-ranges';

/** Usage as it was when it was loaded. */
export interface LoadedUsage {
  readonly range: RangeId;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly usage: TokenUsage;
}

export interface TokensState extends Loadable<LoadedUsage> {
  /** The range that is chosen; what is shown may still be the former one's. */
  readonly range: RangeId;
}

const initialState: TokensState = { range: 'this-month', ...notLoaded<LoadedUsage>() };

const slice = createSlice({
  name: 'tokens',
  initialState,
  reducers: {
    usageRequested(state, { payload }: PayloadAction<RangeId>) {
      state.range = payload;
      setLoading(state);
    },
    usageLoaded: (state, { payload }: PayloadAction<LoadedUsage>) => setLoaded(state, payload),
    usageFailed(state, { payload }: PayloadAction<string>) {
      // Another range's figures would not be those of the range that is chosen.
      if (state.data?.range !== state.range) state.data = null;
      setFailed(state, payload);
    },
  },
  selectors: { selectTokenPage: (state) => state },
});

export const tokensReducer = slice.reducer;
export const { usageRequested, usageLoaded, usageFailed } = slice.actions;
export const { selectTokenPage } = slice.selectors;
