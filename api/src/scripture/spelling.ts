import { searchIndex } from './search-index.js';

interface Spelled {
  readonly word: string;
  /** How many verses' words it is, roughly: more frequent ones are meant more often. */
  readonly count: number;
  /** A bit for each letter that it has. */
  readonly letters: number;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether two words' letters are so alike that `limit` edits may lead from one to the other; quickly. */
function mayBeNear(one: number, other: number, limit: number): boolean {
  let differing = one ^ other;
  let bits = 0;
  for (; differing !== 0; bits += 1) differing &= differing - 1;
  return bits <= 2 * limit;
}

/** Words of the three texts by length. */
let byLength: readonly (readonly Spelled[])[] | undefined;

function vocabulary(): readonly (readonly Spelled[])[] {
  if (byLength) return byLength;
  const counts = new Map<string, number>();
  for (const { words } of searchIndex().texts) {
    for (const [word, number] of words.vocabulary)
      counts.set(word, (counts.get(word) ?? 0) + words.places(number).length);
  }
  const read: Spelled[][] = [];
  for (const [word, count] of counts)
    (read[word.length] ??= []).push({ word, count, letters: lettersOf(word) });
  return (byLength = read);
}

/**
 * Returns the edit distance of two words (insertions, deletions, substitutions and swaps of neighbours), or `limit` + 1
 * when it is greater than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? limit + 1;
}

const LONGEST = 20;

/** Returns the word of the texts that a misspelt one is likely to mean; null when none is near. */
export function wordNear(word: string, others: Iterable<string> = []): string | null {
  if (word.length < 4 || word.length > LONGEST || /\d/.test(word)) return null;
  const limit = word.length < 6 ? 1 : 2;
  const letters = lettersOf(word);
  let best: string | null = null;
  let bestScore = -Infinity;
  const consider = (candidate: string, count: number): void => {
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) return;
    const score = Math.log(1 + count) - distance * 4 - (candidate[0] === word[0] ? 0 : 3);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  };
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const { word: candidate, count, letters: has } of vocabulary()[length] ?? []) {
      // The first two letters are seldom both wrong.
      if (candidate[0] !== word[0] && candidate[1] !== word[1] && candidate[0] !== word[1]) continue;
      if (mayBeNear(letters, has, limit)) consider(candidate, count);
    }
  }
  for (const other of others) {
    if (Math.abs(other.length - word.length) > limit) continue;
    if (mayBeNear(letters, lettersOf(other), limit)) consider(other, 40);
  }
  return best;
}
