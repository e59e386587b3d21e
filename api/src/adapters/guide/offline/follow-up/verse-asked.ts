import { likeness, meaningOf } from '../../../../neural/sentences.js';
import { bibleText } from '../../../../scripture/bible-text.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { searchTerms, searchWithin } from '../../../../scripture/search.js';
import { withName } from '../people/with-name.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { storyAround } from './in-story.js';
import { chapterOf } from './passage-answers.js';

/** Verses whose meaning is read for one question: each takes some milliseconds. */
const VERSES = 40;
/** Of them those around the passage; the others have words of the question. */
const NEAR_BY = 24;
/** From here on a verse answers a question, by likeness and words together. */
const ENOUGH = 0.6;
/** The same for a question that begins a talk. */
const ENOUGH_ALONE = 0.75;
const OF_WORDS = 0.35;
const OF_SPEECH = 0.4;
const OF_NUMBER = 0.2;
const OF_NEARNESS = 0.2;
/** Verses away from the passage that count as far. */
const FAR = 25;

const webWords = (verse: number) => plainWords(bibleText('web').textOf(verse));

const SAYS = '(?:said|says|spoke|answered|replied|asked|told|commanded|cried|prayed)';
const ASKS_SPEECH =
  /\bwhat (?:did|does|was|had) (?:the )?(\w+)(?: \w+)? (?:say|tell|answer|reply|ask|command|pray|speak|saying|promise)\b/;

/** "What did Saul say?": verses in which he speaks. */
function speechOf(words: string): RegExp | null {
  const who = ASKS_SPEECH.exec(words)?.[1];
  return who
    ? new RegExp(`(?<!of )(?<!to )\\b${who} (?:also |then |therefore |again |himself )?${SAYS}\\b`)
    : null;
}

/** What is asked for as a figure, and what a verse with the answer has. */
const FIGURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhow (?:tall|big|high|wide|large)\b/, /\b(?:cubits?|height|span|feet)\b/],
  [/\bhow old\b/, /\byears\b/],
  [/\bhow long\b/, /\b(?:years?|months?|weeks?|days?|nights?|hours?)\b/],
  [/\bhow much\b/, /\b(?:shekels?|pieces|talents?|denarii|pence|money|silver|gold|hundred|thousand)\b/],
  [
    /\bhow many\b/,
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand)\b/,
  ],
];

/** What a verse has of the form that an answer would have, beside its words. */
function formOf(words: string): (verse: string) => number {
  const speech = speechOf(words);
  const figure = FIGURES.find(([asks]) => asks.test(words))?.[1];
  return (verse) => (speech?.test(verse) ? OF_SPEECH : 0) + (figure?.test(verse) ? OF_NUMBER : 0);
}

/** The verses that are looked at: those around the passage, and those of its story that have words of the question. */
function candidates(words: string, main: VerseRange): { verses: number[]; shares: Map<number, number> } {
  const story = storyAround(main);
  const hits = searchTerms(words).length > 0 ? searchWithin(words, story, VERSES) : [];
  const shares = new Map(hits.map(({ verse, share }) => [verse, share]));
  const chapter = chapterOf(main);
  const from = Math.max(chapter.from, Math.min(main.from - NEAR_BY / 2, chapter.to - NEAR_BY));
  const near = Array.from({ length: Math.min(NEAR_BY, chapter.to - from + 1) }, (_, at) => from + at);
  return { verses: [...new Set([...near, ...shares.keys()])].slice(0, VERSES), shares };
}

/** How alike a verse is to the question as it was asked and with the name in it, which alone would make all verses with it alike. */
function likenessTo(meanings: readonly Float32Array[], verse: Float32Array | null): number {
  if (verse === null) return 0;
  return meanings.reduce((sum, one) => sum + likeness(one, verse), 0) / meanings.length;
}

/** Returns the verse of the story that is talked about that a question asks for; null where none is near. */
export async function verseAsked(
  asked: string,
  before: Before,
  isOpened = false,
): Promise<VerseRange | null> {
  const [main] = before.passages;
  if (!main) return null;
  const named = withName(asked, before);
  const told = [await meaningOf(asked), named === asked ? null : await meaningOf(named)];
  const asks = told.filter((one) => one !== null);
  if (asks.length === 0) return null;
  const form = formOf(named);
  const { verses, shares } = candidates(asked, main);
  const enough = isOpened ? ENOUGH_ALONE : ENOUGH;
  let best = { verse: 0, score: enough };
  for (const verse of verses) {
    const far = Math.min(1, Math.max(0, main.from - verse, verse - main.to) / FAR);
    const score =
      likenessTo(asks, await meaningOf(webWords(verse))) +
      OF_WORDS * (shares.get(verse) ?? 0) +
      form(webWords(verse)) -
      OF_NEARNESS * far;
    if (score > best.score) best = { verse, score };
  }
  return best.score > enough ? { from: best.verse, to: best.verse } : null;
}

const ASKS =
  /^(?:(?:and|so|but|ok|then|wait|hm+|yes) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|does|had|has|could)\b/;
const OF_SOMEBODY = /\b(?:he|she|him|her|his|hers|they|them|their|there|it|the)\b/;
const OF_PEOPLE = /\b(?:he|she|him|her|his|hers|they|them|their)\b/;
const OF_THE_TALK =
  /\b(?:i|im|me|my|we|us|our|you|your|verses?|passages?|chapters?|books?|bible|psalms?|written|wrote|author|about|mean|means|meaning|point|points|level|levels|app|tokens?)\b/;
/** A word or two are asked for by what they mean. */
const ASKS_FOR_WORD = /^(?:and )?(?:what|who) (?:is|are|was|were) (?:an?|the) \w+$/;
const FEW_WORDS = 12;

/** As much of what a question tells, the passage's chapter has. */
const OF_CHAPTER = 0.55;

/** What happened, and what somebody did: all of the story may tell it. */
const PAST = /\b(?:did|was|were|had|happened)\b/;

/** "Why a table before enemies?", "what did pharaoh dream?": one verse has the words. */
function hasWordsOf(words: string, main: VerseRange): boolean {
  const isPast = PAST.test(words);
  const terms = searchTerms(words).length;
  if (terms === 0 || (terms === 1 && !isPast)) return false;
  const [best] = searchWithin(words, isPast ? storyAround(main) : chapterOf(main), 1);
  return best !== undefined && best.share >= OF_CHAPTER;
}

const WHAT_NEXT =
  /^(?:and |so |ok )*what (?:did|does|do|happened|happens)\b.*\b(?:then|next|after|after that|afterwards|later)$/;

/** Returns whether words ask how it goes on ("what did Moses do then?"). */
export function asksWhatNext(words: string): boolean {
  return WHAT_NEXT.test(words);
}

/** Returns whether words ask something on the story that is talked about. */
export function asksOfStory(words: string, { passages: [main] }: Before): boolean {
  const isAsked =
    ASKS.test(words) &&
    !OF_THE_TALK.test(words) &&
    !ASKS_FOR_WORD.test(words) &&
    words.split(' ').length <= FEW_WORDS;
  return main !== undefined && isAsked && (OF_SOMEBODY.test(words) || hasWordsOf(words, main));
}

/** Returns whether words ask of somebody in the story who is not named. */
export function asksOfSomebody(words: string): boolean {
  return OF_PEOPLE.test(words);
}
