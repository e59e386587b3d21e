/** Pixels of a picture's sides: upright, as phones show it whole. */
export const PICTURE = { width: 1080, height: 1350 } as const;
/** What is left for the words. */
export const BOX = { width: 840, height: 740 } as const;

const LARGEST = 76;
const SMALLEST = 30;
const STEP = 2;
/** Of the size of the type. */
const LINE_HEIGHT = 1.42;

export interface Layout {
  /** Pixels. */
  readonly size: number;
  readonly lineHeight: number;
  readonly lines: readonly string[];
}

/** Returns how wide a text is in a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** Returns the words in lines, as large as they fit into the box; null where they do not, however small. */
export function layOut(words: string, measure: Measure): Layout | null {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const lineHeight = Math.round(size * LINE_HEIGHT);
    const lines = linesOf(words, (text) => measure(text, size) <= BOX.width);
    if (lines !== null && lines.length * lineHeight <= BOX.height) return { size, lineHeight, lines };
  }
  return null;
}

/** Null where a word alone is too wide. */
function linesOf(words: string, fits: (text: string) => boolean): string[] | null {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return null;
  }
  return lines;
}
