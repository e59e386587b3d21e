import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { chapterAddress, placeAt } from '../../features/scripture/page/chapter-address';
import { keptPlace, type ReadingPlace } from '../../features/scripture/page/kept-place';
import { ReaderPage } from '../../features/scripture/page/reader-page';
import type { ChapterPlace } from '../../features/scripture/scripture.slice';
import { chapterLabel } from '../../features/scripture/verse-text';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { ButtonLink } from '../../shared/ui/button';
import { BesideTabs } from './member-shell';

/** Where one begins who has read nothing here yet. */
const BEGINNING = { book: 'John', chapter: 1, verse: 1 };

/** /app/read: on from where the member was. */
export function ReadScreen() {
  const { verse: _verse, ...chapter } = keptPlace() ?? BEGINNING;
  return <Navigate to={chapterAddress({ ...chapter, verses: [] })} replace />;
}

/** /app/read/john/3: a chapter, and the verses that stand after a '#'. */
export function ChapterScreen() {
  const { book = '', chapter = '' } = useParams();
  const { hash, key } = useLocation();
  const place = placeAt(book, chapter, hash);
  // Of what the page was opened with, also by a reload; from there on one reads each chapter from its beginning.
  const [opened] = useState(() => ({ key, kept: keptPlace() }));
  const from = key === opened.key && place?.verses.length === 0 ? verseIn(place, opened.kept) : null;
  usePageTitle(place ? chapterLabel(place.book, place.chapter) : 'No such chapter');
  return <BesideTabs>{place ? <ReaderPage place={place} from={from} /> : <NoChapter />}</BesideTabs>;
}

/** Where one was in the chapter; null at its beginning, or in another. */
function verseIn({ book, chapter }: ChapterPlace, kept: ReadingPlace | null): number | null {
  return kept?.book === book && kept.chapter === chapter && kept.verse > 1 ? kept.verse : null;
}

function NoChapter() {
  return (
    <section className="empty">
      <h1 className="section-title">There is no such chapter</h1>
      <p>The address names a book or a chapter that the Bible does not have.</p>
      <ButtonLink to="/app/read" kind="primary">
        Read the Bible
      </ButtonLink>
    </section>
  );
}
