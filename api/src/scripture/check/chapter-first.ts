import { bibleText } from '../bible-text.js';
import { bookNamed, referenceTo } from '../references.js';
import { VERSES, versesOf, type ScannedReference } from './scanned-reference.js';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ORDINAL = `(\\d{1,3})(?:st|nd|rd|th)|(${ORDINALS.join('|')})`;
const BOOK =
  '(?:the\\s+)?(?:(?:book|letter|epistle|gospel|prophecy)\\s+(?:of|to)\\s+)?(?:the\\s+)?((?:[1-3]|I{1,3}|First|Second|Third)?\\s?\\p{Lu}\\p{L}+(?:\\sof\\s(?:Solomon|Songs))?)';
const VERSE_BEHIND = `(?:,?\\s*\\(?(?:at\\s+|(?:and|in|at)\\s+the\\s+|and\\s+(?:\\p{L}+\\s+){0,3})?(?:verses?|vv?\\.?)\\s*(${VERSES}))?`;
const VERSE = `(?:,?\\s*\\(?(?:verses?|vv?\\.?)\\s*(${VERSES}))?`;
/** "Chapter 38 of Job, verse 26", "the third chapter of John", "the 23rd Psalm, verse 4". */
const CHAPTER_FIRST = new RegExp(
  `\\b(?:(?:chapter|chap\\.|ch\\.)\\s+(\\d{1,3})|(?:${ORDINAL})\\s+chapter)${VERSE}\\s+(?:of|in)\\s+${BOOK}${VERSE}(?![\\d:])|\\b(?:${ORDINAL})\\s+(Psalm)\\b(?!\\s*\\d)${VERSE}(?![\\d:])`,
  'giu',
);

function numberOf(figure: string | undefined, ordinal: string | undefined): number {
  return Number(figure ?? ORDINALS.indexOf((ordinal ?? '').toLowerCase()) + 1);
}

/** "Luke, the seventh chapter, verse 27". */
const ORDINAL_BEHIND = new RegExp(
  `(?<![\\p{L}\\d])${BOOK},?\\s+(?:(?:in|to|at|and)\\s+)?the\\s+(?:${ORDINAL})\\s+chapter${VERSE_BEHIND}(?![\\d:])`,
  'giu',
);

function chapterFirst(match: RegExpExecArray): ScannedReference | null {
  const [, figure, nth, ordinal, verseFirst, book, verse, nthPsalm, psalm, name, psalmVerse] = match;
  // "As it is also written in the second psalm" is a verse itself.
  if (name !== undefined && name !== 'Psalm') return null;
  const chapter = numberOf(figure ?? nth ?? nthPsalm, ordinal ?? psalm);
  return read(match, book ?? name, chapter, verse ?? verseFirst ?? psalmVerse);
}

function ordinalBehind(match: RegExpExecArray): ScannedReference | null {
  const [, book, nth, ordinal, verse] = match;
  return read(match, book, numberOf(nth, ordinal), verse);
}

function read(
  { 0: whole, index: at }: RegExpExecArray,
  book: string | undefined,
  chapter: number,
  said: string | undefined,
): ScannedReference | null {
  const index = bookNamed((book ?? '').trim());
  if (index < 0) return null;
  const [first, last] = said
    ? versesOf(said, index, chapter)
    : [
        [chapter, 1] as [number, number],
        [chapter, Math.max(1, bibleText().versesIn(index, chapter))] as [number, number],
      ];
  const reference = referenceTo(index, first, last);
  const base = { start: at, end: at + whole.length, explicit: said !== undefined };
  return reference.kind === 'missing'
    ? { ...base, label: whole, ranges: [], missing: reference }
    : { ...base, label: reference.label, ranges: [reference.range], missing: null };
}

/** Returns the references with those that name the chapter before the book; these take the place of what lies in them. */
export function chaptersFirst(text: string, found: ScannedReference[]): ScannedReference[] {
  if (!/chap|ch\.|psalm/i.test(text)) return found;
  const first = [
    ...[...text.matchAll(CHAPTER_FIRST)].flatMap((match) => chapterFirst(match) ?? []),
    ...[...text.matchAll(ORDINAL_BEHIND)].flatMap((match) => ordinalBehind(match) ?? []),
  ].sort((a, b) => a.start - b.start);
  if (first.length === 0) return found;
  const rest = found.filter((one) => !first.some(({ start, end }) => start < one.end && one.start < end));
  return [...rest, ...first].sort((a, b) => a.start - b.start);
}
