import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FactorList, TotpSetup } from '@emit/contract/account';
import type { GivenProof } from '../proof/given-proof';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../../shared/lib/loadable';

/** What is to be removed. */
export type Removable = { kind: 'totp' } | { kind: 'passkey'; id: string; name: string };

/** What the dialog shows. */
export type Step =
  | { name: 'add-totp' }
  | { name: 'confirm-totp'; setup: TotpSetup }
  | { name: 'add-passkey' }
  | { name: 'codes'; codes: string[]; copied?: boolean }
  | { name: 'renew' }
  | { name: 'remove'; what: Removable };

export interface FactorsState {
  readonly list: Loadable<FactorList>;
  /** Null where no dialog is open. */
  readonly step: Step | null;
  readonly form: { readonly status: 'idle' | 'working'; readonly error: string | null };
}

const idle: FactorsState['form'] = { status: 'idle', error: null };
const initialState: FactorsState = { list: notLoaded<FactorList>(), step: null, form: idle };

const slice = createSlice({
  name: 'factors',
  initialState,
  reducers: {
    requested: (state) => setLoading(state.list),
    loaded: (state, { payload }: PayloadAction<FactorList>) => setLoaded(state.list, payload),
    failed: (state, { payload }: PayloadAction<string>) => setFailed(state.list, payload),
    opened(state, { payload }: PayloadAction<Step>) {
      state.step = payload;
      state.form = idle;
    },
    copied(state, { payload }: PayloadAction<boolean>) {
      if (state.step?.name === 'codes') state.step.copied = payload;
    },
    closed(state) {
      state.step = null;
      state.form = idle;
    },
    began(state) {
      state.form = { status: 'working', error: null };
    },
    refused(state, { payload }: PayloadAction<string>) {
      state.form = { status: 'idle', error: payload };
    },
  },
  selectors: {
    selectFactors: (state) => state.list,
    /** False also where it is not known: then the server asks for the code. */
    selectHasFactor: ({ list: { data } }) =>
      data !== null && (data.totp !== null || data.passkeys.length > 0),
    selectHasPasskey: ({ list: { data } }) => (data?.passkeys.length ?? 0) > 0,
    selectStep: (state) => state.step,
    selectFactorForm: (state) => state.form,
  },
});

export const factorsReducer = slice.reducer;
export const factorsActions = {
  ...slice.actions,
  appWanted: createAction<GivenProof>('factors/appWanted'),
  codeGiven: createAction<string>('factors/codeGiven'),
  passkeyAdded: createAction<{ name: string; proof: GivenProof }>('factors/passkeyAdded'),
  copyRequested: createAction('factors/copyRequested'),
  /** For new recovery codes, or a removal. */
  proven: createAction<GivenProof>('factors/proven'),
};
export const { selectFactors, selectHasFactor, selectHasPasskey, selectStep, selectFactorForm } =
  slice.selectors;
