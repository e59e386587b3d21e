import { searchIndex, searchStem } from './search-index.js';
import type { Query } from './search-query.js';

const WORD = /\p{L}+/gu;

/** Returns the words of a verse that a query is found by, each once, in small letters: also those that stand for a modern word. */
export function foundWords({ words }: Query, text: string): string[] {
  const { stems } = searchIndex();
  const telling = words.filter((word) => word.telling);
  const wanted = new Set(
    (telling.length > 0 ? telling : words).flatMap(({ alternatives }) =>
      alternatives.map(({ stem }) => stem),
    ),
  );
  const found = (text.toLowerCase().match(WORD) ?? []).filter((word) =>
    wanted.has(stems.get(searchStem(word)) ?? -1),
  );
  return [...new Set(found)];
}
