import type { Block } from './blocks.js';

/** Words between quotation marks; `start` and `end` leave the marks out, `outer` offsets take them in. */
export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly outerStart: number;
  readonly outerEnd: number;
}

/** Marks that may stand within each other, and what closes them. */
const NESTING = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‹': '›',
  '›': '‹',
  '《': '》',
} as const;
const ANY_MARK = /["“”„«»「」『』‹›《》'‘’]/;
const MARK = /["“”„«»「」『』‹›《》]/g;
// A single closing mark looks like an apostrophe ("hinds' feet"), so more must follow that ends a quotation.
const SINGLE_CLOSE =
  /(?<=[\p{L}.,;:!?…])['’](?=\s*(?:$|[.,;:!?)(\][*_\n—–~→•”»]|-\s))|(?<=[.!?…])['’](?=\s)/gu;

/** "‘…’ is what § says": before a word it is as like an apostrophe, so it closes only where nothing else does. */
const LOOSE_CLOSE = /(?<=[\p{L}.,;:!?…])['’](?=\s+[\p{L}(])/gu;

/** Where each opening mark of a block is closed. One pass: a text of nothing but marks must not keep the server busy. */
function closings(text: string, { start, end }: Block): Map<number, number> {
  const closed = new Map<number, number>();
  const stacks = Object.entries(NESTING).map(([opens, closes]) => ({ opens, closes, open: [] as number[] }));
  let straight = -1;
  // ”…” as in Swedish: the same mark on both sides.
  const isSame = !/[“„]/.test(text.slice(start, end));
  for (const match of text.slice(start, end).matchAll(MARK)) {
    const [character] = match;
    const at = start + match.index;
    if (character === '"' || (character === '”' && isSame)) {
      closed.set(straight, at);
      straight = at;
    }
    for (const { opens, closes, open } of stacks) {
      if (character === opens) open.push(at);
      else if (closes.includes(character)) closed.set(open.pop() ?? -1, at);
    }
  }
  // An opened “ is closed by the paragraph's end where the quotation goes on in the next.
  for (const at of stacks[0]?.open ?? []) closed.set(at, end);
  return closed;
}

/** Where single quotations can end in a block, in order. */
function singleClosings(text: string, { start, end }: Block, close = SINGLE_CLOSE): number[] {
  return [...text.slice(start, end).matchAll(close)].map((match) => start + match.index);
}

const SINGLE_OPEN = /(?<![\p{L}\p{N}])[‘'](?=\p{L})/gu;

/** Where the single quotation that opens at a place ends; -1 where it does not. `closings` are in order, as are the others. */
function singleClose(
  at: number,
  closings: readonly number[],
  loose: readonly number[],
  opens: readonly number[],
): number {
  const close = closings.find((end) => end > at + 1) ?? -1;
  // The next one that opens stands behind the end of this one.
  const next = opens.find((open) => open > at) ?? Infinity;
  if (close >= 0 && close < next) return close;
  let last = close;
  for (const end of loose) {
    if (end >= next) break;
    if (end > at + 1) last = end;
  }
  return last;
}

function opensSingle(text: string, at: number): boolean {
  const mark = text[at];
  return (
    (mark === '‘' || mark === "'") &&
    /\p{L}/u.test(text[at + 1] ?? '') &&
    !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')
  );
}

/** “Sang Psalm 42:1 today: ‘As the hart …’ So true.” */
const NAMES_AND_QUOTES = /\d[:.]\d[^‘“”\n]{0,60}\s‘(?=\p{L})/u;
/** Characters of a quotation that are looked at for one within it. */
const LOOKED_INTO = 300;

/** Whether somebody's words give a reference and quote it themselves: then theirs is no quotation of Scripture. */
function quotesWithin(text: string, at: number, close: number, singles: readonly number[]): boolean {
  const within = NAMES_AND_QUOTES.exec(text.slice(at + 1, Math.min(close, at + LOOKED_INTO)));
  if (!within) return false;
  const opens = at + 1 + within.index + within[0].length;
  return singles.some((end) => end > opens && end < close);
}

/** The quoted spans of a block, the outer ones, in order. */
export function markedSpans(text: string, block: Block): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  const { start, end } = block;
  if (!ANY_MARK.test(text.slice(start, end))) return spans;
  const closed = closings(text, block);
  const singles = singleClosings(text, block);
  const loose = singleClosings(text, block, LOOSE_CLOSE);
  const opens = singleClosings(text, block, SINGLE_OPEN);
  for (let at = start; at < end; at += 1) {
    let close = closed.get(at) ?? -1;
    if (opensSingle(text, at)) {
      for (const passed of [singles, loose, opens]) while ((passed[0] ?? Infinity) <= at) passed.shift();
      close = singleClose(at, singles, loose, opens);
    }
    if (close <= at + 1 || quotesWithin(text, at, close, singles)) continue;
    spans.push({ start: at + 1, end: close, outerStart: at, outerEnd: Math.min(end, close + 1) });
    at = close;
  }
  return spans;
}

const ITALIC = /(?<![*_\p{L}])([*_])(?![*_\s])([^*_\n“”"«»|]{6,600}?)(?<![\s:])\1(?![*_\p{L}])/gu;

const SENTENCE_LENGTH = 20;
/** "*Jesus wept.*": fewer words are a sentence where they begin and end as one, and else a term. */
const SHORT_SENTENCE = /^\p{Lu}.*\s.*[.!?…]$/u;

/** Returns the words in italics, a sentence or as long as one, that stand in none of the marked spans. */
export function italicSpans(text: string, marked: readonly MarkedSpan[]): MarkedSpan[] {
  return [...text.matchAll(ITALIC)].flatMap((match) => {
    const words = match[2] ?? '';
    if (words.length < SENTENCE_LENGTH && !SHORT_SENTENCE.test(words)) return [];
    const outerStart = match.index;
    const outerEnd = outerStart + match[0].length;
    const isInside = marked.some((span) => span.outerStart < outerEnd && outerStart < span.outerEnd);
    return isInside ? [] : [{ start: outerStart + 1, end: outerEnd - 1, outerStart, outerEnd }];
  });
}
