import { bibleText } from './bible-text.js';
import { bookInTable } from './book-names.js';
import { BOOKS } from './books.js';
import {
  SPEAKS_OF_PLACES,
  SPOKEN_NUMBER,
  SPOKEN_PLACE,
  SPOKEN_ORDINAL,
  valueOfWords,
} from './number-words.js';

/** A text with its references as the parser reads them, and where each character stood before. */
export interface Spelled {
  readonly text: string;
  /** Offset in the text as it was written. */
  readonly offsetOf: (offset: number) => number;
}

/** A text that is rewritten in passes, with the offsets of what was written. */
class Rewriting {
  private offsets: number[] | null = null;

  constructor(public text: string) {}

  replace(pattern: RegExp, rewritten: (match: RegExpExecArray) => string | null): void {
    pattern.lastIndex = 0;
    const parts: string[] = [];
    const offsets: number[] = [];
    let done = 0;
    for (let match = pattern.exec(this.text); match; match = pattern.exec(this.text)) {
      const changed = rewritten(match);
      if (changed === null || changed === match[0]) continue;
      parts.push(this.text.slice(done, match.index), changed);
      for (let at = done; at < match.index; at += 1) offsets.push(this.offsetOf(at));
      const end = match.index + match[0].length;
      // What was put in begins where the old words began, and ends where they ended.
      for (let at = 0; at < changed.length; at += 1) offsets.push(this.offsetOf(match.index));
      done = end;
    }
    if (parts.length === 0) return;
    for (let at = done; at <= this.text.length; at += 1) offsets.push(this.offsetOf(at));
    this.text = parts.join('') + this.text.slice(done);
    this.offsets = offsets;
  }

  offsetOf(offset: number): number {
    return this.offsets ? (this.offsets[offset] ?? offset) : offset;
  }
}

const FIGURE = '(?:[1-5](?:st|nd|rd|er|[eè]re|re|[eè]me|e|ª|º|°)?|I{1,3})\\.?\\s{0,2}';
const ORDINAL =
  '(?:First|Second|Third|Erster?|Zweiter?|Dritter?|Primer[ao]?|Segund[ao]|Tercer[ao]?|Premi[eè]re|Deuxi[eè]me|Troisi[eè]me|' +
  'Primeir[ao]|Terceir[ao]|Prim[ao]|Second[ao]|Terz[ao])\\s(?:(?:de|a|ai|aos|aux)\\s)?(?:los\\s|las\\s)?';
const WORD = "\\p{L}[\\p{L}'’]*";
const NAME =
  `(?<![\\p{L}\\p{N}])((?:${FIGURE}|${ORDINAL})?` +
  `${WORD}(?:\\s(?:de|des|dei|dos|degli|del|of)\\s(?:los\\s|the\\s)?${WORD})?)\\.?`;
const ROMAN = '[ivxlcIVXLC]{1,8}';

const NAMED_NUMBER = new RegExp(`${NAME}(?=\\s{0,2}(?:\\d|${ROMAN}\\b))`, 'giu');
const ROMAN_PLACE = new RegExp(`${NAME}\\s{1,2}(${ROMAN})\\b(\\.?\\s?[:.,]?\\s{0,2}(\\d{1,3}))?`, 'gu');
const COMMA_PLACE = new RegExp(
  `${NAME}\\s{0,2}(\\d{1,3}),(?:(\\d{1,3})(?![\\d:])|\\s(\\d{1,3})(?![\\d:]|\\s?,\\s?\\d))`,
  'gu',
);
const MORE_COMMA_PLACES = /(:\d{1,3}(?:[-–]\d{1,3})?;\s?)(\d{1,3}),(\d{1,3})(?![\d:])/g;
const AND_NEXT = new RegExp(`${NAME}\\s{0,2}(\\d{1,3})\\s?[:.]\\s?(\\d{1,3})\\s?f\\b`, 'gu');

const RANGE = /(\d{1,3}:)(\d{1,3})\s?[-–‑−—]\s?(\d{1,3})(?![\d:.])/g;

const VALID_ROMAN = /^c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Returns the value of a Roman numeral up to 199; 0 when it is none. */
function romanValue(written: string): number {
  const roman = written.toLowerCase();
  if (!VALID_ROMAN.test(roman)) return 0;
  return Array.from(roman).reduce((sum, letter, at) => {
    const value = VALUES[letter] ?? 0;
    return sum + (value < (VALUES[roman[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/** The book that a name means, as the parser writes it; of several words, the longest end that is a name. */
function named(written: string): { before: string; book: number } | null {
  const starts = [0, ...[...written.matchAll(/[\s.]+/g)].map(({ index, 0: gap }) => index + gap.length)];
  for (const start of starts) {
    const book = bookInTable(written.slice(start));
    if (book !== undefined) return { before: written.slice(0, start), book };
  }
  return null;
}

/** English words that are short names as well, left to the parser; and names of people, which in a sentence need a verse. */
const WORDS =
  /^(?:is|am|so|ex|na|la|re|mal|acts?|mark|job|hab|dan|judges|numbers|kings|ho|ne|de|da|pro?|co|ti|ob|ec|ac)$/i;
const PEOPLE =
  /^(?:jean|juan|johannes|giovanni|joão|joao|marcos?|marc|markus|luca?s?|lukas|luc|mateo|matteo|mateus|matthieu|judas|giuda|jacques|tiago|giacomo|santiago|tito|tite|daniele|josua|josué|jonas?|jonás|micha|richter|ester|rute?|naum)$/i;
const WITH_VERSE = /^\s{0,2}\d{1,3}\s?[:.,]\s?\d/;

function inEnglish(match: RegExpExecArray, whole: boolean): string | null {
  const [all, written = ''] = match;
  const found = named(written);
  if (!found) return null;
  const name = written.slice(found.before.length);
  if (!whole && WORDS.test(name)) return null;
  const after = match.input.slice(match.index + all.length, match.index + all.length + 12);
  if (!whole && PEOPLE.test(name) && !WITH_VERSE.test(after)) return null;
  return `${found.before}${BOOKS[found.book]?.name ?? ''}`;
}

/** "Psalm XXIII", "Ps. cxix. 105". One letter alone is a word, but at the end of all. */
function withoutRoman(match: RegExpExecArray): string | null {
  const [whole, name = '', roman = '', , verse] = match;
  const chapter = romanValue(roman);
  const found = chapter > 0 ? named(name) : null;
  if (!found) return null;
  const ends = match.index + whole.length >= match.input.trimEnd().length;
  if (roman.length === 1 && !verse && !(ends && roman === roman.toUpperCase())) return null;
  if (!verse && roman !== roman.toUpperCase() && !ends) return null;
  return `${name} ${chapter}${verse ? `:${verse}` : ''}`;
}

/** "Joh 3,16" and "Joh 3, 16": a verse, if the chapter has it. "Psalm 1, 2" are two chapters. */
function withColon([, name = '', chapter = '', close = '', apart = '']: RegExpExecArray): string | null {
  const found = named(name);
  const verse = close || apart;
  if (apart !== '' && Number(apart) === Number(chapter) + 1) return null;
  if (!found || Number(verse) > bibleText().versesIn(found.book, Number(chapter))) return null;
  return `${name} ${chapter}:${verse}`;
}

/** "John three sixteen" as "John 3:16". */
function spokenPlace([, name = '', chapter = '', verse = '']: RegExpExecArray): string | null {
  if (!named(name)) return null;
  return `${name} ${valueOfWords(chapter)}${verse ? `:${valueOfWords(verse)}` : ''}`;
}

/** "Romans 8:28f": the verse and the next, if there is one. */
function withNext([, name = '', chapter = '', verse = '']: RegExpExecArray): string | null {
  const found = named(name);
  if (!found) return null;
  const last = Math.min(Number(verse) + 1, bibleText().versesIn(found.book, Number(chapter)));
  return `${name} ${chapter}:${verse}${last > Number(verse) ? `-${last}` : ''}`;
}

/** "John 3:16-8" is 16 to 18; "John 3:16-2", which runs backwards, is verse 16. */
function forwards([all, before = '', first = '', last = '']: RegExpExecArray): string | null {
  if (Number(last) >= Number(first) || last === '') return null;
  const whole = first.slice(0, Math.max(0, first.length - last.length)) + last;
  const [start = ''] = /^\s*/.exec(all) ?? [];
  return Number(whole) > Number(first) ? `${start}${before}${first}-${whole}` : `${start}${before}${first}`;
}

/**
 * Writes the references of a text as the parser reads them: names in English, figures, colons, "f" as a range. A text that
 * is `whole` is nothing but references; in a sentence, names of people need a verse.
 */
export function spelled(written: string, whole: boolean): Spelled {
  const rewriting = new Rewriting(written);
  if (SPEAKS_OF_PLACES.test(written)) {
    rewriting.replace(SPOKEN_ORDINAL, ([, order = '', noun = '']) => `${noun} ${valueOfWords(order)}`);
    rewriting.replace(SPOKEN_NUMBER, ([number]) => String(valueOfWords(number)));
  }
  rewriting.replace(SPOKEN_PLACE, spokenPlace);
  rewriting.replace(NAMED_NUMBER, (match) => inEnglish(match, whole));
  rewriting.replace(ROMAN_PLACE, withoutRoman);
  rewriting.replace(COMMA_PLACE, withColon);
  rewriting.replace(MORE_COMMA_PLACES, ([, before, chapter, verse]) => `${before}${chapter}:${verse}`);
  rewriting.replace(AND_NEXT, withNext);
  rewriting.replace(RANGE, forwards);
  return { text: rewriting.text, offsetOf: (offset) => rewriting.offsetOf(offset) };
}
