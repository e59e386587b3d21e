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
    passwordOpened: (): PasswordState => ({ ...initialState, isOpen: true }),
    passwordClosed: () => initialState,
    passwordBegan(state) {
      state.status = 'submitting';
      state.error = null;
    },
    passwordChanged(state) {
      state.status = 'succeeded';
      state.error = null;
    },
    passwordRefused(state, { payload }: PayloadAction<string>) {
      state.status = 'idle';
      state.error = payload;
    },
  },
  selectors: { selectPassword: (state) => state },
});

export const passwordReducer = slice.reducer;
export const { passwordOpened, passwordClosed, passwordBegan, passwordChanged, passwordRefused } =
  slice.actions;
export const passwordSubmitted = createAction<PasswordInput>('password/passwordSubmitted');
export const { selectPassword } = slice.selectors;
