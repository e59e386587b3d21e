import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type { MarksResponse, WireHighlight, WireNote } from '@emit/contract/marks';

export interface MarkedChapter {
  readonly book: string;
  readonly chapter: number;
  readonly highlights: WireHighlight[];
  readonly notes: WireNote[];
}

const ORDER = new Map(BOOK_GROUPS.flatMap(({ books }) => books).map(([name], at) => [name, at]));

/** Returns the chapters with a mark, in the order of the Bible. */
export function byChapter({ highlights, notes }: MarksResponse): MarkedChapter[] {
  const found = new Map<string, MarkedChapter>();
  const at = ({ book, chapter }: WireHighlight | WireNote) => {
    const key = `${book} ${chapter}`;
    const known = found.get(key) ?? { book, chapter, highlights: [], notes: [] };
    found.set(key, known);
    return known;
  };
  for (const highlight of highlights) at(highlight).highlights.push(highlight);
  for (const note of notes) at(note).notes.push(note);
  return [...found.values()].sort(
    (a, b) => (ORDER.get(a.book) ?? 0) - (ORDER.get(b.book) ?? 0) || a.chapter - b.chapter,
  );
}

/** Returns highlights of a chapter in runs: verses after one another in one colour. */
export function runsOf(highlights: readonly WireHighlight[]): WireHighlight[][] {
  const runs: WireHighlight[][] = [];
  for (const highlight of [...highlights].sort((a, b) => a.verse - b.verse)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.colour === highlight.colour && last.verse + 1 === highlight.verse) run.push(highlight);
    else runs.push([highlight]);
  }
  return runs;
}
