import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ChangeDialog {
  readonly isOpen: boolean;
  readonly status: 'idle' | 'working';
  readonly error: string | null;
}

const closed: ChangeDialog = { isOpen: false, status: 'idle', error: null };
const opened: ChangeDialog = { ...closed, isOpen: true };

/** The slice of a dialog in which one thing is changed: `changed` closes it. */
export const changeDialog = <Name extends string>(name: Name, changed: { readonly type: string }) =>
  createSlice({
    name,
    initialState: closed,
    reducers: {
      opened: () => opened,
      closed: () => closed,
      began: (): ChangeDialog => ({ ...opened, status: 'working' }),
      refused: (_state, { payload }: PayloadAction<string>): ChangeDialog => ({ ...opened, error: payload }),
    },
    extraReducers: (builder) => builder.addCase(changed.type, () => closed),
  });
