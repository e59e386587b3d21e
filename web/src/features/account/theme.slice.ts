import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const slice = createSlice({
  name: 'theme',
  initialState: { chosen: 'system' as Theme },
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.chosen = payload;
    },
  },
  selectors: { selectTheme: (state) => state.chosen },
});

export const themeReducer = slice.reducer;
export const { themeChosen } = slice.actions;
export const { selectTheme } = slice.selectors;
