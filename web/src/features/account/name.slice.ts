import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NameState {
  readonly isOpen: boolean;
  readonly status: 'idle' | 'working';
  readonly error: string | null;
}

const initialState: NameState = { isOpen: false, status: 'idle', error: null };

const slice = createSlice({
  name: 'name',
  initialState,
  reducers: {
    opened: (): NameState => ({ ...initialState, isOpen: true }),
    closed: () => initialState,
    began: (): NameState => ({ ...initialState, isOpen: true, status: 'working' }),
    /** With the name that the member has now. */
    changed: (_state, _action: PayloadAction<string>): NameState => initialState,
    refused: (_state, { payload }: PayloadAction<string>): NameState => ({
      ...initialState,
      isOpen: true,
      error: payload,
    }),
  },
  selectors: { selectNameChange: (state) => state },
});

export const nameReducer = slice.reducer;
export const nameActions = { ...slice.actions, submitted: createAction<string>('name/submitted') };
export const { selectNameChange } = slice.selectors;
