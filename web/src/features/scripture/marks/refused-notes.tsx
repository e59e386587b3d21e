import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { referenceOf } from '../verse-text';
import { marksActions, selectMarks, type RefusedNote } from './marks.slice';
import './marks.css';

/** Notes that were written without a connection, and that the server did not take: no words are lost. */
export function RefusedNotes() {
  const { refused } = useSelector(selectMarks);
  if (refused.length === 0) return null;
  return (
    <section className="card" aria-labelledby="refused-notes">
      <h2 className="section-title" id="refused-notes">
        Not saved
      </h2>
      {refused.map((one) => (
        <Row key={one.id} of={one} />
      ))}
    </section>
  );
}

function Row({ of: { id, reason, note } }: { of: RefusedNote }) {
  const dispatch = useDispatch();
  const reference = referenceOf(note.verses.map((verse) => ({ ...note, verse })));
  return (
    <article className="marks__row" aria-label={`Note on ${reference} that was not saved`}>
      <div className="marks__note">
        <strong>{reference}</strong>
        <p dir="auto">{note.text}</p>
        <Notice kind="error">{reason}</Notice>
      </div>
      <span>
        <Button
          small
          aria-label={`Save the note on ${reference} again`}
          onClick={() => dispatch(marksActions.noteOpened({ note_id: null, ...note, replaces: id }))}
        >
          Save again
        </Button>
        <Button
          small
          kind="danger"
          aria-label={`Discard the note on ${reference}`}
          onClick={() => dispatch(marksActions.refusedDiscarded(id))}
        >
          Discard
        </Button>
      </span>
    </article>
  );
}
