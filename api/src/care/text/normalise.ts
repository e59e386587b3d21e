/** Letters of other scripts that look like Latin ones, as they are used to hide a word. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/** Pictures that are written for words. */
const PICTURES: Readonly<Record<string, string>> = {
  '🔪': ' knife ',
  '🗡': ' knife ',
  '🔫': ' gun ',
  '💊': ' pills ',
  '🩸': ' blood ',
};

const MARKS = /\p{M}+/gu;
const UNSEEN = /(?:\u00ad|[\u200b-\u200f\u2028-\u202e\u2060-\u2064]|\ufeff|\ufe0f)/g;
const APOSTROPHES = /[’‘`´ʼ＇]/g;
/** What stands before an apostrophe in French and Italian, where a word ends there. */
const ELISION = /(?<![\p{L}\p{N}])(j|m|l|d|n|s|t|c|qu|jusqu|lorsqu|puisqu|dell|all|nell|un)'(?=\p{L}{2})/gu;
/** One letter at a time, with the same sign between each two: "k.i.l.l", "k i l l". */
const SPELT = /(?<![\p{L}\p{N}])\p{L}([ .\-_*~])\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

/** Lower case without accents, apostrophes and what nobody sees; words spelt letter by letter are put together. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/\p{Extended_Pictographic}/gu, (picture) => PICTURES[picture] ?? ' ')
    .replace(/[\u0131\u00e6\u00f8\u0111\u0142\u0153\u00df\u0370-\u03ff\u0400-\u052f\u0570-\u0587]/g, latin)
    .replace(APOSTROPHES, "'")
    .replace(ELISION, '$1 ')
    .replace(/'(?:ll)\b/g, ' will')
    .replace(/\bsa'd\b/g, 'saed')
    .replace(/'/g, '')
    .replace(SPELT, (spelt, sign: string) => spelt.replaceAll(sign, ''));
}

function latin(letter: string): string {
  return LOOK_ALIKES[letter] ?? letter;
}

/** Ends of sentences stand as this. */
export const END = '.';
/** A sign between two letters or digits may stand for a letter: k!ll, s*icide, r@pe. */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}]|[*@$!|](?=[\p{L}\p{N}*@$!|]))*|[@$](?=\p{L})[\p{L}\p{N}*@$!|]+|[.?!;…\n]+/gu;

/** Words and ends of sentences, in order. Longer words than any language has are cut. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [token] of plainText(text).matchAll(WORD)) {
    const isEnd = /^[.?!;…\n]/.test(token);
    if (isEnd && (tokens.length === 0 || tokens.at(-1) === END)) continue;
    tokens.push(isEnd ? END : token.slice(0, 60));
  }
  return tokens;
}
