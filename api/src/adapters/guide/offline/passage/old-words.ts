import { textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { stemOf } from '../../../../scripture/stems.js';
import { HARD_WORDS, OLD_FORMS } from './table-of-old-words.js';
import { WORDS_OF_FAITH } from './table-of-words-of-faith.js';

function read(table: string): ReadonlyMap<string, string> {
  const pairs = table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [word = '', meaning = ''] = line.split('=');
      return [word, meaning];
    });
  return new Map(pairs);
}

const HARD = read(HARD_WORDS);
const FORMS = read(OLD_FORMS);
const OF_FAITH = read(WORDS_OF_FAITH);
const ALL = new Map([...FORMS, ...OF_FAITH, ...HARD]);
let byStem: ReadonlyMap<string, string> | undefined;

/** Returns the meaning of a word that misleads or is hard today; undefined when it is none. */
export function meaningOf(word: string): string | undefined {
  return HARD.get(word.toLowerCase());
}

/** Returns what a word of the Bible means, whichever of its forms is asked for; undefined when the tables lack it. */
export function meaningAsked(word: string): string | undefined {
  byStem ??= new Map([...ALL].map(([of, meaning]) => [stemOf(of), meaning]));
  return ALL.get(word) ?? byStem.get(stemOf(word));
}

/** Returns every word whose meaning is known. */
export function wordsExplained(): readonly string[] {
  return [...ALL.keys()];
}

function wordsIn(table: ReadonlyMap<string, string>, range: VerseRange): (readonly [string, string])[] {
  const words = new Set(
    textOfRange(range, 12)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
  return [...table].filter(([word]) => words.has(word));
}

/** Returns the words of a passage that mislead or are hard today, with what they mean. */
export function misleadingWordsIn(range: VerseRange, count: number): (readonly [string, string])[] {
  return wordsIn(HARD, range).slice(0, count);
}

/** Returns the old words of a passage with what they mean today, those that mislead first. */
export function oldWordsIn(range: VerseRange, count: number): (readonly [string, string])[] {
  return [...wordsIn(HARD, range), ...wordsIn(FORMS, range)].slice(0, count);
}
