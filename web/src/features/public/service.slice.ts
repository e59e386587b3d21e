import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceFacts } from '@emit/contract/privacy';
import { notLoaded, setFailed, setLoaded, setLoading } from '../../shared/lib/loadable';

const slice = createSlice({
  name: 'service',
  initialState: notLoaded<ServiceFacts>(),
  reducers: {
    requested: setLoading,
    loaded: (state, { payload }: PayloadAction<ServiceFacts>) => setLoaded(state, payload),
    failed: (state, { payload }: PayloadAction<string>) => setFailed(state, payload),
  },
  selectors: { selectService: (state) => state },
});

export const serviceReducer = slice.reducer;
export const serviceActions = slice.actions;
export const { selectService } = slice.selectors;
