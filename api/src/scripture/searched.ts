import { withoutBook } from './attribution.js';
import { calledByName } from './known-passages.js';
import type { VerseRange } from './passages.js';
import { findReferences, mayHoldReference } from './references.js';
import { COMPARED_WITH, LONG_RUN, tellingWords, WHOLE } from './remembered.js';
import { readQuery, type Query } from './search-query.js';
import { toldStory, type ToldStory } from './told-stories.js';
import { askedTopics, type AskedTopic } from './topics.js';
import { rankVerses, type RankedVerse } from './verse-ranking.js';

/** Characters of a query in which references are looked for; the parser is slow. */
export const READ_FOR_REFERENCES = 300;

/** Passages that a query calls by a name, and how many of its telling words are the name. */
export interface Called {
  readonly ranges: readonly VerseRange[];
  readonly words: number;
  readonly share: number;
}

/** What a query is, before verses are put in order. */
export interface Searched {
  readonly query: Query;
  /** Passages that it gives by reference. */
  readonly given: readonly VerseRange[];
  readonly called: Called;
  readonly topics: readonly AskedTopic[];
  readonly story: ToldStory | null;
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

/** Reads a query: what it names, asks about and tells, and the verses that have its words. */
export function readSearch(written: string, limit: number): Searched {
  const { given, rest: all } = withoutReferences(written);
  const { rest, books } = withoutBook(all);
  const query = readQuery(rest);
  const { ranges, words } = calledByName(rest.slice(0, READ_FOR_REFERENCES));
  const called = { ranges, words, share: Math.min(1, words / Math.max(1, tellingWords(query))) };
  const ranked = rankVerses(query, Math.max(limit, COMPARED_WITH + 1), books).filter(
    ({ chain }) => query.tellingWeight > 0 || (query.words.length >= LONG_RUN && chain > WHOLE),
  );
  return { query, given, called, topics: askedTopics(query.text), story: toldStory(query), ranked };
}

/** Returns the passages that a query names by reference or by a name they go by; empty when it names none. */
export function passagesNamed(query: string): readonly VerseRange[] {
  const { given, rest } = withoutReferences(query);
  return given.length > 0 ? given : calledByName(rest.slice(0, READ_FOR_REFERENCES)).ranges;
}
