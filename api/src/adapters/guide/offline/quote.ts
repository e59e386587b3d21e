import type { Translation } from '@emit/contract/translations';
import { bibleText } from '../../../scripture/bible-text.js';
import { labelOf, textOfRange, type VerseRange } from '../../../scripture/passages.js';

/** Verses shown of one passage; more would hide the answer. A passage that stands alone may be longer. */
const SHOWN = 6;
const SHOWN_ALONE = 14;
/** Of a chapter that is asked for whole; only Psalm 119 and few others are longer. */
const SHOWN_WHOLE = 80;

/** The verses of a passage that are quoted: all of a short one, the opening of a long one. */
export function quotedPart(range: VerseRange, shown = SHOWN): VerseRange {
  return { from: range.from, to: Math.min(range.to, range.from + shown - 1) };
}

/** The words of a passage, each verse with its number where there are several. */
function numbered({ from, to }: VerseRange, translation: Translation): string {
  const text = bibleText(translation);
  if (from === to) return textOfRange({ from, to }, 1, text);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .map((id) => `**${text.placeOf(id).verse}** ${text.textOf(id)}`)
    .join(' ');
}

/** A Markdown block quote, word for word, with its reference. */
export function quote(range: VerseRange, translation: Translation = 'kjv'): string {
  return `> ${numbered(range, translation)}\n>\n> — ${labelOf(range)} (${translation.toUpperCase()})`;
}

/** A passage's quotations: itself, or for a long one its opening and how each further chapter opens. */
export function quotePassage(range: VerseRange, shown = SHOWN): string[] {
  const opening = quotedPart(range, shown);
  if (opening.to === range.to) return [quote(range)];
  const text = bibleText();
  const blocks = [`*${labelOf(range)} opens:*`, quote(opening)];
  const chapters: string[] = [];
  for (let id = opening.to + 1; id <= range.to && chapters.length < SHOWN; id += 1) {
    if (text.placeOf(id).verse === 1) chapters.push(quote({ from: id, to: id }));
  }
  if (chapters.length > 0) blocks.push('*And the chapters after it begin:*', ...chapters);
  return blocks;
}

/** One passage as a list item, for passages beside the main one. */
export function listItem(range: VerseRange): string {
  const part = { from: range.from, to: Math.min(range.to, range.from + 1) };
  return `- **${labelOf(part)}** — “${textOfRange(part)}”`;
}

/** All of a reply's passages; one that stands alone is quoted at more length, or to its end. */
export function quotePassages(ranges: readonly VerseRange[], isWhole = false): string[] {
  const shown = isWhole ? SHOWN_WHOLE : SHOWN_ALONE;
  return ranges.flatMap((range) => quotePassage(range, ranges.length === 1 ? shown : SHOWN));
}
