import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { scriptureActions } from './scripture.slice';
import { chaptersOf } from './verse-text';

/** The chapters of a book. */
export function ChapterList({ book }: { book: string }) {
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="chapters">
      <Button small kind="quiet" onClick={() => dispatch(scriptureActions.placeChosen({ view: 'books' }))}>
        <ChevronLeft size="1rem" aria-hidden />
        All books
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {book}
      </h3>
      <ul className="chapters__grid numbers">
        {Array.from({ length: chaptersOf(book) }, (_, at) => at + 1).map((chapter) => (
          <li key={chapter}>
            <button
              type="button"
              aria-label={`${book}, chapter ${chapter}`}
              onClick={() =>
                dispatch(scriptureActions.placeChosen({ view: 'chapter', book, chapter, verses: [] }))
              }
            >
              {chapter}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
