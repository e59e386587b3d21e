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
  /** Words in square brackets are the writer's. */
  readonly edited?: boolean;
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

/** Words of the text in whose place a writer may put some in brackets: "[Jesus] said". */
const MOST_REPLACED = 4;
const FEWEST_LEFT = 3;
const DENIES = /^(?:not|no|never|neither|nor|none|nothing|without)$/;

/** The words without those that the writer has put in square brackets; null when there are none, or too much hangs on them. */
function matchWithoutEditors(tokens: readonly Token[], ids: ArrayLike<number>): Match | null {
  const [theirs, editors] = [tokens.filter((one) => !one.bracketed), tokens.filter((one) => one.bracketed)];
  if (editors.length === 0 || theirs.length < FEWEST_LEFT || editors.some(({ word }) => DENIES.test(word)))
    return null;
  const added = matchBy(theirs, ids, SAME) ?? matchBy(theirs, ids, SAME_FOLDED);
  if (added) return { ...added, edited: true };
  if (tokens.some(({ afterGap }) => afterGap)) return null;
  const replaced = tokens
    .map((one, index) => (index > 0 && tokens[index - 1]?.bracketed ? { ...one, afterGap: true } : one))
    .filter((one) => !one.bracketed);
  const match = matchBy(replaced, ids, SAME_FOLDED);
  return match?.gaps.every(([first, last]) => last - first < MOST_REPLACED)
    ? { ...match, edited: true }
    : null;
}

/** Returns where the quoted words stand in the text word for word, in order; words may be left out at ellipses. Null when they do not. */
export function matchOf(tokens: readonly Token[], ids: ArrayLike<number>): Match | null {
  return matchBy(tokens, ids, SAME) ?? matchBy(tokens, ids, SAME_FOLDED) ?? matchWithoutEditors(tokens, ids);
}
