import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button, ButtonLink } from '../../shared/ui/button';
import { chapterAddress } from './page/chapter-address';
import { ChapterText } from './chapter-text';
import { PassageView } from './passage-view';
import { readerPlaceOf } from './places';
import { ReadAlso } from './read-also';
import { scriptureActions, type ChapterPlace } from './scripture.slice';
import { TranslationFailure, TranslationSelect } from './translation-choice';
import { chapterBeside, chapterLabel, chaptersOf } from './verse-text';

interface ChapterViewProps {
  place: ChapterPlace;
  /** The page of the chapter takes the modal's place. */
  onLeave?: (() => void) | undefined;
}

/** A chapter set like a page of a book, with the way to the next and the one before. */
export function ChapterView({ place, onLeave }: ChapterViewProps) {
  const { book, chapter, verses } = place;
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (verses.length === 0) heading.current?.closest('.dialog__body')?.scrollTo(0, 0);
  }, [verses]);
  const many = chaptersOf(book) > 1;

  function open(reference: string) {
    const place = readerPlaceOf(reference);
    if (place) dispatch(scriptureActions.placeChosen(place));
  }

  return (
    <article className="chapter">
      <div className="chapter__bar">
        <Button
          small
          kind="quiet"
          onClick={() =>
            dispatch(scriptureActions.placeChosen(many ? { view: 'chapters', book } : { view: 'books' }))
          }
        >
          <ChevronLeft size="1rem" aria-hidden />
          {many ? `Chapters of ${book}` : 'All books'}
        </Button>
        <ButtonLink small kind="quiet" to={chapterAddress(place)} onClick={onLeave}>
          <Maximize2 size="1rem" aria-hidden />
          Open as a page
        </ButtonLink>
        <TranslationSelect />
      </div>
      <TranslationFailure />
      <h3 className="chapter__title" ref={heading} tabIndex={-1}>
        {chapterLabel(book, chapter)}
      </h3>
      <PassageView reference={`${book} ${chapter}`}>
        {(passages) => (
          <>
            <ChapterText verses={passages.flatMap((passage) => passage.verses)} wanted={verses} />
            <ReadAlso passages={passages} onOpen={open} />
          </>
        )}
      </PassageView>
      <nav className="chapter__ways" aria-label="Chapters">
        <Way book={book} chapter={chapter} step={-1} />
        <Way book={book} chapter={chapter} step={1} />
      </nav>
    </article>
  );
}

function Way({ book, chapter, step }: { book: string; chapter: number; step: 1 | -1 }) {
  const dispatch = useDispatch();
  const to = chapterBeside(book, chapter, step);
  if (!to) return <span />;
  return (
    <Button
      aria-label={`${step === 1 ? 'Next' : 'Previous'} chapter: ${chapterLabel(to.book, to.chapter)}`}
      onClick={() => dispatch(scriptureActions.placeChosen({ view: 'chapter', ...to, verses: [] }))}
    >
      {step === -1 && <ChevronLeft size="1.125rem" aria-hidden />}
      {chapterLabel(to.book, to.chapter)}
      {step === 1 && <ChevronRight size="1.125rem" aria-hidden />}
    </Button>
  );
}
