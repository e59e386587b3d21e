import { isRight, type Quotation } from '@emit/contract/scripture';
import { areRelated, isCommentary } from './commentary.js';
import { bindReferences, type Bound, type Span } from './bind.js';
import { blocksOf, type Block } from './blocks.js';
import { quoteChunks } from './block-quotes.js';
import { FIRM } from './bonds.js';
import { asQuotation, bareReference, type Finding } from './findings.js';
import { exactElsewhere } from './elsewhere.js';
import { fitting } from './fitting.js';
import { isAccepted, type Held } from './accept.js';
import { isOldStyle } from './old-style.js';
import { judge, judgePresented, judgeWithoutReference } from './judge.js';
import { lineChunks } from './line-chunks.js';
import { mannerOf, type Manner } from './manner.js';
import { markedSpans } from './marked-spans.js';
import { misquotationOf } from './misquotations.js';
import { namedBeside, namedFrom, type NamedTranslation } from './named-translation.js';
import type { Presence } from './placed.js';
import { plainMarkup } from './plain-markup.js';
import { groupsOf, type ReferenceGroup } from './reference-groups.js';
import { scanReferences } from './reference-scanner.js';
import { type ScannedReference } from './scanned-reference.js';
import { longestRun } from './scripture-runs.js';
import { blanked, shownIn, type Shown } from './shown.js';
import { tokensOf, type Token } from './tokens.js';
import { presentedSayings, quotedRun } from './unmarked.js';
import type { Verdict } from './verdict.js';
import { numbered } from './verse-numbers.js';

interface Judged {
  readonly reference: ScannedReference;
  readonly verdict: Verdict;
}

const MOST_JUDGEMENTS = 60;
const DIRECT_ITALIC = 80; // Italics are a quotation right beside a reference only.
/** Quoted words that are counted where nothing is said of them: fewer are talk, unless a reference is given as theirs. */
const FEWEST_ALONE = 3;
const FEWEST_BOUND = 2;
/** Fewer words without marks are a title. */
const FEWEST_UNMARKED = 5;
/** Words that are laid along the text at most where no marks say where they end. */
const LONGEST_PLAIN = 60;

/** Words so introduced might be taken for the Bible's. */
const COUNTED: ReadonlySet<Manner> = new Set(['plain', 'scripture', 'other'] as const);

class Check {
  private readonly plain: string;
  private readonly references: ScannedReference[];
  private readonly groups: ReferenceGroup[];
  private readonly blocks: Block[];
  /** The plain text without the words of quotations, and with a sign for each reference: none of them is a speaker's name. */
  private frame: string;
  private readonly findings: Finding[] = [];
  private readonly taken: { readonly start: number; readonly end: number }[] = [];
  private judgements = 0;
  private unmatched = 0;

  constructor(private readonly text: string) {
    this.plain = plainMarkup(text);
    this.references = scanReferences(this.plain);
    this.groups = groupsOf(this.plain, this.references);
    this.blocks = blocksOf(this.plain, this.references);
    // A name that may be no book's is somebody's.
    const named = this.references.filter(({ missing, explicit }) => !missing || explicit);
    this.frame = blanked(this.plain, named, '§');
  }

  run(): { quotations: Quotation[]; unmatched: number } {
    for (const block of this.blocks) if (block.quote) this.checkQuoteWithReference(block);
    this.checkShown();
    for (const block of this.blocks) if (!block.quote) this.checkUnmarked(block);
    this.checkSayings();
    const used = new Set(this.findings.map(({ reference }) => reference));
    const bare = this.references
      .filter((one) => one.missing && one.explicit && !used.has(one))
      .map(bareReference);
    const quotations = [...this.findings.map((finding) => asQuotation(this.text, finding)), ...bare];
    return {
      quotations: quotations.sort((a, b) => a.start - b.start || a.end - b.end),
      unmatched: this.unmatched,
    };
  }

  private checkShown(): void {
    const spans = shownIn(this.plain, this.blocks, this.groups).filter(
      ({ start, end }) => !this.isTaken(start, end),
    );
    const cut = spans.filter(({ kind }) => kind !== 'plain');
    this.frame = blanked(this.frame, cut, '');
    const fits = fitting(spans);
    const bound = bindReferences(this.plain, spans, this.groups, fits);
    const together = new Map<ReferenceGroup, number>();
    for (const one of bound) if (one) together.set(one.group, (together.get(one.group) ?? 0) + 1);
    const asked = new Map<ReferenceGroup, number>();
    spans.forEach((span, index) => {
      if (this.full) return;
      const one = bound[index] ?? null;
      if (!one) {
        this.checkAlone(span);
        return;
      }
      const turn = asked.get(one.group) ?? 0;
      asked.set(one.group, turn + 1);
      // As many quotations as references in one list: each has its own, in their order.
      const each =
        together.get(one.group) === one.group.references.length ? one.group.references[turn] : undefined;
      const references = each ? [each] : one.group.references;
      if (span.kind === 'plain') this.checkPlain(span, one, references);
      else this.checkBound(span, one, references);
    });
  }

  private checkBound(span: Shown, bound: Bound, references: readonly ScannedReference[]): void {
    if (span.kind === 'italic' && bound.strength < (bound.isBehind ? DIRECT_ITALIC : DIRECT_ITALIC + 5))
      return;
    const manner = this.mannerOf(span);
    const named = namedBeside(this.plain, span, bound.group);
    const judged = references
      .map((reference) => numbered(this.plain, span.start, span.end, reference))
      .map((reference) => ({ reference, verdict: this.judged(span.tokens, reference, named) }));
    const best = bestFit(judged) ?? judged[0];
    if (!best) return;
    const held: Held = { tokens: span.tokens, bound, manner, isBlock: span.kind === 'block', ...best };
    if (isAccepted(held)) this.add(span.tokens, best.reference, best.verdict);
    else if (bound.strength < FIRM) this.checkAlone(span);
    else this.leave(span, FEWEST_BOUND);
  }

  /** Words without marks at a verse's place. */
  private checkPlain(span: Shown, { strength }: Bound, references: readonly ScannedReference[]): void {
    const [reference] = references;
    if (reference && strength >= FIRM) this.tellUnmarked(span.tokens, reference, span.presence);
  }

  /** Words without marks: told where they are Scripture, or are shown as nothing else. */
  private tellUnmarked(
    tokens: readonly Token[],
    reference: ScannedReference,
    presence: Presence | null,
  ): void {
    const isShown = presence !== null && presence !== 'near';
    const named = namedFrom(this.plain, reference.end, 40);
    const run =
      quotedRun(this.plain, tokens, reference, isShown) ?? (presence ? this.runElsewhere(tokens) : null);
    if (run) {
      if (!this.areTaken(run)) this.add(run, reference, this.judged(run, reference, named));
      return;
    }
    if (!isShown || tokens.length < FEWEST_UNMARKED || this.areTaken(tokens)) return;
    const words = tokens.slice(0, LONGEST_PLAIN);
    // "John 3:17 — For God so loved …": Scripture, but not of that verse.
    const verdict = this.judged(words, reference, named);
    const isElsewhere = verdict.foundAt !== null && verdict.differences.length === 0;
    if (isElsewhere || isOldStyle(words) || verdict.status === 'no-such-verse') {
      this.add(words, reference, verdict);
    } else if (this.areMeant(words, reference, named ? 'presented' : presence)) {
      if (presence === 'listed' && !named) this.unmatched += 1;
      else this.add(words, reference, verdict);
    }
  }

  /** Neither talk about the verse, nor, unless a label says that they are its words, what it says in other words. */
  private areMeant(tokens: readonly Token[], reference: ScannedReference, presence: Presence): boolean {
    const written = this.plain.slice(tokens[0]?.start ?? 0, (tokens.at(-1)?.end ?? 0) + 2);
    if (isCommentary(written, tokens)) return false;
    return presence === 'presented' || !areRelated(tokens, reference.ranges);
  }

  /** Quoted words with which no reference stands. */
  private checkAlone(span: Shown): void {
    if (span.kind === 'plain' || span.kind === 'italic') return;
    const { tokens } = span;
    const manner = this.mannerOf(span);
    if (manner === 'denied') {
      this.leave(span);
      return;
    }
    const isSaying = manner === 'plain' || manner === 'scripture';
    const found =
      (isSaying ? misquotationOf(tokens) : null) ??
      judgeWithoutReference(tokens) ??
      (manner === 'scripture' && tokens.length > 2 ? judgePresented(tokens) : null);
    // Someone else's words may be like a verse.
    if (found && (manner !== 'other' || isRight(found.status))) this.add(tokens, null, found);
    else this.leave(span);
  }

  /** Nothing is said of the words; whoever reads is told that there were some. */
  private leave(span: Shown, fewest = FEWEST_ALONE): void {
    const manner = this.mannerOf(span);
    if (span.kind === 'marked') this.taken.push({ start: span.start, end: span.end });
    if (span.tokens.length >= fewest && COUNTED.has(manner)) this.unmatched += 1;
  }

  /** A block quote without marks of its own, cut at the references in it. */
  private checkQuoteWithReference(block: Block): void {
    if (markedSpans(this.plain, block).length > 0) return;
    for (const { start, end, reference } of quoteChunks(this.plain, block, this.references)) {
      const tokens = tokensOf(this.plain, start, end);
      if (this.full || tokens.length < 2) continue;
      const group = this.groups.find(({ references }) => references.includes(reference));
      const named = namedFrom(this.plain, reference.end, 40);
      const judged = (group?.references ?? [reference])
        .map((one) => numbered(this.plain, start, end, one))
        .map((one) => ({ reference: one, verdict: this.judged(tokens, one, named) }));
      const best = bestFit(judged) ?? judged[0];
      if (!best) continue;
      this.add(tokens, best.reference, best.verdict);
    }
  }

  /** Running text and list items around references: what follows the verse closely is a quotation. */
  private checkUnmarked(block: Block): void {
    for (const { tokens, reference, presence } of lineChunks(this.plain, block, this.references, this.taken)) {
      if (this.full) return;
      this.tellUnmarked(tokens, reference, presence);
    }
  }

  /** Sayings that the text presents as the Bible's, without marks. */
  private checkSayings(): void {
    for (const tokens of presentedSayings(this.plain, this.blocks, this.references)) {
      const found = this.areTaken(tokens) ? null : misquotationOf(tokens);
      if (found) this.add(tokens, null, found);
    }
  }

  /** The longest run of the words that stands somewhere in the text, where it is long enough to be told. */
  private runElsewhere(tokens: readonly Token[]): readonly Token[] | null {
    const run = longestRun(tokens.slice(0, LONGEST_PLAIN * 2));
    this.judgements += 1;
    return run && exactElsewhere(run) ? run : null;
  }

  private mannerOf(span: Span): Manner {
    return mannerOf(this.frame, span, this.plain.slice(span.start, span.end));
  }

  private judged(
    tokens: readonly Token[],
    reference: ScannedReference,
    named: NamedTranslation | null,
  ): Verdict {
    const verdict = judge(tokens, reference, named);
    // What is exact is found at once; only the others take long.
    if (verdict.status !== 'exact') this.judgements += 1;
    return verdict;
  }

  /** A text may be made to keep the server busy. */
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

  private areTaken(tokens: readonly Token[]): boolean {
    return this.isTaken(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  }
}

/** Of what the words may be meant as, what they come nearest to; the first of equals. */
function bestFit(judged: readonly Judged[]): Judged | undefined {
  const nearest = [...judged].sort((a, b) => b.verdict.similarity - a.verdict.similarity)[0];
  return nearest && nearest.verdict.similarity >= 0.5 && nearest.verdict.status !== 'misattributed'
    ? nearest
    : undefined;
}

/**
 * Returns every quotation of Scripture in a text (marked or not; the reference before or after) with what is true of its
 * words, and how many quoted phrases could not be matched to a verse (docs/adr/0006-scripture.md).
 */
export function checkText(text: string): { quotations: Quotation[]; unmatched: number } {
  return new Check(text).run();
}

export const checkQuotations = (text: string): Quotation[] => checkText(text).quotations;
