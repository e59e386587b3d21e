import { bibleText } from '../bible-text.js';
import { concordance } from '../concordance.js';
import type { VerseRange } from '../passages.js';
import { positionsOf } from './compare.js';
import type { Match } from './match.js';
import { tokensOf } from './tokens.js';

/** The text's words from one position of the concordance to another, as the text writes them. */
function written(from: number, to: number): string {
  const { verseAt, verseStarts } = concordance();
  const parts: string[] = [];
  for (let verse = verseAt(from); verse <= verseAt(to); verse += 1) {
    const text = bibleText().textOf(verse);
    const tokens = tokensOf(text);
    const base = verseStarts[verse] ?? 0;
    const first = tokens[Math.max(0, from - base)];
    const last = tokens[Math.min(tokens.length - 1, to - base)];
    if (first && last) parts.push(text.slice(first.start, last.end));
  }
  return parts.join(' ');
}

/** Returns the words of the verse before and after those quoted; null when the quotation is whole. */
export function partOf(
  ranges: readonly VerseRange[],
  { first, last, gaps }: Match,
): { readonly before?: string; readonly after?: string } | null {
  const { verseAt, verseStarts } = concordance();
  const positions = positionsOf(ranges);
  const [from, to] = [positions[first] ?? 0, positions[last] ?? 0];
  const begins = verseStarts[verseAt(from)] ?? from;
  const ends = (verseStarts[verseAt(to) + 1] ?? to + 1) - 1;
  if (from === begins && to === ends && gaps.length === 0) return null;
  return {
    ...(from > begins && { before: written(begins, from - 1) }),
    ...(to < ends && { after: written(to + 1, ends) }),
  };
}

const NEGATION = /^(?:not|no|never|neither|nor|nothing|none|nay|without|except)$/i;
/** Words left out at an ellipsis that may be all that it leaves out where one of them is a negation. */
const SHORT = 3;

/** Returns the words left out where an ellipsis takes a negation from the words that go on; else null. */
export function senseLost(ranges: readonly VerseRange[], { gaps }: Match): string | null {
  const positions = positionsOf(ranges);
  for (const [first, last] of gaps) {
    const words = written(positions[first] ?? 0, positions[last] ?? 0);
    const list = words.match(/[\p{L}’'-]+/gu) ?? [];
    const isShort = list.length <= SHORT && list.some((word) => NEGATION.test(word));
    if (isShort || NEGATION.test(list[0] ?? '') || NEGATION.test(list.at(-1) ?? '')) return words;
  }
  return null;
}
