import { withoutBook } from './attribution.js';
import { BOOKS } from './books.js';

const booksIn = (query: string) => [...withoutBook(query).books].map((book) => BOOKS[book]?.name);

it.each([
  ['that verse in romans about all things work together', 'Romans', 'all things work together'],
  ['hebrews, be angry and sin not', 'Hebrews', 'be angry and sin not'],
  ['in luke: judge not', 'Luke', 'judge not'],
  ['be ye doers of the word, in James', 'James', 'be ye doers of the word'],
  ['Proverbs says that pride goes before a fall', 'Proverbs', 'pride goes before a fall'],
])('takes a book out of “%s”', (query, book, rest) => {
  expect(booksIn(query)).toContain(book);
  expect(withoutBook(query).rest.trim()).toBe(rest);
});

it('takes a writer for all that he wrote', () => {
  expect(booksIn('john says god is love')).toEqual(['John', '1 John', '2 John', '3 John', 'Revelation']);
});

it.each(['the mark of the beast', 'from kings and rulers of men', 'acts of kindness', 'job loss', 'romans'])(
  'leaves “%s” as it is',
  (query) => {
    expect(withoutBook(query)).toEqual({ rest: query, books: new Set() });
  },
);
