import type { VerseRange } from '../passages.js';
import { positionsOf, wordsAt } from './compare.js';
import { matchOf } from './match.js';
import { judgeInOthers, OTHER_TEXTS } from './other-texts.js';
import type { Token } from './tokens.js';

/** Verses of a passage that words are looked for in at most: Psalm 119 has 176. */
const LONGEST = 180;

/** Returns whether words stand in a passage as they are, in one of the three texts. */
export function standWithin(tokens: readonly Token[], ranges: readonly VerseRange[]): boolean {
  const verses = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (verses === 0 || verses > LONGEST) return false;
  return (
    matchOf(tokens, wordsAt(positionsOf(ranges)).ids) !== null ||
    judgeInOthers(tokens, ranges, OTHER_TEXTS) !== null
  );
}
