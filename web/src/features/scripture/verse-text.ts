import type { WireVerse } from '@emit/contract/scripture';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';

type Place = Pick<WireVerse, 'book' | 'chapter' | 'verse'>;

const BOOKS = BOOK_GROUPS.flatMap(({ books }) => books);

/** 'Psalm 23': the book of Psalms is quoted in the singular. */
export function chapterLabel(book: string, chapter: number): string {
  return `${book === 'Psalms' ? 'Psalm' : book} ${chapter}`;
}

/** 'John 3:16–18, 20' for verses of one chapter, in the order of the text. */
export function referenceOf(verses: readonly Place[]): string {
  const first = verses[0];
  if (!first) return '';
  const runs: [number, number][] = [];
  for (const { verse } of verses) {
    const last = runs.at(-1);
    if (last && verse === last[1] + 1) last[1] = verse;
    else runs.push([verse, verse]);
  }
  const written = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  return `${chapterLabel(first.book, first.chapter)}:${written}`;
}

/** What goes to the clipboard: the words, then where they stand and in which translation. */
export function quotedText(words: string, reference: string, codes: readonly Translation[]): string {
  return `“${words}”\n— ${reference} (${codes.map((code) => code.toUpperCase()).join(' and ')})`;
}

/** The King James words of verses, as they are copied. */
export function verseText(verses: readonly WireVerse[], reference = referenceOf(verses)): string {
  return quotedText(verses.map(({ text }) => text).join(' '), reference, [DEFAULT_TRANSLATION]);
}

/** The same of the translation beside them; null where it has none of the verses. */
export function besideText(verses: readonly WireVerse[]): string | null {
  const there = verses.filter(({ beside }) => beside && beside.text !== '');
  const translation = there[0]?.beside?.translation;
  if (translation === undefined) return null;
  return quotedText(there.map(({ beside }) => beside?.text ?? '').join(' '), referenceOf(there), [
    translation,
  ]);
}

/** The chapter before or after, across books; null at the ends of the Bible. */
export function chapterBeside(book: string, chapter: number, step: 1 | -1) {
  const at = BOOKS.findIndex(([name]) => name === book);
  const chapters = BOOKS[at]?.[1] ?? 0;
  const next = chapter + step;
  if (next >= 1 && next <= chapters) return { book, chapter: next };
  const neighbour = BOOKS[at + step];
  if (at < 0 || !neighbour) return null;
  return { book: neighbour[0], chapter: step === 1 ? 1 : neighbour[1] };
}

export function chaptersOf(book: string): number {
  return BOOKS.find(([name]) => name === book)?.[1] ?? 0;
}
