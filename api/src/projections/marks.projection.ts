import type {
  Highlight,
  HighlightRemoved,
  VerseHighlighted,
  VerseNote,
  VerseNoteKept,
  VerseNoteRemoved,
} from '../domain/marks/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

/** Of one verse of a member. */
export interface HighlightDocument {
  /** Null once it was taken away. */
  highlight: Sealed<Highlight> | null;
}

export interface NoteDocument {
  /** Null once it was removed. */
  note: Sealed<VerseNote> | null;
  /** Epoch milliseconds. */
  writtenAt: number;
  changedAt: number;
}

/** Each verse by itself: a mark rewrites nothing but its own. */
export const verseHighlights = defineProjection<HighlightDocument, VerseHighlighted | HighlightRemoved>({
  name: 'verse-highlights',
  shape: '1',
  key: ({ data }) => requireFields(data, { verseId: 'text' }).verseId,
  initial: () => ({ highlight: null }),
  on: {
    VerseHighlighted(document, { data }) {
      document.highlight = requireFields(data, { highlight: 'text' }).highlight;
    },
    HighlightRemoved(document) {
      document.highlight = null;
    },
  },
});

export const verseNotes = defineProjection<NoteDocument, VerseNoteKept | VerseNoteRemoved>({
  name: 'verse-notes',
  shape: '1',
  key: ({ data }) => requireFields(data, { noteId: 'text' }).noteId,
  initial: ({ at }) => ({ note: null, writtenAt: at, changedAt: at }),
  on: {
    VerseNoteKept(document, { at, data }) {
      document.note = requireFields(data, { note: 'text' }).note;
      document.changedAt = at;
    },
    VerseNoteRemoved(document, { at }) {
      document.note = null;
      document.changedAt = at;
    },
  },
});
