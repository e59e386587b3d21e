/** Costs of a word left out, of one put in its place, and of one more. */
const SKIP = 0.8;
const CHANGE = 1;
const ADD = 1.1;
const SAME_STEM = 0.5;

/** quote: index of the quoted word, or -1; text: index of the text's word, or -1; gap: left out where that is allowed. */
export interface Step {
  readonly quote: number;
  readonly text: number;
  readonly gap: boolean;
}

export interface Words {
  readonly ids: ArrayLike<number>;
  readonly stems: ArrayLike<number>;
}

/**
 * The cheapest way to lay a whole quotation along a part of the text. `freeBefore(i)` says that any words of the text may
 * be left out before quoted word i; before the first and after the last they always may.
 */
export function align(quote: Words, text: Words, freeBefore: (index: number) => boolean): Step[] {
  const rows = quote.ids.length;
  const columns = text.ids.length;
  const width = columns + 1;
  const cost = new Float32Array((rows + 1) * width);
  const free = (row: number): boolean => row === 0 || row === rows || freeBefore(row);
  for (let row = 1; row <= rows; row += 1) {
    cost[row * width] = row * ADD;
    const skip = free(row) ? 0 : SKIP;
    for (let column = 1; column <= columns; column += 1) {
      const at = row * width + column;
      const diagonal = (cost[at - width - 1] ?? 0) + pairCost(quote, row - 1, text, column - 1);
      const added = (cost[at - width] ?? 0) + ADD;
      const dropped = (cost[at - 1] ?? 0) + skip;
      cost[at] = Math.min(diagonal, added, dropped);
    }
  }
  return trace(quote, text, cost, free);
}

function pairCost(quote: Words, i: number, text: Words, j: number): number {
  if (quote.ids[i] === text.ids[j]) return 0;
  return quote.stems[i] !== -1 && quote.stems[i] === text.stems[j] ? SAME_STEM : CHANGE;
}

function trace(quote: Words, text: Words, cost: Float32Array, free: (row: number) => boolean): Step[] {
  const width = text.ids.length + 1;
  const steps: Step[] = [];
  let row = quote.ids.length;
  let column = text.ids.length;
  while (row > 0 || column > 0) {
    const at = row * width + column;
    const here = cost[at] ?? 0;
    const skip = free(row) ? 0 : SKIP;
    const near = (value: number): boolean => Math.abs(value - here) < 1e-3;
    if (column > 0 && near((cost[at - 1] ?? 0) + skip) && (skip === 0 || row === 0)) {
      steps.push({ quote: -1, text: (column -= 1), gap: true });
    } else if (
      row > 0 &&
      column > 0 &&
      near((cost[at - width - 1] ?? 0) + pairCost(quote, row - 1, text, column - 1))
    ) {
      steps.push({ quote: (row -= 1), text: (column -= 1), gap: false });
    } else if (column > 0 && near((cost[at - 1] ?? 0) + skip)) {
      steps.push({ quote: -1, text: (column -= 1), gap: false });
    } else {
      steps.push({ quote: (row -= 1), text: -1, gap: false });
    }
  }
  return steps.reverse();
}

/** The run of quoted words that best follows the text (local alignment): first and last index, and matches in it. */
export function bestRun(quote: Words, text: Words): { first: number; last: number; matches: number } | null {
  const width = text.ids.length + 1;
  let before = new Int32Array(width);
  let beforeFirst = new Int32Array(width);
  let best = { score: 0, first: 0, last: -1 };
  for (let i = 0; i < quote.ids.length; i += 1) {
    const now = new Int32Array(width);
    const nowFirst = new Int32Array(width);
    for (let j = 1; j < width; j += 1) {
      const same = quote.ids[i] === text.ids[j - 1];
      const diagonal = (before[j - 1] ?? 0) + (same ? 2 : -2);
      const up = (before[j] ?? 0) - 2;
      const left = (now[j - 1] ?? 0) - 2;
      const score = Math.max(0, diagonal, up, left);
      now[j] = score;
      if (score === 0) nowFirst[j] = i + 1;
      else if (score === diagonal) nowFirst[j] = (before[j - 1] ?? 0) > 0 ? (beforeFirst[j - 1] ?? i) : i;
      else nowFirst[j] = (score === up ? beforeFirst[j] : nowFirst[j - 1]) ?? i;
      if (score > best.score) best = { score, first: nowFirst[j] ?? i, last: i };
    }
    before = now;
    beforeFirst = nowFirst;
  }
  if (best.last < 0) return null;
  return { first: best.first, last: best.last, matches: Math.ceil(best.score / 2) };
}
