import { concordance, wordsOf } from '../../../scripture/concordance.js';
import { overlap, textOfRange, type VerseRange } from '../../../scripture/passages.js';
import { readAlso } from '../../../scripture/cross-references.js';
import { searchVerses } from '../../../scripture/search.js';
import { STOP_WORDS, stemOf } from '../../../scripture/stems.js';

/** The ranges that overlap none before them, nor any of `not`. */
export function distinct(ranges: readonly VerseRange[], not: readonly VerseRange[] = []): VerseRange[] {
  const kept: VerseRange[] = [];
  for (const range of ranges) {
    if (![...not, ...kept].some((other) => overlap(other, range))) kept.push(range);
  }
  return kept;
}

/** Verses for words, the best first. */
export function hits(query: string, limit: number): VerseRange[] {
  return searchVerses(query, limit).map(({ verse }) => ({ from: verse, to: verse }));
}

interface KeyWord {
  readonly word: string;
  /** As the passage has it: "christs" is "Christ's". */
  readonly written: string;
  /** In the whole text. */
  readonly times: number;
}

const WRITTEN = /[\p{L}\p{N}'’‘-]+/gu;

/** The words of a passage that say most: rare in the Bible, more than three letters, at most `count`. */
export function keyWords(range: VerseRange, count: number): KeyWord[] {
  const { vocabulary, places } = concordance();
  const spellings = textOfRange(range, 12).match(WRITTEN) ?? [];
  const byWord = new Map(spellings.map((written) => [wordsOf(written)[0] ?? '', written]));
  return [...byWord]
    .filter(([word]) => word.length > 3 && !STOP_WORDS.has(word))
    .map(([word, written]) => ({ word, written, times: places(vocabulary.get(word) ?? 0).length }))
    .filter(({ times }) => times > 2)
    .sort((a, b) => a.times - b.times)
    .slice(0, count);
}

/** Returns how many of a passage's telling words another one has. */
export function wordsShared(like: VerseRange, range: VerseRange): number {
  const stems = new Set(keyWords(like, 12).map(({ word }) => stemOf(word)));
  const shared = wordsOf(textOfRange(range)).map(stemOf);
  return new Set(shared.filter((stem) => stems.has(stem))).size;
}

/** Verses of a passage whose cross references still say something of all of it. */
const LONG = 40;

/** Verses to read beside passages: the first one's cross references, else those that share two of its telling words. */
export function beside(passages: readonly VerseRange[]): VerseRange[] {
  const [first] = passages;
  if (!first) return [];
  const named = readAlso(first, 8).map((verse) => ({ from: verse, to: verse }));
  const crossed = first.to - first.from < LONG ? distinct(named, passages) : [];
  if (crossed.length >= 3) return crossed.slice(0, 3);
  const words = keyWords(first, 12).map(({ word }) => word);
  const alike = distinct(hits(words.join(' '), 30), passages);
  const close = alike.filter((range) => wordsShared(first, range) > 1);
  return distinct([...crossed, ...(close.length > 0 ? close : alike)]).slice(0, 3);
}
