import type { VerseRange } from '../passages.js';
import { positionsOf, wordsAt } from './compare.js';
import type { Ledger } from './ledger.js';
import { matchOf } from './match.js';
import { namedFrom } from './named-translation.js';
import { judgeInOthers, OTHER_TEXTS } from './other-texts.js';
import type { ScannedReference } from './scanned-reference.js';
import { areWithSlips } from './slips.js';
import type { Span } from './span.js';
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

/** A passage with a slip has this much of it. */
const LIKE = 0.8;
/** Fewer words beside a speech lead to it. */
const FEWEST_BESIDE = 3;

/** Tells a block quote with a speech in it that is its passage but for a slip, or another one. */
export function checkSpeech(
  text: string,
  marked: readonly Span[],
  tokens: readonly Token[],
  reference: ScannedReference,
  ledger: Ledger,
): void {
  const isSaid = ({ start }: Token): boolean => marked.some((one) => one.start <= start && start < one.end);
  if (reference.missing || tokens.filter((token) => !isSaid(token)).length < FEWEST_BESIDE) return;
  const verdict = ledger.judged(tokens, reference, namedFrom(text, reference.end, 40));
  const { status, similarity, differences } = verdict;
  const isSlip = status === 'differs' && (similarity >= LIKE || areWithSlips(tokens, reference.ranges));
  if (isSlip || (status === 'misattributed' && differences.length === 0))
    ledger.add(tokens, reference, verdict);
}
