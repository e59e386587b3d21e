import { isRight, type Quotation } from '@emit/contract/scripture';
import { bibleText } from '../../scripture/bible-text.js';
import { BOOKS } from '../../scripture/books.js';
import { checkText } from '../../scripture/check/check.js';
import { misquote, MISQUOTES, steadyRandom } from '../scripture-corpus.js';
import type { Shape } from './templates.js';
import { inventedWords, pieceOf, someVerse, standsNear } from './words.js';

type Random = ReturnType<typeof steadyRandom>;

/** How many of the texts made ended so, with a few of them. */
export class Tally {
  readonly made = new Map<string, number>();
  readonly failed = new Map<string, string[]>();

  count(what: string, isFailure: boolean, text: string): void {
    this.made.set(what, (this.made.get(what) ?? 0) + 1);
    if (isFailure) this.failed.set(what, [...(this.failed.get(what) ?? []), text]);
  }

  share(what: string): number {
    return (this.failed.get(what)?.length ?? 0) / Math.max(1, this.made.get(what) ?? 0);
  }

  get sentences(): number {
    return [...this.made.values()].reduce((sum, count) => sum + count, 0);
  }
}

const OPEN = '\u0001';
const CLOSE = '\u0002';

/** Puts quotations and references into a shape; says where in the text each quotation stands. */
export function filled(shape: Shape, verses: readonly number[], quoted: readonly string[]) {
  let marked = shape;
  verses.forEach((id, index) => {
    const { book, chapter, verse } = bibleText().placeOf(id);
    const { name = '', osis = '' } = BOOKS[book] ?? {};
    const called = name === 'Psalms' ? 'Psalm' : name;
    const full = `${called} ${chapter}:${verse}`;
    const parts: Record<string, string> = { R: full, a: `${osis}. ${chapter}:${verse}`, B: called };
    Object.assign(parts, { C: `${chapter}`, V: `${verse}`, RU: full.toUpperCase(), rl: full.toLowerCase() });
    parts['q'] = OPEN + (quoted[index] ?? '') + CLOSE;
    const number = verses.length > 1 ? `${index + 1}` : '';
    for (const [key, value] of Object.entries(parts))
      marked = marked.replaceAll(`{${key}${number}}`, () => value);
  });
  const places: { start: number; end: number; words: string }[] = [];
  let text = '';
  for (const part of marked.split(OPEN)) {
    const [words = '', rest] = part.split(CLOSE);
    if (rest !== undefined) places.push({ start: text.length, end: text.length + words.length, words });
    text += words + (rest ?? '');
  }
  return { text, places };
}

/** Returns the quotations that lie on a place of the text. */
export const on = (found: readonly Quotation[], place: { start: number; end: number }): Quotation[] =>
  found.filter(({ start, end }) => start < place.end && place.start < end);
const isGreen = (found: readonly Quotation[]): boolean => found.some(({ status }) => isRight(status));
const isAccused = (found: readonly Quotation[]): boolean => found.some(({ status }) => !isRight(status));

/** Returns a verse that does not have the words, nor those beside it. */
export function otherThan(words: string, random: Random): number {
  for (;;) {
    const id = someVerse(random);
    if (!standsNear(id, words)) return id;
  }
}

/** One quotation: right, another verse's, made up, and with one word changed. */
export function measureOne(shapes: readonly Shape[], tries: number, seed: number): Tally {
  const random = steadyRandom(seed);
  const tally = new Tally();
  for (const shape of shapes) {
    for (let turn = 0; turn < tries; turn += 1) {
      const id = someVerse(random);
      const words = pieceOf(id, random);
      const right = filled(shape, [id], [words]);
      const found = checkText(right.text).quotations;
      tally.count('right words accused', isAccused(found), right.text);
      tally.count('right words not noticed', !isAccused(found) && found.length === 0, right.text);
      const false_ = filled(shape, [otherThan(words, random)], [words]);
      const here = on(checkText(false_.text).quotations, false_.places[0] ?? { start: 0, end: 0 });
      tally.count('another verse shown as right', isGreen(here), false_.text);
      tally.count('another verse not told', here.length === 0, false_.text);
      countInvented(tally, filled(shape, [id], [inventedWords(random)]));
      const wrong = misquote(words, MISQUOTES[turn % MISQUOTES.length] ?? 'changed', random);
      if (wrong === null || standsNear(id, wrong)) continue;
      const changed = filled(shape, [id], [wrong]);
      const told = on(checkText(changed.text).quotations, changed.places[0] ?? { start: 0, end: 0 });
      // What is exact in another translation is right.
      const isOther = told.some(({ translation }) => translation !== undefined);
      tally.count('a changed word not told', !isAccused(told) && !isOther, changed.text);
    }
  }
  return tally;
}

function countInvented(tally: Tally, { text, places }: ReturnType<typeof filled>): void {
  const { quotations, unmatched } = checkText(text);
  const isTold = isAccused(on(quotations, places[0] ?? { start: 0, end: 0 }));
  tally.count('invented words not told', !isTold, text);
  tally.count('invented words in silence', !isTold && unmatched === 0, text);
}

/** Several quotations: right, the references moved on by one, all under the first reference, one made up. */
export function measureSeveral(shapes: readonly Shape[], tries: number, seed: number): Tally {
  const random = steadyRandom(seed);
  const tally = new Tally();
  for (const shape of shapes) {
    const count = [4, 3, 2].find((number) => shape.includes(`{q${number}}`)) ?? 2;
    for (let turn = 0; turn < tries; turn += 1) {
      const verses: number[] = [];
      const words: string[] = [];
      while (verses.length < count) {
        const id = someVerse(random);
        const piece = pieceOf(id, random);
        if (verses.some((other) => standsNear(other, piece)) || words.some((other) => standsNear(id, other)))
          continue;
        verses.push(id);
        words.push(piece);
      }
      const right = filled(shape, verses, words);
      const found = checkText(right.text).quotations;
      tally.count('right words accused', isAccused(found), right.text);
      const isMissing = right.places.some((place) => on(found, place).length === 0);
      tally.count('right words not noticed', !isAccused(found) && isMissing, right.text);
      const moved = [...verses.slice(1), verses[0] ?? 0];
      for (const given of [moved, verses.map(() => verses[0] ?? 0)]) countFalse(tally, shape, given, words);
      const invented = words.map((piece, index) => (index === turn % count ? inventedWords(random) : piece));
      countInventedOne(tally, filled(shape, verses, invented), invented[turn % count] ?? '');
    }
  }
  return tally;
}

function countFalse(tally: Tally, shape: Shape, given: readonly number[], words: readonly string[]): void {
  const { text, places } = filled(shape, given, words);
  const found = checkText(text).quotations;
  for (const place of places) {
    const id = given[words.indexOf(place.words)] ?? 0;
    if (standsNear(id, place.words)) continue;
    tally.count('another verse shown as right', isGreen(on(found, place)), text);
  }
}

function countInventedOne(tally: Tally, made: ReturnType<typeof filled>, words: string): void {
  countInvented(tally, { ...made, places: made.places.filter((place) => place.words === words) });
}
