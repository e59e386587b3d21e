import { ALL_TEXTS } from './other-texts.js';
import { concordance, findPhrase } from '../concordance.js';
import type { VerseRange } from '../passages.js';
import type { Token } from './tokens.js';

/** As many words in a row are another verse's, and not chance. */
const SEED = 5;
/** The share of words that stand in such rows. */
const MOST = 0.5;
const MOST_WORDS = 40;
const MOST_PLACES = 20;
/** Words of which each has more places tell nothing, and take long to look for. */
const COMMON = 3_000;
/** Verses around a reference that a writer goes on to without naming them. */
const AROUND = 12;

function isAround(verse: number, ranges: readonly VerseRange[]): boolean {
  return ranges.some(({ from, to }) => verse >= from - AROUND && verse <= to + AROUND);
}

/** Returns whether words are, for the most part, those of another place in one of the texts than around the verses. */
export function areOfAnotherPlace(tokens: readonly Token[], ranges: readonly VerseRange[]): boolean {
  return inRowsOfOthers(tokens, ranges, MOST);
}

/** Returns whether some words in a row are so. */
export function hasRowOfAnotherPlace(tokens: readonly Token[], ranges: readonly VerseRange[]): boolean {
  return inRowsOfOthers(tokens, ranges, 0);
}

function inRowsOfOthers(tokens: readonly Token[], ranges: readonly VerseRange[], share: number): boolean {
  const words = tokens
    .slice(0, MOST_WORDS)
    .flatMap(({ written }) => (written === '' ? [] : written.split(' ')));
  if (words.length < SEED) return false;
  return ALL_TEXTS.some((translation) => {
    const { verseAt, vocabulary, places: placesOf } = concordance(translation);
    const isRare = (word: string): boolean => placesOf(vocabulary.get(word) ?? 0).length < COMMON;
    let [covered, until] = [0, 0];
    for (let at = 0; at + SEED <= words.length; at += 1) {
      const row = words.slice(at, at + SEED);
      const places = row.some(isRare) ? findPhrase(row, MOST_PLACES, translation) : [];
      if (places.length === 0 || places.some((place) => isAround(verseAt(place), ranges))) continue;
      covered += at + SEED - Math.max(at, until);
      until = at + SEED;
    }
    return covered > 0 && covered >= share * words.length;
  });
}
