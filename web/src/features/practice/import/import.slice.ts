import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportResult } from '@emit/contract/practice-import';
import type { Candidate, ImportFile, Mapping } from './import-file';

/** What becomes of a candidate; null for one that is no practice. */
export interface Judged {
  readonly candidate: Candidate;
  readonly result: ImportResult | null;
}

export interface ImportState {
  step: 'choose' | 'map' | 'preview' | 'done';
  file: ImportFile | null;
  mapping: Mapping | null;
  judged: readonly Judged[];
  /** How far the server is with what it is asked for, of 1; null while it is asked for nothing. */
  progress: number | null;
  /** Practices that were added. */
  added: number;
  error: string | null;
}

const initialState: ImportState = {
  step: 'choose',
  file: null,
  mapping: null,
  judged: [],
  progress: null,
  added: 0,
  error: null,
};

const slice = createSlice({
  name: 'practiceImport',
  // A file may have thousands of rows, which are only replaced: without drafts.
  initialState,
  reducers: {
    fileChosen: (_state, _action: PayloadAction<File>) => ({ ...initialState, progress: 0 }),
    fileRead: (_state, { payload }: PayloadAction<{ file: ImportFile; mapping: Mapping }>) => ({
      ...initialState,
      ...payload,
      step: 'map' as const,
    }),
    mapped: (state, { payload }: PayloadAction<Mapping>) => ({ ...state, mapping: payload, error: null }),
    columnsChosen: (state, { payload }: PayloadAction<Mapping>) => ({ ...state, mapping: payload }),
    previewAsked: (state) => ({ ...state, progress: 0, error: null }),
    previewed: (state, { payload }: PayloadAction<readonly Judged[]>) => ({
      ...state,
      step: 'preview' as const,
      judged: payload,
      progress: null,
    }),
    wentBack: (state) => ({
      ...state,
      step: state.step === 'preview' ? ('map' as const) : ('choose' as const),
      error: null,
    }),
    importAsked: (state) => ({ ...state, progress: 0, error: null }),
    progressed: (state, { payload }: PayloadAction<number>) => ({ ...state, progress: payload, error: null }),
    /** It goes on by itself when the server can be reached. */
    interrupted: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload }),
    refused: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload, progress: null }),
    finished: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      step: 'done' as const,
      added: payload,
      progress: null,
      error: null,
    }),
    begunAnew: () => initialState,
  },
  selectors: { selectImport: (state) => state },
});

export const importReducer = slice.reducer;
export const importActions = slice.actions;
export const { selectImport } = slice.selectors;
