import type { Translation } from '@emit/contract/translations';
import type { VerseId } from './bible-text.js';
import type { VerseRange } from './passages.js';
import { tellingWords } from './remembered.js';
import type { Query } from './search-query.js';
import type { Searched } from './searched.js';
import { rangesOf, SEVERAL_WORDS, type AskedTopic } from './topics.js';
import { rankAmong } from './rank-among.js';
import { rankWithin, type RankedVerse } from './verse-ranking.js';

export interface SearchHit {
  readonly verse: VerseId;
  /** Greater is better; comparable within one search only. */
  readonly score: number;
  /** How much of what the query tells is in it, 0 to 1: 1 for a reference, a name or a topic that says it all. */
  readonly share: number;
  /** The translation whose words fit best. */
  readonly translation: Translation;
}

/** Verses of one passage among the hits. */
const MOST_OF_A_PASSAGE = 20;
/** Verses of the longest chapter. */
const MOST_OF_A_CHAPTER = 176;

export type Hit = Omit<SearchHit, 'score'>;

export function asHit({ verse, share, translation }: RankedVerse): Hit {
  return { verse, share, translation };
}

export function ofPassages(ranges: readonly VerseRange[], share: number): Hit[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.min(to - from + 1, MOST_OF_A_PASSAGE) }, (_, at) => ({
      verse: from + at,
      share,
      translation: 'kjv' as const,
    })),
  );
}

/** How much of the words beside a reference a verse of it must have to come before its first. */
const SAID_WITHIN = 0.5;

/** The verse of a given chapter that the words beside its reference mean ("John 3, unless one is born again"). */
export function withinGiven({ given, query }: Searched): Hit[] {
  const [range] = given;
  if (!range || range.from === range.to || tellingWords(query) < 2) return [];
  const [best] = rankWithin(query, range.from, Math.min(range.to, range.from + MOST_OF_A_CHAPTER));
  return best && best.share >= SAID_WITHIN ? [asHit(best)] : [];
}

/** The verses of a passage called by its name; where `more` than the name is said, first the one that has it. */
export function ofCalled({ called, query }: Searched, more: boolean): Hit[] {
  const hits = ofPassages(called.ranges, called.share);
  const [range] = called.ranges;
  if (!range || !more) return hits;
  const [best] = rankWithin(query, range.from, Math.min(range.to, range.from + MOST_OF_A_PASSAGE));
  const says = best !== undefined && best.share >= SAID_WITHIN;
  return says ? [{ ...asHit(best), share: called.share }, ...hits] : hits;
}

/** The share of a query's telling words that ask for a topic. */
export function shareOf({ words }: AskedTopic, query: Query): number {
  const telling = tellingWords(query);
  return telling === 0 ? 1 : Math.min(1, words / telling);
}

/** Whether a query is the words that ask for a topic and nothing else that tells ("church hurt", "fear of death"). */
export function isAskedWhole({ topics: [asked], query }: Searched): boolean {
  return asked !== undefined && asked.score >= SEVERAL_WORDS && shareOf(asked, query) === 1;
}

/** The first verses of the passages of the two topics that fit best. */
export function ofTopics({ topics, query }: Searched): Hit[] {
  return topics.slice(0, 2).flatMap((asked, rank) =>
    rangesOf(asked.topic)
      .slice(0, rank === 0 ? 8 : 4)
      .map(({ from }) => ({ verse: from, share: shareOf(asked, query), translation: 'kjv' as const })),
  );
}

/** Verses of a story, the best for a query first: by the words that few of its verses have, as its names are in most. */
export function ofStory({ story, query }: Searched): Hit[] {
  if (!story) return [];
  const { share } = story;
  const verses = story.ranges.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  const [main] = story.ranges;
  return rankAmong(query, verses, main).map(({ verse, translation }) => ({ verse, share, translation }));
}
