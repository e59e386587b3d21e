import { bibleText } from '../bible-text.js';
import { bookInTable } from '../book-names.js';
import { referenceTo } from '../references.js';
import { firstFrom, VERSES, versesOf, type ScannedReference } from './scanned-reference.js';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const VERSE_BEFORE = new RegExp(
  `(?:\\b(\\d{1,3})(?:st|nd|rd|th)\\s+verse|\\b(${ORDINALS.join('|')})\\s+verse|\\b(?:verses?|vv?\\.?)\\s*(${VERSES}))\\s+(?:of|in)\\s+(?:the\\s+)?$`,
  'i',
);

/** "The third verse of Psalm 23" is Psalm 23:3. */
function withVerseBefore(text: string, chapter: ScannedReference): ScannedReference {
  const range = chapter.ranges[0];
  if (chapter.explicit || !range) return chapter;
  const match = VERSE_BEFORE.exec(text.slice(Math.max(0, chapter.start - 40), chapter.start));
  if (!match) return chapter;
  const verse = match[1] ?? match[3] ?? `${ORDINALS.indexOf((match[2] ?? '').toLowerCase()) + 1}`;
  const place = bibleText().placeOf(range.from);
  const reference = referenceTo(place.book, ...versesOf(verse, place.book, place.chapter));
  const start = chapter.start - match[0].length;
  if (reference.kind === 'missing')
    return { ...chapter, start, ranges: [], missing: reference, explicit: true };
  return { ...chapter, start, label: reference.label, ranges: [reference.range], explicit: true };
}

const VERSE_ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:verses?|vv?\\.|vv?(?=\\d))\\s?(${VERSES})(?![\\d%]|:\\d)`,
  'giu',
);
/** "(12:1)" and "in 12:1", of the book that is named before: "the writer of Hebrews says in 12:1"; "in Luke’s Gospel, at 6:13". */
const PLACE_ALONE = new RegExp(
  `(?=\\d{1,3}:\\d)(?<=[([]|\\bin\\s|\\b(?:gospel|letter|epistle|book)\\b[^.!?\\n]{0,30}[\\s,])(\\d{1,3}):(${VERSES})(?![\\d:%]|\\s?[ap]\\.?m)`,
  'giu',
);
const BOOK_MENTIONED = /(?:(?:[123]|I{1,3}|First|Second|Third)\s)?\p{Lu}\p{L}{2,}/gu;
/** Characters back in which a book is looked for. */
const FARTHEST_BOOK = 160;

/** The book that the text names last before a place. */
function bookBefore(text: string, at: number, named: readonly ScannedReference[]): number | undefined {
  const lead =
    text
      .slice(Math.max(0, at - FARTHEST_BOOK), at)
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const mentioned = [...lead.matchAll(BOOK_MENTIONED)]
    .map(([name]) => bookInTable(name))
    .filter((book) => book !== undefined);
  const last = named[firstFrom(named, at) - 1];
  const isNear = last?.ranges[0] && at - last.end < FARTHEST_VERSE;
  return mentioned.at(-1) ?? (isNear ? bibleText().placeOf(last.ranges[0]?.from ?? 0).book : undefined);
}

function placesAlone(text: string, named: readonly ScannedReference[]): ScannedReference[] {
  return [...text.matchAll(PLACE_ALONE)].flatMap((match): ScannedReference[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = named[firstFrom(named, start) - 1];
    const book = before && before.end > start ? undefined : bookBefore(text, start, named);
    if (book === undefined) return [];
    const reference = referenceTo(book, ...versesOf(match[2] ?? '', book, Number(match[1])));
    if (reference.kind === 'missing') return [];
    return [{ start, end, label: reference.label, ranges: [reference.range], missing: null, explicit: true }];
  });
}

/** Characters from a reference to the verse of its chapter that is named alone. */
const FARTHEST_VERSE = 500;

/** Returns the references with those to a verse alone: "(v. 2)" is a verse of the chapter that was named last. */
export function withVersesAlone(text: string, chapters: readonly ScannedReference[]): ScannedReference[] {
  const verses = chapters.map((one) => withVerseBefore(text, one));
  const named = [...verses, ...placesAlone(text, verses)].sort((a, b) => a.start - b.start);
  if (named.length === 0) return [];
  const alone = [...text.matchAll(VERSE_ALONE)].flatMap((match): ScannedReference[] => {
    const start = match.index;
    const end = start + match[0].length;
    const last = named[firstFrom(named, start) - 1];
    const place = last?.ranges[0] && bibleText().placeOf(last.ranges[0].from);
    if (!last || !place || last.end > start || start - last.end > FARTHEST_VERSE) return [];
    const [first, to] = versesOf(match[1] ?? '', place.book, place.chapter);
    const reference = referenceTo(place.book, first, to);
    if (reference.kind === 'missing')
      return [{ start, end, label: match[0], ranges: [], missing: reference, explicit: false }];
    return [{ start, end, label: reference.label, ranges: [reference.range], missing: null, explicit: true }];
  });
  return [...named, ...alone].sort((a, b) => a.start - b.start);
}
