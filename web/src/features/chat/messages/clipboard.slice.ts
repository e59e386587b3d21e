import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What became of the message that was copied last; null before any was. */
export interface ClipboardState {
  id: string | null;
  outcome: 'copied' | 'failed' | null;
}

const initialState: ClipboardState = { id: null, outcome: null };

const slice = createSlice({
  name: 'clipboard',
  initialState,
  reducers: {
    copyEnded(state, { payload: { id, isCopied } }: PayloadAction<{ id: string; isCopied: boolean }>) {
      state.id = id;
      state.outcome = isCopied ? 'copied' : 'failed';
    },
  },
  selectors: {
    selectCopyOutcome: (state, id: string) => (state.id === id ? state.outcome : null),
  },
});

export const copyRequested = createAction<{ id: string; text: string }>('clipboard/copyRequested');
export const clipboardReducer = slice.reducer;
export const { copyEnded } = slice.actions;
export type ClipboardRoot = Parameters<typeof slice.selectors.selectCopyOutcome>[0];
export const { selectCopyOutcome } = slice.selectors;
