import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quotation, SearchResponse, WirePassage } from '@emit/contract/scripture';

/** What is known of a reference's text. The Bible does not change: what was fetched stays. */
export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly passages: readonly WirePassage[] }
  | { readonly status: 'failed'; readonly text: string };

/** The passage beside the conversation, and the quotation that it was opened for. */
export interface OpenedPassage {
  readonly reference: string;
  readonly quotation: Quotation | null;
}
export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
  /** Verses to begin at; empty for the chapter's beginning. */
  readonly verses: readonly number[];
}
export type ReaderPlace =
  { readonly view: 'books' } | { readonly view: 'chapters'; readonly book: string } | ChapterView;
type ChapterView = { readonly view: 'chapter' } & ChapterPlace;

export interface SearchState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly hits: SearchResponse['hits'];
  readonly text: string;
}
export interface ScriptureState {
  readonly passages: Readonly<Record<string, Loaded>>;
  readonly opened: OpenedPassage | null;
  readonly readerOpen: boolean;
  readonly place: ReaderPlace;
  readonly search: SearchState;
  /** What the clipboard got last, or refused, to say so beside its button. */
  readonly copied: string;
  readonly notCopied: string;
}

const noSearch: SearchState = { query: '', status: 'idle', hits: [], text: '' };
const initialState: ScriptureState = {
  passages: {},
  opened: null,
  readerOpen: false,
  place: { view: 'books' },
  search: noSearch,
  copied: '',
  notCopied: '',
};

function withPassage(state: ScriptureState, reference: string, loaded: Loaded): ScriptureState {
  return { ...state, passages: { ...state.passages, [reference]: loaded } };
}

const slice = createSlice({
  name: 'scripture',
  initialState,
  reducers: {
    passageRequested: (state, { payload }: PayloadAction<string>) =>
      state.passages[payload]?.status === 'ready'
        ? state
        : withPassage(state, payload, { status: 'loading' }),
    passageLoaded: (
      state,
      { payload }: PayloadAction<{ reference: string; passages: readonly WirePassage[] }>,
    ) => withPassage(state, payload.reference, { status: 'ready', passages: payload.passages }),
    passageFailed: (state, { payload }: PayloadAction<{ reference: string; text: string }>) =>
      withPassage(state, payload.reference, { status: 'failed', text: payload.text }),
    passageOpened: (state, { payload }: PayloadAction<OpenedPassage>) => ({
      ...state,
      opened: payload,
      copied: '',
      notCopied: '',
    }),
    passageClosed: (state) => ({ ...state, opened: null }),
    /** Opens the reader at a chapter, from wherever one is. */
    readerOpened: (state, { payload }: PayloadAction<ChapterPlace>): ScriptureState => ({
      ...state,
      opened: null,
      readerOpen: true,
      place: { view: 'chapter', ...payload },
      search: noSearch,
      copied: '',
      notCopied: '',
    }),
    readerClosed: (state) => ({ ...state, readerOpen: false }),
    placeChosen: (state, { payload }: PayloadAction<ReaderPlace>) => ({
      ...state,
      place: payload,
      copied: '',
      notCopied: '',
    }),
    searchTyped: (state, { payload }: PayloadAction<string>): ScriptureState => {
      if (payload.trim() === '') return { ...state, search: { ...noSearch, query: payload } };
      return { ...state, search: { ...state.search, query: payload, status: 'loading' } };
    },
    hitsFound: (state, { payload }: PayloadAction<SearchResponse['hits']>): ScriptureState => ({
      ...state,
      search: { ...state.search, status: 'ready', hits: payload },
    }),
    searchFailed: (state, { payload }: PayloadAction<string>): ScriptureState => ({
      ...state,
      search: { ...state.search, status: 'failed', hits: [], text: payload },
    }),
    versesCopyRequested: (state, _action: PayloadAction<string>) => state,
    versesCopied: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      copied: payload,
      notCopied: '',
    }),
    versesNotCopied: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      copied: '',
      notCopied: payload,
    }),
  },
  selectors: {
    selectPassages: (state) => state.passages,
    selectOpened: (state) => state.opened,
    selectReaderOpen: (state) => state.readerOpen,
    selectPlace: (state) => state.place,
    selectSearch: (state) => state.search,
    selectCopiedVerses: (state) => state.copied,
    selectNotCopiedVerses: (state) => state.notCopied,
  },
});

export const scriptureReducer = slice.reducer;
export const {
  passageRequested,
  passageLoaded,
  passageFailed,
  passageOpened,
  passageClosed,
  readerOpened,
  readerClosed,
  placeChosen,
  searchTyped,
  hitsFound,
  searchFailed,
  versesCopyRequested,
  versesCopied,
  versesNotCopied,
} = slice.actions;
export const {
  selectPassages,
  selectOpened,
  selectReaderOpen,
  selectPlace,
  selectSearch,
  selectCopiedVerses,
  selectNotCopiedVerses,
} = slice.selectors;
