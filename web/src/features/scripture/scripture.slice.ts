import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quotation, SearchResponse, WirePassage } from '@emit/contract/scripture';
import type { Translation } from '@emit/contract/translations';
import type { ReadingPlace } from './page/kept-place';
import type { VersePicture } from './picture/draw-picture';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../shared/lib/loadable';

/** A reference's text. The Bible does not change: what was fetched stays. */
export type LoadablePassages = Loadable<readonly WirePassage[]>;

export interface PassageRequest {
  readonly reference: string;
  /** What stands beside the King James text. */
  readonly translation: Translation;
}

/** What a passage is kept under. */
export function passageKey({ reference, translation }: PassageRequest): string {
  return `${translation} ${reference}`;
}

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

export interface SearchState extends Loadable<SearchResponse> {
  readonly query: string;
}
interface CopyOutcome {
  readonly text: string;
  readonly isCopied: boolean;
}
export interface ScriptureState {
  readonly passages: Readonly<Record<string, LoadablePassages>>;
  readonly opened: OpenedPassage | null;
  readonly readerOpen: boolean;
  readonly place: ReaderPlace;
  readonly search: SearchState;
  /** What the clipboard got last, or refused, to say so beside its button. */
  readonly copy: CopyOutcome | null;
  /** The last picture of verses could not be made. */
  readonly hasPictureFailed: boolean;
}

const searchOf = (query: string): SearchState => ({ query, ...notLoaded() });
const initialState: ScriptureState = {
  passages: {},
  opened: null,
  readerOpen: false,
  place: { view: 'books' },
  search: searchOf(''),
  copy: null,
  hasPictureFailed: false,
};

function passageOf(passages: Record<string, LoadablePassages>, request: PassageRequest): LoadablePassages {
  return (passages[passageKey(request)] ??= notLoaded());
}

function showPlace(state: ScriptureState, place: ReaderPlace): void {
  Object.assign(state, { place, copy: null });
}

const slice = createSlice({
  name: 'scripture',
  initialState,
  reducers: {
    passageRequested({ passages }, { payload }: PayloadAction<PassageRequest>) {
      const known = passageOf(passages, payload);
      if (known.status !== 'loaded') setLoading(known);
    },
    passageLoaded(
      state,
      { payload }: PayloadAction<{ request: PassageRequest; passages: readonly WirePassage[] }>,
    ) {
      setLoaded(passageOf(state.passages, payload.request), payload.passages);
    },
    passageFailed(state, { payload }: PayloadAction<{ request: PassageRequest; text: string }>) {
      setFailed(passageOf(state.passages, payload.request), payload.text);
    },
    passageOpened(state, { payload }: PayloadAction<OpenedPassage>) {
      state.opened = payload;
      state.copy = null;
    },
    passageClosed(state) {
      state.opened = null;
    },
    /** Opens the reader at a chapter, from wherever one is. */
    readerOpened(state, { payload }: PayloadAction<ChapterPlace>) {
      state.opened = null;
      state.readerOpen = true;
      state.search = searchOf('');
      showPlace(state, { view: 'chapter', ...payload });
    },
    readerClosed(state) {
      state.readerOpen = false;
    },
    placeChosen: (state, { payload }: PayloadAction<ReaderPlace>) => showPlace(state, payload),
    /** From the search: what was typed has done its work. */
    foundOpened(state, { payload }: PayloadAction<ReaderPlace>) {
      state.search = searchOf('');
      showPlace(state, payload);
    },
    searchTyped(state, { payload }: PayloadAction<string>) {
      if (payload.trim() === '') state.search = searchOf(payload);
      else {
        state.search.query = payload;
        setLoading(state.search);
      }
    },
    found: ({ search }, { payload }: PayloadAction<SearchResponse>) => setLoaded(search, payload),
    searchFailed({ search }, { payload }: PayloadAction<string>) {
      setFailed(search, payload);
      search.data = null;
    },
    pictureEnded(state, { payload: isMade }: PayloadAction<boolean>) {
      state.hasPictureFailed = !isMade;
    },
    copyEnded(state, { payload }: PayloadAction<CopyOutcome>) {
      state.copy = payload;
    },
  },
  selectors: {
    selectPassages: (state) => state.passages,
    selectOpened: (state) => state.opened,
    selectReaderOpen: (state) => state.readerOpen,
    selectPlace: (state) => state.place,
    selectSearch: (state) => state.search,
    selectCopy: (state) => state.copy,
    selectPictureFailed: (state) => state.hasPictureFailed,
  },
});

export const scriptureReducer = slice.reducer;
export const scriptureActions = {
  ...slice.actions,
  pictureShareAsked: createAction<VersePicture>('scripture/pictureShareAsked'),
  pictureSaveAsked: createAction<VersePicture>('scripture/pictureSaveAsked'),
  /** How far one has read on the reader's page. */
  readAt: createAction<ReadingPlace>('scripture/readAt'),
  versesCopyRequested: createAction<string>('scripture/versesCopyRequested'),
  /** Enter: a passage that is named is opened, without a look at what else was found. */
  searchSubmitted: createAction('scripture/searchSubmitted'),
};
export const {
  selectPassages,
  selectOpened,
  selectReaderOpen,
  selectPlace,
  selectSearch,
  selectPictureFailed,
  selectCopy,
} = slice.selectors;
