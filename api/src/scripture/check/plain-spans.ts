import type { Block } from './blocks.js';
import { nextLabel } from './labels.js';
import { groupsIn, spanOf, VERSE_LABEL, wordsIn, type PlainSpan, type Presence } from './placed.js';
import type { ReferenceGroup } from './reference-groups.js';
import { isTableRow, tableSpans } from './table-spans.js';

const FEWEST_WORDS = 4;
const LONGEST_TITLE = 9;
/** "Here it is (John 3:16):", "John 3:16 reads as follows:", "What does John 3:16 say?" */
const LEADS_TO_WORDS = /[:?][*_\s]*$/;
const GIVES_WORDS =
  /\b(?:reads?|as follows|here (?:it )?is|here are|in full|the words? of|it says)\b|\bsays[\s*_]*:[\s*_]*$/i;
/** "Memory verse for this week:", on a line of its own. */
const LABEL_LINE = /^[\s*_>-]*[^\n.!?"“]{3,50}:[*_ ]*\n/;
/** "Text: …", in a paragraph below the reference. */
const OF_WORDS =
  /^[\s*_>-]*(?:the |bible )?(?:text|words?|verses?|scripture|quote|quotation|wording|kjv|web|asv)[*_]*:[\s*_]*(?=\S)/i;
/** The label of an answer. */
const ANSWER = /^[\s*_]*(?:a|answer)[*_]*:[\s*_]*/i;
const HAS_QUOTATION = /["“„«](?:\p{L}[\p{L}’']*[,;]?\s+){2}\p{L}/u;
const HAS_WORDS = /:[\s*_)\]]*(?:\p{L}[\p{L}’']*[,;]?\s+){2}\p{L}/u;
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
  // "Scripture (§): why Israel turned away", "Cf. §: “… the scriptures …”": it has words of its own.
  if (HAS_QUOTATION.test(words)) return null;
  if (HAS_WORDS.test(rest) && !LEADS_TO_WORDS.test(words)) return null;
  if (count > 0 && count <= LONGEST_TITLE && VERSE_LABEL.test(rest)) return 'presented';
  if (count <= 2) return /^\s*(?:[—–]|--)/.test(words) ? 'presented' : 'placed';
  if (count > LONGEST_TITLE) return null;
  if (LEADS_TO_WORDS.test(words))
    return GIVES_WORDS.test(rest) && !words.includes('?') ? 'presented' : 'near';
  // "Let us hear §."
  if (count <= FEWEST_WORDS && /\.[*_\s]*$/.test(words)) return 'near';
  return TITLE.test(words) ? 'near' : null;
}

/** Whether a block ends with a sentence's remark in brackets after it, or is nothing but words. */
function holdsWordsAlone(text: string, block: Block, groups: readonly ReferenceGroup[]): boolean {
  const words = text.slice(block.start, block.end);
  return !/["“«„#]/.test(words) && groupsIn(block, groups).length === 0 && wordsIn(words) >= FEWEST_WORDS;
}

/** Returns the blocks of nothing but a reference that stand under their words: paragraphs and references in turn, a reference last. */
function signingBlocks(
  text: string,
  blocks: readonly Block[],
  groups: readonly ReferenceGroup[],
): ReadonlySet<Block> {
  const signing = new Set<Block>();
  const kinds = blocks.map((block): 'words' | 'reference' | 'other' => {
    if (block.quote || /^\s*(?:#|\|)/.test(text.slice(block.start, block.end))) return 'other';
    if (presenceBeside(text, block, groups) === 'placed') return 'reference';
    return holdsWordsAlone(text, block, groups) ? 'words' : 'other';
  });
  for (let at = 0; at < blocks.length; at += 1) {
    if (kinds[at] !== 'words' || kinds[at - 1] === 'reference') continue;
    const pairs: Block[] = [];
    let next = at;
    for (; kinds[next] === 'words' && kinds[next + 1] === 'reference'; next += 2) {
      const block = blocks[next + 1];
      if (block) pairs.push(block);
    }
    if (kinds[next] !== 'words') for (const block of pairs) signing.add(block);
  }
  return signing;
}

/** Returns the unmarked words of a text that may be verses, by where they stand. */
export function plainSpans(
  text: string,
  blocks: readonly Block[],
  groups: readonly ReferenceGroup[],
): PlainSpan[] {
  const spans = tableSpans(text, blocks, groups);
  // A rule between paragraphs parts no verse from its reference.
  const written = blocks.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
  const signing = signingBlocks(text, written, groups);
  written.forEach((block, index) => {
    if (
      block.quote ||
      isTableRow(text.slice(block.start, block.end)) ||
      !holdsWordsAlone(text, block, groups)
    )
      return;
    const above = written[index - 1];
    const below = written[index + 1];
    const signed =
      below && (signing.has(below) || /^\s*(?:[—–]|--)/.test(text.slice(below.start, below.end)));
    const isNext = below && (signed || below.start - block.end <= 1);
    const presence =
      (above && signing.has(above) ? null : presenceBeside(text, above, groups)) ??
      (isNext ? presenceBeside(text, below, groups) : null);
    const words = text.slice(block.start, block.end);
    const named = LABEL_LINE.exec(words)?.[0] ?? '';
    const ofVerse = VERSE_LABEL.test(named) ? named : (OF_WORDS.exec(words)?.[0] ?? '');
    const label = ofVerse || (ANSWER.exec(words)?.[0] ?? '');
    const asked = label && presence === 'near' ? 'beside' : presence;
    const next = nextLabel(words, false);
    const end = next < 0 ? block.end : block.start + next;
    if (presence)
      spans.push(spanOf(block.start + label.length, end, ofVerse ? 'presented' : (asked ?? presence)));
  });
  return spans;
}
