import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button';
import { ChapterText } from '../chapter-text';
import { PassageView } from '../passage-view';
import { readerPlaceOf } from '../places';
import { ReadAlso } from '../read-also';
import type { ChapterPlace } from '../scripture.slice';
import { TranslationFailure } from '../translation-choice';
import { chapterBeside, chapterLabel } from '../verse-text';
import { chapterAddress } from './chapter-address';
import { ReaderBar } from './reader-bar';
import { useReadingPlace } from './use-reading-place';
import '../scripture.css';
import '../passage.css';
import '../reader.css';
import './reader-page.css';

interface ReaderPageProps {
  place: ChapterPlace;
  /** The verse to begin at where one reads on; null for the chapter's beginning, or the verses that one came for. */
  from: number | null;
}

/** A chapter on a page of its own, with the way to every other. It remembers how far one has read. */
export function ReaderPage({ place, from }: ReaderPageProps) {
  const { book, chapter, verses } = place;
  const navigate = useNavigate();
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasVerses = verses.length > 0 || from !== null;
  const measure = useReadingPlace(page, place);
  useEffect(() => {
    // Whoever steps through the chapters stays where the keys are.
    if (!(document.activeElement instanceof HTMLSelectElement))
      heading.current?.focus({ preventScroll: true });
    if (!hasVerses) page.current?.closest('.page')?.scrollTo({ top: 0 });
  }, [book, chapter, hasVerses]);

  function open(reference: string) {
    const to = readerPlaceOf(reference);
    if (to?.view === 'chapter') void navigate(chapterAddress(to));
  }

  return (
    <article className="bible chapter reader-page" ref={page} aria-labelledby="chapter-title">
      <ReaderBar place={place} />
      <TranslationFailure />
      <h1 className="chapter__title" id="chapter-title" ref={heading} tabIndex={-1}>
        {chapterLabel(book, chapter)}
      </h1>
      <PassageView reference={`${book} ${chapter}`}>
        {(passages) => (
          <>
            <ChapterText
              key={`${book} ${chapter}`}
              verses={passages.flatMap((passage) => passage.verses)}
              wanted={verses}
              from={from}
              onShown={measure}
            />
            <ReadAlso passages={passages} onOpen={open} heading="h2" />
          </>
        )}
      </PassageView>
      <nav className="chapter__ways" aria-label="Chapters">
        <Way place={place} step={-1} />
        <Way place={place} step={1} />
      </nav>
    </article>
  );
}

function Way({ place: { book, chapter }, step }: { place: ChapterPlace; step: 1 | -1 }) {
  const to = chapterBeside(book, chapter, step);
  if (!to) return <span />;
  return (
    <ButtonLink
      to={chapterAddress({ ...to, verses: [] })}
      aria-label={`${step === 1 ? 'Next' : 'Previous'} chapter: ${chapterLabel(to.book, to.chapter)}`}
    >
      {step === -1 && <ChevronLeft size="1.125rem" aria-hidden />}
      {chapterLabel(to.book, to.chapter)}
      {step === 1 && <ChevronRight size="1.125rem" aria-hidden />}
    </ButtonLink>
  );
}
