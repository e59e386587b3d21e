import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';

export interface TranslationState {
  /** What the member reads in: it stands beside the King James text. */
  readonly chosen: Translation;
  /** Why the choice is not kept on the server; it holds on this page all the same. */
  readonly failure: string | null;
}

const initialState: TranslationState = { chosen: DEFAULT_TRANSLATION, failure: null };

const slice = createSlice({
  name: 'translation',
  initialState,
  reducers: {
    /** The server says what was chosen, here or on another device. */
    known: (_state, { payload }: PayloadAction<Translation>) => ({ chosen: payload, failure: null }),
    chosen: (_state, { payload }: PayloadAction<Translation>) => ({ chosen: payload, failure: null }),
    saved(state) {
      state.failure = null;
    },
    notSaved(state, { payload }: PayloadAction<string>) {
      state.failure = payload;
    },
  },
  selectors: {
    selectTranslation: (state) => state.chosen,
    selectTranslationFailure: (state) => state.failure,
  },
});

export const translationReducer = slice.reducer;
export const translationActions = slice.actions;
export const { selectTranslation, selectTranslationFailure } = slice.selectors;
