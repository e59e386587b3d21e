import { BookOpen, Search } from 'lucide-react';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WireHit } from '@emit/contract/scripture';
import { TRANSLATIONS } from '@emit/contract/translations';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { markedWords } from './marked-words';
import { bookPlaceOf, holdsVerse, leadingPassages, readerPlaceOf } from './places';
import { References } from './read-also';
import { scriptureActions, selectSearch } from './scripture.slice';
import { VerseLines } from './verse-lines';
import { chaptersOf } from './verse-text';
import './parallel.css';

export function ReaderSearch() {
  const dispatch = useDispatch();
  const { query } = useSelector(selectSearch);
  const id = useId();
  return (
    <form
      role="search"
      className="reader-search"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(scriptureActions.searchSubmitted());
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search the Bible
      </label>
      <Search size="1.125rem" aria-hidden />
      <input
        id={id}
        type="search"
        className="input"
        placeholder={'John 3:16 or "a phrase"'}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => dispatch(scriptureActions.searchTyped(event.target.value))}
      />
    </form>
  );
}

/** The passage or the book that is named, then the verses that were found, the best first. */
export function SearchResults() {
  const { status, data, error } = useSelector(selectSearch);
  if (error) return <Notice kind="error">{error}</Notice>;
  if (!data) return <Skeleton heights={[74, 74, 74]} label="Searching" />;
  const { passages = [], book, missing, weak, hits } = data;
  const leading = leadingPassages(data);
  // The verses of these stand with them.
  const others = hits.filter((hit) => !leading.some((passage) => holdsVerse(passage, hit)));
  if (status === 'loaded' && hits.length === 0 && book === undefined) {
    return (
      <EmptyState title={missing ?? 'No verse found'}>
        {missing ? 'Try another chapter or verse.' : 'Try fewer words, or another word for the same thing.'}
      </EmptyState>
    );
  }
  return (
    <section aria-label="Search results" aria-busy={status === 'loading'}>
      {missing !== undefined && <p className="hits__missing">{missing}.</p>}
      {weak && <p className="hits__missing">No verse says quite that. These come nearest.</p>}
      <p className="hits__count quiet small" role="status">
        {countLine(leading.length, others.length)}
      </p>
      {(leading.length > 0 || book !== undefined) && (
        <ul className="named" aria-label="Passages you named">
          {leading.map((passage) => (
            <NamedPassage key={passage} reference={passage} hits={hits} />
          ))}
          {book !== undefined && <NamedBook book={book} />}
        </ul>
      )}
      {leading.length === 0 && <NamedInPassing passages={passages} />}
      <ol className="lined">
        {others.map((hit) => (
          <Hit key={hit.reference} hit={hit} />
        ))}
      </ol>
    </section>
  );
}

function countLine(passages: number, verses: number): string {
  const found = verses === 1 ? 'one verse' : `${verses} verses, best match first`;
  const named = passages === 1 ? 'One passage' : `${passages} passages`;
  if (passages === 0) return found.charAt(0).toUpperCase() + found.slice(1);
  return verses === 0 ? named : `${named}, and ${found}`;
}

/** How much of a passage is shown before it is opened. */
const FIRST_VERSES = 4;

function NamedPassage({ reference, hits }: { reference: string; hits: readonly WireHit[] }) {
  const dispatch = useDispatch();
  const verses = hits.filter((hit) => holdsVerse(reference, hit));
  const place = readerPlaceOf(reference);
  const isLong = verses.length > FIRST_VERSES;
  return (
    <li className="named__one">
      <h3 className="named__title">{reference}</h3>
      <VerseLines verses={verses.slice(0, FIRST_VERSES)} withChapters={false} />
      {place && (
        <Button small onClick={() => dispatch(scriptureActions.foundOpened(place))}>
          <BookOpen size="1rem" aria-hidden />
          {isLong ? `Read all of ${reference}` : `Open ${reference}`}
        </Button>
      )}
    </li>
  );
}

/** Passages with that name or story, where one of their verses fits better than the first. */
function NamedInPassing({ passages }: { passages: readonly string[] }) {
  const dispatch = useDispatch();
  const open = (passage: string) => {
    const place = readerPlaceOf(passage);
    if (place) dispatch(scriptureActions.foundOpened(place));
  };
  return <References title="Read the whole passage" references={passages} onOpen={open} />;
}

function NamedBook({ book }: { book: string }) {
  const dispatch = useDispatch();
  const chapters = chaptersOf(book);
  return (
    <li className="named__one named__one--book">
      <h3 className="named__title">{book}</h3>
      <Button small onClick={() => dispatch(scriptureActions.foundOpened(bookPlaceOf(book)))}>
        <BookOpen size="1rem" aria-hidden />
        {chapters === 1 ? 'Open its chapter' : `Choose from its ${chapters} chapters`}
      </Button>
    </li>
  );
}

function Hit({ hit }: { hit: WireHit }) {
  const dispatch = useDispatch();
  const { reference, book, chapter, verse, text, beside, matched, found = [] } = hit;
  const place = { view: 'chapter', book, chapter, verses: [verse] } as const;
  return (
    <li>
      <button type="button" className="hit" onClick={() => dispatch(scriptureActions.foundOpened(place))}>
        <strong className="hit__reference">{reference}</strong>
        <span className="visually-hidden">: </span>
        <span className="hit__text">
          <Marked text={text} words={found} />
        </span>
        {beside && beside.text !== '' && (
          <span className="hit__text hit__beside">
            <span className="parallel__code">{beside.translation.toUpperCase()} </span>
            <Marked text={beside.text} words={found} />
          </span>
        )}
        {matched && matched !== beside?.translation && (
          <span className="hit__matched">Found by its words in the {TRANSLATIONS[matched]}</span>
        )}
      </button>
    </li>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedWords(text, words).map(({ text: part, found }, at) =>
    found ? <mark key={at}>{part}</mark> : part,
  );
}
