import type { Sealed } from '../../kernel/sealed.js';
import type { Highlight, VerseNote } from './events.js';

export interface HighlightVerses {
  readonly type: 'HighlightVerses';
  readonly changeId: string;
  readonly verses: readonly { readonly verseId: string; readonly highlight: Sealed<Highlight> }[];
}
export interface RemoveHighlights {
  readonly type: 'RemoveHighlights';
  readonly changeId: string;
  readonly verseIds: readonly string[];
}
export interface WriteNote {
  readonly type: 'WriteNote';
  readonly noteId: string;
  readonly note: Sealed<VerseNote>;
}
export interface ChangeNote {
  readonly type: 'ChangeNote';
  readonly noteId: string;
  readonly changeId: string;
  readonly note: Sealed<VerseNote>;
}
export interface RemoveNote {
  readonly type: 'RemoveNote';
  readonly noteId: string;
}

export type MarkCommand = HighlightVerses | RemoveHighlights | WriteNote | ChangeNote | RemoveNote;
