import { concordance } from '../concordance.js';

/** A word of a text and where it stands in it. */
export interface Token {
  readonly word: string;
  /** Number in the concordance; -1 when the Bible does not have the word. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Words were left out before it: an ellipsis. */
  readonly afterGap: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*/gu;
const GAP = /…|\.\s?\.\s?\.|\[\s?\.\.\.?\s?\]/;

function numberOf(word: string): number {
  return concordance().vocabulary.get(word) ?? -1;
}

/** The words of a part of a text, as the concordance spells them; numbers (of verses) are none. */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  let last = start;
  const add = (raw: string, at: number): void => {
    const word = raw.toLowerCase().replace(/['’‘-]/g, '');
    const between = text.slice(last, at);
    tokens.push({ word, id: numberOf(word), start: at, end: at + raw.length, afterGap: GAP.test(between) });
    last = at + raw.length;
  };
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const [raw] = match;
    const at = start + match.index;
    if (raw.includes('-') && numberOf(raw.toLowerCase().replace(/['’‘-]/g, '')) < 0) {
      let offset = 0;
      for (const part of raw.split('-')) {
        add(part, at + offset);
        offset += part.length + 1;
      }
    } else add(raw, at);
  }
  return tokens;
}
