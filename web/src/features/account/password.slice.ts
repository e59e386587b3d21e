import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
    passwordSubmitted: (state, _action: PayloadAction<PasswordInput>) => state,
    passwordBegan: (state): PasswordState => ({ ...state, status: 'submitting', error: null }),
    passwordChanged: (state): PasswordState => ({ ...state, status: 'succeeded', error: null }),
    passwordRefused: (state, { payload }: PayloadAction<string>): PasswordState => ({
      ...state,
      status: 'idle',
      error: payload,
    }),
  },
  selectors: { selectPassword: (state) => state },
});

export const passwordReducer = slice.reducer;
export const {
  passwordOpened,
  passwordClosed,
  passwordSubmitted,
  passwordBegan,
  passwordChanged,
  passwordRefused,
} = slice.actions;
export const { selectPassword } = slice.selectors;
