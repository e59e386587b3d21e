import { useDispatch } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { bibleTotals, BOOK_GROUPS } from '@emit/contract/bible-books';
import { Facts } from '../../shared/ui/facts';
import { bookPlaceOf } from './places';
import { scriptureActions } from './scripture.slice';

const TOTALS = bibleTotals();
const FIGURES = [
  ['Books', grouped(TOTALS.books)],
  ['Chapters', grouped(TOTALS.chapters)],
  ['Verses', grouped(TOTALS.verses)],
] as const;

/** The totals, and the 66 books in their ten groups (spec §2 "Bible Reference modal"). */
export function BookList() {
  const dispatch = useDispatch();
  return (
    <>
      <Facts of={FIGURES} className="bible__totals numbers" />
      <p className="bible__testaments">
        {TOTALS.oldTestament} books in the Old Testament, {TOTALS.newTestament} in the New.
      </p>
      {BOOK_GROUPS.map(({ name, books }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className="bible__books">
            {books.map(([book, chapters, verses]) => (
              <li key={book}>
                <button
                  type="button"
                  className="bible__open"
                  onClick={() => dispatch(scriptureActions.placeChosen(bookPlaceOf(book)))}
                >
                  <span className="bible__book">{book}</span>
                  <span className="visually-hidden">, </span>
                  <span className="numbers">
                    {chapters} {chapters === 1 ? 'chapter' : 'chapters'}, {grouped(verses)} verses
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
