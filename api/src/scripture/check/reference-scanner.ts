import { bibleText } from '../bible-text.js';
import { labelOf, type VerseRange } from '../passages.js';
import { isForeign } from '../book-names.js';
import { bookNamed, missingBook, referenceTo } from '../references.js';
import { chaptersFirst } from './chapter-first.js';
import { endOfWord, withFigures } from './figures.js';
import { DASH, VERSES, versesOf, type ScannedReference } from './scanned-reference.js';
import { isBiblicalName, isNoBook } from './unknown-books.js';
import { withVersesAlone } from './verses-alone.js';

const NUMBER =
  '(?:[1-5](?:st|nd|rd|th|[eè]re|re|er|[eè]me|e)?|(?:I{1,3}|IV)(?=[.\\s])|First|Second|Third|Fourth|Erste[rs]?|Zweite[rs]?|Dritte[rs]?|Primer[ao]?|Segund[ao]|Tercer[ao]?|Premi[eè]re?|Deuxi[eè]me|Primeir[ao]|Terceir[ao]|Prima|Seconda|Terza)[.ªºa°]?\\s{0,2}';
/** "First Epistle to the", "Erster Brief an die". */
const LETTER =
  '(?:(?:letter|epistle|book|Brief|Buch|livre|libro|carta|lettre|lettera|[eé]p[iî]tre|livro)\\s+(?:(?:of|to|an die|der|des|de|a los|aux|ai|aos|dei|di|do)\\s+)?(?:the\\s+)?)?';
const NAME =
  '\\p{L}{2,}\\.?(?:\\s+(?:of|de|des|dei|los|du|da|der)\\s+(?:the\\s+|los\\s+|las\\s+)?\\p{L}{3,}\\.?)?';
/** "John’s Gospel". */
const OWN = "(?:[’']s\\s+(?:gospel|letter|epistle|book|prophecy))?";
const LIST = `${VERSES}(?:\\s?[,;&]\\s?(?:\\d{1,3}:)?${VERSES}(?!\\s?\\p{L}*\\s?\\d*:\\d))*`;
/** "cxix": at most three hundred. */
const ROMAN = '(?:[CLXVI]{1,8}|[clxvi]{1,8})(?![\\p{L}])';
/** What may stand between a name and its chapter. */
const BETWEEN =
  '(?:,?\\s*\\(?(?:chapter|chap\\.?|ch\\.?|Kapitel|capítulo|chapitre|capitolo)\\s*|\\s?[([](?=\\s?\\d{1,3}\\s?:)|\\s?[,:#–—-]\\s{0,2}(?=\\d{1,3}:\\d)|,\\s?(?=[ivxlc]{1,7}\\b[.,]?\\s?\\d))';
const PLACE =
  `${BETWEEN}?(\\d{1,3}|${ROMAN})` +
  // "Joh 3,16": in other languages a comma stands between chapter and verse; "Luke xv, 11": behind Roman figures too.
  `(?:(?:\\s{0,3}[:.]\\s{0,2}|,(?=\\d)|(?<=[ivxlc]),?\\s(?=\\d))(${LIST})|,\\s(${LIST})(?=[^\\p{L}\\d]*(?:[^\\d\\s]|$))|(?![^\\S\\n]*\\n[^\\S\\n]*\\n)\\s{0,30}[,;]?\\s*(?:and\\s+)?\\(?(?:verses?|vss?\\.?|vv?\\.?)\\s*(${LIST})|(${DASH}\\d{1,3}(?::\\d{1,3})?)?)(?![\\d%]|:\\d|,\\d{3}|\\s?[ap]\\.?m\\b)`;
const REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Solomon[’']s\\s)?(?:(${NUMBER})${LETTER})?(${NAME})${OWN}\\s{0,5}${PLACE}`,
  'giu',
);

interface Named {
  /** -1: a name, but of no book. */
  readonly book: number;
  /** Characters before the name that are not part of it ("Gospel of "). */
  readonly skipped: number;
}

function nameOf(number: string, name: string, hasVerse: boolean): Named | null {
  const whole = bookNamed(`${number}${name}`);
  if (whole >= 0) return { book: whole, skipped: 0 };
  // "3 Corinthians": there are a first and a second.
  if (number && hasVerse && bookNamed(`1 ${name}`) >= 0) return { book: -1, skipped: 0 };
  const last = name.slice(name.search(/\S+$/));
  const numbered = last === name ? -1 : bookNamed(`${number}${last}`);
  if (numbered >= 0 && !number) return { book: numbered, skipped: name.length - last.length };
  const bare = bookNamed(last);
  if (bare >= 0) return { book: bare, skipped: number.length + name.length - last.length };
  return hasVerse && /^\p{Lu}/u.test(name) ? { book: -1, skipped: 0 } : null;
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

const ROMAN_VALUES = { C: 100, L: 50, X: 10, V: 5, I: 1 } as const;

/** Value of a Roman number up to CCC; 0 when it is none. */
function romanValue(written: string): number {
  const digits = written.toUpperCase();
  if (!/^C{0,2}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(digits)) return 0;
  const values = digits.split('').map((digit) => ROMAN_VALUES[digit as keyof typeof ROMAN_VALUES]);
  return values.reduce((sum, value, at) => sum + ((values[at + 1] ?? 0) > value ? -value : value), 0);
}

/** "John I think": a single letter is a number only behind "Psalm", and small letters too. */
function isSurelyRoman(name: string, chapter: string): boolean {
  return /^ps/i.test(name) || (chapter.length > 1 && chapter === chapter.toUpperCase());
}

const COUNTS = /^(?:first|second|third)\s*$/i;

function isBeyond(book: number, chapter: number): boolean {
  return chapter > bibleText().chapterCount(book);
}

/** "Psalm 23, 24 years ago": the comma ends the reference. */
function withoutTail(match: Found, tail: string): ScannedReference | null {
  const written = match[0] ?? '';
  const whole = written.slice(0, written.length - tail.length).replace(/,\s$/, '');
  const [, number, name, chapter] = match;
  return scanned(Object.assign([whole, number, name, chapter], { index: match.index, input: match.input }));
}

/** "1 Kings 3:16-28; 1 Kings 1-11": the number behind the list is the next book's. */
function withoutNumberOfNext(match: Found): Found {
  const { 0: whole = '', index, input } = match;
  const [tail = '', number = ''] = /\s?[,;&]\s?([1-5])$/.exec(whole) ?? [];
  const next = tail && /^(?:st|nd|rd|th)?[.ª]?\s{0,2}(\p{Lu}\p{L}+)/u.exec(input.slice(index + whole.length));
  if (!next || bookNamed(`${number} ${next[1] ?? ''}`) < 0) return match;
  const parts = match.map((part) => (part?.endsWith(tail) ? part.slice(0, -tail.length) : part));
  return Object.assign(parts, { index, input });
}

/** "1. John 3:16", "Footnote 3. John 3:16" begins a line. */
const OPENS_ITEM =
  /(?:^|\n)[ \t#*_>[(]*(?:(?:(?:foot|end)?note|fn|step|point|part|day|week|question|item|slide|section|exhibit|number|no)\.?[ \t]*)?$/i;

function isListItem(match: Found): boolean {
  const begins = OPENS_ITEM.test(match.input.slice(Math.max(0, match.index - 20), match.index));
  // "2. Samuel 24,22" is no item: so the book is called where a comma stands before the verse.
  return (
    begins &&
    !/\d,\d/.test(match[0] ?? '') &&
    /^\d\.\s+(?:John|Peter|Timothy|Samuel|Kings|Chronicles)/.test(match[0] ?? '')
  );
}

/** "Job 31, 30": chapters are listed upwards, and no further than the book goes. */
function isVerse(number: string, name: string, chapter: string, said: string): boolean {
  const book = bookNamed(`${number}${name}`);
  const verse = /^\d{1,3}$/.test(said) ? Number(said) : 0;
  if (book < 0 || verse === 0 || verse > bibleText().versesIn(book, Number(chapter))) return false;
  return verse < Number(chapter) || isBeyond(book, verse);
}

type Found = (string | undefined)[] & { readonly index: number; readonly input: string };

function scanned(match: Found): ScannedReference | null {
  if (isListItem(match)) return null;
  const [whole = '', number = '', name = '', chapter = '', colon, spaced, spoken, chapters] = match;
  // "Joh 3, 16": where English has "Psalms 23, 24".
  if (spaced !== undefined && !isForeign(`${number}${name}`) && !isVerse(number, name, chapter, spaced))
    return withoutTail(match, spaced);
  const verses = colon ?? spaced ?? spoken;
  const chapterNumber = /\d/.test(chapter) ? Number(chapter) : romanValue(chapter);
  const isRoman = !/\d/.test(chapter);
  if (chapterNumber === 0 || (isRoman && !colon && !isSurelyRoman(name, chapter))) return null;
  const named = nameOf(number, name, colon !== undefined);
  if (!named || isEverydayWord(name, verses !== undefined)) return null;
  const start = match.index + named.skipped;
  const base = { start, end: match.index + whole.length };
  const written = whole.slice(named.skipped).trim();
  if (named.book < 0) {
    // "Version 2.1", "Letters 13.4": only a colon makes an unknown name a book of the Bible.
    const isNumbered = number !== '' && bookNamed(`1 ${name}`) >= 0;
    if (!isNumbered && (!/\d\s?:\s?\d/.test(whole) || isNoBook(name))) return null;
    const missing = missingBook(`${number}${name}`.trim());
    return { ...base, label: written, ranges: [], missing, explicit: isNumbered || isBiblicalName(name) };
  }
  // "First John 11:41 …, then": there is no such chapter in 1 John.
  if (
    COUNTS.test(number) &&
    bookNamed(name) >= 0 &&
    isBeyond(named.book, chapterNumber) &&
    !isBeyond(bookNamed(name), chapterNumber)
  ) {
    const rest = [whole.slice(number.length), '', name, chapter, colon, spaced, spoken, chapters];
    return scanned(Object.assign(rest, { index: match.index + number.length, input: match.input }));
  }
  const ranges: VerseRange[] = [];
  for (const [first, last] of spansOf(named.book, chapterNumber, verses, chapters)) {
    const reference = referenceTo(named.book, first, last);
    if (reference.kind === 'missing') {
      // "Psalms 23,24" is a list of chapters.
      if (/\d,\d/.test(whole) && !isForeign(`${number}${name}`)) return null;
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

/**
 * The references in a text, in its order, quickly (findReferences reads more forms and takes a hundred times as long).
 * A capitalised name that is no book counts when a chapter and verse follow it: "Hezekiah 3:16".
 */
export function scanReferences(text: string): ScannedReference[] {
  const plain = withFigures(text);
  return withVersesAlone(plain, chaptersFirst(plain, namedReferences(plain))).map((one) => ({
    ...one,
    end: endOfWord(plain, one.end),
  }));
}

function namedReferences(text: string): ScannedReference[] {
  const found: ScannedReference[] = [];
  REFERENCE.lastIndex = 0;
  for (let match = REFERENCE.exec(text); match; match = REFERENCE.exec(text)) {
    const reference = scanned(withoutNumberOfNext(match));
    if (reference) {
      found.push(reference);
      REFERENCE.lastIndex = reference.end;
    }
    // A name that was none may hide one: "Read 1 John 4:8" has matched from "Read".
    else REFERENCE.lastIndex = match.index + Math.max(1, match[0].search(/\s/));
  }
  return found;
}
