import { isRight } from '@emit/contract/scripture';
import type { Block } from './blocks.js';
import { lastSentence, soundsLikeVerse } from './cited.js';
import { areRelated, asksReader, isCommentary } from './commentary.js';
import { positionsOf } from './compare.js';
import { exactElsewhere } from './elsewhere.js';
import { judgePresented } from './judge.js';
import type { Ledger } from './ledger.js';
import { lineChunks } from './line-chunks.js';
import { misquotationOf } from './misquotations.js';
import { placeInOthers } from './other-texts.js';
import { areOfAnotherPlace, hasRowOfAnotherPlace } from './joined.js';
import { namedFrom } from './named-translation.js';
import { isOldStyle, isOldWord } from './old-style.js';
import { isBeside, type Presence } from './placed.js';
import { areWithSlips } from './slips.js';
import type { ScannedReference } from './scanned-reference.js';
import { presentedWords } from './presented.js';
import { longestRun } from './scripture-runs.js';
import { cellsOf, isTableRow } from './table-spans.js';
import type { Token } from './tokens.js';
import { presentedSayings, quotedRun } from './unmarked.js';

/** Fewer words without marks are a title. */
const FEWEST_UNMARKED = 5;
/** What of its words a verse has that is shown. */
const MOST_OF_WORDS = 0.7;
/** The share of what tells in words about a verse that the verse has, where they are surely about it. */
const CLOSELY = 0.34;
/** Whoever writes about a verse speaks of himself and of whoever reads. */
const OF_READER = /\b(?:I|we|us|our|you|your|my|me|today|this (?:verse|means|is|was|says))\b/i;
/** So few words beside those of the verse are meant as its own. */
const FEW_OF = 3;
/** Words that are laid along the text at most where no marks say where they end. */
const LONGEST_PLAIN = 60;

/** The check of words without marks: what stands at a verse's place, or follows one closely. */
export class UnmarkedCheck {
  constructor(
    private readonly plain: string,
    private readonly references: readonly ScannedReference[],
    private readonly ledger: Ledger,
  ) {}

  /** Words without marks: told where they are Scripture, or are shown as nothing else. */
  tell(tokens: readonly Token[], reference: ScannedReference, presence: Presence | null): void {
    const isShown = presence !== null && presence !== 'near' && !isBeside(presence);
    const named = namedFrom(this.plain, reference.end, 40);
    const own =
      this.withSlips(tokens, reference, presence) ?? quotedRun(this.plain, tokens, reference, isShown);
    // A few words that the verse has as well, of many that are another's.
    const isFew = presence !== null && own !== null && own.length < tokens.length * MOST_OF_WORDS;
    const other = presence && (!own || isFew) ? this.runElsewhere(tokens) : null;
    const run = own && other && other.length <= own.length ? own : (other ?? own);
    if (run) {
      // Of another translation the sentence is meant, not what of it the King James text has as well.
      const isOther = presence && named?.held === false;
      const meant = isOther ? this.sentenceOf(tokens, run) : this.wholeOf(tokens, run, reference, presence);
      if (!this.ledger.areTaken(meant))
        this.ledger.add(meant, reference, this.ledger.judged(meant, reference, named));
    } else if (presence !== null && presence !== 'near') {
      this.tellShown(isBeside(presence) ? this.lastSentence(tokens) : tokens, reference, presence);
    }
  }

  /** All that stands at a verse's place, where it is the verse in one of the texts but for a slip. */
  private withSlips(tokens: readonly Token[], { ranges }: ScannedReference, presence: Presence | null) {
    if (presence === null || presence === 'near') return null;
    const whole = isBeside(presence) ? this.lastSentence(tokens) : tokens;
    const words = areWithSlips(whole, ranges, 0) ? whole : this.withoutCall(whole);
    return areWithSlips(words, ranges) ? words : null;
  }

  /** "God bless! For God so loved …": what calls out before is none of the verse. */
  private withoutCall(tokens: readonly Token[]): readonly Token[] {
    const call = tokens.findIndex((token, at) =>
      /[!?\n]/.test(this.plain.slice(token.end, tokens[at + 1]?.start ?? token.end)),
    );
    return call < 0 || call >= FEW_OF ? tokens : tokens.slice(call + 1);
  }

  /** Words that are shown as a verse's, of which no more than a word here and there is in it. */
  private tellShown(tokens: readonly Token[], reference: ScannedReference, presence: Presence): void {
    if (this.ledger.areTaken(tokens)) return;
    if (tokens.length < FEWEST_UNMARKED) {
      this.tellShort(tokens, reference);
      return;
    }
    const words = tokens.slice(0, LONGEST_PLAIN);
    const named = namedFrom(this.plain, reference.end, 40);
    // "John 3:17 — For God so loved …": Scripture, but not of that verse.
    const verdict = this.ledger.judged(words, reference, named);
    const isElsewhere = verdict.foundAt !== null && verdict.differences.length === 0;
    if (
      isRight(verdict.status) ||
      isElsewhere ||
      isOldStyle(words) ||
      this.isSaying(words, reference) ||
      (verdict.status === 'no-such-verse' && !isBeside(presence))
    ) {
      this.ledger.add(words, reference, verdict);
      return;
    }
    const meant = this.areMeant(words, reference, named ? 'presented' : presence);
    if (meant === 'counted') this.ledger.unmatched += 1;
    else if (meant === 'told') this.ledger.add(words, reference, verdict);
  }

  /** "Romans 8:28 — Everything happens for a reason": a saying, and not what the verse says in other words. */
  private isSaying(tokens: readonly Token[], { ranges }: ScannedReference): boolean {
    return misquotationOf(tokens)?.status === 'not-scripture' && !areRelated(tokens, ranges);
  }

  /** "Jesus wept. (Luke 11:35)": the whole of a short verse, or what nobody would say today. */
  private tellShort(tokens: readonly Token[], reference: ScannedReference): void {
    const range = tokens.length > 1 ? exactElsewhere(tokens) : null;
    const saying = !range && this.isSaying(tokens, reference) ? misquotationOf(tokens) : null;
    if (saying) this.ledger.add(tokens, reference, saying);
    if (!range || (tokens.length < positionsOf([range]).length && !tokens.some(isOldWord))) return;
    this.ledger.add(tokens, reference, this.ledger.judged(tokens, reference, null));
  }

  /** The run, drawn out to the end of its sentence. */
  private sentenceOf(tokens: readonly Token[], run: readonly Token[]): readonly Token[] {
    const from = run[0]?.start ?? 0;
    const stop = /[.!?](?=\s)/.exec(this.plain.slice(run.at(-1)?.end ?? from));
    const end = stop ? (run.at(-1)?.end ?? from) + stop.index : Infinity;
    return tokens.filter((token) => token.start >= from && token.end <= end);
  }

  /**
   * The run with the rest of its sentence, where that can be meant as the verse's too: a few words, such as verses have, or
   * another verse's. Sentences beside it go with it where they are another verse's.
   */
  private wholeOf(
    tokens: readonly Token[],
    run: readonly Token[],
    reference: ScannedReference,
    presence: Presence | null,
  ): readonly Token[] {
    const isShown = presence !== null && presence !== 'near' && !isBeside(presence);
    const first = tokens.findIndex(({ start }) => start === run[0]?.start);
    const last = first + run.length - 1;
    let [from, to] = this.sentenceAround(tokens, first, last);
    const sides = [tokens.slice(from, first), tokens.slice(last + 1, to + 1)];
    const isMeant =
      isShown &&
      sides.every(
        (rest) => rest.length === 0 || presence === 'presented' || this.mayBeVerse(rest, run, presence),
      );
    const isOther = (rest: readonly Token[]): boolean =>
      rest.length > FEW_OF && this.isOfAnotherPlace(rest, reference);
    if (!isMeant) [from, to] = [isOther(sides[0] ?? []) ? from : first, isOther(sides[1] ?? []) ? to : last];
    if (presence && isOther(tokens.slice(0, from))) from = 0;
    if (presence && isOther(tokens.slice(to + 1))) to = tokens.length - 1;
    return tokens.slice(from, to + 1);
  }

  private isOfAnotherPlace(rest: readonly Token[], { ranges }: ScannedReference): boolean {
    this.ledger.searched();
    return areOfAnotherPlace(rest, ranges);
  }

  private sentenceAround(tokens: readonly Token[], first: number, last: number): [number, number] {
    const isEnd = (at: number): boolean =>
      !tokens[at] ||
      !tokens[at + 1] ||
      /[.!?\n]/.test(this.plain.slice(tokens[at]?.end, tokens[at + 1]?.start));
    let [from, to] = [first, last];
    while (from > 0 && !isEnd(from - 1)) from -= 1;
    while (!isEnd(to)) to += 1;
    return [from, to];
  }

  private mayBeVerse(rest: readonly Token[], run: readonly Token[], presence: Presence | null): boolean {
    if (rest.length * FEW_OF <= run.length) return true;
    const written = this.plain.slice(rest[0]?.start, rest.at(-1)?.end);
    if (isOldStyle(rest) || soundsLikeVerse(written)) return true;
    return presence === 'placed' && !OF_READER.test(written) && !isCommentary(written, rest);
  }

  private lastSentence(tokens: readonly Token[]): readonly Token[] {
    const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const start = from + lastSentence(this.plain.slice(from, to));
    return tokens.filter((token) => token.start >= start);
  }

  /**
   * What is said of words that are shown as a verse's and are not: nothing where they are talk about it, or what it says
   * in other words; whoever reads is told that they were not found where they may be meant as its words.
   */
  private areMeant(
    tokens: readonly Token[],
    reference: ScannedReference,
    presence: Presence,
  ): 'told' | 'counted' | 'not' {
    const written = this.plain.slice(tokens[0]?.start ?? 0, (tokens.at(-1)?.end ?? 0) + 2);
    const isTalk = isCommentary(written, tokens);
    if (presence === 'presented') return isTalk ? 'counted' : 'told';
    const isLoose = isBeside(presence) && asksReader(written);
    if (isTalk || isLoose || areRelated(tokens, reference.ranges, CLOSELY))
      return soundsLikeVerse(written) || hasRowOfAnotherPlace(tokens, reference.ranges) ? 'counted' : 'not';
    return presence === 'placed' && !areRelated(tokens, reference.ranges) ? 'told' : 'counted';
  }

  /** Running text and list items around references: what follows the verse closely is a quotation. */
  checkBlock(block: Block): void {
    const isRow = isTableRow(this.plain.slice(block.start, block.end));
    for (const part of isRow ? cellsOf(this.plain, block) : [block]) {
      for (const chunk of lineChunks(this.plain, part, this.references, this.ledger.taken)) {
        if (this.ledger.full) return;
        this.tell(chunk.tokens, chunk.reference, chunk.presence);
      }
    }
  }

  /** Sayings that the text presents as the Bible's, without marks. */
  checkSayings(blocks: readonly Block[]): void {
    for (const tokens of presentedSayings(this.plain, blocks, this.references)) {
      const found = this.ledger.areTaken(tokens) ? null : misquotationOf(tokens);
      if (found) this.ledger.add(tokens, null, found);
    }
    for (const tokens of presentedWords(this.plain, blocks)) {
      if (this.ledger.full || this.ledger.areTaken(tokens)) continue;
      const found = judgePresented(tokens);
      this.ledger.searched();
      // Nobody looks for a green mark on words that are not marked as a quotation.
      if (found && !isRight(found.status)) this.ledger.add(tokens, null, found);
    }
  }

  /** The longest run of the words that stands somewhere in the text, where it is long enough to be told. */
  private runElsewhere(tokens: readonly Token[]): readonly Token[] | null {
    const run = longestRun(tokens.slice(0, LONGEST_PLAIN * 2));
    this.ledger.searched();
    if (run && exactElsewhere(run)) return run;
    return tokens.length <= LONGEST_PLAIN * 2 && placeInOthers(tokens) ? tokens : null;
  }
}
