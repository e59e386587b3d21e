import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordInput } from './password-rules';

export interface PasswordState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  readonly error: string | null;
  readonly isOpen: boolean;
}

const initialState: PasswordState = { status: 'idle', error: null, isOpen: false };

const slice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    opened: (): PasswordState => ({ ...initialState, isOpen: true }),
    closed: () => initialState,
    began(state) {
      state.status = 'submitting';
      state.error = null;
    },
    changed(state) {
      state.status = 'succeeded';
      state.error = null;
    },
    refused(state, { payload }: PayloadAction<string>) {
      state.status = 'idle';
      state.error = payload;
    },
  },
  selectors: { selectPassword: (state) => state },
});

export const passwordReducer = slice.reducer;
export const passwordActions = {
  ...slice.actions,
  submitted: createAction<PasswordInput>('password/submitted'),
};
export const { selectPassword } = slice.selectors;
