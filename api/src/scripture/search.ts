import { TRANSLATION_CODES, type Translation } from '@emit/contract/translations';
import type { VerseId } from './bible-text.js';
import { concordance, findPhrase, wordsOf } from './concordance.js';
import { calledByName, isName } from './known-passages.js';
import type { VerseRange } from './passages.js';
import { findReferences, mayHoldReference } from './references.js';
import {
  COMPARED_WITH,
  evidence,
  isLong,
  isStatement,
  LONG_RUN,
  standsOut,
  tellingWords,
  WHOLE,
} from './remembered.js';
import { readQuery, type Query } from './search-query.js';
import { STOP_WORDS, stemOf } from './stems.js';
import { askedTopics, rangesOf, SEVERAL_WORDS, type AskedTopic } from './topics.js';
import { rankVerses, rankWithin, type RankedVerse } from './verse-ranking.js';

export interface SearchHit {
  readonly verse: VerseId;
  /** Greater is better; comparable within one search only. */
  readonly score: number;
  /** How much of what the query tells is in it, 0 to 1: 1 for a reference, a name or a topic that says it all. */
  readonly share: number;
  /** The translation whose words fit best. */
  readonly translation: Translation;
}

type Hit = Omit<SearchHit, 'score'>;

/** Characters of a query in which references are looked for; the parser is slow. */
export const READ_FOR_REFERENCES = 300;
/** Verses of one passage among the hits. */
const MOST_OF_A_PASSAGE = 20;

/** Passages that a query calls by a name, and how many of its telling words are the name. */
interface Called {
  readonly ranges: readonly VerseRange[];
  readonly words: number;
  readonly share: number;
}

/** What a query is, before verses are put in order. */
interface Searched {
  readonly query: Query;
  /** Passages that it gives by reference. */
  readonly given: readonly VerseRange[];
  readonly called: Called;
  readonly topics: readonly AskedTopic[];
  readonly ranked: readonly RankedVerse[];
}

/** Takes the references out of a query ("ps 23", "what does Joh 3,16 mean"). */
function withoutReferences(written: string): { given: VerseRange[]; rest: string } {
  const head = written.slice(0, READ_FOR_REFERENCES);
  if (!mayHoldReference(head)) return { given: [], rest: written };
  let rest = head;
  const found = findReferences(head);
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const given = found.flatMap((one) => (one.kind === 'verses' ? [one.range] : one.near ? [one.near] : []));
  return given.length > 0 ? { given, rest: rest + written.slice(head.length) } : { given, rest: written };
}

function read(written: string, limit: number): Searched {
  const { given, rest } = withoutReferences(written);
  const query = readQuery(rest);
  const { ranges, words } = calledByName(rest.slice(0, READ_FOR_REFERENCES));
  const called = { ranges, words, share: Math.min(1, words / Math.max(1, tellingWords(query))) };
  const ranked = rankVerses(query, Math.max(limit, COMPARED_WITH + 1)).filter(
    ({ chain }) => query.tellingWeight > 0 || (query.words.length >= LONG_RUN && chain > WHOLE),
  );
  return { query, given, called, topics: askedTopics(query.text), ranked };
}

/** Returns the passages that a query names by reference or by a name they go by; empty when it names none. */
export function passagesNamed(query: string): readonly VerseRange[] {
  const { given, rest } = withoutReferences(query);
  return given.length > 0 ? given : calledByName(rest.slice(0, READ_FOR_REFERENCES)).ranges;
}

function ofPassages(ranges: readonly VerseRange[], share: number): Hit[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.min(to - from + 1, MOST_OF_A_PASSAGE) }, (_, at) => ({
      verse: from + at,
      share,
      translation: 'kjv' as const,
    })),
  );
}

/** The share of a query's telling words that ask for a topic. */
function shareOf({ words }: AskedTopic, query: Query): number {
  const telling = tellingWords(query);
  return telling === 0 ? 1 : Math.min(1, words / telling);
}

/** Whether a query is the words that ask for a topic and nothing else that tells ("church hurt", "fear of death"). */
function isAskedWhole({ topics: [asked], query }: Searched): boolean {
  return asked !== undefined && asked.score >= SEVERAL_WORDS && shareOf(asked, query) === 1;
}

/** The first verses of the passages of the two topics that fit best. */
function ofTopics({ topics, query }: Searched): Hit[] {
  return topics.slice(0, 2).flatMap((asked, rank) =>
    rangesOf(asked.topic)
      .slice(0, rank === 0 ? 8 : 4)
      .map(({ from }) => ({ verse: from, share: shareOf(asked, query), translation: 'kjv' as const })),
  );
}

function asHit({ verse, share, translation }: RankedVerse): Hit {
  return { verse, share, translation };
}

/** Topics that come before the verses that a statement may mean. */
const TOPICS_BEFORE = 3;

function inOrder(searched: Searched, written: string): Hit[] {
  const { given, called, topics } = searched;
  const ranked = searched.ranked.map(asHit);
  const sure = evidence(searched, written);
  const byName = ofPassages(called.ranges, called.share);
  const byTopic = ofTopics(searched);
  const first = [...ofPassages(given, 1), ...(isName(written, called) ? byName : [])];
  // Who is hurt reads comfort first, unless the words are a verse's.
  if (topics[0]?.topic.urgent && sure < CERTAIN)
    return [...first, ...byTopic.slice(0, 5), ...ranked, ...byName];
  const shown = isLong(searched.query) ? 5 : 4;
  if (sure >= enough(searched))
    return [...first, ...ranked.slice(0, shown), ...byName, ...byTopic, ...ranked];
  if (standsOut(searched)) first.push(...ranked.slice(0, 1));
  // In a sentence that asks nothing a verse may be meant all the same.
  const before = isStatement(searched.query, written) ? TOPICS_BEFORE : Infinity;
  if (called.share >= 0.5) first.push(...byName);
  return topics.length === 0
    ? [...first, ...ranked, ...byName]
    : [...first, ...byTopic.slice(0, before), ...ranked.slice(0, 2), ...byTopic, ...byName, ...ranked];
}

/** From here on a verse is remembered and no matter asked about, by how many words tell: few are in some verse by chance. */
const REMEMBERED = [0.9, 0.9, 0.68, 0.57] as const;
/** The same where the words that ask for a topic stand together. */
const REMEMBERED_ALL_THE_SAME = 0.9;
/** The words of a verse, nearly all of them. */
const CERTAIN = 1.3;

/** From where on a verse is remembered, beside what a query asks for by topic. */
function enough(searched: Searched): number {
  const { topics, query } = searched;
  if (isAskedWhole(searched)) return CERTAIN;
  if ((topics[0]?.score ?? 0) >= SEVERAL_WORDS) return REMEMBERED_ALL_THE_SAME;
  return REMEMBERED[Math.min(tellingWords(query), REMEMBERED.length - 1)] ?? CERTAIN;
}

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

/**
 * Verses for a question or words, the best first: the passages that it names; the verses that have its words, in whatever
 * translation they are remembered; the passages of the topics that it asks about.
 * Words in "double quotes" must stand in a text as they are.
 */
export function searchVerses(query: string, limit = 20): SearchHit[] {
  const quoted = /["“]([^"”]+)["”]/.exec(query)?.[1];
  if (quoted !== undefined) return searchPhrase(quoted, limit);
  return distinct(inOrder(read(query, limit), query), limit);
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

/**
 * Returns how well the texts answer a query, 0 to 1: the share of its telling words that one verse or one topic has.
 * Greetings, thanks and small words alone are 0. Below about a half, nothing was found that fits.
 */
export function searchStrength(written: string): number {
  const searched = read(written, 5);
  const { given, called, query, topics, ranked } = searched;
  if (given.length > 0) return 1;
  if (query.tellingWeight === 0) return ranked.length > 0 && ranked.length <= 5 ? 1 : 0;
  const shares = [
    ...ranked.slice(0, 5),
    ...topics.slice(0, 2).map((asked) => ({ share: shareOf(asked, query) })),
    called,
  ];
  return Math.min(1, Math.max(...shares.map(({ share }) => share)));
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
