import type { Span } from './span.js';

const SENTENCE_END =
  /(?<!\b(?:\p{Lu}|Jr|Sr|Dr|Mr|Mrs|Ms|St|Rev|Prof))[.!?…]["”’»)\]*_]*\s+(?=["“‘«(*_]*\p{Lu})/gu;

/** A quotation in an item of a list: who has said it stands in its line. */
const ITEM = /(?:^|\n)\s*(?:[-*+•]|\d{1,2}[.)])\s[^\n]*$/;
const NO_SIGNER = /\n(?!(?:[ >]*\n)?\s*>?\s*[—–~-])/;

export interface Around {
  readonly before: string;
  readonly after: string;
  /** A reference stands in the sentence before the words, or in the one before it. */
  readonly hasReference: boolean;
}

const BLOCK_START = /\n\s*\n|\n\s*(?=[-*+•#|]|\d{1,2}[.)]\s)|\|/g;

/** Where the paragraph, list item or cell begins in which a line ends. */
function blockStart(line: string): number {
  const last = [...line.matchAll(BLOCK_START)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The sentence around a span: what stands before it, and behind. Other quotations' marks end nothing. */
export function around(text: string, { outerStart, outerEnd }: Span): Around {
  const lines = text.slice(Math.max(0, outerStart - 200), outerStart);
  // A paragraph before leads to the words only where it does not end.
  const isApart = /[.!?]["”’)\]*_]*\s*\n\s*\n[\s>*_]*$/.test(lines);
  const line = isApart ? '' : lines.replace(/[\s>]+$/, ' ');
  const joined = line.slice(blockStart(line)).replace(/\n/g, ' ');
  const ends = [...joined.matchAll(SENTENCE_END)].at(-1);
  const rest = text.slice(outerEnd, outerEnd + 160).split(ITEM.test(lines) ? /\n/ : NO_SIGNER)[0] ?? '';
  const stop = /[.!?…]["”’)]*\s+\p{Lu}/u.exec(rest.slice(1));
  return {
    before: (ends ? joined.slice(ends.index + ends[0].length) : joined)
      .replace(/['‘]/g, '’')
      .replace(/ {2,}/g, ' '),
    after: (stop ? rest.slice(0, stop.index + 2) : rest).replace(/'/g, '’'),
    hasReference: lines.includes('§'),
  };
}
