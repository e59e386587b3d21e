import { AFTER_REFERENCE, leadsOn } from './attach.js';
import type { Block } from './blocks.js';
import { firstFrom, referencesIn, type ScannedReference } from './reference-scanner.js';
import { tokensOf, type Token } from './tokens.js';

export interface QuoteChunk {
  readonly tokens: readonly Token[];
  /** What the words may be of, the likelier first; none where none was given. */
  readonly references: readonly ScannedReference[];
}

/** Nothing but marks between a block quote and the reference on the line before or after it. */
const ONLY_MARKS = /^[\s>"”“*_()[\]—–:,.;-]*$/;
/** Characters between that are looked at. */
const FARTHEST = 400;
const INTRODUCES = /[:,—–]\s*[*_]*\s*$|\b(?:says?|reads?|writes?|that)\s*$/i;

export function afterReference(text: string, { end }: ScannedReference): number {
  return end + (AFTER_REFERENCE.exec(text.slice(end, end + 40))?.[0].length ?? 0);
}

/** The reference that stands by itself below the block quote, and the one in the line that leads to it. */
function outside(
  text: string,
  block: Block,
  references: readonly ScannedReference[],
  isFree: (reference: ScannedReference) => boolean,
): ScannedReference[] {
  const above = aboveOf(text, block, references);
  const below = references[firstFrom(references, block.end)];
  const gap = below && below.start - block.end < 30 ? text.slice(block.end, below.start) : null;
  if (!below || gap === null || !/^\s*(?:[—–(*_-]|\s)*$/.test(gap)) return above ? [above] : [];
  // Behind a dash, or where the one above is of the quotation before it, it can be of no other quotation than this.
  if (/[—–(]/.test(gap) || !above || !isFree(above)) return [below];
  return leadsOn(text, below) ? [above] : [above, below];
}

function aboveOf(
  text: string,
  block: Block,
  references: readonly ScannedReference[],
): ScannedReference | null {
  const above = references[firstFrom(references, block.start) - 1];
  if (!above || block.start - above.end > FARTHEST) return null;
  const gap = text.slice(afterReference(text, above), block.start);
  const words = gap.match(/\p{L}+/gu)?.length ?? 0;
  const leads = ONLY_MARKS.test(gap) || (words <= 25 && INTRODUCES.test(gap.trimEnd()));
  return leads && !/[.!?]\s+\p{Lu}/u.test(gap) ? above : null;
}

function isEdge(text: string, reference: ScannedReference): boolean {
  return /[([—–~>*_\n-]\s*$/.test(text.slice(Math.max(0, reference.start - 12), reference.start));
}

/** A block quote's words with the references they belong to: inside it, below it, or in the line before it. */
export function quoteChunks(
  text: string,
  block: Block,
  all: readonly ScannedReference[],
  isFree: (reference: ScannedReference) => boolean,
): QuoteChunk[] {
  const inside = referencesIn(all, block);
  const edges = inside.filter((reference) => isEdge(text, reference));
  if (edges.length === 0) {
    const tokens = tokensOf(text, block.start, block.end);
    // A reference in the middle of a sentence makes it a remark, not a quotation.
    if (tokens.length < 2 || inside.length > 0) return [];
    return [{ tokens, references: outside(text, block, all, isFree) }];
  }
  const starts = [block.start, ...edges.map((reference) => afterReference(text, reference))];
  const ends = [...edges.map(({ start }) => start), block.end];
  const parts = starts.map((start, index) => tokensOf(text, start, ends[index] ?? block.end));
  const leading = (parts[0]?.length ?? 0) < 2;
  return parts.flatMap((tokens, index): QuoteChunk[] => {
    const reference = edges[leading ? index - 1 : index];
    return reference && tokens.length > 1 ? [{ tokens, references: [reference] }] : [];
  });
}
