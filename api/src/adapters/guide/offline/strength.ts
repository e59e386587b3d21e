import { concordance, wordsOf } from '../../../scripture/concordance.js';
import { textOfRange, type VerseRange } from '../../../scripture/passages.js';
import { searchTerms } from '../../../scripture/search.js';
import { stemOf } from '../../../scripture/stems.js';

/** What a term counts that the text has nowhere: as much as one that it has once. */
let rarest: number | undefined;
let rarities: ReadonlyMap<string, number> | undefined;

function rarityOf(stem: string): number {
  if (!rarities) {
    const { vocabulary, places, verseStarts } = concordance();
    const counts = new Map<string, number>();
    for (const [word, number] of vocabulary) {
      const of = stemOf(word);
      counts.set(of, (counts.get(of) ?? 0) + places(number).length);
    }
    rarest = Math.log(verseStarts.length);
    rarities = new Map(
      [...counts].map(([of, count]) => [of, Math.log(verseStarts.length / (1 + count)) || 0.1]),
    );
  }
  return rarities.get(stem) ?? rarest ?? 10;
}

/**
 * Returns how much of what a query's words say a passage has: 1 all of them, 0 none. A rare word counts more than a
 * common one, and one that the Bible does not have counts most.
 */
export function strengthOf(query: string, range: VerseRange): number {
  const terms = searchTerms(query);
  if (terms.length === 0) return 0;
  const stems = new Set(wordsOf(textOfRange(range, 12)).map(stemOf));
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + Math.max(0.1, rarityOf(term)), 0);
  return weigh(terms.filter((term) => stems.has(term))) / weigh(terms);
}

/** Returns how rare the rarest word of a query is: a query of common words alone finds verses by chance. */
export function rarestIn(query: string): number {
  return Math.max(0, ...searchTerms(query).map(rarityOf));
}

/** A word that fewer than one verse in fifty has. */
export const TELLING = 3.9;

/** Below this share of the words, verses were found by chance. */
export const FOUND = 0.6;
