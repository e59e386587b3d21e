import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PRIVACY_VERSION, type PrivacyVersion } from '@emit/contract/privacy';
import type { CurrentUser } from '@emit/contract/wire';

export interface PrivacyState {
  readonly status: 'idle' | 'working';
  readonly error: string | null;
}

const initialState: PrivacyState = { status: 'idle', error: null };

const slice = createSlice({
  name: 'privacy',
  initialState,
  reducers: {
    agreed: (): PrivacyState => ({ status: 'working', error: null }),
    accepted: (_state, _action: PayloadAction<PrivacyVersion>): PrivacyState => initialState,
    failed: (_state, { payload }: PayloadAction<string>): PrivacyState => ({
      status: 'idle',
      error: payload,
    }),
  },
  selectors: { selectAgreement: (state) => state },
});

export const privacyReducer = slice.reducer;
export const privacyActions = slice.actions;
export const { selectAgreement } = slice.selectors;

/** Whether the member has to be asked: the page says something else than was agreed to. An API of the release before says nothing. */
export function isToBeAsked(user: Partial<CurrentUser> | null): 'first' | 'again' | null {
  const agreed = user?.privacy_version;
  if (agreed === undefined) return null;
  if (agreed === null) return 'first';
  return agreed < PRIVACY_VERSION ? 'again' : null;
}
