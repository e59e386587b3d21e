import { isRight, type Quotation } from '@emit/contract/scripture';
import { areFragment, isAccepted, type Held } from './accept.js';
import { bestFit } from './best-fit.js';
import { bindReferences, NEAR, type Bound } from './bind.js';
import { around } from './around.js';
import { quoteChunks } from './block-quotes.js';
import { blocksOf, type Block } from './blocks.js';
import { FIRM } from './bonds.js';
import { announcesElse, citesElse } from './citations.js';
import { asQuotation, bareReference, isMissingPlace } from './findings.js';
import { fitting } from './fitting.js';
import type { Manner } from './introduced.js';
import { judgePresented, judgeWithoutReference } from './judge.js';
import { Ledger } from './ledger.js';
import { mannerOf } from './manner.js';
import { markedSpans } from './marked-spans.js';
import { misquotationOf } from './misquotations.js';
import { maySpeakToday } from './namesakes.js';
import { namedBeside, namedFrom } from './named-translation.js';
import { plainMarkup } from './plain-markup.js';
import { groupsOf, type ReferenceGroup } from './reference-groups.js';
import { rejectedParts } from './rejected.js';
import { scanReferences } from './reference-scanner.js';
import type { ScannedReference } from './scanned-reference.js';
import { blanked, shownIn, type Shown } from './shown.js';
import type { Span } from './span.js';
import { tokensOf } from './tokens.js';
import { UnmarkedCheck } from './unmarked-check.js';
import { numbered } from './verse-numbers.js';
import { checkSpeech, standWithin } from './whole.js';

const DIRECT_ITALIC = 80; // Italics are a quotation right beside a reference only.
/** Quoted words that are counted where nothing is said of them: fewer are talk, unless a reference is given as theirs. */
const FEWEST_ALONE = 3;
const FEWEST_BOUND = 2;
/** Words so introduced might be taken for the Bible's. */
const COUNTED: ReadonlySet<Manner> = new Set(['plain', 'scripture', 'other'] as const);

const OF_SPEAKER = /\b(?:I|me|my|mine|we|us|our|you|your)\b|[’'](?:s|re|ll|m|ve)\b/i;

/** What a text's quotations are, and how many quoted phrases could not be matched to a verse. */
export interface Checked {
  readonly quotations: Quotation[];
  readonly unmatched: number;
}

class Check {
  private readonly plain: string;
  private readonly references: ScannedReference[];
  private readonly groups: ReferenceGroup[];
  private readonly blocks: Block[];
  /** The plain text without the words of quotations, and with a sign for each reference: none of them is a speaker's name. */
  private frame: string;
  private readonly ledger = new Ledger();
  private readonly unmarked: UnmarkedCheck;

  constructor(private readonly text: string) {
    const plain = plainMarkup(text);
    const all = scanReferences(plain);
    const rejected = rejectedParts(plain, groupsOf(plain, all));
    this.plain = blanked(plain, rejected, '');
    this.references = all.filter(
      (one) => !rejected.some(({ start, end }) => start <= one.start && one.end <= end),
    );
    this.groups = groupsOf(this.plain, this.references);
    this.blocks = blocksOf(this.plain, this.references);
    // A name that may be no book's is somebody's.
    const named = this.references.filter(({ missing, explicit }) => !missing || explicit);
    this.frame = blanked(this.plain, named, '§');
    this.unmarked = new UnmarkedCheck(this.plain, this.references, this.ledger);
  }

  *run(): Generator<void, Checked> {
    for (const block of this.blocks) {
      yield;
      if (block.quote) this.checkQuoteWithReference(block);
    }
    yield* this.checkShown();
    for (const block of this.blocks) {
      yield;
      if (!block.quote) this.unmarked.checkBlock(block);
    }
    yield;
    this.unmarked.checkSayings(this.blocks);
    yield;
    const used = new Set(this.ledger.findings.map(({ reference }) => reference));
    const bare = this.references.filter((one) => isMissingPlace(one) && !used.has(one)).map(bareReference);
    const quotations = [...this.ledger.findings.map((finding) => asQuotation(this.text, finding)), ...bare];
    return {
      quotations: quotations.sort((a, b) => a.start - b.start || a.end - b.end),
      unmatched: this.ledger.unmatched,
    };
  }

  private *checkShown(): Generator<void> {
    yield;
    const spans = shownIn(this.plain, this.blocks, this.groups).filter(
      ({ start, end }) => !this.ledger.isTaken(start, end),
    );
    const cut = spans.filter(({ kind }) => kind !== 'plain');
    this.frame = blanked(this.frame, cut, '');
    const fits = fitting(spans);
    const bound = bindReferences(this.plain, spans, this.groups, fits);
    const together = new Map<ReferenceGroup, number>();
    for (const one of bound) if (one) together.set(one.group, (together.get(one.group) ?? 0) + 1);
    const asked = new Map<ReferenceGroup, number>();
    for (const [index, span] of spans.entries()) {
      yield;
      if (this.ledger.full) {
        // What was not looked at is not approved of.
        if (span.kind !== 'plain' && span.tokens.length >= FEWEST_ALONE) this.ledger.unmatched += 1;
        continue;
      }
      const one = bound[index] ?? null;
      if (!one) {
        this.checkAlone(span);
        continue;
      }
      const turn = asked.get(one.group) ?? 0;
      asked.set(one.group, turn + 1);
      // As many quotations as references in one list: each has its own, in their order.
      const each =
        together.get(one.group) === one.group.references.length ? one.group.references[turn] : undefined;
      const references = each ? [each] : one.group.references;
      if (span.kind === 'plain') this.checkPlain(span, one, references);
      else this.checkBound(span, one, references);
    }
  }

  private checkBound(span: Shown, bound: Bound, references: readonly ScannedReference[]): void {
    if (span.kind === 'italic' && bound.strength < (bound.isBehind ? DIRECT_ITALIC : DIRECT_ITALIC + 5)) {
      if (span.presence !== 'near') this.checkPlain(span, bound, references);
      return;
    }
    const manner = this.mannerOf(span, () => misquotationOf(span.tokens) !== null);
    const named = namedBeside(this.plain, span, bound.group);
    const judged = references
      .map((reference) => numbered(this.plain, span.start, span.end, reference))
      .map((reference) => ({ reference, verdict: this.ledger.judged(span.tokens, reference, named) }));
    const best = bestFit(judged) ?? judged[0];
    if (!best) return;
    const { tokens } = span;
    const isFragment = areFragment(this.plain.slice(span.start), tokens);
    const held: Held = { tokens, bound, manner, isBlock: span.kind === 'block', isFragment, ...best };
    if (isAccepted(held)) this.ledger.add(tokens, best.reference, best.verdict);
    else if (bound.strength < FIRM) this.checkAlone(span, bound.strength > NEAR);
    else this.leave(span, FEWEST_BOUND, manner === 'member' && bound.strength >= FIRM && bound.isBehind);
  }

  /** Words without marks at a verse's place. */
  private checkPlain(span: Shown, { strength }: Bound, references: readonly ScannedReference[]): void {
    const [reference] = references;
    if (reference && strength >= FIRM) this.unmarked.tell(span.tokens, reference, span.presence);
  }

  /** Quoted words with which no reference stands as theirs; where another's stands in their sentence, none of them is approved. */
  private checkAlone(span: Shown, hasOther = false): void {
    if (span.kind === 'plain' || span.kind === 'italic') return;
    const { tokens } = span;
    const saying = misquotationOf(tokens);
    const manner = this.mannerOf(span, () => saying !== null);
    if (manner === 'denied') {
      this.leave(span);
      return;
    }
    const isSaying = manner === 'scripture' || (manner === 'plain' && misquotationOf(tokens, false) !== null);
    const isPresented = manner === 'scripture' && tokens.length > 2 && !this.maySpeakToday(span);
    const found =
      (isSaying ? saying : null) ??
      judgeWithoutReference(tokens) ??
      (isPresented ? judgePresented(tokens) : null);
    const isApproved =
      found &&
      isRight(found.status) &&
      !hasOther &&
      !citesElse(this.plain, span, this.references, found.foundAt ?? '') &&
      !announcesElse(this.plain, span, this.references, found.foundAt ?? '');
    // Someone else's words may be like a verse.
    if (found && (isApproved || (manner !== 'other' && !isRight(found.status))))
      this.ledger.add(tokens, null, found);
    else this.leave(span);
  }

  /** Nothing is said of the words; whoever reads is told that there were some. */
  private leave(span: Shown, fewest = FEWEST_ALONE, isSigned = false): void {
    const manner = this.mannerOf(span);
    if (span.kind === 'marked') this.ledger.take(span.start, span.end);
    const isCounted = isSigned || COUNTED.has(manner) || (manner === 'member' && this.mayBeVerse(span));
    if (span.tokens.length >= fewest && isCounted) this.ledger.unmatched += 1;
  }

  /**
   * A block quote, cut at the references in it. What stands in marks there is a quotation of its own, unless all of the
   * block is the passage: then the marks are those of its speech, which may begin or end outside of it.
   */
  private checkQuoteWithReference(block: Block): void {
    const marked = markedSpans(this.plain, block);
    const hasMarks = marked.length > 0;
    const chunks = quoteChunks(this.plain, block, this.references);
    if (hasMarks && chunks.length > 1) return;
    for (const { start, end, reference } of chunks) {
      const tokens = tokensOf(this.plain, start, end);
      if (this.ledger.full || tokens.length < 2) continue;
      if (hasMarks && !standWithin(tokens, reference.ranges)) {
        checkSpeech(this.plain, marked, tokens, reference, this.ledger);
        continue;
      }
      const group = this.groups.find(({ references }) => references.includes(reference));
      const named = namedFrom(this.plain, reference.end, 40);
      const judged = (group?.references ?? [reference])
        .map((one) => numbered(this.plain, start, end, one))
        .map((one) => ({ reference: one, verdict: this.ledger.judged(tokens, one, named) }));
      const best = bestFit(judged) ?? judged[0];
      if (!best) continue;
      this.ledger.add(tokens, best.reference, best.verdict);
    }
  }

  /** "Think of John 3:16, and say “…”": words to say in which nobody speaks of himself. */
  private mayBeVerse(span: Span): boolean {
    return around(this.frame, span).hasReference && !OF_SPEAKER.test(this.plain.slice(span.start, span.end));
  }

  private maySpeakToday(span: Span): boolean {
    return maySpeakToday(this.frame, span, this.plain.slice(span.start, span.end));
  }

  private mannerOf(span: Span, isSaying?: () => boolean): Manner {
    return mannerOf(this.frame, span, this.plain.slice(span.start, span.end), isSaying);
  }
}

/**
 * Returns every quotation of Scripture in a text (marked or not; the reference before or after) with what is true of its
 * words, and how many quoted phrases could not be matched to a verse (docs/adr/0006-scripture.md).
 */
export function checkText(text: string): Checked {
  const steps = checkSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, between which others may have their turn: a long text full of quotations takes half a second. */
export function* checkSteps(text: string): Generator<void, Checked> {
  return yield* new Check(text).run();
}

export const checkQuotations = (text: string): Quotation[] => checkText(text).quotations;
