import type { Quotation } from '@emit/contract/scripture';
import type { Passage } from './faulty-passages.js';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns a passage with what is wrong in it mended without the model: a verse's own words for those that differ, the place where
 * words really stand for a false one, and a note where there is no such verse. Words that are nowhere in the Bible stay: whoever
 * reads them is told by the check.
 */
export function mended(text: string, { start, end, quotations }: Passage): string {
  const changes = quotations
    .map((quotation) => changeFor(text, quotation))
    .filter((change) => change !== null)
    .sort((a, b) => b.start - a.start);
  let passage = text.slice(start, end);
  let before = Infinity;
  for (const change of changes) {
    if (change.end > before) continue;
    before = change.start;
    passage = passage.slice(0, change.start - start) + change.text + passage.slice(change.end - start);
  }
  return passage;
}

function changeFor(text: string, quotation: Quotation): Change | null {
  const { status, start, end, scripture, found_at, reference, reference_start, reference_end } = quotation;
  if (status === 'differs' && scripture !== null && reference !== null)
    return { start, end, text: scripture };
  if (reference_start === null || reference_end === null) return null;
  if (found_at !== null) return { start: reference_start, end: reference_end, text: found_at };
  return status === 'no-such-verse' ? withoutPlace(text, reference_start, reference_end) : null;
}

/** In brackets it goes with them; elsewhere it is said that there is none. */
function withoutPlace(text: string, start: number, end: number): Change {
  const before = /\s*\($/.exec(text.slice(0, start))?.[0];
  const behind = /^(?:,?\s*KJV)?\)/.exec(text.slice(end))?.[0];
  if (before !== undefined && behind !== undefined)
    return { start: start - before.length, end: end + behind.length, text: '' };
  return { start: end, end, text: ' (there is no such verse)' };
}
