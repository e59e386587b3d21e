const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
const GAP = /\s*(?:…|\.\.\.)\s*/u;

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }));
}

/** Where a run of words begins in others, from a place on; -1 when nowhere. */
function placeOf(run: readonly Word[], within: readonly Word[], from: number): number {
  for (let at = from; at + run.length <= within.length; at += 1) {
    if (run.every(({ key }, offset) => within[at + offset]?.key === key)) return at;
  }
  return -1;
}

/**
 * Returns the part of a text that has these words, spelt and pointed as the text has it, with an ellipsis where they leave
 * some out; null where the text has no such words.
 */
export function partOfText(text: string, written: string): string | null {
  const all = wordsOf(text);
  const parts: string[] = [];
  let from = 0;
  for (const piece of written.split(GAP)) {
    const run = wordsOf(piece);
    if (run.length === 0) continue;
    const at = placeOf(run, all, from);
    const [first, last] = [all[at], all[at + run.length - 1]];
    if (!first || !last) return null;
    parts.push(text.slice(first.start, last.end));
    from = at + run.length;
  }
  return parts.length === 0 ? null : parts.join(' … ');
}
