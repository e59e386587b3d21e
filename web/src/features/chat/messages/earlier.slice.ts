import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The conversation whose earlier messages are asked for, or did not come. */
export interface EarlierState {
  readonly id: string | null;
  readonly isLoading: boolean;
}

const initialState: EarlierState = { id: null, isLoading: false };

const slice = createSlice({
  name: 'earlier',
  initialState,
  reducers: {
    earlierRequested: (_state, { payload }: PayloadAction<string>) => ({ id: payload, isLoading: true }),
    earlierLoaded: () => initialState,
    earlierMissed: (state) => ({ ...state, isLoading: false }),
  },
  selectors: {
    selectEarlier: ({ id, isLoading }, wanted: string | undefined): 'loading' | 'missed' | null =>
      id !== wanted || id === null ? null : isLoading ? 'loading' : 'missed',
  },
});

export const earlierReducer = slice.reducer;
export const { earlierRequested, earlierLoaded, earlierMissed } = slice.actions;
export type EarlierRoot = Parameters<typeof slice.selectors.selectEarlier>[0];
export const { selectEarlier } = slice.selectors;
