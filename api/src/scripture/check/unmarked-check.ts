import type { Block } from './blocks.js';
import { areRelated, isCommentary } from './commentary.js';
import { exactElsewhere } from './elsewhere.js';
import type { Ledger } from './ledger.js';
import { lineChunks } from './line-chunks.js';
import { misquotationOf } from './misquotations.js';
import { namedFrom } from './named-translation.js';
import { isOldStyle } from './old-style.js';
import type { Presence } from './placed.js';
import type { ScannedReference } from './scanned-reference.js';
import { longestRun } from './scripture-runs.js';
import { cellsOf, isTableRow } from './table-spans.js';
import type { Token } from './tokens.js';
import { presentedSayings, quotedRun } from './unmarked.js';

/** Fewer words without marks are a title. */
const FEWEST_UNMARKED = 5;
/** What of its words a verse has that is shown. */
const MOST_OF_WORDS = 0.7;
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
    const isShown = presence !== null && presence !== 'near';
    const named = namedFrom(this.plain, reference.end, 40);
    const own = quotedRun(this.plain, tokens, reference, isShown);
    // A few words that the verse has as well, of many that are another's.
    const isFew = presence !== null && own !== null && own.length < tokens.length * MOST_OF_WORDS;
    const other = presence && (!own || isFew) ? this.runElsewhere(tokens) : null;
    const run = own && other && other.length <= own.length ? own : (other ?? own);
    if (run) {
      if (!this.ledger.areTaken(run))
        this.ledger.add(run, reference, this.ledger.judged(run, reference, named));
      return;
    }
    if (!isShown || tokens.length < FEWEST_UNMARKED || this.ledger.areTaken(tokens)) return;
    const words = tokens.slice(0, LONGEST_PLAIN);
    // "John 3:17 — For God so loved …": Scripture, but not of that verse.
    const verdict = this.ledger.judged(words, reference, named);
    const isElsewhere = verdict.foundAt !== null && verdict.differences.length === 0;
    if (isElsewhere || isOldStyle(words) || verdict.status === 'no-such-verse') {
      this.ledger.add(words, reference, verdict);
    } else if (this.areMeant(words, reference, named ? 'presented' : presence)) {
      if (presence === 'listed' && !named) this.ledger.unmatched += 1;
      else this.ledger.add(words, reference, verdict);
    }
  }

  /** Neither talk about the verse, nor, unless a label says that they are its words, what it says in other words. */
  private areMeant(tokens: readonly Token[], reference: ScannedReference, presence: Presence): boolean {
    const written = this.plain.slice(tokens[0]?.start ?? 0, (tokens.at(-1)?.end ?? 0) + 2);
    if (isCommentary(written, tokens)) {
      // A label says that they are the verse's: whoever reads is told that they were not found.
      if (presence === 'presented') this.ledger.unmatched += 1;
      return false;
    }
    return presence === 'presented' || !areRelated(tokens, reference.ranges);
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
  }

  /** The longest run of the words that stands somewhere in the text, where it is long enough to be told. */
  private runElsewhere(tokens: readonly Token[]): readonly Token[] | null {
    const run = longestRun(tokens.slice(0, LONGEST_PLAIN * 2));
    this.ledger.searched();
    return run && exactElsewhere(run) ? run : null;
  }
}
