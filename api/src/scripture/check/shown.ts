import type { Span } from './bind.js';
import type { Block } from './blocks.js';
import { italicSpans, markedSpans } from './marked-spans.js';
import { plainSpans } from './plain-spans.js';
import type { ReferenceGroup } from './reference-groups.js';
import { firstFrom } from './scanned-reference.js';
import { tokensOf, type Token } from './tokens.js';

/** Words that a text shows as a quotation. */
export interface Shown extends Span {
  /** By quotation marks, by italics beside a reference, as a block quote, or by its place alone. */
  readonly kind: 'marked' | 'italic' | 'block' | 'plain';
  /** Whoever reads takes the words for a quotation. */
  readonly isPresented: boolean;
  readonly tokens: readonly Token[];
}

const MOST_SPANS = 600;

/** Returns what a text shows as quotations, in order, the first MOST_SPANS; nothing that has a reference inside. */
export function shownIn(text: string, blocks: readonly Block[], groups: readonly ReferenceGroup[]): Shown[] {
  const cut = (span: Span, kind: Shown['kind'], isPresented: boolean): Shown => ({
    ...span,
    kind,
    isPresented,
    tokens: tokensOf(text, span.start, span.end),
  });
  const isWithin = (one: Span, { start, end }: { start: number; end: number }): boolean =>
    one.start >= start && one.end <= end;
  const marked = blocks.flatMap((block) => markedSpans(text, block)).slice(0, MOST_SPANS);
  const italic = italicSpans(text, marked).slice(0, MOST_SPANS);
  const quotes = blocks.filter((block) => block.quote && !marked.some((one) => isWithin(one, block)));
  const plain = plainSpans(text, blocks, groups).filter((span) => !italic.some((one) => isWithin(one, span)));
  return [
    ...marked.map((one) => cut(one, 'marked', true)),
    ...italic.map((one) => cut(one, 'italic', true)),
    ...quotes.map(({ start, end }) => cut({ start, end, outerStart: start, outerEnd: end }, 'block', true)),
    ...plain.map((one) => cut(one, 'plain', one.isPresented)),
  ]
    .filter(
      ({ start, end, tokens }) =>
        tokens.length > 0 && (groups[firstFrom(groups, start)]?.start ?? end) >= end,
    )
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_SPANS);
}

/** Returns the text with a sign, and spaces, in place of its parts, which are in order. */
export function blanked(
  text: string,
  parts: readonly { readonly start: number; readonly end: number }[],
  sign: string,
): string {
  let [left, at] = ['', 0];
  for (const { start, end } of parts) {
    left += text.slice(at, start) + sign.padEnd(end - start, ' ');
    at = end;
  }
  return left + text.slice(at);
}
