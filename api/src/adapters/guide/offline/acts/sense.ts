import { likeliest, readExamples, type Examples } from '../../../../neural/examples.js';
import { meaningOf } from '../../../../neural/sentences.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { askedTopics, TOPICS } from '../../../../scripture/topics.js';
import type { Topic } from '../../../../scripture/topic.js';
import { counselFor, type Counsel } from '../counsel/counsel.js';
import { DISPUTED, disputedIn, type Disputed } from '../disputed/disputed.js';
import type { Before } from '../follow-up/before.js';
import { asksOfStory, verseAsked } from '../follow-up/verse-asked.js';
import { storyFact, storyOpened, type StoryFact } from '../stories/stories.js';
import { isAboutApp } from '../product/about-app.js';
import { isAboutFhoism } from '../product/about-fhoism.js';
import { plainWords, sentencesOf } from '../talk/plain-words.js';
import { actOf, isClear } from './act-of.js';
import { is, type Act } from './acts.js';

/** What a message seems to mean, by its likeness to others. */
export interface Sense {
  /** What it does; null where that is not clear. */
  readonly act: Act | null;
  /** Whether that is so clear that other readings of its words do not count. */
  readonly isSure: boolean;
  /** The matters that it is about, the likeliest first; none where that is not clear. */
  readonly topics: readonly Topic[];
  /** Whether the first of them is as good as said. */
  readonly isNamed: boolean;
  /** The question that it asks on which churches differ; null for none. */
  readonly disputed: Disputed | null;
  /** The page on the app that it is like. */
  readonly page: string | null;
  /** The last reply was on the app, and this goes on from it. */
  readonly isOnApp: boolean;
  /** That is so clear that it asks about the app. */
  readonly isOfApp: boolean;
  /** The verse of the chapter that is talked about that it asks for; null where none is near. */
  readonly verse: VerseRange | null;
  /** Where the story is told that it asks about by its name, without a fact that answers. */
  readonly opened: VerseRange | null;
  /** It asks something on the story that is talked about. */
  readonly asksOfStory: boolean;
  /** What is known by hand for it, of the story that it asks about. */
  readonly fact: StoryFact | null;
  /** What is known by hand for what people ask of their own life. */
  readonly counsel: Counsel | null;
}

export const NO_SENSE: Sense = {
  act: null,
  isSure: false,
  topics: [],
  isNamed: false,
  disputed: null,
  page: null,
  isOnApp: false,
  isOfApp: false,
  verse: null,
  opened: null,
  asksOfStory: false,
  fact: null,
  counsel: null,
};

/** The same for a matter, which more is said about. */
const CLEAR_MATTER = { share: 0.2, likeness: 0.48 } as const;
/** Longer messages tell more than one thing: what is asked stands at the end. */
const READ = 240;
const NAMED = { share: 0.4, likeness: 0.62 } as const;

/** A disputed question is asked so, and less clearly where the talk is on it. */
const CLEAR_DISPUTED = { share: 0.5, likeness: 0.62 } as const;
const GOES_ON_DISPUTED = { share: 0.3, likeness: 0.5 } as const;
/** A page on the app, for what asks about the app; and where nothing else says so. */
const CLEAR_PAGE = { share: 0.3, likeness: 0.45 } as const;
const OF_APP = { share: 0.5, likeness: 0.7 } as const;
/** The same while the talk is on the app. */
const ON_APP = { share: 0.2, likeness: 0.55 } as const;
const AFTER = ' after';
/** How much more a message may be like what people bring. */
const RATHER = 0.12;

let matters: Examples | undefined;
let disputed: Examples | undefined;
let app: Examples | undefined;

/** Returns the topics that a meaning is most like, the likeliest first. */
export function topicsLike(meaning: Float32Array): Pick<Sense, 'topics' | 'isNamed'> {
  const found = likeliest(meaning, (matters ??= readExamples('matters')));
  const [first] = found;
  if (!first || !isClear(first, CLEAR_MATTER)) return { topics: [], isNamed: false };
  const topics = found.flatMap(({ label }) => TOPICS.find(({ name }) => name === label) ?? []);
  return { topics: topics.slice(0, 3), isNamed: isClear(first, NAMED) };
}

/** Returns the disputed question that a meaning asks, after the last reply; null for none. */
export function disputedLike(meaning: Float32Array, lastReply: string): Disputed | null {
  const [first] = likeliest(meaning, (disputed ??= readExamples('disputed')));
  const [brought] = likeliest(meaning, (matters ??= readExamples('matters')));
  const of = DISPUTED.find(({ name }) => name === first?.label) ?? null;
  if (!first || !of) return null;
  if (of === disputedIn(lastReply) && isClear(first, GOES_ON_DISPUTED)) return of;
  return isClear(first, CLEAR_DISPUTED) && (brought?.likeness ?? 0) - first.likeness < RATHER ? of : null;
}

/** Returns the page on the app that a meaning is like. */
export function pageLike(meaning: Float32Array, lastReply = ''): Pick<Sense, 'page' | 'isOfApp' | 'isOnApp'> {
  const [first] = likeliest(meaning, (app ??= readExamples('app')));
  const isLike = first !== undefined && isClear(first, CLEAR_PAGE);
  // Wordings that mean the app only while it is talked about.
  const isBoundTo = first?.label.endsWith(AFTER) ?? false;
  const isOnApp =
    first !== undefined && isClear(first, ON_APP) && (isAboutApp(lastReply) || isAboutFhoism(lastReply));
  return {
    page: first && ((isLike && !isBoundTo) || isOnApp) ? first.label.replace(AFTER, '') : null,
    isOfApp: isLike && !isBoundTo && isClear(first, OF_APP),
    isOnApp,
  };
}

/** What a topic scores whose name is said. */
const SAID_BY_NAME = 5;

/** Returns the topics that a question is about, by its words and by what it is like, the likeliest first. */
export function mattersOf(text: string, like: readonly Topic[]): Topic[] {
  const [asked] = askedTopics(text);
  const named = asked?.topic;
  const isFirst = asked && named && (named.urgent || asked.score >= SAID_BY_NAME || like.includes(named));
  return [...new Set([...(isFirst && named ? [named] : []), ...like, ...(named ? [named] : [])])];
}

/** Less says nothing. */
const FEWEST_LETTERS = 2;

/** Sentences of a message that are read by themselves, the last ones. */
const SENTENCES = 4;

/** The sentence of a message that asks or tells something: the last that is no courtesy. */
async function mainOf(english: string): Promise<{ words: string; meaning: Float32Array } | null> {
  let main: { words: string; meaning: Float32Array } | null = null;
  for (const sentence of sentencesOf(english).slice(-SENTENCES)) {
    const words = plainWords(sentence).slice(-READ);
    const meaning = words.length < FEWEST_LETTERS ? null : await meaningOf(words);
    const { act } = meaning ? actOf(words, meaning) : { act: null };
    if (meaning && (main === null || !is(act, 'courtesy'))) main = { words, meaning };
  }
  return main;
}

const bringsMatter = (act: Act | null) => act === null || is(act, 'brings');

/** Returns the member's messages that brought a matter, the newest first; all of them where no network can be loaded. */
export async function mattersIn(asked: readonly string[]): Promise<readonly string[]> {
  const brought: string[] = [];
  for (const message of asked.slice(0, SENTENCES + 1)) {
    const main = await mainOf(message);
    if (!main || bringsMatter(actOf(main.words, main.meaning).act)) brought.push(message);
  }
  return brought;
}

/** Acts that a question on a story may sound like. */
const OF_STORY: ReadonlySet<Act> = new Set([
  'author',
  'date',
  'book',
  'compare',
  'where-found',
  'context',
  'example',
  'word',
  'matter',
  'choose',
]);
const mayAskOfStory = (act: Act | null) => act === null || is(act, 'text') || OF_STORY.has(act);

/** Returns what a message in English seems to mean after the talk before it; nothing where no network can be loaded. */
export async function senseOf(english: string, before: Before): Promise<Sense> {
  const main = await mainOf(english);
  if (!main) return NO_SENSE;
  const act = actOf(main.words, main.meaning);
  const missed =
    act.act === 'not-answered' || act.act === 'other-view'
      ? await mainOf(before.matters[0] ?? before.asked[0] ?? '')
      : null;
  const isOfStory = asksOfStory(main.words, before);
  const isOfText = is(act.act, 'text') || isOfStory;
  const fact = await storyFact(main.words, main.meaning, before, act.isSure && !mayAskOfStory(act.act));
  const opened = fact === null ? storyOpened(main.words) : null;
  const talk = opened ? { ...before, passages: [opened] } : before;
  return {
    ...act,
    ...topicsLike((missed ?? main).meaning),
    ...pageLike(main.meaning, before.lastReply),
    disputed: disputedLike((missed ?? main).meaning, before.lastReply),
    asksOfStory: isOfStory,
    fact,
    counsel: fact === null ? counselFor(main.words, main.meaning, before) : null,
    opened,
    verse: (isOfText || opened) && fact === null ? await verseAsked(main.words, talk, opened !== null) : null,
  };
}
