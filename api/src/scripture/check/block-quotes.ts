import type { Block } from './blocks.js';
import { afterReference } from './reference-groups.js';
import { endBeforeSigner } from './signers.js';
import { referencesIn, type ScannedReference } from './scanned-reference.js';

/** Words of a block quote and the reference in it that they belong to. */
export interface QuoteChunk {
  readonly start: number;
  readonly end: number;
  readonly reference: ScannedReference;
}

function isEdge(text: string, reference: ScannedReference, end: number): boolean {
  const before = text.slice(Math.max(0, reference.start - 12), reference.start);
  // "… I shall not want. Psalm 23:1", at the end of all.
  const ends =
    /[.!?…]["”’]?\s*$/.test(before) && !/\p{L}/u.test(text.slice(afterReference(text, reference), end));
  return ends || /[([—–~>*_\n-]\s*$/.test(before);
}

/** Returns a block quote's words with the references inside it, cut at these; empty when it has none at its edges. */
export function quoteChunks(text: string, block: Block, all: readonly ScannedReference[]): QuoteChunk[] {
  // A reference in the middle of a sentence makes it a remark, not a quotation.
  const edges = referencesIn(all, block).filter((reference) => isEdge(text, reference, block.end));
  if (edges.length === 0) return [];
  const starts = [block.start, ...edges.map((reference) => afterReference(text, reference))];
  const ends = [...edges.map(({ start }) => endBeforeSigner(text, block.start, start)), block.end];
  const hasWords = (index: number): boolean => /\p{L}{2}/u.test(text.slice(starts[index], ends[index]));
  const isLeading = !hasWords(0);
  return starts.flatMap((start, index): QuoteChunk[] => {
    const reference = edges[isLeading ? index - 1 : index];
    return reference && hasWords(index) ? [{ start, end: ends[index] ?? block.end, reference }] : [];
  });
}
