import type { ScannedReference } from './scanned-reference.js';
import type { Verdict } from './verdict.js';

/** What words are held to, and what is true of them then. */
export interface Judged {
  readonly reference: ScannedReference;
  readonly verdict: Verdict;
}

/** Returns of what the words may be meant as what they come nearest to; the first of equals. */
export function bestFit(judged: readonly Judged[]): Judged | undefined {
  const nearest = [...judged].sort((a, b) => b.verdict.similarity - a.verdict.similarity)[0];
  return nearest && nearest.verdict.similarity >= 0.5 && nearest.verdict.status !== 'misattributed'
    ? nearest
    : undefined;
}
