import type { MarkEvent } from '../../domain/marks/events.js';
import type { Folded } from '../../kernel/projection.js';
import type { Sealed } from '../../kernel/sealed.js';
import { fields } from './csv.js';

/** What a member did to a verse, or to a note. */
export interface MarkRow {
  /** ISO instant. */
  readonly at: string;
  readonly what: 'highlighted' | 'highlight removed' | 'note kept' | 'note removed';
  /** 'John 3:16,17'. */
  readonly reference: string;
  readonly colour: string;
  readonly text: string;
  /** Of a note; the same in each row of it. */
  readonly note_id: string;
}

export const MARK_COLUMNS = fields<MarkRow>('at', 'what', 'reference', 'colour', 'text', 'note_id');

/** All that was ever marked and noted, the oldest first: what was removed is in the event store until the account is deleted. */
export function markRows(events: readonly Folded<MarkEvent>[], open: <T>(sealed: Sealed<T>) => T): MarkRow[] {
  /** Where something stands, by the id of its verse or note. */
  const places = new Map<string, string>();
  return events.map((event): MarkRow => {
    const row = { at: new Date(event.at).toISOString(), reference: '', colour: '', text: '', note_id: '' };
    switch (event.type) {
      case 'VerseHighlighted': {
        const { book, chapter, verse, colour } = open(event.data.highlight);
        const reference = `${book} ${chapter}:${verse}`;
        places.set(event.data.verseId, reference);
        return { ...row, what: 'highlighted', reference, colour };
      }
      case 'HighlightRemoved':
        return { ...row, what: 'highlight removed', reference: places.get(event.data.verseId) ?? '' };
      case 'VerseNoteKept': {
        const { noteId: note_id } = event.data;
        const { book, chapter, verses, text } = open(event.data.note);
        const reference = `${book} ${chapter}:${verses.join(',')}`;
        places.set(note_id, reference);
        return { ...row, what: 'note kept', reference, text, note_id };
      }
      case 'VerseNoteRemoved': {
        const { noteId: note_id } = event.data;
        return { ...row, what: 'note removed', reference: places.get(note_id) ?? '', note_id };
      }
      default:
        return event satisfies never;
    }
  });
}
