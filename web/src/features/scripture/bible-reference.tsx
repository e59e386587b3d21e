import { useSelector } from 'react-redux';
import { BookList } from './book-list';
import { ChapterList } from './chapter-list';
import { ChapterView } from './chapter-view';
import { ReaderSearch, SearchResults } from './reader-search';
import { selectPlace, selectSearch } from './scripture.slice';
import './scripture.css';
import './passage.css';
import './reader.css';

/** Spec §2 "Bible Reference modal", and a reader: book, chapter, verse, search, copy (issue 3). */
export function BibleReference({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { query } = useSelector(selectSearch);
  return (
    <div className="bible">
      <ReaderSearch />
      {query.trim() === '' ? <Place onLeave={onLeave} /> : <SearchResults />}
    </div>
  );
}

/** `onLeave`: a page takes the modal's place. */
function Place({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const place = useSelector(selectPlace);
  if (place.view === 'chapter')
    return <ChapterView key={`${place.book} ${place.chapter}`} place={place} onLeave={onLeave} />;
  if (place.view === 'chapters') return <ChapterList book={place.book} />;
  return <BookList />;
}
