import type { VerseId } from './bible-text.js';
import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { searchIndex, searchStem } from './search-index.js';
import type { Query, QueryWord } from './search-query.js';
import { storyLines } from './table-of-stories.js';

/** A story that a query tells in its own words ("the boy who shared his lunch"). */
export interface ToldStory {
  readonly ranges: readonly VerseRange[];
  /** The share of what the query tells that the story has, 0 to 1. */
  readonly share: number;
  /** Words of the query by which people tell this story. */
  readonly words: number;
}

interface Stories {
  readonly ranges: readonly (readonly VerseRange[])[];
  /** Stem → stories that are told with it. */
  readonly told: ReadonlyMap<string, ReadonlySet<number>>;
  /** Stem number of the search's index → stories whose passage has it. */
  readonly own: readonly (ReadonlySet<number> | undefined)[];
}

/** Verses of a story whose words count as its own. */
const MOST_VERSES = 24;

function versesOf(ranges: readonly VerseRange[]): VerseId[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.min(to - from + 1, MOST_VERSES) }, (_, at) => from + at),
  );
}

/** Adds the stems of a passage in all texts. */
function addPassage(own: Set<number>[], ranges: readonly VerseRange[], story: number): void {
  for (const { words, stemOfWord } of searchIndex().texts) {
    for (const verse of versesOf(ranges)) {
      const end = words.verseStarts[verse + 1] ?? 0;
      for (let place = words.verseStarts[verse] ?? 0; place < end; place += 1)
        (own[stemOfWord[words.words[place] ?? 0] ?? 0] ??= new Set()).add(story);
    }
  }
}

function readStories(): Stories {
  const told = new Map<string, Set<number>>();
  const own: Set<number>[] = [];
  const ranges = storyLines().map((line, story) => {
    const [words = '', references = ''] = line.split(' = ');
    for (const stem of wordsOf(words).map(searchStem)) {
      const stories = told.get(stem) ?? new Set();
      told.set(stem, stories.add(story));
    }
    const read = readReferences(references).flatMap((one) => (one.kind === 'verses' ? [one.range] : []));
    addPassage(own, read, story);
    return read;
  });
  return { ranges, told, own };
}

let stories: Stories | undefined;

/** What a word of the passage is worth beside one that people tell the story with. */
const OWN = 0.75;
/** The least and the most that a word tells of a story. */
const LEAST = 0.3;
const MOST = 4.5;

interface Worth {
  readonly weight: number;
  /** Story → how well the word fits it, 0 to 1. */
  readonly fits: ReadonlyMap<number, number>;
  readonly told: ReadonlySet<number>;
}

/** What a word of a query tells of the stories. */
function worthOf({ word, alternatives }: QueryWord, all: Stories): Worth {
  const fits = new Map<number, number>();
  const add = (found: ReadonlySet<number> | undefined, worth: number) => {
    for (const story of found ?? []) fits.set(story, Math.max(fits.get(story) ?? 0, worth));
  };
  const told = all.told.get(searchStem(word)) ?? new Set<number>();
  add(told, 1);
  for (const { stem, likeness } of alternatives) add(all.own[stem], OWN * likeness);
  const count = all.ranges.length;
  const rarity = Math.log(1 + (count - fits.size + 0.5) / (fits.size + 0.5)) + LEAST;
  return { weight: Math.min(MOST, rarity), fits, told };
}

/** Returns the story that a query tells best; null when none has two of its words. */
export function toldStory({ words }: Query): ToldStory | null {
  const all = (stories ??= readStories());
  const worths = words.filter(({ telling }) => telling).map((word) => worthOf(word, all));
  const sums = new Float64Array(all.ranges.length);
  for (const { weight, fits } of worths)
    for (const [story, fit] of fits) sums[story] = (sums[story] ?? 0) + weight * fit;
  const best = sums.reduce((so, sum, story) => (sum > (sums[so] ?? 0) ? story : so), 0);
  const told = worths.filter((worth) => worth.told.has(best)).length;
  if (told < 2) return null;
  const whole = worths.reduce((sum, { weight }) => sum + weight, 0);
  return { ranges: all.ranges[best] ?? [], share: (sums[best] ?? 0) / whole, words: told };
}

/** Every reference of the tables, for their spec. */
export function referencesOfStories(): readonly string[] {
  return storyLines().map((line) => line.split(' = ')[1] ?? '');
}
