import { TRANSLATION_CODES } from '@emit/contract/translations';
import type { VerseId } from './bible-text.js';
import { concordance, findPhrase, wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { asHit, type Hit, type SearchHit } from './search-hits.js';
import { inOrder, isTold } from './search-order.js';
import { readQuery, type Query } from './search-query.js';
import { readSearch } from './searched.js';
import { STOP_WORDS, stemOf } from './stems.js';
import { rankWithin } from './verse-ranking.js';

export type { SearchHit } from './search-hits.js';
export { passagesNamed, READ_FOR_REFERENCES } from './searched.js';

function distinct(hits: readonly Hit[], limit: number): SearchHit[] {
  const seen = new Set<VerseId>();
  const kept: SearchHit[] = [];
  for (const hit of hits) {
    if (kept.length >= limit) break;
    if (seen.has(hit.verse)) continue;
    seen.add(hit.verse);
    kept.push({ ...hit, score: 1 / (kept.length + 1) });
  }
  return kept;
}

/** What a search found, and by what. */
export interface Found {
  readonly hits: readonly SearchHit[];
  readonly query: Query;
  /** Passages of the story that is told, where the best verse is of it. */
  readonly told: readonly VerseRange[];
  /** Nothing fits well: no topic is asked for, and no verse has half of what the query tells. */
  readonly isWeak: boolean;
}

const FITS = 0.5;

/** Returns verses for a query as `searchVerses` does, with what they were found by. */
export function searchFor(written: string, limit: number): Found {
  const quoted = /["“]([^"”]+)["”]/.exec(written)?.[1];
  if (quoted !== undefined)
    return { hits: searchPhrase(quoted, limit), query: readQuery(quoted), told: [], isWeak: false };
  const searched = readSearch(written, limit);
  const { query, story, topics } = searched;
  const hits = distinct(inOrder(searched, written), limit);
  const first = hits[0]?.verse ?? -1;
  const told = isTold(story) ? story.ranges.filter(({ from, to }) => from <= first && first <= to) : [];
  const best = Math.max(0, ...hits.slice(0, 5).map(({ share }) => share));
  const isWeak = hits.length > 0 && topics.length === 0 && query.tellingWeight > 0 && best < FITS;
  return { hits, query, told, isWeak };
}

/**
 * Verses for a question or words, the best first: the passages that it names; the verses that have its words, in whatever
 * translation they are remembered; the passages of the topics that it asks about.
 * Words in "double quotes" must stand in a text as they are.
 */
export function searchVerses(query: string, limit = 20): SearchHit[] {
  return [...searchFor(query, limit).hits];
}

/** Verses in which a phrase begins, word for word, in any of the texts; those of the King James text first. */
export function searchPhrase(phrase: string, limit = 20): SearchHit[] {
  const words = wordsOf(phrase);
  const hits = TRANSLATION_CODES.flatMap((translation) => {
    const { verseAt } = concordance(translation);
    return findPhrase(words, limit * 4, translation)
      .map(verseAt)
      .sort((a, b) => a - b)
      .map((verse) => ({ verse, share: 1, translation }));
  });
  return distinct(hits, limit);
}

/** Verses of a passage by how much of what a query tells they have, the best first; its share stands with each. */
export function searchWithin(query: string, { from, to }: VerseRange, limit = 5): SearchHit[] {
  return distinct(rankWithin(readQuery(query), from, to).map(asHit), limit);
}

/** Terms of a question that can find something: stems of its words, stop words left out, at most twenty. */
export function searchTerms(query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  return [...new Set(words.map(stemOf))].slice(0, 20);
}
