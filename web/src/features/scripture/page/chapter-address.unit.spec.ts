import fc from 'fast-check';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { CHAPTER_ROUTE, isPage } from '@emit/contract/paths';
import { matchPath } from 'react-router';
import { chapterAddress, placeAt } from './chapter-address';

const BOOKS = BOOK_GROUPS.flatMap(({ books }) => books);

function placeOf(address: string) {
  const { pathname, hash } = new URL(address, 'https://emit.example.org');
  const { book = '', chapter = '' } = matchPath(CHAPTER_ROUTE, pathname)?.params ?? {};
  return placeAt(book, chapter, hash);
}

it('every chapter of the Bible has a page, whose address leads to it and to its verses', () => {
  const anyPlace = fc.constantFrom(...BOOKS).chain(([book, chapters]) =>
    fc.record({
      book: fc.constant(book),
      chapter: fc.integer({ min: 1, max: chapters }),
      verses: fc.oneof(
        fc.constant([]),
        fc
          .tuple(fc.integer({ min: 1, max: 100 }), fc.nat(76))
          .map(([first, more]) => Array.from({ length: more + 1 }, (_, at) => first + at)),
      ),
    }),
  );
  fc.assert(
    fc.property(anyPlace, (place) => {
      const address = chapterAddress(place);
      expect(isPage(new URL(address, 'https://emit.example.org').pathname)).toBe(true);
      expect(placeOf(address)).toEqual(place);
    }),
  );
});

it.each([
  ['/app/read/JOHN/3#16', { book: 'John', chapter: 3, verses: [16] }],
  ['/app/read/psalm/23', { book: 'Psalms', chapter: 23, verses: [] }],
  ['/app/read/1-samuel/1#2-1', { book: '1 Samuel', chapter: 1, verses: [] }],
  ['/app/read/john/3#nothing', { book: 'John', chapter: 3, verses: [] }],
  ['/app/read/john/3#0', { book: 'John', chapter: 3, verses: [] }],
])('%s is read', (address, place) => expect(placeOf(address)).toEqual(place));

it('a range beyond the longest chapter ends with it', () =>
  expect(placeOf('/app/read/psalms/119#170-999')?.verses).toHaveLength(7));

it.each([
  '/app/read/hezekiah/1',
  '/app/read/john/22',
  '/app/read/john/0',
  '/app/read/john/x',
  '/app/read/constructor/1',
])('%s is no chapter', (address) => expect(placeOf(address)).toBeNull());
