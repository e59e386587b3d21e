import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ApplicationFormState {
  readonly status: 'idle' | 'working' | 'succeeded';
  /** Why it was refused. */
  readonly error: string | null;
  /** What the link of a mail did. */
  readonly done: 'confirmed' | 'withdrawn' | null;
}

const initialState: ApplicationFormState = { status: 'idle', error: null, done: null };

const slice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    /** What is not said is as at the beginning. */
    became: (_, { payload }: PayloadAction<Partial<ApplicationFormState>>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: { selectApplication: (state) => state },
});

export const applicationReducer = slice.reducer;
export const { became } = slice.actions;
export const { selectApplication } = slice.selectors;
