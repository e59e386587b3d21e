import type { Translation } from '@emit/contract/translations';
import { Alignment, type Fit } from './alignment.js';
import { bibleText, type VerseId } from './bible-text.js';
import { candidatesFor } from './candidates.js';
import { findPhrase } from './concordance.js';
import { searchIndex } from './search-index.js';
import type { Query } from './search-query.js';
import { wellKnown } from './well-known.js';

/** A verse that fits a query by its words. */
export interface RankedVerse {
  readonly verse: VerseId;
  /** About 0 to 1. */
  readonly score: number;
  /** The share of the query's telling words that it has, each by its rarity; 0 to 1. */
  readonly share: number;
  /** How much of the query stands in it in this order; 0 to 1. */
  readonly chain: number;
  /** Whose words fit best. */
  readonly translation: Translation;
}

/** Verses that are compared word by word with a query. */
const COMPARED = 90;

/** Words that make a phrase, and the places of one that are compared. */
const PHRASE = 3;
const MOST_PHRASES = 20;

const COVER = 0.42;
const CHAIN = 0.4;
const TOLD = 0.1;
/** The other texts count a little: what a verse has in all three is what is remembered. */
const ALL_TEXTS = 0.08;
/** Between verses that fit alike, the one that many know is meant. */
const KNOWN = 0.06;
/** The same in the book that a query names, which many remember wrongly. */
const NAMED = 0.08;
const NO_BOOKS: ReadonlySet<number> = new Set();

function scoreOf({ cover, chain, told }: Fit): number {
  return COVER * cover + CHAIN * chain + TOLD * told;
}

function rank(alignment: Alignment, verse: VerseId, books = NO_BOOKS): RankedVerse {
  const { texts } = searchIndex();
  let best: RankedVerse | null = null;
  let sum = 0;
  const here = bibleText().placeOf(verse);
  const withNext = bibleText().versesIn(here.book, here.chapter) > here.verse;
  for (const text of texts) {
    const fit = alignment.fit(text, verse, withNext);
    const score = scoreOf(fit);
    sum += score;
    // A tie goes to the King James text, which comes first.
    if (!best || score > best.score + 1e-9)
      best = { verse, score, share: fit.telling, chain: fit.chain, translation: text.translation };
  }
  const { score, ...rest } = best ?? { verse, score: 0, share: 0, chain: 0, translation: 'kjv' };
  const known = (wellKnown(verse) ? KNOWN : 0) + (books.has(here.book) ? NAMED : 0);
  return { ...rest, score: score + (ALL_TEXTS * sum) / texts.length + known };
}

/** Verses in which the words stand as they are: small words alone may be a verse ("I am that I am"). */
function versesWithPhrase(words: readonly string[]): VerseId[] {
  if (words.length < PHRASE) return [];
  return searchIndex().texts.flatMap(({ translation, words: text }) =>
    findPhrase(words, MOST_PHRASES, translation).map((position) => text.verseAt(position)),
  );
}

/** Returns verses that fit a query's words, the best first: those that have its words are compared in order. */
export function rankVerses(query: Query, limit: number, books = NO_BOOKS): RankedVerse[] {
  if (query.words.length === 0) return [];
  const candidates = candidatesFor(query, Math.max(COMPARED, limit));
  const compared = new Set([
    ...candidates.slice(0, COMPARED).map(({ verse }) => verse),
    ...versesWithPhrase(query.words.map(({ word }) => word)),
  ]);
  // What begins in the verse before is found by the words of the one after it.
  for (const { verse } of candidates.slice(0, 20)) if (verse > 0) compared.add(verse - 1);
  const alignment = new Alignment(query, searchIndex().weights);
  const ranked = [...compared].map((verse) => rank(alignment, verse, books));
  ranked.sort((a, b) => b.score - a.score || a.verse - b.verse);
  const rest = candidates.slice(COMPARED).filter(({ verse }) => !compared.has(verse));
  const last = ranked.at(-1)?.score ?? 0;
  return [
    ...ranked,
    ...rest.map(({ verse }, at) => ({ ...rank(alignment, verse), score: last / (at + 2) })),
  ].slice(0, limit);
}

/** Returns the verses of a passage by how much of a query they have, the best first. */
export function rankWithin(query: Query, from: VerseId, to: VerseId): RankedVerse[] {
  const alignment = new Alignment(query, searchIndex().weights);
  return Array.from({ length: to - from + 1 }, (_, at) => rank(alignment, from + at)).sort(
    (a, b) => b.share - a.share || b.score - a.score,
  );
}
