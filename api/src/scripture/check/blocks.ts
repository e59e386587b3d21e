/** A paragraph, list item, heading or block quote of a Markdown text; `start` and `end` are offsets into it. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly quote: boolean;
}

const QUOTE_LINE = /^\s*>/;
const BEGINS_BLOCK = /^\s*(?:[-*+•]\s|\d{1,2}[.)]\s|#{1,6}\s|\|)/;

/** Cuts a text into blocks: at blank lines, before list items and headings, where a block quote begins or ends. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { start: number; end: number; quote: boolean } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const quote = QUOTE_LINE.test(line);
    const blank = line.trim() === '';
    if (open && (blank || open.quote !== quote || (!quote && BEGINS_BLOCK.test(line)))) {
      blocks.push(open);
      open = null;
    }
    if (!blank) {
      if (open) open.end = end;
      else open = { start: at, end, quote };
    }
    at = end + 1;
  }
  if (open) blocks.push(open);
  return blocks;
}
