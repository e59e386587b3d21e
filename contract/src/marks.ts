import type { Count, Instant, Uuid } from './formats.js';

/** What members mark and note in the Bible, and how it crosses the wire. */

/** Calm colours; each also has a line of its own below the words, so that colour is never alone. */
export const HIGHLIGHT_COLOURS = ['gold', 'sky', 'rose', 'leaf'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** Verses of one chapter, ascending. */
export interface VersesOfChapter {
  book: string;
  chapter: number;
  verses: number[];
}

export interface HighlightRequest extends VersesOfChapter {
  /** Without one the highlight is taken away. */
  colour?: HighlightColour | null;
}
export interface NoteRequest extends VersesOfChapter {
  text: string;
}

export interface WireHighlight {
  book: string;
  chapter: Count;
  verse: Count;
  colour: HighlightColour;
}
export interface WireNote {
  note_id: Uuid;
  book: string;
  chapter: Count;
  verses: Count[];
  text: string;
  written_at: Instant;
  changed_at: Instant;
}
/** All of a member, in the order of the Bible. */
export interface MarksResponse {
  highlights: WireHighlight[];
  notes: WireNote[];
}
export interface NoteKept {
  note_id: Uuid;
}
