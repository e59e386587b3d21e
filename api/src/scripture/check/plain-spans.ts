import type { Block } from './blocks.js';
import { groupsIn, spanOf, VERSE_LABEL, wordsIn, type PlainSpan, type Presence } from './placed.js';
import type { ReferenceGroup } from './reference-groups.js';
import { isTableRow, tableSpans } from './table-spans.js';

const FEWEST_WORDS = 4;
const LONGEST_TITLE = 9;
const TITLE = /^\s*(?:#{1,6}\s|[*_]{2}[^\n]*[*_]{2}:?\s*$)/;
/** What a block that is little more than a reference says of the words beside it; null when it is more than that. */
function presenceBeside(
  text: string,
  block: Block | undefined,
  groups: readonly ReferenceGroup[],
): Presence | null {
  if (!block || block.quote) return null;
  const inside = groupsIn(block, groups);
  const [only] = inside;
  const words = text.slice(block.start, block.end);
  if (inside.length !== 1 || !only || isTableRow(words)) return null;
  const rest = `${text.slice(block.start, only.start)} ${text.slice(only.end, block.end)}`;
  const count = wordsIn(rest);
  if (count > 0 && count <= LONGEST_TITLE && VERSE_LABEL.test(rest)) return 'presented';
  if (count <= 2) return /^\s*(?:[—–]|--)/.test(words) ? 'presented' : 'placed';
  return count <= LONGEST_TITLE && TITLE.test(words) ? 'near' : null;
}

/** Whether a block ends with a sentence's remark in brackets after it, or is nothing but words. */
function holdsWordsAlone(text: string, block: Block, groups: readonly ReferenceGroup[]): boolean {
  const words = text.slice(block.start, block.end);
  return !/["“«„#]/.test(words) && groupsIn(block, groups).length === 0 && wordsIn(words) >= FEWEST_WORDS;
}

/** Returns the unmarked words of a text that may be verses, by where they stand. */
export function plainSpans(
  text: string,
  blocks: readonly Block[],
  groups: readonly ReferenceGroup[],
): PlainSpan[] {
  const spans = tableSpans(text, blocks, groups);
  blocks.forEach((block, index) => {
    if (
      block.quote ||
      isTableRow(text.slice(block.start, block.end)) ||
      !holdsWordsAlone(text, block, groups)
    )
      return;
    const below = blocks[index + 1];
    const signed = below && /^\s*(?:[—–]|--)/.test(text.slice(below.start, below.end));
    const isNext = below && (signed || below.start - block.end <= 1);
    const presence =
      presenceBeside(text, blocks[index - 1], groups) ??
      (isNext ? presenceBeside(text, below, groups) : null);
    if (presence) spans.push(spanOf(block.start, block.end, presence));
  });
  return spans;
}
