import { createRequire } from 'node:module';
import { bibleText } from './bible-text.js';
import { bookInTable } from './book-names.js';
import { BOOKS, bookIndexOf } from './books.js';
import { bookLabel, labelOf, type VerseRange } from './passages.js';
import { SPEAKS_OF_PLACES, SPOKEN_PLACE } from './number-words.js';
import { spelled } from './reference-spelling.js';

export type MissingPart = 'book' | 'chapter' | 'verse';

/** A reference to what is not in the Bible: `part` says which part is wrong, `message` says it in words. */
export interface MissingReference {
  readonly part: MissingPart;
  readonly message: string;
}

export type Reference =
  | { readonly kind: 'verses'; readonly range: VerseRange; readonly label: string }
  /** `near`: what exists of a range that runs too far or backwards. */
  | ({ readonly kind: 'missing'; readonly near?: VerseRange } & MissingReference);

/** A reference in a text; `start` and `end` are offsets into it, `end` excluded. */
export type FoundReference = Reference & { readonly start: number; readonly end: number };

interface Place {
  readonly b: string;
  readonly c: number;
  readonly v?: number;
}

/** What is used of bible-passage-reference-parser; its own types do not resolve outside bundlers. */
interface Parser {
  set_options(options: Readonly<Record<string, string>>): void;
  parse(text: string): void;
  parsed_entities(): readonly {
    readonly indices: readonly [number, number];
    readonly entities: readonly {
      readonly start: Place;
      readonly end: Place;
      readonly valid: { readonly messages: Readonly<Record<string, unknown>> };
    }[];
  }[];
}

/** One for each way of reading, so that none depends on what was read before. */
const parsers = new Map<boolean, Parser>();

/** With `books`, a book's name alone is the whole book. */
function referenceParser(books: boolean): Parser {
  let parser = parsers.get(books);
  if (!parser) {
    // The parser's CommonJS build needs no language argument and loads the same under jest.
    const load = createRequire(import.meta.url);
    const { bcv_parser: Constructor } = load('bible-passage-reference-parser/cjs/en_bcv_parser.js') as {
      bcv_parser: new () => Parser;
    };
    parser = new Constructor();
    parser.set_options({
      versification_system: 'kjv',
      passage_existence_strategy: 'bcv',
      invalid_passage_strategy: 'include',
      invalid_sequence_strategy: 'include',
      sequence_combination_strategy: 'separate',
      consecutive_combination_strategy: 'separate',
      book_alone_strategy: books ? 'full' : 'ignore',
      book_sequence_strategy: books ? 'include' : 'ignore',
      book_range_strategy: books ? 'include' : 'ignore',
    });
    parsers.set(books, parser);
  }
  return parser;
}

export function missingBook(name: string): MissingReference {
  return { part: 'book', message: `There is no book "${name}" among the 66 books of the Bible` };
}

/** Why a chapter and verse of a book do not exist; null when they do. */
export function missingPlace(book: number, chapter: number, verse: number): MissingReference | null {
  const text = bibleText();
  const name = BOOKS[book]?.name ?? '';
  const chapters = text.chapterCount(book);
  if (chapter < 1 || chapter > chapters) {
    const has = chapters === 1 ? '1 chapter' : `${chapters} chapters`;
    return { part: 'chapter', message: `${name} has ${has}; there is no chapter ${chapter}` };
  }
  const verses = text.versesIn(book, chapter);
  if (verse >= 1 && verse <= verses) return null;
  const which = `${bookLabel(book)} ${chapter}`;
  return { part: 'verse', message: `${which} has ${verses} verses; there is no verse ${verse}` };
}

/** The verses from one place to another, or which part of the reference is wrong. Order must be that of the text. */
export function referenceTo(book: number, first: [number, number], last: [number, number]): Reference {
  const from = bibleText().idOf(book, ...first);
  const missing = missingPlace(book, ...first) ?? missingPlace(book, ...last);
  if (missing) {
    if (from === null) return { kind: 'missing', ...missing };
    const chapters = bibleText().chapterCount(book);
    const chapter = Math.min(Math.max(last[0], first[0]), chapters);
    const end = bibleText().idOf(book, chapter, bibleText().versesIn(book, chapter)) ?? from;
    return { kind: 'missing', near: { from, to: end }, ...missing };
  }
  const to = bibleText().idOf(book, ...last) ?? 0;
  if (from === null || to < from) {
    const message = `A reference cannot run backwards in ${BOOKS[book]?.name}`;
    const near = from === null ? {} : { near: { from, to: from } };
    return { kind: 'missing', part: 'verse', message, ...near };
  }
  return { kind: 'verses', range: { from, to }, label: labelOf({ from, to }) };
}

function resolve(start: Place, end: Place, messages: Readonly<Record<string, unknown>>): Reference {
  const book = bookIndexOf(start.b);
  if (book < 0) return { kind: 'missing', ...missingBook(start.b) };
  if (bookIndexOf(end.b) !== book) return across(start, end);
  const text = bibleText();
  // The parser clamps an end that does not exist; what was asked for is one too many at least.
  const endChapter = end.c + ('end_chapter_not_exist' in messages ? 1 : 0);
  const lastVerse = text.versesIn(book, endChapter);
  const endVerse = (end.v ?? lastVerse) + ('end_verse_not_exist' in messages ? 1 : 0);
  return referenceTo(book, [start.c, start.v ?? 1], [endChapter, endVerse]);
}

function across(start: Place, end: Place): Reference {
  const from = bibleText().idOf(bookIndexOf(start.b), start.c, start.v ?? 1);
  const to = bibleText().idOf(bookIndexOf(end.b), end.c, end.v ?? 1);
  if (from === null || to === null || to < from) {
    return {
      kind: 'missing',
      part: 'verse',
      message: 'A range over several books must begin and end at real verses',
    };
  }
  return { kind: 'verses', range: { from, to }, label: labelOf({ from, to }) };
}

/** What the parser has said of names that the table lacks. */
const parsed = new Map<string, number>();
/** Bounds what texts can make the process remember. */
const NAMES_KEPT = 5_000;

/** Index of the book that a name or abbreviation means ("Ps.", "1 Cor", "II Tim", "Römer"); -1 when none. */
export function bookNamed(name: string): number {
  // "Römerbrief", "Johannesevangelium".
  const known = bookInTable(name) ?? bookInTable(name.replace(/(?:s?evangelium|brief)$/i, ''));
  if (known !== undefined) return known;
  const key = name.toLowerCase();
  let book = parsed.get(key);
  if (book === undefined) {
    const bcv = referenceParser(false);
    bcv.parse(`${name} 1:1`);
    const [found] = bcv.parsed_entities();
    const whole = found && found.indices[0] === 0;
    book = whole && !EVERYDAY_WORDS.test(name) ? bookIndexOf(found.entities[0]?.start.b ?? '') : -1;
    if (parsed.size < NAMES_KEPT) parsed.set(key, book);
  }
  return book;
}

/** English words that the parser also reads as short names of books ("is 5" is not Isaiah 5). */
const EVERYDAY_WORDS = /^(?:is|am|so|ex|na|la|mal|acts|mark|job|hab|dan|is a|judges|numbers?|kings)\b(?!.*:)/;

/** "1 John 4:8", "Romans 8:1-4", "Song of Solomon 2", "Genesis 1–4": a book's full name and figures. */
const PLAIN = /^((?:[1-3] )?[A-Z][a-z]+(?: of Solomon)?) (\d{1,3})(?::(\d{1,3}))?(?:[-–](\d{1,3}))?$/;
/** Books by the names that labels use. */
let labelled: ReadonlyMap<string, number> | undefined;

/**
 * Reads a list as labels and our own tables write them ("John 3:16; Psalm 23"): some twenty times faster than the parser, by
 * which a start would read a thousand of them. Null for all else, and where a part does not exist.
 */
function plainReferences(text: string): FoundReference[] | null {
  labelled ??= new Map(
    BOOKS.flatMap(({ name }, book) => [[name, book] as const, [bookLabel(book), book] as const]),
  );
  const found: FoundReference[] = [];
  let start = 0;
  for (const part of text.split('; ')) {
    const [, name = '', chapter = '', verse, last] = PLAIN.exec(part) ?? [];
    const book = labelled.get(name);
    // Of a book of one chapter, "Jude 3" is a verse.
    if (book === undefined || bibleText().chapterCount(book) === 1) return null;
    const first = Number(chapter);
    const lastChapter = verse === undefined ? Number(last ?? chapter) : first;
    const lastVerse = verse === undefined ? bibleText().versesIn(book, lastChapter) : Number(last ?? verse);
    const read = referenceTo(book, [first, Number(verse ?? 1)], [lastChapter, lastVerse]);
    if (read.kind === 'missing') return null;
    const end = start + part.length;
    found.push({ ...read, start, end });
    start = end + '; '.length;
  }
  return found;
}

/**
 * The Bible references in a text, in its order, abbreviations, ranges and lists included. Those that do not exist are
 * `missing`. With `books`, a book's name alone is the whole book.
 */
export function findReferences(
  written: string,
  options: { readonly books?: boolean } = {},
): FoundReference[] {
  const plain = plainReferences(written);
  if (plain) return plain;
  const bcv = referenceParser(options.books === true);
  const { text, offsetOf } = spelled(written, options.books === true);
  bcv.parse(text);
  return bcv.parsed_entities().flatMap((found): FoundReference[] => {
    const [first, last] = found.indices;
    const [start, end] = [offsetOf(first), Math.max(offsetOf(last), offsetOf(last - 1) + 1)];
    if (!options.books && EVERYDAY_WORDS.test(written.slice(start, end))) return [];
    return found.entities.map((entity) => ({
      ...resolve(entity.start, entity.end, entity.valid.messages),
      start,
      end,
    }));
  });
}

/** Returns whether a text may name a verse, quickly: it has a figure, a Roman numeral, or speaks of chapters. */
export function mayHoldReference(text: string): boolean {
  return /\d|\b[ivxlc]+\b/i.test(text) || SPEAKS_OF_PLACES.test(text) || text.search(SPOKEN_PLACE) >= 0;
}

/** Times its length that a reference may grow when it is composed: ½ is three letters, a few signs are eighteen. */
const MOST_GROWN = 3;

/** Reads a whole string as references ("Genesis 1-4", "John 3:16, 18; Rom 8", "Jude"). Never empty. */
export function readReferences(written: string): Reference[] {
  const text = written.normalize('NFKC');
  // No reference, and longer than whoever limits what is written has thought of.
  if (text.length > MOST_GROWN * written.length) return [{ kind: 'missing', ...missingBook(written.trim()) }];
  const found = findReferences(text, { books: true });
  let rest = text;
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const unknown = rest.replace(/\band\b|[^\p{L}\p{N} ]/gu, ' ').trim();
  const book = unknown.replace(/[\d\s]+$/, '').replace(/\s+/g, ' ');
  if (unknown || found.length === 0)
    return [...found, { kind: 'missing', ...missingBook(book || text.trim()) }];
  return found;
}
