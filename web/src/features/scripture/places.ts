import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type { SearchResponse } from '@emit/contract/scripture';
import type { ReaderPlace } from './scripture.slice';
import { chaptersOf } from './verse-text';

/** Passages as the API writes them: 'John 3:16–18', 'Genesis 1–4', 'Ruth', 'Genesis 1:1–2:3', 'Malachi 4:6 – Matthew 1:1'. */

interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}
interface Bounds {
  readonly from: Place;
  readonly to: Place;
  /** Of whole chapters. */
  readonly isWhole: boolean;
}

/** More chapters than any book has, and more verses than any chapter. */
const END = 999;
/** The longest chapter's. */
const MOST_VERSES = 176;
const PLACE = /^(.+?)(?: (\d+)(?::(\d+))?)?$/;
const BOOKS = BOOK_GROUPS.flatMap(({ books }) => books.map(([name]) => name));

function bookOf(label: string): string | null {
  const name = label === 'Psalm' ? 'Psalms' : label;
  return BOOKS.includes(name) ? name : null;
}

function orderOf({ book, chapter, verse }: Place): number {
  return (BOOKS.indexOf(book) * (END + 1) + chapter) * (END + 1) + verse;
}

function boundsOf(label: string): Bounds | null {
  const [first = '', beyond] = label.split(' – ');
  const [start = '', end] = first.split('–');
  const [, name = '', chapter, verse] = PLACE.exec(start) ?? [];
  const book = bookOf(name);
  if (book === null) return null;
  const from = { book, chapter: Number(chapter ?? 1), verse: Number(verse ?? 1) };
  const isWhole = verse === undefined;
  if (beyond !== undefined) {
    const to = boundsOf(beyond)?.to;
    return to ? { from, to, isWhole } : null;
  }
  return { from, to: lastOf(from, end, { isWhole, isBook: chapter === undefined }), isWhole };
}

/** `end` is what stands behind the dash: a verse, a chapter, or both. */
function lastOf(
  from: Place,
  end: string | undefined,
  { isWhole, isBook }: { isWhole: boolean; isBook: boolean },
): Place {
  if (end?.includes(':')) {
    const [chapter, verse] = end.split(':').map(Number);
    return { ...from, chapter: chapter ?? END, verse: verse ?? END };
  }
  if (!isWhole) return { ...from, verse: Number(end ?? from.verse) };
  return { ...from, chapter: isBook ? END : Number(end ?? from.chapter), verse: END };
}

/** Returns where the reader opens a passage: a chapter at its verses, or the chapters of a book; null for no passage. */
export function readerPlaceOf(label: string): ReaderPlace | null {
  const bounds = boundsOf(label);
  if (!bounds) return null;
  const { from, to, isWhole } = bounds;
  if (to.chapter === END && to.book === from.book) return bookPlaceOf(from.book);
  const { book, chapter } = from;
  if (isWhole) return { view: 'chapter', book, chapter, verses: [] };
  const last = to.book === book && to.chapter === chapter ? to.verse : MOST_VERSES;
  const verses = Array.from({ length: last - from.verse + 1 }, (_, at) => from.verse + at);
  return { view: 'chapter', book, chapter, verses };
}

/** Returns where the reader opens a book: one of a single chapter has nothing to choose. */
export function bookPlaceOf(book: string): ReaderPlace {
  return chaptersOf(book) === 1
    ? { view: 'chapter', book, chapter: 1, verses: [] }
    : { view: 'chapters', book };
}

/** Returns whether a passage begins with a verse. */
function beginsWith(label: string, verse: Place): boolean {
  const bounds = boundsOf(label);
  return bounds !== null && orderOf(bounds.from) === orderOf(verse);
}

/** Returns whether a verse is in a passage. */
export function holdsVerse(label: string, verse: Place): boolean {
  const bounds = boundsOf(label);
  if (!bounds) return false;
  const at = orderOf(verse);
  return orderOf(bounds.from) <= at && at <= orderOf(bounds.to);
}

/** Returns the passages that a search names, where they come before every verse that has its words: then they are what is meant. */
export function leadingPassages({
  passages = [],
  hits,
}: Pick<SearchResponse, 'passages' | 'hits'>): readonly string[] {
  const [passage] = passages;
  const [best] = hits;
  return passage !== undefined && best && beginsWith(passage, best) ? passages : [];
}
