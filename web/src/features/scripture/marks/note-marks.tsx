import { StickyNote } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { WireNote } from '@emit/contract/marks';
import { referenceOf } from '../verse-text';
import { marksActions } from './marks.slice';

/** Behind the last verse of each note: opens it. */
export function NoteMarks({ notes }: { notes: readonly WireNote[] }) {
  const dispatch = useDispatch();
  return notes.map(({ note_id, book, chapter, verses, text }) => (
    <button
      key={note_id}
      type="button"
      className="verse__note"
      aria-label={`Note on ${referenceOf(verses.map((verse) => ({ book, chapter, verse })))}`}
      onClick={() => dispatch(marksActions.noteOpened({ note_id, book, chapter, verses, text }))}
    >
      <StickyNote size="1rem" aria-hidden />
    </button>
  ));
}
