import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The conversation that is being written to a file, or could not be. */
export interface ExportState {
  readonly id: string | null;
  readonly isRunning: boolean;
}

const initialState: ExportState = { id: null, isRunning: false };

const slice = createSlice({
  name: 'export',
  initialState,
  reducers: {
    exportRequested: (_state, { payload }: PayloadAction<string>) => ({ id: payload, isRunning: true }),
    exportSaved: () => initialState,
    exportFailed: (state) => ({ ...state, isRunning: false }),
  },
  selectors: {
    selectExport: ({ id, isRunning }, wanted: string | undefined): 'running' | 'failed' | null =>
      id !== wanted || id === null ? null : isRunning ? 'running' : 'failed',
  },
});

export const exportReducer = slice.reducer;
export const { exportRequested, exportSaved, exportFailed } = slice.actions;
export type ExportRoot = Parameters<typeof slice.selectors.selectExport>[0];
export const { selectExport } = slice.selectors;
