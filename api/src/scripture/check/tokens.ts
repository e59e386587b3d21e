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

/** What is not read as words, although it has letters: HTML tags and entities, a link's address, a callout's kind. */
const MARKUP = String.raw`<\/?\p{L}[^<>]{0,300}>|&#?\w{1,10};|\]\([^()\s]{1,500}\)|\[!\p{L}{1,20}\]`;
/** Soft hyphens and the like, which may stand within a word and are not seen. */
const UNSEEN = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
const PART = `\\p{L}[\\p{L}\\p{M}${UNSEEN}]*`;
const WORD = new RegExp(`${MARKUP}|(${PART}(?:['’‘-]${PART})*)`, 'gu');
const NO_LETTER = new RegExp(`['’‘${UNSEEN}-]`, 'gu');
const GAP = /…|\.\s?\.\s?\.|\[\s?\.\.\.?\s?\]/;

function numberOf(word: string): number {
  return concordance().vocabulary.get(word) ?? -1;
}

function spelt(raw: string): string {
  return raw.toLowerCase().replace(NO_LETTER, '');
}

/** The words of a part of a text, as the concordance spells them; numbers (of verses) are none. */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  let last = start;
  const add = (raw: string, at: number): void => {
    const word = spelt(raw);
    const between = text.slice(last, at);
    tokens.push({ word, id: numberOf(word), start: at, end: at + raw.length, afterGap: GAP.test(between) });
    last = at + raw.length;
  };
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const [, raw] = match;
    if (raw === undefined) continue;
    const at = start + match.index;
    if (raw.includes('-') && numberOf(spelt(raw)) < 0) {
      let offset = 0;
      for (const part of raw.split('-')) {
        add(part, at + offset);
        offset += part.length + 1;
      }
    } else add(raw, at);
  }
  return tokens;
}
