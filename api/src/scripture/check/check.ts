import type { Quotation } from '@emit/contract/scripture';
import { blocksOf, type Block } from './blocks.js';
import { candidatesFor, leadsOn, listWith, namesTranslation, type Bond, type Candidate } from './attach.js';
import { quoteChunks } from './block-quotes.js';
import { judge, judgeWithoutReference, type Verdict } from './judge.js';
import { markedSpans, type MarkedSpan } from './marked-spans.js';
import { referencesIn, scanReferences, type ScannedReference } from './reference-scanner.js';
import { tokensOf, type Token } from './tokens.js';
import { lineChunks } from './line-chunks.js';
import { quotedRun } from './unmarked.js';

interface Finding {
  readonly tokens: readonly Token[];
  readonly reference: ScannedReference | null;
  readonly verdict: Verdict;
}

interface Judged {
  readonly reference: ScannedReference;
  readonly verdict: Verdict;
}

/** Below this a quotation and a verse merely share words. */
const MEANT = 0.5;
const MOST_JUDGEMENTS = 150;

class Check {
  private readonly references: ScannedReference[];
  private readonly findings: Finding[] = [];
  private readonly taken: { readonly start: number; readonly end: number }[] = [];

  private judgements = 0;

  constructor(private readonly text: string) {
    this.references = scanReferences(text);
  }

  run(): Quotation[] {
    const blocks = blocksOf(this.text);
    for (const block of blocks) this.checkMarked(block);
    for (const block of blocks) if (block.quote) this.checkBlockQuote(block);
    for (const block of blocks) if (!block.quote) this.checkUnmarked(block);
    const quotations = [
      ...this.findings.map((finding) => this.asQuotation(finding)),
      ...this.bareReferences(),
    ];
    return quotations.sort((a, b) => a.start - b.start || a.end - b.end);
  }

  private judged(tokens: readonly Token[], reference: ScannedReference): Verdict {
    const verdict = judge(tokens, reference, namesTranslation(this.text, reference));
    // What is exact is found at once; only the others take long.
    if (verdict.status !== 'exact') this.judgements += 1;
    return verdict;
  }

  /** With the reference of its list that the words come nearest to, or else with the reference itself. */
  private judgedOfList(tokens: readonly Token[], reference: ScannedReference): Judged {
    const given = { reference, verdict: this.judged(tokens, reference) };
    if (given.verdict.status === 'exact' || this.full) return given;
    const [, ...others] = listWith(this.text, reference, this.references);
    const judged = others.map((one) => ({ reference: one, verdict: this.judged(tokens, one) }));
    return bestFit([given, ...judged]) ?? given;
  }

  /** No reply has so many; a text made to keep the server busy may. */
  private get full(): boolean {
    return this.judgements > MOST_JUDGEMENTS;
  }

  private add(tokens: readonly Token[], reference: ScannedReference | null, verdict: Verdict): void {
    this.findings.push({ tokens, reference, verdict });
    this.taken.push({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 });
  }

  private isTaken(start: number, end: number): boolean {
    return this.taken.some((span) => span.start < end && start < span.end);
  }

  /** Words between quotation marks. */
  private checkMarked(block: Block): void {
    for (const span of markedSpans(this.text, block)) {
      const inside = referencesIn(this.references, span);
      if (inside.length > 0) continue;
      const tokens = tokensOf(this.text, span.start, span.end);
      if (tokens.length === 0 || this.full) continue;
      this.checkSpan(span, tokens, block.quote);
    }
  }

  private checkSpan(span: MarkedSpan, tokens: readonly Token[], inQuote: boolean): void {
    const options = this.candidates(span).map(({ reference, bond }) => ({
      bond,
      ...this.judgedOfList(tokens, reference),
    }));
    const fits = bestFit(options);
    if (fits) {
      this.add(tokens, fits.reference, fits.verdict);
      return;
    }
    const firm = options.find(({ bond, reference }) => bond !== 'loose' && this.isFree(reference, bond));
    if (
      firm &&
      (tokens.length > 2 || (inQuote && tokens.length > 1) || isWholeShortVerse(firm.verdict, tokens))
    ) {
      this.add(tokens, firm.reference, firm.verdict);
      return;
    }
    const alone = firm ? null : judgeWithoutReference(tokens);
    if (alone) this.add(tokens, null, alone);
  }

  /** A quotation with a reference of its own is not of one that belongs to the quotation before it, or after it. */
  private candidates(span: MarkedSpan): Candidate[] {
    const all = candidatesFor(this.text, span, this.references);
    const free = all.filter(({ reference, bond }) => this.isFree(reference, bond));
    if (free.some(({ bond }) => bond === 'own')) {
      return free.filter(
        ({ reference, bond }) => bond !== 'loose' && (bond !== 'ahead' || leadsOn(this.text, reference)),
      );
    }
    if (!free.some(({ bond }) => bond === 'ahead' || bond === 'presented')) return all;
    return all.filter(({ reference, bond }) => bond !== 'behind' || !leadsOn(this.text, reference));
  }

  /** A reference that already stands behind another quotation is not ahead of the next one as well. */
  private isFree(reference: ScannedReference, bond: Bond): boolean {
    if (bond === 'own' || bond === 'behind') return true;
    const before = this.findings.find((finding) => finding.reference === reference);
    return !before || (before.tokens[0]?.start ?? 0) > reference.start;
  }

  /** A block quote without marks of its own, cut at its references. */
  private checkBlockQuote(block: Block): void {
    const isFree = (reference: ScannedReference) => this.isFree(reference, 'ahead');
    for (const { tokens, references } of quoteChunks(this.text, block, this.references, isFree)) {
      if (this.full) return;
      const start = tokens[0]?.start ?? 0;
      if (this.isTaken(start, tokens.at(-1)?.end ?? start)) continue;
      const judged = references.map((reference) => this.judgedOfList(tokens, reference));
      const meant = bestFit(judged) ?? judged[0];
      if (meant) this.add(tokens, meant.reference, meant.verdict);
      else {
        const alone = judgeWithoutReference(tokens);
        if (alone) this.add(tokens, null, alone);
      }
    }
  }

  /** Running text and list items around references: what follows the verse closely is a quotation. */
  private checkUnmarked(block: Block): void {
    for (const { tokens, reference, wholeLine } of lineChunks(
      this.text,
      block,
      this.references,
      this.taken,
    )) {
      if (this.full) return;
      const run = quotedRun(this.text, tokens, reference, wholeLine);
      if (run) {
        const first = run[0]?.start ?? 0;
        if (!this.isTaken(first, run.at(-1)?.end ?? first))
          this.add(run, reference, this.judged(run, reference));
        continue;
      }
      if (!wholeLine || tokens.length < 6) continue;
      // "John 3:17 — For God so loved …": Scripture, but not of that verse.
      const verdict = this.judged(tokens, reference);
      const start = tokens[0]?.start ?? 0;
      if (verdict.foundAt && !this.isTaken(start, tokens.at(-1)?.end ?? start))
        this.add(tokens, reference, verdict);
    }
  }

  private asQuotation({ tokens, reference, verdict }: Finding): Quotation {
    const start = tokens[0]?.start ?? 0;
    const end = tokens.at(-1)?.end ?? start;
    const given = reference && {
      label: reference.label,
      start: reference.start,
      end: reference.end,
    };
    return {
      start,
      end,
      quoted: this.text.slice(start, end),
      reference: given?.label ?? verdict.foundAt,
      reference_start: given?.start ?? null,
      reference_end: given?.end ?? null,
      status: verdict.status,
      scripture: verdict.scripture,
      differences: [...verdict.differences],
      found_at: given ? verdict.foundAt : null,
      perhaps_translation: verdict.perhapsTranslation,
      message: verdict.message,
    };
  }

  /** References to verses that do not exist, although nothing is quoted from them. */
  private bareReferences(): Quotation[] {
    const used = new Set(this.findings.map(({ reference }) => reference));
    return this.references
      .filter((reference) => reference.missing && reference.explicit && !used.has(reference))
      .map(({ start, end, label, missing }) => ({
        start,
        end,
        quoted: '',
        reference: label,
        reference_start: start,
        reference_end: end,
        status: 'no-such-verse',
        scripture: null,
        differences: [],
        found_at: null,
        perhaps_translation: false,
        message: `${missing?.message ?? ''}.`,
      }));
  }
}

/** Of what the words may be meant as, what they come nearest to; the first of equals. */
function bestFit<T extends Judged>(judged: readonly T[]): T | undefined {
  return judged
    .filter(
      ({ verdict }) =>
        verdict.status === 'exact' || (verdict.status === 'differs' && verdict.similarity >= MEANT),
    )
    .sort((a, b) => b.verdict.similarity - a.verdict.similarity)[0];
}

function isWholeShortVerse(verdict: Verdict, tokens: readonly Token[]): boolean {
  return tokens.length > 1 && (verdict.scripture?.split(' ').length ?? 0) <= tokens.length + 2;
}

/**
 * Finds every quotation of Scripture in a text (running text, block quotes, lists; the reference before or after) and
 * says of each whether its words are those of the King James text (docs/adr/0006-scripture.md).
 */
export function checkQuotations(text: string): Quotation[] {
  return new Check(text).run();
}
