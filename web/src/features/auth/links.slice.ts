import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkConfirmed } from '@emit/contract/account';
import { authActions } from './auth.slice';

export interface LinksState {
  /** What the link that was opened was for, once it is confirmed. */
  readonly confirmed: LinkConfirmed['confirmed'] | null;
}

export interface ResetInput {
  readonly token: string;
  readonly password: string;
  readonly confirmation: string;
}

const initialState: LinksState = { confirmed: null };

const slice = createSlice({
  name: 'links',
  initialState,
  reducers: {
    confirmed(state, { payload }: PayloadAction<LinkConfirmed['confirmed']>) {
      state.confirmed = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(authActions.linkFormOpened, () => initialState),
  selectors: { selectConfirmed: (state) => state.confirmed },
});

export const linksReducer = slice.reducer;
export const linkActions = {
  ...slice.actions,
  forgotSubmitted: createAction<string>('links/forgotSubmitted'),
  resetSubmitted: createAction<ResetInput>('links/resetSubmitted'),
  confirmSubmitted: createAction<string>('links/confirmSubmitted'),
};
export const { selectConfirmed } = slice.selectors;
