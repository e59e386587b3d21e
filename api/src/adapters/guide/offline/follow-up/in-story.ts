import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { searchTerms, searchWithin } from '../../../../scripture/search.js';
import { rarestIn } from '../strength.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { chapterOf, showing } from './passage-answers.js';

/** "The bit with the walls of water", "the part where he sleeps". */
const A_PART =
  /^(?:which (?:one|verse|of them|of these) (?:is|says|speaks|talks|mentions) (?:something )?(?:about|of|on|with) )|^(?:(?:and|but|ok|no|i mean|what about|how about|show me|read me|find|where is) )*(?:the|that) (?:bit|part|scene|place|line|verse|moment|one|thing|story) (?:with|where|when|about|of|that|in which|on) /;
/** Words of asking around what is asked of a story. */
const FRAME =
  /^(?:(?:and|so|but|ok|no|then|wait|hm+|was|is|are|were|what|who|where|why|when|how|which|does|did|do|it|say|says|anywhere|something|that|the|about|in there|there|he|she|they|him|her|them|happened|happens|mentioned?|again|bit|part|scene|moment|one|thing|with|of) )+/;
const ASKS =
  /^(?:(?:and|so|but|ok|then|wait|hm+) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|does|do|had|has|are|can)\b/;
/** A question that is a matter of its own, and on no story. */
const OWN_MATTER =
  /\b(?:i|me|my|we|us|our|bible|scriptures?|verses?|christians?|today|someone|somebody|people|level|points?|tokens?|stream|mindstreams?)\b|^(?:what (?:is|are|does) (?!the |that |this |he |she |it )(?:\w+ )?\w+(?: mean)?|who (?:is|was) (?!the\b)\w+)$/;
/** The question goes on: it has a word that stands for something said. */
const GOES_ON = /\b(?:he|she|they|him|her|them|his|their|it|that|this|these|those|there|the|then|again)\b/;

/** A book no longer than this is one story. */
const SHORT_BOOK = 8;
/** Chapters of a longer book on both sides that still belong to it. */
const NEAR = 1;
/** Chapters after it that a story goes on in. */
const AFTER = 8;
const ENOUGH = { chapter: 0.5, around: 0.6 } as const;
/** A word that fewer verses have than one in twenty. */
const RARE = 3;

function bookOf({ from }: VerseRange): VerseRange {
  const text = bibleText();
  const { book } = text.placeOf(from);
  let last = chapterOf({ from, to: from });
  let first = last;
  for (let next = chapterAt(last.to + 1); next && isOf(next, book); next = chapterAt(last.to + 1))
    last = next;
  for (let next = chapterAt(first.from - 1); next && isOf(next, book); next = chapterAt(first.from - 1))
    first = next;
  return { from: first.from, to: last.to };
}

function chapterAt(verse: number): VerseRange | null {
  return verse < 0 || verse >= bibleText().verseCount ? null : chapterOf({ from: verse, to: verse });
}

function isOf({ from }: VerseRange, book: number): boolean {
  return bibleText().placeOf(from).book === book;
}

/** Returns what belongs to the story of a passage: a short book, or the chapters beside its own. */
export function storyAround(main: VerseRange): VerseRange {
  const text = bibleText();
  const whole = bookOf(main);
  const { chapter: chapters } = text.placeOf(whole.to);
  if (chapters <= SHORT_BOOK) return whole;
  const own = chapterOf(main);
  let { from, to } = own;
  for (let step = 0; step < NEAR; step += 1) from = Math.max(whole.from, chapterAt(from - 1)?.from ?? from);
  for (let step = 0; step < AFTER; step += 1) to = Math.min(whole.to, chapterAt(to + 1)?.to ?? to);
  return { from, to };
}

/** The verse of a scope that has most of the words; one that was just shown only where no other has as much. */
function verseIn(words: string, scope: VerseRange, shown: VerseRange, enough: number): VerseRange | null {
  const hits = searchWithin(words, scope, 4).filter(({ share }) => share >= enough);
  const [best] = hits;
  if (!best) return null;
  const isShort = shown.to - shown.from < 3;
  const fresh = hits.find(
    ({ verse, share }) =>
      share >= best.share - 0.05 && !(isShort && verse >= shown.from && verse <= shown.to),
  );
  const verse = (fresh ?? best).verse;
  return { from: verse, to: verse };
}

const MOST_PASSAGES = 4;
const bookAt = (range: VerseRange | undefined) =>
  range === undefined ? -1 : bibleText().placeOf(range.from).book;

/** Returns the verse of the story that is talked about that a question on it is answered by; null where it has none. */
export function inStory(
  words: string,
  { passages, named }: Pick<Before, 'passages' | 'named'>,
): FollowUp | null {
  const isPart = A_PART.test(words);
  const isAsked = ASKS.test(words) && GOES_ON.test(words) && !OWN_MATTER.test(words);
  const asked = (isPart ? words.replace(A_PART, '') : words.replace(FRAME, '')).trim();
  if ((!isPart && !isAsked) || searchTerms(asked).length === 0 || rarestIn(asked) < RARE) return null;
  const near = named.filter(({ from }) => isOf({ from, to: from }, bookAt(passages[0])));
  for (const [scope, enough] of [
    [chapterOf, ENOUGH.chapter],
    [storyAround, ENOUGH.around],
  ] as const) {
    for (const main of [...passages, ...near].slice(0, MOST_PASSAGES)) {
      const verse = verseIn(asked, scope(main), main, enough);
      if (verse) return found(showing(leadTo(verse, isPart), [verse]));
    }
  }
  return null;
}

function leadTo(verse: VerseRange, isPart: boolean): string {
  return isPart
    ? `That is ${labelOf(verse)}:`
    : `This is where the text itself speaks of it, ${labelOf(verse)}; more than it says I cannot tell you:`;
}
