import { bibleText } from '../bible-text.js';
import { concordance, findPhrase } from '../concordance.js';
import type { VerseRange } from '../passages.js';
import { STOP_WORDS } from '../stems.js';
import { compare, type Comparison } from './compare.js';
import { runsOf } from './match.js';
import type { Token } from './tokens.js';

/** Fewer words than these stand in many places by chance; then they must be rare. */
const TELLING_WORDS = 5;
const RARE_PLACES = 3;

function longestRun(tokens: readonly Token[]): readonly Token[] {
  return runsOf(tokens).reduce<readonly Token[]>(
    (longest, run) => (run.length > longest.length ? run : longest),
    [],
  );
}

/** The verses in which the quoted words stand word for word, wherever that is; null when nowhere, or too little is said. */
export function exactElsewhere(tokens: readonly Token[]): VerseRange | null {
  const run = longestRun(tokens);
  if (run.length < 2 || run.some(({ id }) => id < 0)) return null;
  if (run.length < tokens.length && run.length < TELLING_WORDS) return null;
  const places = findPhrase(
    run.map(({ word }) => word),
    RARE_PLACES + 1,
  );
  const [place] = places;
  if (place === undefined || (run.length < TELLING_WORDS && places.length > RARE_PLACES)) return null;
  const { verseAt } = concordance();
  const from = verseAt(place);
  const found = { from, to: verseAt(place + run.length - 1) };
  if (run.length === tokens.length) return found;
  // The other parts must stand near by: in the verses around.
  const around = { from: Math.max(0, from - 10), to: found.to + 10 };
  return compare(tokens, [around]).exact ? found : null;
}

const MOST_IN_CHAPTER = 2_000;

/** The verse of the same chapter in which a few words stand word for word: a reference is often one verse off. Null when none. */
export function exactInChapter(tokens: readonly Token[], { from, to }: VerseRange): VerseRange | null {
  if (tokens.length < 2 || tokens.some(({ id, afterGap }) => id < 0 || afterGap)) return null;
  const { verseAt } = concordance();
  const text = bibleText();
  const [first, last] = [text.placeOf(from), text.placeOf(to)];
  const begin = text.idOf(first.book, first.chapter, 1) ?? from;
  const end = text.idOf(last.book, last.chapter, text.versesIn(last.book, last.chapter)) ?? to;
  for (const place of findPhrase(
    tokens.map(({ word }) => word),
    MOST_IN_CHAPTER,
  )) {
    const verse = verseAt(place);
    if (verse >= begin && verse <= end) return { from: verse, to: verseAt(place + tokens.length - 1) };
  }
  return null;
}

const MOST_PLACES = 1_500;
const CANDIDATES = 5;

/** A vote for each verse, kept and emptied: a quarter of a megabyte. */
let ballot: { readonly votes: Float32Array; readonly seen: Int32Array } | undefined;

/** The verse (or two) that the quoted words come nearest to, by the rare words they share. */
export function nearestElsewhere(
  tokens: readonly Token[],
): { range: VerseRange; comparison: Comparison } | null {
  const { places, verseAt, verseStarts } = concordance();
  const verses = verseStarts.length - 1;
  ballot ??= { votes: new Float32Array(verses), seen: new Int32Array(verses).fill(-1) };
  const { votes, seen } = ballot;
  const touched: number[] = [];
  for (const id of new Set(tokens.filter(({ word }) => !STOP_WORDS.has(word)).map((token) => token.id))) {
    const at = id < 0 ? [] : places(id);
    if (at.length > MOST_PLACES) continue;
    const weight = Math.log(verses / (at.length + 1));
    for (const place of at) {
      const verse = verseAt(place);
      if (seen[verse] === id) continue;
      if (seen[verse] === -1) touched.push(verse);
      seen[verse] = id;
      votes[verse] = (votes[verse] ?? 0) + weight;
    }
  }
  const best = touched.sort((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0) || a - b).slice(0, CANDIDATES);
  for (const verse of touched) {
    votes[verse] = 0;
    seen[verse] = -1;
  }
  let nearest: { range: VerseRange; comparison: Comparison } | null = null;
  for (const verse of best) {
    const words = (verseStarts[verse + 1] ?? 0) - (verseStarts[verse] ?? 0);
    const range = { from: verse, to: Math.min(verses - 1, verse + (tokens.length > words + 3 ? 1 : 0)) };
    const comparison = compare(tokens, [range]);
    if (!nearest || comparison.similarity > nearest.comparison.similarity) nearest = { range, comparison };
  }
  return nearest;
}
