import { concordance } from '../concordance.js';
import { joined, respelt } from './spelling.js';

/** A word of a text and where it stands in it. */
export interface Token {
  readonly word: string;
  /** Number in the concordance; -1 when the Bible does not have the word. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Words were left out before it: an ellipsis. */
  readonly afterGap: boolean;
  /** Written in today's spelling; `word` is the King James text's. */
  readonly respelt: boolean;
  /** As it was written, in small letters; empty in the second part of a word that the text writes as two. */
  readonly written: string;
  /** A hyphen makes it one word with the next: other translations have "hill-country" as one. */
  readonly hyphened: boolean;
  /** Stands in square brackets: a word that the text supplies, or the writer. */
  readonly bracketed: boolean;
}

/** What is not read as words, although it has letters: HTML tags and entities, a link's address, a callout's kind. */
const MARKUP = String.raw`<\/?\p{L}[^<>]{0,300}>|&#?\w{1,10};|\]\([^()\s]{1,500}\)|\[!\p{L}{1,20}\]`;
/** Soft hyphens and the like, which may stand within a word and are not seen. */
const UNSEEN = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
/** "[T]he": a capital that the writer has put. */
const PART = `(?:\\[\\p{L}\\](?=\\p{L}))?\\p{L}[\\p{L}\\p{M}${UNSEEN}]*`;
/** "L<small>ORD</small>": a tag inside a word. */
const SMALL = String.raw`(?<=\p{L})<(?:small|sc|span|sup|b|i)\b[^<>]{0,60}>(?=\p{L})`;
const WORD = new RegExp(`\\[sic\\]|(${PART}(?:(?:['’‘-]|${SMALL})${PART})*|&(?=\\s))|${MARKUP}`, 'giu');
const NO_LETTER = new RegExp(`<[^<>]*>|['’‘[\\]${UNSEEN}-]`, 'gu');
const GAP = /…|\.\s?\.\s?\.|\[\s?\.\.\.?\s?\]/;

/** Letters that look like small capitals: "Lᴏʀᴅ". */
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (letter, at) => [letter, 'abcdefghijklmnoprstuvwyz'[at] ?? letter]),
);
const SMALL_CAPITAL = /[ᴀ-ᴢʀʏʜɪɴɢʙʟꜰꜱ]/g;

let vocabulary: ReadonlyMap<string, number> | undefined;

function numberOf(word: string): number {
  vocabulary ??= concordance().vocabulary;
  return vocabulary.get(word) ?? -1;
}

const PLAIN_WORD = /^[a-z]+$/i;

function spelt(raw: string): string {
  if (PLAIN_WORD.test(raw)) return raw.toLowerCase();
  return raw
    .toLowerCase()
    .replace(SMALL_CAPITAL, (letter) => PLAIN[letter] ?? letter)
    .replace(NO_LETTER, '')
    .replace(/^&$/, 'and');
}

function isInBrackets(between: string, before: boolean): boolean {
  if (between === ' ' || between === '') return before;
  const [opens, closes] = [between.lastIndexOf('['), between.lastIndexOf(']')];
  return opens < 0 && closes < 0 ? before : opens > closes;
}

/** Makes the last token one word with the next where the text has one: "threshing floor". */
function joinsLast(tokens: Token[], next: string, end: number): boolean {
  const first = tokens.at(-1);
  const word = first && !first.respelt ? joined(first.word, next) : null;
  if (!first || word === null) return false;
  tokens[tokens.length - 1] = {
    ...first,
    word,
    id: numberOf(word),
    end,
    respelt: true,
    written: `${first.written} ${next}`,
  };
  return true;
}

/** The words of a part of a text, as the concordance spells them; numbers (of verses) are none. */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  let last = start;
  let bracketed = false;
  const add = (raw: string, at: number, hyphened = false): void => {
    const written = spelt(raw);
    const between = text.slice(last, at);
    bracketed = isInBrackets(between, bracketed);
    if (between.length === 1 && /\s/.test(between) && joinsLast(tokens, written, at + raw.length)) {
      last = at + raw.length;
      return;
    }
    const place = { start: at, end: at + raw.length, bracketed, hyphened };
    const then = numberOf(written) < 0 ? respelt(written) : null;
    (then ?? [written]).forEach((word, index) => {
      const afterGap = index === 0 && between !== ' ' && GAP.test(between);
      const first = index === 0 ? written : '';
      tokens.push({ word, id: numberOf(word), ...place, afterGap, respelt: then !== null, written: first });
    });
    last = at + raw.length;
  };
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const [, raw] = match;
    if (raw === undefined) continue;
    const at = start + match.index;
    if (raw.includes('-') && numberOf(spelt(raw)) < 0) {
      let offset = 0;
      for (const part of raw.split('-')) {
        const partEnd = offset + part.length;
        add(part, at + offset, partEnd < raw.length);
        offset = partEnd + 1;
      }
    } else add(raw, at);
  }
  return tokens;
}
