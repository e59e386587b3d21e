import type { Translation } from '@emit/contract/translations';
import { bibleText, type BibleText, type VerseId } from './bible-text.js';
import { finish, type InTurns } from './in-turns.js';

/** Lower-case words of a text; apostrophes and hyphens join ("God's" → gods, "Beth-el" → bethel). */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/--/g, ' ')
      .replace(/['’‘-]/g, '')
      .match(WORD) ?? []
  );
}
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Every word of the whole text in order, as numbers, and where each word stands: 790,000 words in 5 MB.
 * A phrase is found by its rarest word and its neighbours, across verse borders too.
 */
export interface Concordance {
  /** Word → number. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** The text as word numbers. */
  readonly words: Uint16Array;
  /** Position in `words` of each verse's first word, and one more: the end. */
  readonly verseStarts: Uint32Array;
  /** Positions of all words, word by word; `places(n)` cuts out one word's. */
  readonly places: (word: number) => Uint32Array;
  readonly verseAt: (position: number) => VerseId;
}

interface ReadWords {
  readonly vocabulary: Map<string, number>;
  readonly words: Uint16Array;
  readonly verseStarts: Uint32Array;
}

/** Verses, and words of the whole text, that are read in one turn of the event loop: some 20 ms. */
const VERSES_A_TURN = 4_000;
const WORDS_A_TURN = 200_000;

function* readWords(text: BibleText): InTurns<ReadWords> {
  const vocabulary = new Map<string, number>();
  const words: number[] = [];
  const verseStarts = new Uint32Array(text.verseCount + 1);
  for (let id = 0; id < text.verseCount; id += 1) {
    if (id % VERSES_A_TURN === 0) yield;
    verseStarts[id] = words.length;
    for (const word of wordsOf(text.textOf(id))) {
      let number = vocabulary.get(word);
      if (number === undefined) vocabulary.set(word, (number = vocabulary.size));
      words.push(number);
    }
  }
  verseStarts[text.verseCount] = words.length;
  return { vocabulary, words: Uint16Array.from(words), verseStarts };
}

function* build(text: BibleText): InTurns<Concordance> {
  const { vocabulary, words, verseStarts } = yield* readWords(text);
  const begins = new Uint32Array(vocabulary.size + 1);
  for (const word of words) begins[word + 1] = (begins[word + 1] ?? 0) + 1;
  for (let word = 1; word < begins.length; word += 1)
    begins[word] = (begins[word] ?? 0) + (begins[word - 1] ?? 0);
  const next = begins.slice();
  const positions = new Uint32Array(words.length);
  const verses = new Uint16Array(words.length);
  let verse = 0;
  for (let position = 0; position < words.length; position += 1) {
    if (position % WORDS_A_TURN === 0) yield;
    const word = words[position] ?? 0;
    const slot = next[word] ?? 0;
    positions[slot] = position;
    next[word] = slot + 1;
    while (position >= (verseStarts[verse + 1] ?? Infinity)) verse += 1;
    verses[position] = verse;
  }
  return {
    vocabulary,
    words,
    verseStarts,
    places: (word) => positions.subarray(begins[word], begins[word + 1]),
    verseAt: (position) => verses[position] ?? -1,
  };
}

const built = new Map<Translation, Concordance>();

/** Builds a translation's concordance in turns; whoever needs it in between builds it at once. */
export function* buildConcordance(translation: Translation): InTurns {
  if (built.has(translation)) return;
  const words = yield* build(bibleText(translation));
  if (!built.has(translation)) built.set(translation, words);
}

/** Returns a translation's concordance, built at the first call (docs/adr/0006-scripture.md has its cost) and kept. */
export function concordance(translation: Translation = 'kjv'): Concordance {
  const words = built.get(translation);
  if (words) return words;
  finish(buildConcordance(translation));
  return concordance(translation);
}

/** Returns the positions at which words stand one after another, in order; `limit` ends the search early. */
export function findPhrase(
  phrase: readonly string[],
  limit = Infinity,
  translation: Translation = 'kjv',
): number[] {
  const { vocabulary, words, places } = concordance(translation);
  const numbers: number[] = [];
  for (const word of phrase) {
    const number = vocabulary.get(word);
    if (number === undefined) return [];
    numbers.push(number);
  }
  let rarest = 0;
  numbers.forEach((number, index) => {
    if (places(number).length < places(numbers[rarest] ?? 0).length) rarest = index;
  });
  const found: number[] = [];
  const anchor = numbers[rarest];
  if (anchor === undefined) return found;
  for (const place of places(anchor)) {
    const start = place - rarest;
    // A loop: this runs for every place of a word.
    let same = 0;
    while (same < numbers.length && words[start + same] === numbers[same]) same += 1;
    if (same === numbers.length) found.push(start);
    if (found.length >= limit) break;
  }
  return found;
}
