import { bibleText } from '../bible-text.js';
import type { VerseRange } from '../passages.js';
import type { MissingReference } from '../references.js';

/** A reference in a text, its lists taken together ("John 3:16, 18"). */
export interface ScannedReference {
  readonly start: number;
  readonly end: number;
  /** In full; as written when it does not exist. */
  readonly label: string;
  readonly ranges: readonly VerseRange[];
  readonly missing: MissingReference | null;
  /** Names a verse, of a book that exists. */
  readonly explicit: boolean;
}

export const DASH = '\\s?[-–‑−—]\\s?';
export const VERSES = `\\d{1,3}(?:ff?\\b|[abc]\\b)?(?:${DASH}\\d{1,3}(?::\\d{1,3})?[abc]?\\b)?`;

/** "16", "16-18", "1:3-5", "28ff" of a chapter, as first and last [chapter, verse]. */
export function versesOf(part: string, book: number, chapter: number): [[number, number], [number, number]] {
  const [, own, first, ff, lastChapter, last] =
    /^(?:(\d+):)?(\d+)(ff?)?[abc]?(?:\D+?(?:(\d+):)?(\d+))?/i.exec(part.replace(/\s/g, '')) ?? [];
  const from = own ? Number(own) : chapter;
  const verse = Number(first);
  if (ff)
    return [
      [from, verse],
      [from, ff === 'f' ? verse + 1 : bibleText().versesIn(book, from)],
    ];
  const toChapter = lastChapter ? Number(lastChapter) : from;
  return [
    [from, verse],
    [toChapter, last ? Number(last) : verse],
  ];
}

/** Returns the index of the first of them that begins at or after an offset. */
export function firstFrom(references: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = references.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The references that stand wholly within a part of the text. */
export function referencesIn(
  references: readonly ScannedReference[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly ScannedReference[] {
  return references
    .slice(firstFrom(references, start), firstFrom(references, end))
    .filter((one) => one.end <= end);
}
