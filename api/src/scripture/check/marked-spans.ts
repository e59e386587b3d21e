import type { Block } from './blocks.js';

/** Words between quotation marks; `start` and `end` leave the marks out, `outer` offsets take them in. */
export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly outerStart: number;
  readonly outerEnd: number;
}

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '"': '"' };
// A single closing mark looks like an apostrophe ("hinds' feet"), so more must follow that ends a quotation.
const SINGLE_CLOSE = /(?<=[\p{L}.,;:!?…])['’](?=\s*(?:$|[.,;:!?)(\][*_\n—–]|-\s))/gu;

function closingOf(text: string, mark: string, from: number, end: number): number {
  const closing = CLOSING[mark] ?? '';
  let depth = 0;
  for (let at = from; at < end; at += 1) {
    const character = text[at] ?? '';
    if (mark !== '"' && character === mark) depth += 1;
    if (!closing.includes(character)) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  // An opened “ is closed by the paragraph's end where the quotation goes on in the next.
  return mark === '“' ? end : -1;
}

/** Where single quotations can end in a block, in order. */
function singleClosings(text: string, { start, end }: Block): number[] {
  return [...text.slice(start, end).matchAll(SINGLE_CLOSE)].map((match) => start + match.index);
}

function opensSingle(text: string, at: number): boolean {
  const mark = text[at];
  return (
    (mark === '‘' || mark === "'") &&
    /\p{L}/u.test(text[at + 1] ?? '') &&
    !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')
  );
}

/** The quoted spans of a block, the outer ones, in order. */
export function markedSpans(text: string, block: Block): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  const singles = singleClosings(text, block);
  const { start, end } = block;
  for (let at = start; at < end; at += 1) {
    const mark = text[at] ?? '';
    let close = -1;
    if (mark in CLOSING) close = closingOf(text, mark, at + 1, end);
    else if (opensSingle(text, at)) {
      while ((singles[0] ?? Infinity) <= at + 1) singles.shift();
      close = singles[0] ?? -1;
    }
    if (close <= at + 1) continue;
    spans.push({ start: at + 1, end: close, outerStart: at, outerEnd: Math.min(end, close + 1) });
    at = close;
  }
  return spans;
}
