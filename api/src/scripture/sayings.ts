import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { stemOf, STOP_WORDS } from './stems.js';
import { CHURCHLY } from './sayings-of-the-church.js';
import { EVERYDAY } from './sayings-of-the-street.js';
import { OF_TODAY } from './sayings-of-today.js';
import { WORLDLY } from './sayings-of-the-world.js';
import { TABLE } from './table-of-sayings.js';

/** Words that many take for Scripture. */
export interface Saying {
  readonly words: string;
  /** Passages that come nearest to it or correct it, the nearest first. */
  readonly nearest: readonly VerseRange[];
  /** A proverb or slogan of every day: nobody takes it for Scripture unless it is said to be. */
  readonly isWorldly: boolean;
  /** The words are a verse's, cut so that they say something else. */
  readonly isCut: boolean;
}

/** Every saying and its references. */
export const ALL_SAYINGS = [...TABLE, ...WORLDLY, ...CHURCHLY, ...EVERYDAY, ...OF_TODAY];

interface Entry {
  /** Each way in which it is said. */
  readonly forms: readonly (readonly string[])[];
  /** A quotation with one of these words is not the saying. */
  readonly unless: ReadonlySet<string>;
  readonly saying: Saying;
}

let entries: readonly Entry[] | undefined;

function allEntries(): readonly Entry[] {
  const worldly = new Set([...WORLDLY, ...EVERYDAY, ...OF_TODAY]);
  return (entries ??= ALL_SAYINGS.map((row) => {
    const [forms, references, unless = ''] = row;
    const ways = forms.split('|');
    const nearest = readReferences(references).flatMap((read) =>
      read.kind === 'verses' ? [read.range] : [],
    );
    return {
      forms: ways.map((form) => stemsOf(wordsOf(form))),
      unless: new Set(stemsOf(wordsOf(unless))),
      saying: { words: ways[0] ?? '', nearest, isWorldly: worldly.has(row), isCut: unless !== '' },
    };
  }));
}

/** Words that are said for each other in sayings: "the Lord moves", "God works". */
const SAME = new Map(
  [
    ['god', 'lord almighty'],
    ['works', 'moves acts'],
    ['handle', 'bear carry manage'],
    ['mysterious', 'strange'],
  ].flatMap(([word = '', others = '']) =>
    others.split(' ').map((one): [string, string] => [stemOf(one), stemOf(word)]),
  ),
);
/** "won’t" without its mark. */
const NOT = /^(?:wo|does|do|is|did|are|ca|would|should|could|has|have|had)nt$/;

/** The stems of words, each as it is known in sayings. */
function stemsOf(words: readonly string[]): string[] {
  return words
    .flatMap((word) =>
      NOT.test(word) ? [word === 'wont' ? 'will' : word.replace(/nt$/, ''), 'not'] : [word],
    )
    .map((word) => stemOf(word))
    .map((stem) => SAME.get(stem) ?? stem);
}

const isTelling = (stem: string): boolean => !STOP_WORDS.has(stem);

/**
 * Returns the saying in a question that is no verse, although many think so; null when there is none. Its words may stand
 * in any order, so that the world's proverbs are left out: their words are everybody's.
 */
export function sayingIn(question: string): Saying | null {
  const asked = new Set(stemsOf(wordsOf(question)));
  const found = allEntries()
    .slice(0, TABLE.length)
    .find(({ forms, unless }) => {
      const telling = forms.map((form) => form.filter(isTelling));
      const isAsked = telling.some((stems) => stems.length > 1 && stems.every((stem) => asked.has(stem)));
      return isAsked && ![...unless].some((stem) => asked.has(stem));
    });
  return found?.saying ?? null;
}

/** Words that a quotation may have beside a saying's. */
const BESIDE = 4;
const ALIKE = 0.8;
const LONGEST_SAYING = 30;
/** As many words that tell, all of them in order, are the saying, whatever small words stand between. */
const FEW_TELLING = 3;

/** One way in which a saying is said. */
interface Form {
  readonly stems: readonly string[];
  readonly telling: number;
  readonly entry: Entry;
}

let formsByStem: ReadonlyMap<string, readonly Form[]> | undefined;

function formIndex(): ReadonlyMap<string, readonly Form[]> {
  if (formsByStem) return formsByStem;
  const index = new Map<string, Form[]>();
  for (const entry of allEntries()) {
    for (const stems of entry.forms) {
      const telling = new Set(stems.filter(isTelling));
      const form = { stems, telling: telling.size, entry };
      for (const stem of telling) index.set(stem, [...(index.get(stem) ?? []), form]);
    }
  }
  formsByStem = index;
  return index;
}

/** The forms of which enough telling words are there, in whatever order. */
function formsIn(stems: readonly string[]): Form[] {
  const counts = new Map<Form, number>();
  for (const stem of new Set(stems))
    for (const form of formIndex().get(stem) ?? []) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].filter(([form, count]) => count >= ALIKE * form.telling).map(([form]) => form);
}

/** Returns the saying that quoted words are, whole or nearly; null when they are none. */
export function sayingOf(words: readonly string[]): Saying | null {
  if (words.length > LONGEST_SAYING) return null;
  const quoted = stemsOf(words);
  const has = new Set(quoted);
  const found = formsIn(quoted).find(
    ({ stems, entry }) => ![...entry.unless].some((stem) => has.has(stem)) && isForm(quoted, has, stems),
  );
  return found?.entry.saying ?? null;
}

/** Returns whether words may have a saying among them. */
export function mayHaveSaying(words: readonly string[]): boolean {
  const stems = stemsOf(words);
  const has = new Set(stems);
  return formsIn(stems).some(
    (form) =>
      inOrder(stems, form.stems) >= ALIKE * form.stems.length ||
      (form.telling >= FEW_TELLING && form.stems.every((stem) => !isTelling(stem) || has.has(stem))),
  );
}

function isForm(quoted: readonly string[], has: ReadonlySet<string>, form: readonly string[]): boolean {
  if (quoted.length > form.length + BESIDE || quoted.length < form.length * ALIKE) return false;
  const telling = form.filter(isTelling);
  if (!telling.some((stem) => has.has(stem))) return false;
  if (telling.length >= FEW_TELLING && inOrder(quoted, telling) === telling.length) return true;
  if (isTurned(quoted, telling)) return true;
  return (
    inOrder(quoted, form) >= ALIKE * form.length &&
    telling.filter((stem) => has.has(stem)).length >= ALIKE * telling.length
  );
}

/** Words that tell which another order has beside the saying's. */
const ONE_MORE = 1;

/** "Whoever dies by the sword lives by it": the same words in another order. */
function isTurned(quoted: readonly string[], telling: readonly string[]): boolean {
  const theirs = new Set(telling);
  const own = new Set(quoted.filter(isTelling));
  const shared = [...theirs].filter((stem) => own.has(stem)).length;
  return theirs.size >= FEW_TELLING && shared === theirs.size && own.size <= theirs.size + ONE_MORE;
}

/** Length of the longest common subsequence. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const now = [0];
    b.forEach((other, j) =>
      now.push(one === other ? (before[j] ?? 0) + 1 : Math.max(before[j + 1] ?? 0, now[j] ?? 0)),
    );
    before = now;
  }
  return before[b.length] ?? 0;
}
