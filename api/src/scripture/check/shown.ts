import type { Span } from './span.js';
import type { Block } from './blocks.js';
import { asksReader } from './commentary.js';
import { italicSpans, markedSpans } from './marked-spans.js';
import { plainSpans } from './plain-spans.js';
import type { PlainSpan, Presence } from './placed.js';
import type { ReferenceGroup } from './reference-groups.js';
import { firstFrom } from './scanned-reference.js';
import { tokensOf, type Token } from './tokens.js';

/** Words that a text shows as a quotation. */
export interface Shown extends Span {
  /** By quotation marks, by italics beside a reference, as a block quote, or by its place alone. */
  readonly kind: 'marked' | 'italic' | 'block' | 'plain';
  /** How surely words without marks are shown as a verse. */
  readonly presence: Presence;
  readonly tokens: readonly Token[];
}

const MOST_SPANS = 300;

/** Returns what a text shows as quotations, in order, the first MOST_SPANS; nothing that has a reference inside. */
export function shownIn(text: string, blocks: readonly Block[], groups: readonly ReferenceGroup[]): Shown[] {
  const cut = (span: Span, kind: Shown['kind'], presence: Presence = 'presented'): Shown => ({
    ...span,
    kind,
    presence,
    tokens: tokensOf(text, span.start, span.end),
  });
  const isWithin = (one: Span, { start, end }: { start: number; end: number }): boolean =>
    one.start >= start && one.end <= end;
  const marked = blocks.flatMap((block) => markedSpans(text, block)).slice(0, MOST_SPANS);
  const italic = italicSpans(text, marked).slice(0, MOST_SPANS);
  const quotes = blocks.filter((block) => block.quote && !marked.some((one) => isWithin(one, block)));
  const placed = plainSpans(text, blocks, groups);
  const plain = placed.filter((span) => !italic.some((one) => isWithin(one, span)));
  return [
    ...marked.map((one) => cut(besideReference(text, one, groups), 'marked')),
    ...italic.map((one) => cut(one, 'italic', presenceOfItalics(text, one, placed))),
    ...quotes.map((block) => cut(withoutSigner(text, block), 'block')),
    ...plain.map((one) => cut(one, 'plain', one.presence)),
  ]
    .filter(
      ({ start, end, tokens }) =>
        tokens.length > 0 && (groups[firstFrom(groups, start)]?.start ?? end) >= end,
    )
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_SPANS);
}

/** How italics stand that are all of a paragraph at a verse's place: as a line beside it; "near" says nothing of them. */
function presenceOfItalics(text: string, one: Span, placed: readonly PlainSpan[]): Presence {
  const place = placed.find(({ start, end }) => one.start >= start && one.end <= end);
  const isAll = place && !/\p{L}/u.test(text.slice(place.start, one.start) + text.slice(one.end, place.end));
  if (!isAll || asksReader(text.slice(one.start, one.end))) return 'near';
  return place.presence === 'placed' ? 'listed' : place.presence;
}

const GOES_INTO = /\p{L}\s+(?:with|on|about|after|before|of|from|like|for|over|beside|through|into)\s+$/u;

/** "“For God so loved … (John 3:16)”": a reference at the edge, within the marks, is none of the words. */
function besideReference(text: string, span: Span, groups: readonly ReferenceGroup[]): Span {
  const inside = groups[firstFrom(groups, span.start)];
  if (!inside || inside.end > span.end) return span;
  // "Morning quiet with John 3:16": it is one of the words.
  if (GOES_INTO.test(text.slice(span.start, inside.start))) return span;
  if (!/\p{L}/u.test(text.slice(inside.end, span.end))) {
    const end = span.start + text.slice(span.start, inside.start).replace(/[\s([—–-]+$/, '').length;
    return { ...span, end, outerEnd: end };
  }
  if (/\p{L}/u.test(text.slice(span.start, inside.start))) return span;
  const start = inside.end + (/^[\s)\]:,—–*_-]*/.exec(text.slice(inside.end, span.end))?.[0].length ?? 0);
  return { ...span, start, outerStart: start };
}

/** "> We suffer more in imagination.\n> — Seneca", "> … (Seneca)": who has said it is no part of the words. */
function withoutSigner(text: string, { start, end }: Block): Span {
  const written = text.slice(start, end).trimEnd();
  const from = Math.max(0, written.length - LONGEST_SIGNER);
  const signer = SIGNER.exec(written.slice(from));
  const last = signer ? start + from + signer.index : end;
  return { start, end: last, outerStart: start, outerEnd: last };
}

const LONGEST_SIGNER = 100;
const SIGNER =
  /[\s>]*(?:[—–]|--|\n[\s>]*-|\((?=the |my |an? |our |\p{Lu}))\s*[*_]*\p{L}[^\n!?]{1,60}[)*_\s]*$/u;

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
