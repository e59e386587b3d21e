import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Of what is read: Scripture and the guide's replies. All else follows the browser's own size. */
export const TEXT_SIZES = ['normal', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const slice = createSlice({
  name: 'textSize',
  initialState: { chosen: 'normal' as TextSize },
  reducers: {
    textSizeChosen(state, { payload }: PayloadAction<TextSize>) {
      state.chosen = payload;
    },
  },
  selectors: { selectTextSize: (state) => state.chosen },
});

export const textSizeReducer = slice.reducer;
export const { textSizeChosen } = slice.actions;
export const { selectTextSize } = slice.selectors;
