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

const NEGATION = /^(?:not|no|never|neither|nor|nothing|none|nay|without|except|cannot)$/i;
/** What ends a negation within the words left out: "should not perish, but". */
const ENDS_CLAUSE = /[,;:.?!]/;

/** What stands between a word of the text and the next, and the word itself. */
function wordAt(position: number): { readonly word: string; readonly next: string } {
  const { verseAt, verseStarts } = concordance();
  const verse = verseAt(position);
  const text = bibleText().textOf(verse);
  const tokens = tokensOf(text);
  const at = position - (verseStarts[verse] ?? 0);
  const [token, after] = [tokens[at], tokens[at + 1]];
  return { word: token?.word ?? '', next: token && after ? text.slice(token.end, after.start) : '.' };
}

/** Whether words left out deny what goes on around them: a negation is not shut off from it on both sides. */
function turnsSense(from: number, to: number): boolean {
  const words = Array.from({ length: to - from + 1 }, (_, index) => wordAt(from + index));
  const before = from > 0 ? wordAt(from - 1).next : '.';
  const isContrast = words.at(-1)?.word === 'but';
  return words.some(({ word }, index) => {
    if (!NEGATION.test(word)) return false;
    const isShutBefore =
      ENDS_CLAUSE.test(before) || words.slice(0, index).some(({ next }) => ENDS_CLAUSE.test(next));
    const isShutBehind = words.slice(index).some(({ next }) => ENDS_CLAUSE.test(next));
    return !isShutBehind || (!isShutBefore && !isContrast);
  });
}

/** Words left out at an ellipsis that are looked at. */
const LONGEST_GAP = 80;

/** Returns the words left out where an ellipsis takes a negation from the words around it; else null. */
export function senseLost(ranges: readonly VerseRange[], { gaps }: Match): string | null {
  const positions = positionsOf(ranges);
  for (const [first, last] of gaps) {
    const [from, to] = [positions[first] ?? 0, positions[last] ?? 0];
    if (to - from < LONGEST_GAP && turnsSense(from, to)) return written(from, to);
  }
  return null;
}
