import { CalendarCheck, Highlighter, Search } from 'lucide-react';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { scriptureActions, type ChapterPlace } from '../scripture.slice';
import { TranslationSelect } from '../translation-choice';
import { chaptersOf } from '../verse-text';
import { chapterAddress } from './chapter-address';

/** Book, chapter and translation, and the search. */
export function ReaderBar({ place: { book, chapter } }: { place: ChapterPlace }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const id = useId();
  const go = (to: Pick<ChapterPlace, 'book' | 'chapter'>) =>
    void navigate(chapterAddress({ ...to, verses: [] }));

  return (
    <div className="reader-bar">
      <div className="reader-bar__place">
        <label className="visually-hidden" htmlFor={`${id}-book`}>
          Book
        </label>
        <select
          id={`${id}-book`}
          className="input"
          value={book}
          onChange={({ target }) => go({ book: target.value, chapter: 1 })}
        >
          {BOOK_GROUPS.map(({ name, books }) => (
            <optgroup key={name} label={name}>
              {books.map(([one]) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <label className="visually-hidden" htmlFor={`${id}-chapter`}>
          Chapter
        </label>
        <select
          id={`${id}-chapter`}
          className="input numbers"
          value={chapter}
          onChange={({ target }) => go({ book, chapter: Number(target.value) })}
        >
          {Array.from({ length: chaptersOf(book) }, (_, at) => (
            <option key={at}>{at + 1}</option>
          ))}
        </select>
      </div>
      <TranslationSelect />
      <div className="reader-bar__ways">
        <Button
          small
          kind="quiet"
          onClick={() => dispatch(scriptureActions.readerOpened({ book, chapter, verses: [] }))}
        >
          <Search size="1rem" aria-hidden />
          <span>
            Search<span className="reader-bar__more"> the Bible</span>
          </span>
        </Button>
        <ButtonLink small kind="quiet" to="/app/read/notes">
          <Highlighter size="1rem" aria-hidden />
          Highlights and notes
        </ButtonLink>
        <ButtonLink small kind="quiet" to="/app/read/plans">
          <CalendarCheck size="1rem" aria-hidden />
          Reading plans
        </ButtonLink>
      </div>
    </div>
  );
}
