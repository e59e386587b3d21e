import { bibleText } from '../bible-text.js';
import { labelOf, type VerseRange } from '../passages.js';
import { bookNamed, missingBook, referenceTo, type MissingReference } from '../references.js';

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

const NUMBER = '(?:[123]|I{1,3}|1st|2nd|3rd|First|Second|Third)\\.?\\s{0,2}';
const NAME = '\\p{L}{2,}\\.?(?:\\s+of\\s+(?:the\\s+)?\\p{L}{3,}\\.?)?';
const DASH = '\\s?[-–‑−—]\\s?';
const VERSES = `\\d{1,3}(?:ff?\\b|[abc]\\b)?(?:${DASH}\\d{1,3}(?::\\d{1,3})?[abc]?\\b)?`;
const LIST = `${VERSES}(?:\\s?[,;&]\\s?(?:\\d{1,3}:)?${VERSES}(?!\\s?\\p{L}*\\s?\\d*:\\d))*`;
const PLACE =
  `(?:,?\\s*(?:chapter|chap\\.?|ch\\.?)\\s*)?(\\d{1,3})` +
  `(?:\\s?[:.]\\s?(${LIST})|,?\\s+(?:verses?|vv?\\.)\\s*(${LIST})|(${DASH}\\d{1,3}(?::\\d{1,3})?)?)(?![\\d%]|:\\d|,\\d{3})`;
const REFERENCE = new RegExp(`(?<![\\p{L}\\p{N}])(${NUMBER})?(${NAME})\\s{0,2}${PLACE}`, 'giu');

interface Named {
  /** -1: a name, but of no book. */
  readonly book: number;
  /** Characters before the name that are not part of it ("Gospel of "). */
  readonly skipped: number;
}

function nameOf(number: string, name: string, hasVerse: boolean): Named | null {
  const whole = bookNamed(`${number}${name}`);
  if (whole >= 0) return { book: whole, skipped: 0 };
  const last = name.slice(name.search(/\S+$/));
  const numbered = last === name ? -1 : bookNamed(`${number}${last}`);
  if (numbered >= 0 && !number) return { book: numbered, skipped: name.length - last.length };
  const bare = bookNamed(last);
  if (bare >= 0) return { book: bare, skipped: number.length + name.length - last.length };
  return hasVerse && /^\p{Lu}/u.test(name) ? { book: -1, skipped: 0 } : null;
}

/** "16", "16-18", "1:3-5", "28ff" of a chapter, as first and last [chapter, verse]. */
function versesOf(part: string, book: number, chapter: number): [[number, number], [number, number]] {
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

type Span = readonly [[number, number], [number, number]];

function spansOf(
  book: number,
  chapter: number,
  verses: string | undefined,
  chapters: string | undefined,
): Span[] {
  const text = bibleText();
  if (verses) {
    let current = chapter;
    return verses.split(/[,;&]/).map((part) => {
      const span = versesOf(part, book, current);
      current = span[1][0];
      return span;
    });
  }
  // "Jude 3" is a verse, as Jude has one chapter.
  if (text.chapterCount(book) === 1 && chapter > 1) {
    const [, last] = /(\d+)$/.exec(chapters ?? '') ?? [];
    return [
      [
        [1, chapter],
        [1, Number(last ?? chapter)],
      ],
    ];
  }
  const [, to, verse] = /(\d+)(?::(\d+))?$/.exec(chapters ?? '') ?? [];
  const end = Number(to ?? chapter);
  return [
    [
      [chapter, 1],
      [end, verse ? Number(verse) : Math.max(1, text.versesIn(book, end))],
    ],
  ];
}

const TINY = /^(?:is|am|so|ex|na|la|re|co|pr|da|de|ho|ne|act|ac|ti|jon|ob|at|by)\.?$/;

/** "mark 5", "Act 2", "am 10:00": words, not books. Lower case needs a verse, and what is a word needs a capital too. */
function isEverydayWord(name: string, hasVerse: boolean): boolean {
  return hasVerse ? TINY.test(name) : TINY.test(name.toLowerCase()) || !/^\p{Lu}/u.test(name);
}

function scanned(match: RegExpExecArray): ScannedReference | null {
  const [whole, number = '', name = '', chapter = '', colon, spoken, chapters] = match;
  const verses = colon ?? spoken;
  const named = nameOf(number, name, colon !== undefined);
  if (!named || isEverydayWord(name, verses !== undefined)) return null;
  const start = match.index + named.skipped;
  const base = { start, end: match.index + whole.length };
  const written = whole.slice(named.skipped).trim();
  if (named.book < 0) {
    const missing = missingBook(`${number}${name}`.trim());
    return { ...base, label: written, ranges: [], missing, explicit: false };
  }
  const ranges: VerseRange[] = [];
  for (const [first, last] of spansOf(named.book, Number(chapter), verses, chapters)) {
    const reference = referenceTo(named.book, first, last);
    if (reference.kind === 'missing') {
      return { ...base, label: written, ranges: [], missing: reference, explicit: verses !== undefined };
    }
    ranges.push(reference.range);
  }
  return { ...base, label: labelsOf(ranges), ranges, missing: null, explicit: verses !== undefined };
}

function labelsOf(ranges: readonly VerseRange[]): string {
  const text = bibleText();
  return ranges
    .map((range, index) => {
      const label = labelOf(range);
      const before = ranges[index - 1];
      const same = before && text.placeOf(before.from).book === text.placeOf(range.from).book;
      return same ? label.slice(label.search(/\d+(?::|–|$)/)) : label;
    })
    .join('; ');
}

/** Index of the first reference that begins at or after an offset. */
export function firstFrom(references: readonly ScannedReference[], offset: number): number {
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

/**
 * The references in a text, in its order, quickly (findReferences reads more forms and takes a hundred times as long).
 * A capitalised name that is no book counts when a chapter and verse follow it: "Hezekiah 3:16".
 */
export function scanReferences(text: string): ScannedReference[] {
  const found: ScannedReference[] = [];
  REFERENCE.lastIndex = 0;
  for (let match = REFERENCE.exec(text); match; match = REFERENCE.exec(text)) {
    const reference = scanned(match);
    if (reference) found.push(reference);
    // A name that was none may hide one: "Read 1 John 4:8" has matched from "Read".
    else REFERENCE.lastIndex = match.index + Math.max(1, match[0].search(/\s/));
  }
  return found;
}
