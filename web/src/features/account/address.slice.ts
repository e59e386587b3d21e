import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressChangeAsked } from '@emit/contract/account';
import type { GivenProof } from './proof/given-proof';

export interface AddressState {
  /** The link that is sent again. */
  readonly verification: { readonly status: 'idle' | 'working' | 'sent'; readonly error: string | null };
  readonly change: {
    readonly isOpen: boolean;
    readonly status: 'idle' | 'working';
    readonly error: string | null;
    /** Whose mailbox has the link; null before it was asked for. */
    readonly asked: AddressChangeAsked['asked'] | null;
  };
}

const closed: AddressState['change'] = { isOpen: false, status: 'idle', error: null, asked: null };
const opened: AddressState['change'] = { ...closed, isOpen: true };
const initialState: AddressState = { verification: { status: 'idle', error: null }, change: closed };

const slice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    sendingBegan(state) {
      state.verification = { status: 'working', error: null };
    },
    linkSent(state) {
      state.verification = { status: 'sent', error: null };
    },
    sendingFailed(state, { payload }: PayloadAction<string>) {
      state.verification = { status: 'idle', error: payload };
    },
    changeOpened(state) {
      state.change = opened;
    },
    changeClosed(state) {
      state.change = closed;
    },
    changeBegan(state) {
      state.change = { ...opened, status: 'working' };
    },
    changeRefused(state, { payload }: PayloadAction<string>) {
      state.change = { ...opened, error: payload };
    },
    changeAsked(state, { payload }: PayloadAction<AddressChangeAsked['asked']>) {
      state.change = { ...opened, asked: payload };
    },
  },
  selectors: {
    selectVerification: (state) => state.verification,
    selectAddressChange: (state) => state.change,
  },
});

export const addressReducer = slice.reducer;
export const addressActions = {
  ...slice.actions,
  sendRequested: createAction('address/sendRequested'),
  changeSubmitted: createAction<{ email: string; proof: GivenProof }>('address/changeSubmitted'),
};
export const { selectVerification, selectAddressChange } = slice.selectors;
