import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Charge, ChargePage } from '@emit/contract/account';
import { notLoaded, setFailed, setLoaded, setLoading } from '../../shared/lib/loadable';

/** The charges so far, the newest first, and where the next page begins; null when there are no more. */
export interface LoadedCharges {
  readonly charges: readonly Charge[];
  readonly next: string | null;
}

const slice = createSlice({
  name: 'charges',
  initialState: notLoaded<LoadedCharges>(),
  reducers: {
    /** The first page, anew. */
    chargesRequested: (state) => setLoading(state),
    moreChargesRequested: (state) => setLoading(state),
    chargesLoaded: (state, { payload }: PayloadAction<ChargePage>) => setLoaded(state, payload),
    moreChargesLoaded(state, { payload: { charges, next } }: PayloadAction<ChargePage>) {
      setLoaded(state, { charges: [...(state.data?.charges ?? []), ...charges], next });
    },
    chargesFailed: (state, { payload }: PayloadAction<string>) => setFailed(state, payload),
  },
  selectors: { selectCharges: (state) => state },
});

export const chargesReducer = slice.reducer;
export const { chargesRequested, moreChargesRequested, chargesLoaded, moreChargesLoaded, chargesFailed } =
  slice.actions;
export const { selectCharges } = slice.selectors;
