import { concordance } from '../concordance.js';
import type { VerseRange } from '../passages.js';
import { ALL_TEXTS, writtenWords } from './other-texts.js';
import type { Token } from './tokens.js';

const FEWEST = 9;
/** So many words may have slipped, and the rest still be meant as the verse's; from LONG on one more. */
const SLIPPED = 1;
const LONG = 16;
const LONGEST = 80;
const LONGEST_TEXT = 400;

/** Returns how many words must change, go or come for a row of words to be a part of a text. */
function wordsFrom(row: readonly number[], text: readonly number[]): number {
  let before = new Array<number>(text.length + 1).fill(0);
  row.forEach((word, index) => {
    const line = [index + 1];
    text.forEach((other, at) => {
      const changed = (before[at] ?? 0) + (word === other ? 0 : 1);
      line.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    });
    before = line;
  });
  return Math.min(...before);
}

/** Returns whether words are a verse's in one of the texts, but for a slip or two. */
export function areWithSlips(
  tokens: readonly Token[],
  ranges: readonly VerseRange[],
  most = SLIPPED + (tokens.length < LONG ? 0 : 1),
): boolean {
  if (tokens.length < FEWEST || tokens.length > LONGEST) return false;
  return ALL_TEXTS.some((translation) => {
    const { vocabulary, words, verseStarts } = concordance(translation);
    const row = writtenWords(tokens, translation).map((word) => vocabulary.get(word) ?? -1);
    return ranges.some(({ from, to }) => {
      const [start = 0, end = 0] = [verseStarts[from], verseStarts[to + 1]];
      if (end - start > LONGEST_TEXT) return false;
      return wordsFrom(row, Array.from(words.slice(start, end))) <= most;
    });
  });
}
