import type { Quotation, QuotationStatus } from '@emit/contract/scripture';
import { checkText } from '../../../../scripture/check/check.js';
import { scanReferences } from '../../../../scripture/check/reference-scanner.js';
import type { WrongMarker } from '../verses/verse-writer.js';

/** What must not become final: another translation that is named is another matter. */
const FAULTS: readonly QuotationStatus[] = ['differs', 'misattributed', 'no-such-verse', 'not-scripture'];

/** Lines of a reply in which something is quoted wrongly. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly quotations: readonly Quotation[];
  /** What the model asked for that does not exist. */
  readonly wrong: readonly WrongMarker[];
}

/** What the server has put in itself: words that are right, and what stands where there was nothing to put in. */
export interface Inserted {
  readonly inserted: readonly string[];
  readonly wrong: readonly WrongMarker[];
}

/** The passages of a text that need another look, in its order. */
export function faultyPassages(text: string, { inserted, wrong }: Inserted): Passage[] {
  const quotations = checkText(text).quotations.filter(
    (quotation) =>
      FAULTS.includes(quotation.status) &&
      !inserted.some((own) => quotation.quoted !== '' && own.includes(quotation.quoted)) &&
      !isOfAnotherLine(text, quotation),
  );
  const found: Passage[] = quotations.map((quotation) => ({
    ...linesAround(text, ...extentOf(quotation)),
    quotations: [quotation],
    wrong: [],
  }));
  for (const one of wrong) {
    const at = text.indexOf(one.shown);
    if (at >= 0)
      found.push({ ...linesAround(text, at, at + one.shown.length), quotations: [], wrong: [one] });
  }
  return merged(found.sort((a, b) => a.start - b.start));
}

const ITEM = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/;

/** Scripture whose own place stands in its line, or that is held against the place in another item of a list. */
function isOfAnotherLine(
  text: string,
  { status, start, end, found_at, reference_start }: Quotation,
): boolean {
  if (status !== 'misattributed' || found_at === null) return false;
  const own = linesAround(text, start, end);
  const line = text.slice(own.start, own.end);
  if (scanReferences(line).some(({ label }) => label === found_at)) return true;
  const isElsewhere = reference_start !== null && (reference_start < own.start || reference_start >= own.end);
  return isElsewhere && ITEM.test(line) && ITEM.test(lineAt(text, reference_start));
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, endOfLine(text, at));
}

function extentOf({ start, end, reference_start, reference_end }: Quotation): [from: number, to: number] {
  return [Math.min(start, reference_start ?? start), Math.max(end, reference_end ?? end)];
}

/** Whole lines; of a block quote all of them. */
function linesAround(text: string, from: number, to: number): { start: number; end: number } {
  let start = text.lastIndexOf('\n', from - 1) + 1;
  let end = endOfLine(text, to);
  const isQuote = (at: number) => text.startsWith('>', at);
  while (isQuote(start) && start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (!isQuote(before)) break;
    start = before;
  }
  while (isQuote(start) && isQuote(end + 1)) end = endOfLine(text, end + 1);
  return { start, end };
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function merged(passages: readonly Passage[]): Passage[] {
  const all: Passage[] = [];
  for (const passage of passages) {
    const before = all.at(-1);
    if (!before || passage.start > before.end) {
      all.push(passage);
      continue;
    }
    all[all.length - 1] = {
      start: before.start,
      end: Math.max(before.end, passage.end),
      quotations: [...before.quotations, ...passage.quotations],
      wrong: [...before.wrong, ...passage.wrong],
    };
  }
  return all;
}
