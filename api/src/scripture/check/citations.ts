import { exactElsewhere } from './elsewhere.js';
import { placeInOthers } from './other-texts.js';
import type { ScannedReference } from './scanned-reference.js';
import { firstFrom } from './scanned-reference.js';
import type { Span } from './span.js';
import { tokensOf, type Token } from './tokens.js';

/** What looks like a chapter and a verse. */
/** A time is none: "at 7:30". */
const CITATION =
  /(?<![\p{L}\d:.,])(?<!\b(?:at|around|by|until)\s)(\d{1,3})\s?[:.,]\s?(\d{1,3})(?![\d:%]|\s?(?:[ap]\.?m|Uhr|o.clock|h\b))|\bverses?\s+(\d{1,3})\b/giu;
const AROUND = 90;

/**
 * Returns whether a place is named right beside words, in a way that was not read as a reference, and it is another than
 * `found` ("John 3:16"): then nobody can say that the words are where the text says.
 */
export function citesElse(
  text: string,
  span: Span,
  references: readonly ScannedReference[],
  found: string,
): boolean {
  const from = Math.max(0, span.outerStart - AROUND);
  const lead = text.slice(from, span.outerStart);
  const begin =
    from +
    Math.max(
      lead.lastIndexOf('\n'),
      ...[...lead.matchAll(/[.!?]["”’)]*\s+(?=\p{Lu})/gu)].map(({ index }) => index),
    ) +
    1;
  const rest = text.slice(span.outerEnd, span.outerEnd + AROUND).split('\n')[0] ?? '';
  const stop = /[.!?]["”’)]*\s+\p{Lu}/u.exec(rest)?.index ?? rest.length;
  const parts = [
    { at: begin, words: text.slice(begin, span.outerStart) },
    { at: span.outerEnd, words: rest.slice(0, stop) },
  ];
  return parts.some(({ at, words }) =>
    [...words.matchAll(CITATION)].some((match) => {
      const start = at + match.index;
      const next = references[firstFrom(references, start - 60)];
      const isRead = references.some((one) => one.start <= start && start < one.end) || next?.start === start;
      const [, chapter, verse, alone] = match;
      const place = alone === undefined ? `${chapter}:${verse}` : `:${alone}`;
      return !isRead && !found.endsWith(place);
    }),
  );
}

/** "Here is John 3:16:", and below it a paragraph; a heading with a reference. */
const ANNOUNCES = /:[\s*_>`~]*$/;
const HEADING = /(?:^|\n)[ \t]*#{1,6}[ \t][^\n]*$/;

/**
 * Returns whether the paragraph before announces the words of another place than `found`: then none of this one's are
 * approved. Below a heading people talk, so that all of the paragraph up to there must be a passage.
 */
export function announcesElse(
  text: string,
  { outerStart, end }: Span,
  references: readonly ScannedReference[],
  found: string,
): boolean {
  const paragraph = text.lastIndexOf('\n\n', outerStart);
  if (paragraph < 0) return false;
  const lead = text.slice(Math.max(0, paragraph - AROUND), paragraph);
  const last = references[firstFrom(references, paragraph) - 1];
  if (!last || last.end < paragraph - lead.length || /[.!?\n]/.test(text.slice(last.end, paragraph)))
    return false;
  const chapter = (label: string): string => label.split(':')[0] ?? '';
  if (chapter(last.label) === chapter(found)) return false;
  return ANNOUNCES.test(lead) || (HEADING.test(lead) && isPassage(tokensOf(text, paragraph, end)));
}

function isPassage(tokens: readonly Token[]): boolean {
  return exactElsewhere(tokens) !== null || placeInOthers(tokens) !== null;
}
