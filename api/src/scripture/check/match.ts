import { foldedId } from './spelling.js';
import type { Token } from './tokens.js';

/** Where quoted words stand in a text, word for word: places of the first and of the last, and the places of what was left out. */
export interface Match {
  readonly first: number;
  readonly last: number;
  /** First and last place of what each ellipsis leaves out. */
  readonly gaps: readonly (readonly [number, number])[];
  /** Some word is spelled as today. */
  readonly respelt: boolean;
}

/** The unbroken runs of a quotation, between its ellipses. */
export function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && !token.afterGap) last.push(token);
    else runs.push([token]);
  }
  return runs;
}

type Same = (quoted: number, text: number) => boolean;
const SAME: Same = (quoted, text) => quoted === text;
const SAME_FOLDED: Same = (quoted, text) =>
  quoted === text || (quoted >= 0 && foldedId(quoted) === foldedId(text));

function indexOfRun(run: readonly Token[], ids: ArrayLike<number>, from: number, isSame: Same): number {
  for (let at = from; at + run.length <= ids.length; at += 1) {
    let same = 0;
    while (same < run.length && isSame(run[same]?.id ?? -1, ids[at + same] ?? -2)) same += 1;
    if (same === run.length) return at;
  }
  return -1;
}

function matchBy(tokens: readonly Token[], ids: ArrayLike<number>, isSame: Same): Match | null {
  let first = -1;
  let from = 0;
  const gaps: (readonly [number, number])[] = [];
  for (const run of runsOf(tokens)) {
    const at = indexOfRun(run, ids, from, isSame);
    if (at < 0) return null;
    if (first < 0) first = at;
    else if (at > from) gaps.push([from, at - 1]);
    from = at + run.length;
  }
  const respelt = isSame === SAME_FOLDED || tokens.some((token) => token.respelt);
  return first < 0 ? null : { first, last: from - 1, gaps, respelt };
}

/** Returns where the quoted words stand in the text word for word, in order; words may be left out at ellipses. Null when they do not. */
export function matchOf(tokens: readonly Token[], ids: ArrayLike<number>): Match | null {
  return matchBy(tokens, ids, SAME) ?? matchBy(tokens, ids, SAME_FOLDED);
}
