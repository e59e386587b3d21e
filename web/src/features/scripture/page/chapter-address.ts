import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type { ChapterPlace } from '../scripture.slice';
import { chaptersOf } from '../verse-text';

/** 'song-of-solomon'. */
function partOf(book: string): string {
  return book.toLowerCase().replaceAll(' ', '-');
}

const BOOKS = new Map(
  BOOK_GROUPS.flatMap(({ books }) => books.map(([name]) => [partOf(name), name] as const)),
);
/** As it is called of one chapter. */
BOOKS.set('psalm', 'Psalms');

/** '#16' or '#16-18'; the dash may be any that is written for a range. */
const VERSES = /^#(\d{1,3})(?:[-–](\d{1,3}))?$/;
/** The longest chapter's. */
const MOST_VERSES = 176;

/** Returns the address of a chapter's page, with its verses after a '#'. */
export function chapterAddress({ book, chapter, verses }: ChapterPlace): string {
  const first = verses[0];
  const last = verses.at(-1);
  const from = first === undefined ? '' : `#${first}`;
  return `/app/read/${partOf(book)}/${chapter}${from}${last === first ? '' : `-${last}`}`;
}

/** Returns the place that an address names; null where the Bible has no such chapter. Verses that cannot be read are passed over. */
export function placeAt(book: string, chapter: string, hash: string): ChapterPlace | null {
  const name = BOOKS.get(book.toLowerCase());
  const number = Number(chapter);
  if (name === undefined || !Number.isInteger(number) || number < 1 || number > chaptersOf(name)) return null;
  const [, from, to = from] = VERSES.exec(hash) ?? [];
  const [first, last] = [Number(from), Math.min(Number(to), MOST_VERSES)];
  const verses =
    first >= 1 && last >= first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
  return { book: name, chapter: number, verses };
}
