import type { Block } from './blocks.js';
import { groupsIn, spanOf, wordsIn, type PlainSpan, type Presence } from './placed.js';
import type { ReferenceGroup } from './reference-groups.js';

const ROW = /^\s*\|/;
const HEAD_OF_VERSES =
  /^\W*(?:the )?(?:bible |verse )?(?:text|words?|verses?|scriptures?|quotes?|quotations?|passages?|kjv|web|asv|wording|what it says|reading)(?: \(?(?:kjv|web|asv)\)?)?\W*$/i;
/** Columns of what is said about verses. */
const HEAD_OF_TALK =
  /\b(?:themes?|meaning|summary|message|lesson|topics?|notes?|context|focus|questions?|why|how|what|about|practice|comment(?:ary)?|insight|application|reflection|use|for|idea|point|stream|step|when|emotion|feeling)\b/i;
/** More words are no head of a column, but a verse. */
const LONGEST_HEAD = 4;
const FEWEST_WORDS = 4;
/** "Jesus wept." */
const SHORT_SENTENCE = /^\W*\p{Lu}\p{L}*\s.*[.!]\W*$/u;

export const isTableRow = (words: string): boolean => ROW.test(words);

export interface Cell {
  readonly start: number;
  readonly end: number;
}

/** Returns the cells of a table's row. */
export function cellsOf(text: string, { start, end }: Cell): Cell[] {
  const cells: Cell[] = [];
  let at = start;
  for (const cell of text.slice(start, end).split('|')) {
    cells.push({ start: at, end: at + cell.length });
    at += cell.length + 1;
  }
  return cells;
}

/** What a table's first row says of its columns. */
interface Head {
  readonly presences: readonly (Presence | null)[];
  readonly references: readonly (ReferenceGroup | undefined)[];
}

function headOf(text: string, block: Block, groups: readonly ReferenceGroup[]): Head {
  const cells = cellsOf(text, block);
  const references = cells.map((cell) => groupsIn(cell, groups)[0]);
  return {
    references,
    presences: cells.map(({ start, end }, column): Presence | null => {
      const words = text.slice(start, end);
      if (HEAD_OF_VERSES.test(words)) return 'presented';
      if (references[column]) return 'placed';
      if (!HEAD_OF_TALK.test(words)) return null;
      return wordsIn(words) <= LONGEST_HEAD ? 'near' : 'listed';
    }),
  };
}

function spansOfRow(
  text: string,
  block: Block,
  groups: readonly ReferenceGroup[],
  head: Head | null,
): PlainSpan[] {
  const hasOwn = groupsIn(block, groups).length > 0;
  return cellsOf(text, block).flatMap((cell, column) => {
    const words = text.slice(cell.start, cell.end);
    const isHeaded = head?.references[column] !== undefined;
    if (!(hasOwn || isHeaded) || groupsIn(cell, groups).length > 0) return [];
    if (/["“«„]/.test(words)) return [];
    if (wordsIn(words) < FEWEST_WORDS && !SHORT_SENTENCE.test(words)) return [];
    return [spanOf(cell.start, cell.end, head?.presences[column] ?? 'placed')];
  });
}

/** A table whose head is a verse with its reference, and names no columns. */
function isVerse({ references, presences }: Head): boolean {
  const isName = (one: Presence | null): boolean => one === 'presented' || one === 'near';
  return references.some((one) => one !== undefined) && !presences.some(isName);
}

/** The first row of a table that rows belong to: none parts them but rows. */
function isHead(text: string, blocks: readonly Block[], index: number): boolean {
  const before = blocks[index - 1];
  return (
    !before ||
    !isTableRow(text.slice(before.start, before.end)) ||
    (blocks[index]?.start ?? 0) - before.end > 1
  );
}

/** Returns the cells without marks that stand in a row with a reference, or under one in the table's head. */
export function tableSpans(
  text: string,
  blocks: readonly Block[],
  groups: readonly ReferenceGroup[],
): PlainSpan[] {
  const spans: PlainSpan[] = [];
  let head: Head | null = null;
  blocks.forEach((block, index) => {
    if (!isTableRow(text.slice(block.start, block.end))) return;
    if (!isHead(text, blocks, index)) spans.push(...spansOfRow(text, block, groups, head));
    else {
      const rows = text.slice(block.end, block.end + 40);
      const hasRule = /^\s*\|?[\s:|-]*-{2,}/.test(rows);
      head = hasRule ? headOf(text, block, groups) : null;
      if (head && isVerse(head))
        spans.push(
          ...spansOfRow(text, block, groups, { ...head, presences: head.presences.map(() => 'listed') }),
        );
      if (!hasRule) spans.push(...spansOfRow(text, block, groups, null));
    }
  });
  return spans;
}

/** Returns the reference that stands over a cell's column in the head of its table, where the row has none of its own. */
export function referenceOverCell(
  text: string,
  at: number,
  groups: readonly ReferenceGroup[],
): ReferenceGroup | null {
  if (!text.slice(Math.max(0, at - MOST_OF_CELL), at).includes('|')) return null;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  if (
    !ROW.test(text.slice(start, at + 1)) ||
    groupsIn({ start, end: lineEnd < 0 ? text.length : lineEnd }, groups).length > 0
  )
    return null;
  const column = text.slice(start, at).split('|').length - 1;
  let top = start;
  while (top > 0) {
    const above = text.lastIndexOf('\n', top - 2) + 1;
    if (!ROW.test(text.slice(above, top)) || start - above > MOST_OF_TABLE) break;
    top = above;
  }
  if (top === start) return null;
  const cell = cellsOf(text, { start: top, end: text.indexOf('\n', top) })[column];
  return (cell && groupsIn(cell, groups)[0]) ?? null;
}

/** Characters between a cell's edge and words in it at most. */
const MOST_OF_CELL = 2_000;
/** Characters of a table that are looked through for its head. */
const MOST_OF_TABLE = 6_000;
