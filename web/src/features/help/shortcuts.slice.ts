import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ShortcutsState {
  isSheetOpen: boolean;
  /** Whether single keys do something: whoever dictates may press them without meaning to (WCAG 2.1.4). */
  areKeysOn: boolean;
}

const initialState: ShortcutsState = { isSheetOpen: false, areKeysOn: true };

const slice = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    sheetOpened(state) {
      state.isSheetOpen = true;
    },
    sheetClosed(state) {
      state.isSheetOpen = false;
    },
    keysSwitched(state, { payload }: PayloadAction<boolean>) {
      state.areKeysOn = payload;
    },
  },
  selectors: {
    selectIsSheetOpen: (state) => state.isSheetOpen,
    selectAreKeysOn: (state) => state.areKeysOn,
  },
});

export const shortcutsReducer = slice.reducer;
export const { sheetOpened, sheetClosed, keysSwitched } = slice.actions;
export const { selectIsSheetOpen, selectAreKeysOn } = slice.selectors;
