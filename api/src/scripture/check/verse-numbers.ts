import { bibleText } from '../bible-text.js';
import { labelOf, type VerseRange } from '../passages.js';
import type { ScannedReference } from './scanned-reference.js';

/** A figure that stands before words, as verse numbers do: "16 For God", "¹⁶For God", "[16] For God", "**16** For God". */
const FIGURE =
  /(?<![\p{L}\p{N}:.,–-])(?:(\d{1,3})|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))[\])^*.]{0,2}\s*(?=(?:(?:--?|[—–])\s?)?[“"‘'([]{0,2}\p{L})/gu;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Characters before quoted words in which the number of the first verse may stand. */
const BEFORE = 8;
const LONGEST = 200;

function numberIn(match: RegExpExecArray): number {
  return Number(match[1] ?? Array.from(match[2] ?? '', (digit) => RAISED.indexOf(digit)).join(''));
}

/** The verse of a range with a number, from a verse on; -1 when it has none. */
function verseNumbered(number: number, from: number, { to }: VerseRange): number {
  for (let id = from; id <= Math.min(to, from + LONGEST); id += 1)
    if (bibleText().placeOf(id).verse === number) return id;
  return -1;
}

/**
 * Returns a reference to several verses as that to the verses whose numbers stand in quoted words: "> ¹ Blessed is the man"
 * under Psalm 1 is Psalm 1:1.
 */
export function numbered(
  text: string,
  start: number,
  end: number,
  reference: ScannedReference,
): ScannedReference {
  const [range] = reference.ranges;
  if (!range || reference.ranges.length > 1 || range.from === range.to) return reference;
  // The figures of the reference itself are none.
  const first = reference.end <= start ? Math.max(reference.end, start - BEFORE) : start - BEFORE;
  const before = /[^\p{L}]{0,8}$/u.exec(text.slice(Math.max(0, first), start))?.[0].length ?? 0;
  const words = text.slice(start - before, end);
  let [from, to] = [-1, -1];
  for (const match of words.matchAll(FIGURE)) {
    const verse = verseNumbered(numberIn(match), to < 0 ? range.from : to, range);
    if (verse < 0) return reference;
    // Words before the first number are of the verse before.
    if (from < 0)
      from = /\p{L}{2}/u.test(words.slice(0, match.index)) ? Math.max(range.from, verse - 1) : verse;
    to = verse;
  }
  if (from < 0 || (from === range.from && to === range.to)) return reference;
  const narrowed = { from, to };
  return { ...reference, ranges: [narrowed], label: labelOf(narrowed) };
}
