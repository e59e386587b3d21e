import { firstFrom, type ScannedReference } from './scanned-reference.js';

/** A paragraph, list item, heading or block quote of a Markdown text; `start` and `end` are offsets into it. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly quote: boolean;
}

const QUOTE_LINE = /^\s*>/;
const BEGINS_BLOCK =
  /^\s*(?:[-*+•]\s|\d{1,2}[.)]\s|#{1,6}\s|\||:\s|[*_]{0,3}(?:Step|Day|Week|Part|Point|Question)\s\d{1,2}[.:)])/;
const HEADING = /^\s*#{1,6}\s/;
/** Between a line's beginning, a reference, and what it says: "**John 3:16** — …". */
const OPENS_LINE = /^[\s*_]*$/;
const LEADS = /^[\s*_)]*(?::|[—–]|-\s|$)/;
/** "Morning: John 3:16 – …", "**Morning** (John 3:16): …". */
const LABEL = /^[\s*_]*(?:[\p{L}\p{N}’']+\s){0,3}[\p{L}\p{N}’']+[*_]*\s?[:(|–—-][\s*_]*$/u;
/** "[John 3:16] For God …", "John 3:16 | For God …". */
const BEFORE_WORDS = /^[^\p{L}\p{N}\n]{1,6}(?=["“]?\p{Lu})|^[\s*_)\]]*[|;»›•·~=→⇒]|^(?:\*\*|__)[\s:]/u;
const NO_WORDS = /^[^\p{L}\p{N}"“”«„|>]{0,8}$/u;
/** Words before a reference that ends a line: "For God so loved … (John 3:16)". */
const FEWEST_WORDS = 4;
const LONGEST_LEAD = 120;
/** "A reading from John 3:16": not "… (from John 3:16)". */
const LEADS_ON =
  /(?<![([—–-]\s?)\b(?:reading|lesson|text|passage|verse)s? (?:is |comes |taken )*(?:from|in)\s*$/i;
const OPENS_SENTENCE = /^[\s*_]*["“«„(]?\p{Lu}/u;
const NOTHING_MORE = /^[\s*_.)\]]*$/;

/** Whether a line begins with a reference that leads to its words, or is nothing but a reference. */
function isEntry(text: string, start: number, end: number, references: readonly ScannedReference[]): boolean {
  const first = references[firstFrom(references, start)];
  if (!first || first.end > end) return false;
  const lead = text.slice(start, first.start);
  const rest = text.slice(first.end, end);
  const opens = OPENS_LINE.test(lead) || (LABEL.test(lead) && !NOTHING_MORE.test(rest));
  return (opens && LEADS.test(rest)) || (NO_WORDS.test(lead) && BEFORE_WORDS.test(rest));
}

/** Whether words from `start` on end with their reference, as a line of quotations does. */
function isSigned(
  text: string,
  start: number,
  end: number,
  references: readonly ScannedReference[],
): boolean {
  const last = references[firstFrom(references, end) - 1];
  if (!last || last.start < start || last.end > end || !NOTHING_MORE.test(text.slice(last.end, end)))
    return false;
  const lead = text.slice(Math.max(start, last.start - LONGEST_LEAD), last.start);
  return !LEADS_ON.test(lead) && (lead.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS;
}

/**
 * Cuts a text into blocks: at blank lines, before list items, headings and lines that begin with a reference of their own,
 * behind lines that end with one, where a block quote begins or ends.
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
      !quote &&
      (BEGINS_BLOCK.test(line) ||
        (open !== null &&
          (isEntry(text, at, end, references) ||
            (isSigned(text, open.start, open.end, references) &&
              (OPENS_SENTENCE.test(line) || isSigned(text, at, end, references))))));
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
