import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GivenProof } from './proof/given-proof';

export interface OwnDataState {
  readonly download: { readonly status: 'idle' | 'working' | 'saved'; readonly error: string | null };
  readonly erasure: {
    readonly isOpen: boolean;
    readonly status: 'idle' | 'working' | 'erased';
    readonly error: string | null;
  };
}

const closed = { isOpen: false, status: 'idle', error: null } as const;
const initialState: OwnDataState = { download: { status: 'idle', error: null }, erasure: closed };

const slice = createSlice({
  name: 'ownData',
  initialState,
  reducers: {
    downloadBegan(state) {
      state.download = { status: 'working', error: null };
    },
    downloadSaved(state) {
      state.download = { status: 'saved', error: null };
    },
    downloadFailed(state, { payload }: PayloadAction<string>) {
      state.download = { status: 'idle', error: payload };
    },
    erasureOpened(state) {
      state.erasure = { isOpen: true, status: 'idle', error: null };
    },
    erasureClosed(state) {
      state.erasure = closed;
    },
    erasureBegan(state) {
      state.erasure = { isOpen: true, status: 'working', error: null };
    },
    erasureRefused(state, { payload }: PayloadAction<string>) {
      state.erasure = { isOpen: true, status: 'idle', error: payload };
    },
    /** There is no account any more: whoever keeps something of it forgets it. */
    accountErased(state) {
      state.erasure = { isOpen: true, status: 'erased', error: null };
    },
  },
  selectors: { selectDownload: (state) => state.download, selectErasure: (state) => state.erasure },
});

export const ownDataReducer = slice.reducer;
export const ownDataActions = {
  ...slice.actions,
  downloadRequested: createAction('ownData/downloadRequested'),
  erasureSubmitted: createAction<GivenProof>('ownData/erasureSubmitted'),
};
export const { selectDownload, selectErasure } = slice.selectors;
