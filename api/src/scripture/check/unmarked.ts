import { compare, isExact, positionsOf, wordsAt, wordsOfTokens } from './compare.js';
import { bestRun } from './align.js';
import type { ScannedReference } from './reference-scanner.js';
import type { Token } from './tokens.js';

/** Fewer words than these in a row are no quotation where no marks say so. */
const TELLING = 5;
const DENSE = 0.75;
const LIKE = 0.6;
const SLIP = 0.85;
/** Words at either end that may differ and still belong to the quotation. */
const EDGE = 3;
const LONGEST_CHUNK = 160;
const LONGEST_TEXT = 1_500;

/**
 * The part of unmarked words that quotes a reference: the run that follows the text best, drawn out to the chunk's or a
 * sentence's ends when these are near. Null when nothing of it is a quotation.
 */
export function quotedRun(
  text: string,
  chunk: readonly Token[],
  reference: ScannedReference,
  wholeLine: boolean,
): readonly Token[] | null {
  const positions = positionsOf(reference.ranges);
  if (positions.length === 0 || positions.length > LONGEST_TEXT || chunk.length === 0) return null;
  const verse = wordsAt(positions);
  const tokens = chunk.slice(0, LONGEST_CHUNK);
  // A short verse is quoted whole or not at all: "Jesus wept".
  if (tokens.length === positions.length && isExact(tokens, verse.ids)) return tokens;
  if (wholeLine && tokens.length <= positions.length + EDGE && isLike(tokens, reference)) return tokens;
  const run = bestRun(wordsOfTokens(tokens), verse);
  if (!run || run.matches < Math.min(TELLING, positions.length)) return null;
  if (run.matches / (run.last - run.first + 1) < DENSE) return null;
  const drawn = tokens.slice(drawnBack(text, tokens, run.first), drawnOn(text, tokens, run.last) + 1);
  // Drawn out, it must still be the verse with a slip: a paraphrase without marks is the writer's own.
  const like = compare(drawn, reference.ranges).similarity >= (wholeLine ? LIKE : SLIP);
  return like ? drawn : tokens.slice(run.first, run.last + 1);
}

/** A line of about a verse's length that is mostly its words means to be the verse. */
function isLike(tokens: readonly Token[], reference: ScannedReference): boolean {
  return tokens.length > 2 && compare(tokens, reference.ranges).similarity >= LIKE;
}

function sentenceEndsAfter(text: string, token: Token | undefined, next: Token | undefined): boolean {
  return !token || !next || /[.!?\n]/.test(text.slice(token.end, next.start));
}

function drawnBack(text: string, tokens: readonly Token[], first: number): number {
  for (let at = first; at >= Math.max(0, first - EDGE); at -= 1) {
    if (sentenceEndsAfter(text, tokens[at - 1], tokens[at])) return at;
  }
  return first;
}

function drawnOn(text: string, tokens: readonly Token[], last: number): number {
  for (let at = last; at <= Math.min(tokens.length - 1, last + EDGE); at += 1) {
    if (sentenceEndsAfter(text, tokens[at], tokens[at + 1])) return at;
  }
  return last;
}
