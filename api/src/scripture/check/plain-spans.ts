import type { Span } from './bind.js';
import type { Block } from './blocks.js';
import { firstFrom } from './scanned-reference.js';
import type { ReferenceGroup } from './reference-groups.js';

/** Words without marks at a place where a verse is expected: beside a reference in a table, or under one that stands alone. */
export interface PlainSpan extends Span {
  /** The table's head says that the column holds verses. */
  readonly isPresented: boolean;
}

const ROW = /^\s*\|/;
const HEAD_OF_VERSES =
  /^\W*(?:the )?(?:text|words?|verses?|verse text|scriptures?|quotes?|quotations?|passages?|kjv|what it says|bible text)\W*$/i;
const FEWEST_WORDS = 4;

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

function groupsIn({ start, end }: Block, groups: readonly ReferenceGroup[]): readonly ReferenceGroup[] {
  return groups.slice(firstFrom(groups, start), firstFrom(groups, end));
}

/** Whether a block is nothing but a reference: a heading, a bold line, a line by itself. */
function isReferenceOnly(text: string, block: Block, groups: readonly ReferenceGroup[]): boolean {
  const inside = groupsIn(block, groups);
  const [only] = inside;
  if (inside.length !== 1 || !only || ROW.test(text.slice(block.start, block.end))) return false;
  return wordsIn(text.slice(block.start, only.start) + ' ' + text.slice(only.end, block.end)) <= 2;
}

const span = (start: number, end: number, isPresented: boolean): PlainSpan => ({
  start,
  end,
  outerStart: start,
  outerEnd: end,
  isPresented,
});

function cellsOf(text: string, { start, end }: Block): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let at = start;
  for (const cell of text.slice(start, end).split('|')) {
    cells.push({ start: at, end: at + cell.length });
    at += cell.length + 1;
  }
  return cells;
}

/** Rows of a block of table lines that a blank line does not part, with the columns that hold verses. */
function spansOfRow(
  text: string,
  block: Block,
  groups: readonly ReferenceGroup[],
  head: ReadonlySet<number>,
): PlainSpan[] {
  if (groupsIn(block, groups).length === 0) return [];
  return cellsOf(text, block).flatMap((cell, column) => {
    const hasReference = groupsIn({ ...cell, quote: false }, groups).length > 0;
    const words = text.slice(cell.start, cell.end);
    return hasReference || /["“«„]/.test(words) || wordsIn(words) < FEWEST_WORDS
      ? []
      : [span(cell.start, cell.end, head.has(column))];
  });
}

function headOf(text: string, block: Block): ReadonlySet<number> {
  const cells = cellsOf(text, block).map(({ start, end }) => text.slice(start, end));
  return new Set(cells.flatMap((cell, column) => (HEAD_OF_VERSES.test(cell) ? [column] : [])));
}

/** Returns the unmarked words of a text that may be verses, by where they stand. */
export function plainSpans(
  text: string,
  blocks: readonly Block[],
  groups: readonly ReferenceGroup[],
): PlainSpan[] {
  const spans: PlainSpan[] = [];
  let head: ReadonlySet<number> = new Set();
  blocks.forEach((block, index) => {
    const words = text.slice(block.start, block.end);
    if (ROW.test(words)) {
      if (groupsIn(block, groups).length === 0 && wordsIn(words) > 0) head = headOf(text, block);
      spans.push(...spansOfRow(text, block, groups, head));
      return;
    }
    head = new Set();
    const above = blocks[index - 1];
    const isUnder = above && !block.quote && isReferenceOnly(text, above, groups);
    if (
      !isUnder ||
      /["“«„#]/.test(words) ||
      groupsIn(block, groups).length > 0 ||
      wordsIn(words) < FEWEST_WORDS
    )
      return;
    spans.push(span(block.start, block.end, false));
  });
  return spans;
}
