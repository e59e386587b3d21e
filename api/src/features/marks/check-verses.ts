import type { VersesOfChapter } from '@emit/contract/marks';
import { Refusal } from '../../kernel/refusal.js';
import { books } from '../../scripture/reader.js';

/** Verses of each chapter, by book. */
let counts: ReadonlyMap<string, readonly number[]> | null = null;

/** Returns the verses in order, each once. Throws VALIDATION_FAILED where the Bible has no such verse. */
export function checkVerses({ book, chapter, verses }: VersesOfChapter): number[] {
  counts ??= new Map(
    books().groups.flatMap((group) => group.books.map((one) => [one.name, one.verses] as const)),
  );
  const chapters = counts.get(book);
  if (chapters === undefined) refuse(`There is no book "${book}" among the 66 books of the Bible`);
  const last = chapters[chapter - 1];
  if (last === undefined) refuse(`${book} has ${chapters.length} chapters; there is no chapter ${chapter}`);
  const missing = verses.find((verse) => verse < 1 || verse > last);
  if (missing !== undefined) refuse(`${book} ${chapter} has ${last} verses; there is no verse ${missing}`);
  return [...new Set(verses)].sort((a, b) => a - b);
}

function refuse(text: string): never {
  throw new Refusal('VALIDATION_FAILED', { text });
}
