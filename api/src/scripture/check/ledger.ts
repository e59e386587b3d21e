import { isRight } from '@emit/contract/scripture';
import type { Finding } from './findings.js';
import { judge } from './judge.js';
import type { NamedTranslation } from './named-translation.js';
import type { ScannedReference } from './scanned-reference.js';
import type { Token } from './tokens.js';
import type { Verdict } from './verdict.js';

/** Words that are not exact and are looked at in one text at most: it may be made to keep the server busy. */
const MOST_JUDGEMENTS = 60;

/** What is found in a text, what of it is spoken for, and how much work it took. */
export class Ledger {
  readonly findings: Finding[] = [];
  readonly taken: { readonly start: number; readonly end: number }[] = [];
  /** Quoted phrases of which nothing is said. */
  unmatched = 0;
  private judgements = 0;

  judged(tokens: readonly Token[], reference: ScannedReference, named: NamedTranslation | null): Verdict {
    const verdict = judge(tokens, reference, named);
    // What is right is found at once; only the rest takes long.
    if (!isRight(verdict.status)) this.judgements += 1;
    return verdict;
  }

  /** Counts a search that is as long as a judgement. */
  searched(): void {
    this.judgements += 1;
  }

  get full(): boolean {
    return this.judgements > MOST_JUDGEMENTS;
  }

  add(tokens: readonly Token[], reference: ScannedReference | null, verdict: Verdict): void {
    this.findings.push({ tokens, reference, verdict });
    this.take(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  }

  take(start: number, end: number): void {
    this.taken.push({ start, end });
  }

  isTaken(start: number, end: number): boolean {
    return this.taken.some((span) => span.start < end && start < span.end);
  }

  areTaken(tokens: readonly Token[]): boolean {
    return this.isTaken(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  }
}
