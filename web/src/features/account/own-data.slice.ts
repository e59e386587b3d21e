import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
    downloadRequested: (state) => state,
    downloadBegan: (state): OwnDataState => ({ ...state, download: { status: 'working', error: null } }),
    downloadSaved: (state): OwnDataState => ({ ...state, download: { status: 'saved', error: null } }),
    downloadFailed: (state, { payload }: PayloadAction<string>): OwnDataState => ({
      ...state,
      download: { status: 'idle', error: payload },
    }),
    erasureOpened: (state): OwnDataState => ({ ...state, erasure: { ...closed, isOpen: true } }),
    erasureClosed: (state): OwnDataState => ({ ...state, erasure: closed }),
    /** The member's password. */
    erasureSubmitted: (state, _action: PayloadAction<string>) => state,
    erasureBegan: (state): OwnDataState => ({
      ...state,
      erasure: { isOpen: true, status: 'working', error: null },
    }),
    erasureRefused: (state, { payload }: PayloadAction<string>): OwnDataState => ({
      ...state,
      erasure: { isOpen: true, status: 'idle', error: payload },
    }),
    /** There is no account any more: whoever keeps something of it forgets it. */
    accountErased: (state): OwnDataState => ({
      ...state,
      erasure: { isOpen: true, status: 'erased', error: null },
    }),
  },
  selectors: { selectDownload: (state) => state.download, selectErasure: (state) => state.erasure },
});

export const ownDataReducer = slice.reducer;
export const {
  downloadRequested,
  downloadBegan,
  downloadSaved,
  downloadFailed,
  erasureOpened,
  erasureClosed,
  erasureSubmitted,
  erasureBegan,
  erasureRefused,
  accountErased,
} = slice.actions;
export const { selectDownload, selectErasure } = slice.selectors;
