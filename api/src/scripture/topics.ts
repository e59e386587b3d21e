import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { STOP_WORDS, stemOf } from './stems.js';
import type { Topic } from './topic.js';
import { TOPICS_OF_CHURCH } from './topics-of-church.js';
import { TOPICS_OF_CONDUCT } from './topics-of-conduct.js';
import { TOPICS_OF_FAITH } from './topics-of-faith.js';
import { TOPICS_OF_HOME } from './topics-of-home.js';
import { TOPICS_OF_HURT } from './topics-of-hurt.js';
import { TOPICS_OF_LIFE } from './topics-of-life.js';
import { TOPICS_OF_OCCASIONS } from './topics-of-occasions.js';

/** Of topics that a question asks for alike, the first is taken: what hurts comes before what is taught. */
export const TOPICS: readonly Topic[] = [
  ...TOPICS_OF_HURT,
  ...TOPICS_OF_HOME,
  ...TOPICS_OF_CONDUCT,
  ...TOPICS_OF_LIFE,
  ...TOPICS_OF_FAITH,
  ...TOPICS_OF_CHURCH,
  ...TOPICS_OF_OCCASIONS,
];

interface Asked {
  readonly topic: Topic;
  /** Stems that ask for it, each worth its number; several words that must stand together are one entry. */
  readonly entries: ReadonlyMap<string, number>;
}

/** What words are worth that must stand together: more than one alone. */
export const SEVERAL_WORDS = 6;

let askedFor: readonly Asked[] | undefined;

function topicEntries(): readonly Asked[] {
  return (askedFor ??= TOPICS.map((topic) => {
    const entries = new Map<string, number>();
    for (const entry of topic.asked.split(' ')) {
      const words = entry.split('+').map(stemOf);
      entries.set(words.join(' '), words.length > 1 ? SEVERAL_WORDS : 2);
    }
    const name = wordsOf(topic.name);
    // "Jealous" says as much as "jealousy".
    for (const entry of entries.keys())
      if (name.length === 1 && isFormOf(entry, stemOf(topic.name))) entries.set(entry, 5);
    // A name of several words ("the will of God") is asked for by those that are also entries.
    for (const stem of name.map(stemOf)) if (name.length === 1 || entries.has(stem)) entries.set(stem, 5);
    return { topic, entries };
  }));
}

/** Letters that forms of a word share. */
const ALIKE = 5;

function isFormOf(entry: string, name: string): boolean {
  return entry.length >= ALIKE && !entry.includes(' ') && name.startsWith(entry.slice(0, ALIKE));
}

/** More than any question says of other topics. */
const URGENT = 100;
/** What a word about people is worth beside one about a matter. */
const PEOPLE = 0.3;

let asking: ReadonlySet<string> | undefined;

/** Returns the words that people ask for topics by, as they are written. */
export function wordsAskedFor(): ReadonlySet<string> {
  return (asking ??= new Set(
    TOPICS.flatMap(({ name, asked }) => wordsOf(`${name} ${asked.replaceAll('+', ' ')}`)),
  ));
}

/** A topic that a question is about. */
export interface AskedTopic {
  readonly topic: Topic;
  /** Greater when the question says more of it. */
  readonly score: number;
  /** Words of the question that ask for it. */
  readonly words: number;
}

/** The topics that a question is about, the best matching first. */
export function topicsOf(query: string): Topic[] {
  return askedTopics(query).map(({ topic }) => topic);
}

/** Words that ask for a topic by chance: "what kind of fish", "another one", "all the time". */
const BY_CHANCE =
  /\b(?:god will (?=(?:be|not|never|give|make|do|send|bring|hold|take|come|judge|provide)\b)|kinds? of|ones?|all the time|(?:is it |it is |it )?(?:a sin|sinful|wrong) to(?: be| feel| get)?(?= \w+)|(?:last|this|next|some|any|every) ?times?)\b/gi;

/** The same, with how much the question says of each. */
export function askedTopics(query: string): AskedTopic[] {
  const words = wordsOf(query.replace(BY_CHANCE, ' '));
  const joined = ` ${words.map(stemOf).join(' ')} `;
  const stems = new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemOf));
  const scored = topicEntries().map(({ topic, entries }) => {
    let score = 0;
    let asked = 0;
    for (const [entry, worth] of entries) {
      if (!(entry.includes(' ') ? joined.includes(` ${entry} `) : stems.has(entry))) continue;
      score += worth;
      asked += entry.split(' ').length;
    }
    if (topic.people) score *= PEOPLE;
    if (topic.urgent && score > 0) score += URGENT;
    return { topic, score, words: asked };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

const ranges = new Map<string, readonly VerseRange[]>();

/** A topic's passages, best first. */
export function rangesOf(topic: Topic): readonly VerseRange[] {
  let found = ranges.get(topic.name);
  if (!found) {
    found = readReferences(topic.passages).flatMap((read) => (read.kind === 'verses' ? [read.range] : []));
    ranges.set(topic.name, found);
  }
  return found;
}
