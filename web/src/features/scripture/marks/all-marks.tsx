import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { MarksResponse, WireHighlight, WireNote } from '@emit/contract/marks';
import { longDay } from '../../../shared/lib/dates';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Loaded } from '../../../shared/ui/loaded';
import { Skeleton } from '../../../shared/ui/loading';
import { chapterAddress } from '../page/chapter-address';
import { chapterLabel, referenceOf } from '../verse-text';
import { COLOUR_NAMES } from './colour-names';
import { byChapter, runsOf, type MarkedChapter } from './by-chapter';
import { marksActions, selectMarks } from './marks.slice';
import { RefusedNotes } from './refused-notes';
import './marks.css';

/** Every highlight and note, chapter by chapter in the order of the Bible. */
export function AllMarks() {
  const dispatch = useDispatch();
  const { all } = useSelector(selectMarks);
  useEffect(() => void dispatch(marksActions.requested()), [dispatch]);
  return (
    <>
      <RefusedNotes />
      <Loaded
        of={all}
        waiting={<Skeleton heights={[120, 120, 120]} label="Loading your highlights and notes" />}
        onRetry={() => dispatch(marksActions.requested())}
        failed={{ calm: 'Your highlights and notes are safe on the server.' }}
      >
        {(marks) => <Chapters marks={marks} />}
      </Loaded>
    </>
  );
}

function Chapters({ marks }: { marks: MarksResponse }) {
  const chapters = byChapter(marks);
  if (chapters.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="Nothing marked yet"
        picture="water"
        action={
          <ButtonLink to="/app/read" kind="primary">
            Read the Bible
          </ButtonLink>
        }
      >
        While you read, select a verse by its number. You can highlight it, or write a note on it.
      </EmptyState>
    );
  }
  return (
    <>
      {chapters.map((chapter) => (
        <Chapter key={`${chapter.book} ${chapter.chapter}`} of={chapter} />
      ))}
    </>
  );
}

function Chapter({ of }: { of: MarkedChapter }) {
  const { book, chapter, highlights, notes } = of;
  return (
    <section className="marks__chapter" aria-label={chapterLabel(book, chapter)}>
      <h2>
        <Link to={chapterAddress({ book, chapter, verses: [] })}>{chapterLabel(book, chapter)}</Link>
      </h2>
      {runsOf(highlights).map((run) => (
        <HighlightRow key={run[0]?.verse} run={run} />
      ))}
      {notes.map((note) => (
        <NoteRow key={note.note_id} note={note} />
      ))}
    </section>
  );
}

function HighlightRow({ run }: { run: readonly WireHighlight[] }) {
  const dispatch = useDispatch();
  const [first] = run;
  if (!first) return null;
  const { book, chapter, colour } = first;
  const verses = run.map(({ verse }) => verse);
  const reference = referenceOf(run);
  return (
    <div className="marks__row" data-mark tabIndex={-1}>
      <span>
        <Link to={chapterAddress({ book, chapter, verses })} className="tall-link">
          {reference}
        </Link>{' '}
        <span data-highlight={colour}>{COLOUR_NAMES[colour]}</span>
      </span>
      <Button
        small
        kind="quiet"
        aria-label={`Remove the highlight of ${reference}`}
        onClick={() => dispatch(marksActions.highlightRemovalAsked({ book, chapter, verses }))}
      >
        Remove
      </Button>
    </div>
  );
}

function NoteRow({ note }: { note: WireNote }) {
  const dispatch = useDispatch();
  const { note_id, book, chapter, verses, text, changed_at } = note;
  const reference = referenceOf(verses.map((verse) => ({ book, chapter, verse })));
  return (
    <article className="marks__row" data-mark tabIndex={-1} aria-label={`Note on ${reference}`}>
      <div className="marks__note">
        <Link to={chapterAddress({ book, chapter, verses })} className="tall-link">
          {reference}
        </Link>{' '}
        <small className="quiet">{longDay(changed_at)}</small>
        <p dir="auto">{text}</p>
      </div>
      <span>
        <Button
          small
          kind="quiet"
          aria-label={`Edit the note on ${reference}`}
          onClick={() => dispatch(marksActions.noteOpened({ note_id, book, chapter, verses, text }))}
        >
          Edit
        </Button>
        <Button
          small
          kind="quiet"
          aria-label={`Remove the note on ${reference}`}
          onClick={() => dispatch(marksActions.noteRemovalAsked(note_id))}
        >
          Remove
        </Button>
      </span>
    </article>
  );
}
