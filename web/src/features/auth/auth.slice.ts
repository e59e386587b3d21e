import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SecondFactorChallenge } from '@emit/contract/account';
import type { TierId } from '@emit/contract/plans';
import type { CurrentUser } from '@emit/contract/wire';
import { privacyActions } from './privacy.slice';

/** Spec §4 "Authentication guard": checking, then authenticated or not. */
export type SessionCheck = 'unknown' | 'checking' | 'authenticated' | 'anonymous';

export interface FormState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  readonly error: string | null;
}

export interface AuthState {
  readonly session: SessionCheck;
  readonly user: CurrentUser | null;
  readonly form: FormState;
  /** What the password alone did not open. */
  readonly secondFactor: AskedFactor | null;
  /** The member left on purpose: nobody needs to be led back. */
  readonly hasLeft: boolean;
  /** The session ended under the member's hands: they are told why they see the login. */
  readonly isCutOff: boolean;
}

export interface AskedFactor {
  readonly challenge: SecondFactorChallenge;
  readonly goingTo: string;
}

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** Where the guard sent the visitor away from; '/app' when it did not. */
  readonly goingTo: string;
}

export interface RegisterInput {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

const idle: FormState = { status: 'idle', error: null };
const submitting: FormState = { status: 'submitting', error: null };
const initialState: AuthState = {
  session: 'unknown',
  user: null,
  form: idle,
  secondFactor: null,
  hasLeft: false,
  isCutOff: false,
};

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionCheckRequested(state) {
      state.session = 'checking';
    },
    sessionConfirmed: (_state, { payload }: PayloadAction<CurrentUser>): AuthState => ({
      ...initialState,
      session: 'authenticated',
      user: payload,
    }),
    sessionEnded: ({ session, hasLeft, isCutOff }): AuthState => ({
      ...initialState,
      session: 'anonymous',
      hasLeft,
      isCutOff: isCutOff || (session === 'authenticated' && !hasLeft),
    }),
    logoutRequested(state) {
      state.hasLeft = true;
    },
    /** With the tier that was chosen before. */
    formOpened(state, _action: PayloadAction<TierId | null>) {
      state.form = idle;
      state.secondFactor = null;
    },
    /** Of a form that a member may use as well, signed in or not. */
    linkFormOpened(state) {
      state.form = idle;
    },
    loginSubmitted(state, _action: PayloadAction<LoginInput>) {
      state.form = submitting;
    },
    registerSubmitted(state, _action: PayloadAction<RegisterInput & { chosen: TierId | null }>) {
      state.form = submitting;
    },
    secondFactorAsked(state, { payload }: PayloadAction<AskedFactor>) {
      state.form = idle;
      state.secondFactor = payload;
    },
    secondFactorLeft(state) {
      state.form = idle;
      state.secondFactor = null;
    },
    formBegan(state) {
      state.form = submitting;
    },
    formSucceeded(state) {
      state.form = { status: 'succeeded', error: null };
    },
    formRefused(state, { payload }: PayloadAction<string>) {
      state.form = { status: 'idle', error: payload };
    },
    planKnown(
      { user },
      { payload: { plan, tokens, storage } }: PayloadAction<Pick<CurrentUser, 'plan' | 'tokens' | 'storage'>>,
    ) {
      if (user) Object.assign(user, { plan, tokens, storage });
    },
    /** Something could not be saved: what was known of it is out of date. */
    storageFilled({ user }) {
      // An API of the release before does not say how much there is.
      const storage: CurrentUser['storage'] | undefined = user?.storage;
      if (storage) storage.used = Math.max(storage.used, storage.quota);
    },
    /** What the member has just changed. */
    profileKnown(
      { user },
      { payload }: PayloadAction<Partial<Pick<CurrentUser, 'full_name' | 'weekly_goal'>>>,
    ) {
      if (user) Object.assign(user, payload);
    },
    /** A reply of the guide says what is left (spec §4 "Sending a chat message"). */
    tokensRemaining(state, { payload }: PayloadAction<number>) {
      if (state.user) state.user.tokens = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(privacyActions.accepted, (state, { payload }) => {
      if (state.user) state.user.privacy_version = payload;
    }),
  selectors: {
    selectSession: (state) => state.session,
    selectHasLeft: (state) => state.hasLeft,
    selectIsCutOff: (state) => state.isCutOff,
    selectUser: (state) => state.user,
    /** An API of the release before does not say it. */
    selectStorage: (state): CurrentUser['storage'] | undefined => state.user?.storage,
    /** What can be used; the last answer may have taken more than there was. */
    selectTokens: (state) => state.user && Math.max(0, state.user.tokens),
    selectForm: (state) => state.form,
    selectSecondFactor: (state) => state.secondFactor,
  },
});

export const authReducer = slice.reducer;
export const authActions = {
  ...slice.actions,
  /** Without an answer of the server; `payload`: the token that it is still to be asked of. */
  sessionAssumed: createAction<string>('auth/sessionAssumed'),
  codeSubmitted: createAction<string>('auth/codeSubmitted'),
  /** A passkey after the password. */
  passkeyRequested: createAction('auth/passkeyRequested'),
  /** A passkey in the password's place; `payload`: where to go on. */
  passkeySignInRequested: createAction<string>('auth/passkeySignInRequested'),
};
export const {
  selectSession,
  selectHasLeft,
  selectIsCutOff,
  selectUser,
  selectStorage,
  selectTokens,
  selectForm,
  selectSecondFactor,
} = slice.selectors;
