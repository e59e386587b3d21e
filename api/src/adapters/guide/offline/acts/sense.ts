import { likeliest, readExamples, type Examples, type Likely } from '../../../../neural/examples.js';
import { likeness, meaningOf } from '../../../../neural/sentences.js';
import { bibleText } from '../../../../scripture/bible-text.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { askedTopics, TOPICS } from '../../../../scripture/topics.js';
import type { Topic } from '../../../../scripture/topic.js';
import type { Before } from '../follow-up/before.js';
import { chapterOf } from '../follow-up/passage-answers.js';
import { plainWords, sentencesOf } from '../talk/plain-words.js';
import { ACTS, type Act } from './acts.js';

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
  /** The verse of the chapter that is talked about that it asks for; null where none is near. */
  readonly verse: VerseRange | null;
}

export const NO_SENSE: Sense = { act: null, isSure: false, topics: [], isNamed: false, verse: null };

/** From here on an act is clear: of what speaks for any, and how alike the nearest wording is. */
const CLEAR = { share: 0.3, likeness: 0.4 } as const;
/** The same for a matter, which more is said about. */
const CLEAR_MATTER = { share: 0.2, likeness: 0.48 } as const;
/** Longer messages tell more than one thing: what is asked stands at the end. */
const READ = 240;
/** Verses of a chapter that are read for one question: each takes some milliseconds. */
const VERSES = 40;
const NEAR = 0.27;
/** Meanings of verses that are kept: about 3 MB. */
const KEPT = 2_000;
/** From here on a meaning is as good as the wording it is like. */
const SURE = { share: 0.55, likeness: 0.6 } as const;
const NAMED = { share: 0.4, likeness: 0.62 } as const;

let acts: Examples | undefined;
let matters: Examples | undefined;

function isClear({ share, likeness: like }: Likely, least: Pick<Likely, 'share' | 'likeness'>): boolean {
  return share >= least.share && like >= least.likeness;
}

const NOT_THAT_ONE =
  /^(?:no )*not (?:the|that|this|him|her|them)(?: \w+){0,2}$|^(?:no )+(?:i (?:mean|meant)|the other)\b/;

/** Acts that need a word of their own beside the likeness. */
const SAID_WITH: Partial<Record<Act, RegExp>> = {
  correction: /\b(?:mean|meant|not|wrong|rather|no|other|different|asking|asked|talking|speaking)\b/,
  book: /\b(?:books?|letters?|gospels?|testament|text|written|whom|whole)\b/,
  translation:
    /\b(?:translation|translated|version|bible|english|modern|newer|today|todays|edition|[a-z]{2}v|web)\b/,
  chapter: /\b(?:all|whole|full|entire|complete|everything|everything|chapter|psalm|lot|end|bottom|rest)\b/,
};

/** Returns the act that a meaning is most like; null where it is like none. */
export function actOf(words: string, meaning: Float32Array): Pick<Sense, 'act' | 'isSure'> {
  if (NOT_THAT_ONE.test(words)) return { act: 'correction', isSure: true };
  const first = likeliest(meaning, (acts ??= readExamples('acts'))).find(
    ({ label }) => SAID_WITH[label as Act]?.test(words) ?? true,
  );
  const act = first && isClear(first, CLEAR) ? ACTS.find((one) => one === first.label) : undefined;
  return { act: act ?? null, isSure: first !== undefined && isClear(first, SURE) };
}

/** Returns the topics that a meaning is most like, the likeliest first. */
export function topicsLike(meaning: Float32Array): Pick<Sense, 'topics' | 'isNamed'> {
  const found = likeliest(meaning, (matters ??= readExamples('matters')));
  const [first] = found;
  if (!first || !isClear(first, CLEAR_MATTER)) return { topics: [], isNamed: false };
  const topics = found.flatMap(({ label }) => TOPICS.find(({ name }) => name === label) ?? []);
  return { topics: topics.slice(0, 3), isNamed: isClear(first, NAMED) };
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

/** Kinds of asking that a verse of the chapter may answer. */
const OF_THE_TEXT: ReadonlySet<Act> = new Set<Act>([
  'story',
  'word',
  'why',
  'speaker',
  'next',
  'explain',
  'sure',
]);

const verses = new Map<number, Float32Array | null>();

async function meaningOfVerse(verse: number): Promise<Float32Array | null> {
  const known = verses.get(verse);
  if (known !== undefined) return known;
  const told = await meaningOf(plainWords(bibleText('web').textOf(verse)));
  if (verses.size >= KEPT) verses.clear();
  verses.set(verse, told);
  return told;
}

const STANDS_FOR = /\b(?:he|she|him|her|his|they|them|their)\b/;
const NAME = /(?<=[\p{Ll}?,:] )\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}+$/u;

/** "Was she married", after a question on Deborah: "was Deborah married". */
function withName(words: string, { asked }: Before): string {
  const name = asked.map((message) => NAME.exec(message)?.[0]).find(Boolean);
  return name ? words.replace(STANDS_FOR, name.toLowerCase()) : words;
}

async function verseLike(words: string, before: Before): Promise<VerseRange | null> {
  const [main] = before.passages;
  const meaning = main && (await meaningOf(withName(words, before)));
  if (!main || !meaning) return null;
  const chapter = chapterOf(main);
  const from = main.from - chapter.from > VERSES / 2 ? main.from - VERSES / 2 : chapter.from;
  let best = { verse: 0, like: NEAR };
  for (let verse = from; verse <= Math.min(chapter.to, from + VERSES); verse += 1) {
    const told = await meaningOfVerse(verse);
    const like = told ? likeness(meaning, told) : 0;
    if (like > best.like) best = { verse, like };
  }
  return best.like > NEAR ? { from: best.verse, to: best.verse } : null;
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
    if (meaning && (main === null || act === null || !COURTESIES.has(act))) main = { words, meaning };
  }
  return main;
}

const COURTESIES: ReadonlySet<Act> = new Set<Act>([
  'thanks',
  'praise',
  'agreement',
  'greeting',
  'farewell',
  'laughter',
]);

/** Acts of messages that bring a matter of their own. */
const BRINGS: ReadonlySet<Act | null> = new Set<Act | null>([
  null,
  'matter',
  'told',
  'feeling',
  'joy',
  'may-i',
  'philosophy',
  'correction',
]);

/** Returns the member's messages that brought a matter, the newest first; all of them where no network can be loaded. */
export async function mattersIn(asked: readonly string[]): Promise<readonly string[]> {
  const brought: string[] = [];
  for (const message of asked.slice(0, SENTENCES + 1)) {
    const main = await mainOf(message);
    if (!main || BRINGS.has(actOf(main.words, main.meaning).act)) brought.push(message);
  }
  return brought;
}

/** Returns what a message in English seems to mean after the talk before it; nothing where no network can be loaded. */
export async function senseOf(english: string, before: Before): Promise<Sense> {
  const main = await mainOf(english);
  if (!main) return NO_SENSE;
  const act = actOf(main.words, main.meaning);
  const isOfText = act.act !== null && OF_THE_TEXT.has(act.act);
  return {
    ...act,
    ...topicsLike(main.meaning),
    verse: isOfText ? await verseLike(main.words, before) : null,
  };
}
