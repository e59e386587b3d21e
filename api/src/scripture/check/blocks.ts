import { firstFrom, type ScannedReference } from './scanned-reference.js';

/** A paragraph, list item, heading or block quote of a Markdown text; `start` and `end` are offsets into it. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly quote: boolean;
}

const QUOTE_LINE = /^\s*>/;
const BEGINS_BLOCK = /^\s*(?:[-*+•]\s|\d{1,2}[.)]\s|#{1,6}\s|\||:\s)/;
const HEADING = /^\s*#{1,6}\s/;
/** Between a line's beginning, a reference, and what it says: "**John 3:16** — …". */
const OPENS_LINE = /^[\s*_]*$/;
const LEADS = /^[\s*_)]*(?::|[—–]|-\s|$)/;

/** Whether a line begins with a reference that leads to its words, or is nothing but a reference. */
function isEntry(text: string, start: number, end: number, references: readonly ScannedReference[]): boolean {
  const first = references[firstFrom(references, start)];
  return (
    first !== undefined &&
    first.end <= end &&
    OPENS_LINE.test(text.slice(start, first.start)) &&
    LEADS.test(text.slice(first.end, end))
  );
}

/**
 * Cuts a text into blocks: at blank lines, before list items, headings and lines that begin with a reference of their own,
 * where a block quote begins or ends.
 */
export function blocksOf(text: string, references: readonly ScannedReference[] = []): Block[] {
  const blocks: Block[] = [];
  let open: { start: number; end: number; quote: boolean } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const quote = QUOTE_LINE.test(line);
    const blank = line.trim() === '';
    const begins =
      !quote && (BEGINS_BLOCK.test(line) || (open !== null && isEntry(text, at, end, references)));
    if (open && (blank || open.quote !== quote || begins)) {
      blocks.push(open);
      open = null;
    }
    if (!blank) {
      if (open) open.end = end;
      else open = { start: at, end, quote };
      if (open && HEADING.test(line)) {
        blocks.push(open);
        open = null;
      }
    }
    at = end + 1;
  }
  if (open) blocks.push(open);
  return blocks;
}
