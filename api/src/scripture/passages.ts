import { bibleText, type VerseId } from './bible-text.js';
import { BOOKS } from './books.js';

/** Verses `from` to `to`, both included, in the order of the text. */
export interface VerseRange {
  readonly from: VerseId;
  readonly to: VerseId;
}

/** Whether they have a verse in common. */
export function overlap(a: VerseRange, b: VerseRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** How a reference to a book begins: the book of Psalms is quoted as "Psalm 23". */
export function bookLabel(book: number): string {
  const name = BOOKS[book]?.name ?? '';
  return name === 'Psalms' ? 'Psalm' : name;
}

/** "John 3:16", "John 3:16–18", "Genesis 1–4", "Ruth", "Genesis 1:1–2:3", "Malachi 4:6 – Matthew 1:1". */
export function labelOf({ from, to }: VerseRange): string {
  const text = bibleText();
  const a = text.placeOf(from);
  const b = text.placeOf(to);
  const whole = a.verse === 1 && b.verse === text.versesIn(b.book, b.chapter);
  const first = whole ? `${a.chapter}` : `${a.chapter}:${a.verse}`;
  if (a.book !== b.book) {
    const last = whole ? `${b.chapter}` : `${b.chapter}:${b.verse}`;
    return `${bookLabel(a.book)} ${first} – ${bookLabel(b.book)} ${last}`;
  }
  const chapters = text.chapterCount(a.book);
  if (whole && a.chapter === 1 && b.chapter === chapters && chapters > 1) return BOOKS[a.book]?.name ?? '';
  const start = `${bookLabel(a.book)} ${first}`;
  if (whole) return a.chapter === b.chapter ? start : `${start}–${b.chapter}`;
  if (a.chapter !== b.chapter) return `${start}–${b.chapter}:${b.verse}`;
  return a.verse === b.verse ? start : `${start}–${b.verse}`;
}

/** The verses' words as running text; at most `limit` verses, then "…". */
export function textOfRange({ from, to }: VerseRange, limit = Infinity, text = bibleText()): string {
  const last = Math.min(to, from + limit - 1);
  const verses: string[] = [];
  for (let id = from; id <= last; id += 1) verses.push(text.textOf(id));
  return verses.join(' ') + (last < to ? ' …' : '');
}
