import { Search } from 'lucide-react';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SearchResponse } from '@emit/contract/scripture';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { markedWords } from './marked-words';
import { scriptureActions, selectSearch } from './scripture.slice';

export function ReaderSearch() {
  const dispatch = useDispatch();
  const { query } = useSelector(selectSearch);
  const id = useId();
  return (
    <div role="search" className="reader-search">
      <label className="visually-hidden" htmlFor={id}>
        Search the Bible
      </label>
      <Search size="1.125rem" aria-hidden />
      <input
        id={id}
        type="search"
        className="input"
        placeholder={'Words, or a "phrase"'}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => dispatch(scriptureActions.searchTyped(event.target.value))}
      />
    </div>
  );
}

/** The verses that were found, the best first. */
export function SearchResults() {
  const { status, data, error, query } = useSelector(selectSearch);
  const hits = data ?? [];
  if (error) return <Notice kind="error">{error}</Notice>;
  if (status === 'loading' && hits.length === 0) return <Skeleton heights={[74, 74, 74]} label="Searching" />;
  if (status === 'loaded' && hits.length === 0) {
    return (
      <EmptyState title="No verse found">Try fewer words, or another word for the same thing.</EmptyState>
    );
  }
  return (
    <section aria-label="Search results" aria-busy={status === 'loading'}>
      <p className="hits__count quiet small" role="status">
        {hits.length === 1 ? 'One verse' : `${hits.length} verses, the best first`}
      </p>
      <ol className="lined">
        {hits.map((hit) => (
          <Hit key={hit.reference} hit={hit} query={query} />
        ))}
      </ol>
    </section>
  );
}

function Hit({ hit, query }: { hit: SearchResponse['hits'][number]; query: string }) {
  const dispatch = useDispatch();
  const { reference, book, chapter, verse, text } = hit;

  function open() {
    dispatch(scriptureActions.searchTyped(''));
    dispatch(scriptureActions.placeChosen({ view: 'chapter', book, chapter, verses: [verse] }));
  }

  return (
    <li>
      <button type="button" className="hit" onClick={open}>
        <strong className="hit__reference">{reference}</strong>
        <span className="visually-hidden">: </span>
        <span className="hit__text">
          {markedWords(text, query).map(({ text: words, found }, at) =>
            found ? <mark key={at}>{words}</mark> : words,
          )}
        </span>
      </button>
    </li>
  );
}
