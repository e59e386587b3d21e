import type { Translation } from '@emit/contract/translations';
import type { VerseId } from './bible-text.js';
import type { VerseRange } from './passages.js';
import { searchIndex, type SearchedText } from './search-index.js';
import type { Query } from './search-query.js';

interface Among {
  readonly verse: VerseId;
  readonly translation: Translation;
}

/** How well each word of a query stands in a verse of one text, 0 to 1. */
function likenesses({ words: text, stemOfWord }: SearchedText, verse: VerseId, query: Query): number[] {
  const here = new Set<number>();
  const end = text.verseStarts[verse + 1] ?? 0;
  for (let place = text.verseStarts[verse] ?? 0; place < end; place += 1)
    here.add(stemOfWord[text.words[place] ?? 0] ?? -1);
  return query.words.map(({ alternatives }) =>
    alternatives.reduce((most, { stem, likeness }) => (here.has(stem) ? Math.max(most, likeness) : most), 0),
  );
}

/** What it is worth to stand where a story is told first of all. */
const MAIN = 0.5;

/** Returns verses of a story in the order of how well they fit a query; a word tells as much as few of them have it. */
export function rankAmong(query: Query, verses: readonly VerseId[], main?: VerseRange): Among[] {
  const { texts } = searchIndex();
  const found = verses.flatMap((verse) =>
    texts.map((text) => ({
      verse,
      translation: text.translation,
      fits: likenesses(text, verse, query),
    })),
  );
  const rarity = query.words.map(({ telling }, word) => {
    const having = new Set(found.filter(({ fits }) => (fits[word] ?? 0) > 0).map(({ verse }) => verse)).size;
    return telling ? Math.log(1 + (verses.length - having + 0.5) / (having + 0.5)) + 0.1 : 0.02;
  });
  const best = new Map<VerseId, Among & { readonly score: number }>();
  for (const { verse, translation, fits } of found) {
    const isMain = main !== undefined && main.from <= verse && verse <= main.to;
    const score = fits.reduce((sum, fit, word) => sum + fit * (rarity[word] ?? 0), isMain ? MAIN : 0);
    const so = best.get(verse);
    if (!so || score > so.score + 1e-9) best.set(verse, { verse, translation, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
