import type { Block } from './blocks.js';
import { afterReference } from './reference-groups.js';
import { referencesIn, type ScannedReference } from './scanned-reference.js';
import { tokensOf, type Token } from './tokens.js';

export interface LineChunk {
  readonly tokens: readonly Token[];
  readonly reference: ScannedReference;
  /** The line has the shape of reference and quotation: "John 3:16 — …", "… (John 3:16)". */
  readonly wholeLine: boolean;
  /** The reference says the words: "John 3:16 says …". */
  readonly isSaid: boolean;
}

const LED_IN = /^[\s*_)\]]*[:—–-][\s*_]*|^[\s*_)\]]*\n/;
const VERB =
  /^[\s*_)\],]*(?:(?:also|clearly|textly|then)\s+)?(?:says?|reads?|tells us|teaches|declares|promises|reminds us|states|writes|proclaims|assures us)(?:\s+(?:that|to us|this))?[\s,:—–-]*/i;
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*$/;

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What of a part is not taken yet by quotations between marks. */
function freeParts({ start, end }: Part, taken: readonly Part[]): Part[] {
  const free: Part[] = [];
  // A text may have thousands of both: most are nowhere near each other.
  const cuts = taken.filter((cut) => cut.start < end && cut.end > start).sort((a, b) => a.start - b.start);
  let from = start;
  for (const cut of cuts) {
    if (cut.start > from) free.push({ start: from, end: cut.start });
    from = Math.max(from, cut.end);
  }
  if (from < end) free.push({ start: from, end });
  return free;
}

/** Returns the words before and after each reference of a block, up to the next reference. */
export function lineChunks(
  text: string,
  block: Block,
  all: readonly ScannedReference[],
  taken: readonly Part[],
): LineChunk[] {
  const references = referencesIn(all, block);
  return references.flatMap((reference, index): LineChunk[] => {
    const before = { start: references[index - 1]?.end ?? block.start, end: reference.start };
    const begin = afterReference(text, reference);
    const after = { start: begin, end: references[index + 1]?.start ?? block.end };
    const rest = text.slice(after.start, after.end);
    const opensLine = ITEM.test(text.slice(block.start, reference.start)) && LED_IN.test(rest);
    // "God told Joshua to be strong (Joshua 1:9)." is a remark; emphasis or a dash makes a line a quotation.
    const closesLine =
      index === references.length - 1 &&
      /[*_—–][\s([]*$/.test(text.slice(block.start, reference.start)) &&
      /^[\s)\]*_.]*$/.test(text.slice(begin, block.end));
    const verb = VERB.exec(rest)?.[0].length ?? 0;
    const said = { start: after.start + verb, end: after.end };
    return [
      ...chunks(text, before, taken, reference, closesLine && index === 0, false),
      ...chunks(text, said, taken, reference, opensLine && references.length === 1, verb > 0),
    ];
  });
}

function chunks(
  text: string,
  part: Part,
  taken: readonly Part[],
  reference: ScannedReference,
  wholeLine: boolean,
  isSaid: boolean,
): LineChunk[] {
  const free = freeParts(part, taken);
  return free.flatMap(({ start, end }) => {
    const tokens = tokensOf(text, start, end);
    return tokens.length < 2
      ? []
      : [{ tokens, reference, wholeLine: wholeLine && free.length === 1, isSaid }];
  });
}
