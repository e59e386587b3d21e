import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HighlightRequest, MarksResponse, NoteRequest, VersesOfChapter } from '@emit/contract/marks';
import { notLoaded, type Loadable } from '../../../shared/lib/loadable';
import { loadableReducers } from '../../../shared/lib/loadable-reducers';
import { withColour } from './with-colour';

/** A note as it is edited; without an id it is a new one. */
export interface EditedNote extends NoteRequest {
  readonly note_id: string | null;
  /** The refused note whose words these are. */
  readonly replaces?: string;
}

/** A note that was written without a connection, and that the server did not take then. */
export interface RefusedNote {
  readonly id: string;
  readonly reason: string;
  readonly note: NoteRequest;
}

/** What was taken away, and what brings it back. */
export interface RemovedMark {
  readonly id: string;
  readonly kind: 'highlight' | 'note';
  readonly restore: (HighlightRequest | NoteRequest)[];
}

export interface MarksState {
  readonly all: Loadable<MarksResponse>;
  /** Null while the dialog is closed. */
  readonly edited: EditedNote | null;
  /** Typed and not saved when the dialog was closed: it is there when the same note is opened again. */
  readonly unsaved: EditedNote | null;
  readonly isSaving: boolean;
  readonly error: string | null;
  /** The key of the last attempt, and what it said: the same again is the same note. */
  readonly attempt: { readonly key: string; readonly said: string } | null;
  readonly removed: readonly RemovedMark[];
  readonly refused: readonly RefusedNote[];
  /** What came of an attempt, as it is said for a moment. */
  readonly told: string | null;
}

const initialState: MarksState = {
  all: notLoaded(),
  edited: null,
  unsaved: null,
  isSaving: false,
  error: null,
  attempt: null,
  removed: [],
  refused: [],
  told: null,
};

/** Whether two are the same note, whatever their texts. */
function isSameNote(one: EditedNote, other: EditedNote): boolean {
  const keyOf = ({ note_id, book, chapter, verses }: EditedNote) =>
    note_id ?? [book, chapter, ...verses].join(' ');
  return keyOf(one) === keyOf(other);
}

const slice = createSlice({
  name: 'marks',
  initialState,
  reducers: {
    ...loadableReducers<MarksState, MarksResponse>(({ all }) => all),
    /** In a colour, or without one; shown at once. */
    highlighted({ all }, { payload }: PayloadAction<HighlightRequest>) {
      if (all.data) all.data.highlights = withColour(all.data.highlights, payload);
    },
    /** What waits is over what was loaded. */
    shown({ all }, { payload }: PayloadAction<MarksResponse>) {
      all.data = payload;
    },
    noteOpened(state, { payload }: PayloadAction<EditedNote>) {
      const { unsaved } = state;
      state.edited = unsaved && isSameNote(unsaved, payload) ? unsaved : payload;
      state.error = null;
    },
    noteTyped(state, { payload }: PayloadAction<string>) {
      if (state.edited) state.edited.text = payload;
      state.error = null;
    },
    noteClosed(state) {
      state.unsaved = state.edited;
      state.edited = null;
    },
    attempted(state, { payload }: PayloadAction<{ key: string; said: string }>) {
      state.isSaving = true;
      state.error = null;
      state.attempt = payload;
    },
    noteSaved(state) {
      Object.assign(state, { edited: null, unsaved: null, isSaving: false, attempt: null });
    },
    noteRefused(state, { payload }: PayloadAction<string>) {
      state.isSaving = false;
      state.error = payload;
    },
    noteRemoved(state, { payload: id }: PayloadAction<string>) {
      state.edited = null;
      const { data } = state.all;
      if (data) data.notes = data.notes.filter(({ note_id }) => note_id !== id);
    },
    /** The server has taken it away: it can be brought back for some seconds. */
    removed(state, { payload }: PayloadAction<RemovedMark>) {
      state.removed.push(payload);
    },
    /** Brought back, or the time for it is over. */
    settled(state, { payload: id }: PayloadAction<string>) {
      state.removed = state.removed.filter((one) => one.id !== id);
    },
    refusedFound(state, { payload }: PayloadAction<readonly RefusedNote[]>) {
      state.refused = [...payload];
    },
    /** The bar was closed. */
    barClosed(state) {
      state.removed = [];
    },
    said(state, { payload }: PayloadAction<string | null>) {
      state.told = payload;
    },
  },
  selectors: {
    selectMarks: (state) => state,
    /** Whether there are marks to be changed on the page: their dialog and bar are fetched then. */
    selectHasMarked: (state) => state.all.status !== 'idle',
  },
});

export const marksReducer = slice.reducer;
export const marksActions = {
  ...slice.actions,
  noteSubmitted: createAction('marks/noteSubmitted'),
  highlightRemovalAsked: createAction<VersesOfChapter>('marks/highlightRemovalAsked'),
  noteRemovalAsked: createAction<string>('marks/noteRemovalAsked'),
  undone: createAction<string>('marks/undone'),
  /** Something waits for a connection. */
  queued: createAction('marks/queued'),
  refusedDiscarded: createAction<string>('marks/refusedDiscarded'),
  /** Somebody is at the bar that brings marks back. */
  paused: createAction('marks/paused'),
  resumed: createAction('marks/resumed'),
};
export const { selectMarks, selectHasMarked } = slice.selectors;
