import { AFTER_REFERENCE } from './attach.js';
import type { Block } from './blocks.js';
import { firstFrom, referencesIn, type ScannedReference } from './reference-scanner.js';
import { tokensOf, type Token } from './tokens.js';

export interface QuoteChunk {
  readonly tokens: readonly Token[];
  readonly reference: ScannedReference | null;
}

/** Nothing but marks between a block quote and the reference on the line before or after it. */
const ONLY_MARKS = /^[\s>"”“*_()[\]—–:,.;-]*$/;
/** Characters between that are looked at. */
const FARTHEST = 400;
const INTRODUCES = /[:,—–]\s*[*_]*\s*$|\b(?:says?|reads?|writes?|that)\s*$/i;

export function afterReference(text: string, { end }: ScannedReference): number {
  return end + (AFTER_REFERENCE.exec(text.slice(end, end + 40))?.[0].length ?? 0);
}

/** The reference that stands by itself below the block quote, or in the line that leads to it. */
function outside(
  text: string,
  block: Block,
  references: readonly ScannedReference[],
): ScannedReference | null {
  const below = references[firstFrom(references, block.end)];
  if (
    below &&
    below.start - block.end < 30 &&
    /^\s*(?:[—–(*_-]|\s)*$/.test(text.slice(block.end, below.start))
  ) {
    return below;
  }
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
export function quoteChunks(text: string, block: Block, all: readonly ScannedReference[]): QuoteChunk[] {
  const inside = referencesIn(all, block);
  const edges = inside.filter((reference) => isEdge(text, reference));
  if (edges.length === 0) {
    const tokens = tokensOf(text, block.start, block.end);
    // A reference in the middle of a sentence makes it a remark, not a quotation.
    return tokens.length < 2 || inside.length > 0 ? [] : [{ tokens, reference: outside(text, block, all) }];
  }
  const starts = [block.start, ...edges.map((reference) => afterReference(text, reference))];
  const ends = [...edges.map(({ start }) => start), block.end];
  const parts = starts.map((start, index) => tokensOf(text, start, ends[index] ?? block.end));
  const leading = (parts[0]?.length ?? 0) < 2;
  return parts.flatMap((tokens, index): QuoteChunk[] => {
    const reference = edges[leading ? index - 1 : index];
    return reference && tokens.length > 1 ? [{ tokens, reference }] : [];
  });
}
