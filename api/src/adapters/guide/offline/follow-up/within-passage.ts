import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { namedPassages } from '../../../../scripture/known-passages.js';
import { searchTerms, searchWithin } from '../../../../scripture/search.js';
import { askedTopics, SEVERAL_WORDS } from '../../../../scripture/topics.js';
import type { Before } from './before.js';
import { chapterOf, showing } from './passage-answers.js';
import type { Found } from '../material.js';

const QUESTION =
  /^(?:(?:and|so|but|then) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|does|had|has)\b/;
const OF_A_STORY = /\b(?:the|this|that|he|she|his|her|him|they|their|them|did|was|were|had)\b/;
const OF_NO_STORY =
  /\b(?:i|me|my|we|us|our|you|your|bible|scriptures?|god|christians?|today|someone|somebody)\b/;
/** Of what a question tells, as much a verse must have. */
const ENOUGH = 0.35;
/** It has the word itself. */
const WHOLE = 0.99;
/** Passages of the last reply whose chapters are read. */
const LOOKED_AT = 6;
/** Verses of a chapter that are looked at; of a longer one the first. */
const MOST = 80;

/** The verse, with the next where the sentence goes on. */
function fromChapter(words: string, main: VerseRange): VerseRange | null {
  const chapter = chapterOf(main);
  const range = { from: Math.min(chapter.from, main.from), to: Math.max(chapter.to, main.to) };
  const [best] = searchWithin(words, { from: range.from, to: Math.min(range.to, range.from + MOST) }, 1);
  return best && best.share >= ENOUGH ? { from: best.verse, to: best.verse } : null;
}

const bookOf = ({ from }: VerseRange) => bibleText().placeOf(from).book;

/** "The armour", "and the helmet?", "what is the sword?", "a time to what?". */
const THING =
  /^(?:(?:and|so|but|ok|then) )*(?:(?:what|who) (?:is|are|was|were|about) |how about |tell me about |explain )?(?:the|an?|this|that|these|those|his|her|their) (\p{L}{3,20})(?: \p{L}{1,12}){0,2}$/u;
/** Of a reply, not of a passage. */
const OF_THE_TALK =
  /\b(?:verses?|passages?|chapters?|psalms?|story|book|bible|ones?|point|moral|meaning|first|second|third|last|next|same|answer|question|end|beginning|author|writer|context|lesson|message|gospels?|short|short one)\b/;

/** Returns the verse of the chapter before that has the thing a few words name; null where it has none, or all of them do. */
export function thingWithin(words: string, { passages }: Before): Found | null {
  const [main] = passages;
  const thing = THING.exec(words)?.[1];
  if (!main || thing === undefined || OF_THE_TALK.test(words) || namedPassages(words).length > 0) return null;
  const chapter = chapterOf(main);
  const found = searchWithin(thing, { from: chapter.from, to: Math.min(chapter.to, chapter.from + MOST) }, 2);
  const has = found.filter(({ share }) => share >= WHOLE).map(({ verse }) => ({ from: verse, to: verse }));
  if (has.length === 0) return null;
  return showing(`In ${labelOf(chapter)} it stands here:`, has);
}

/**
 * Returns the verse that has the words of a question on the story that is talked about ("why was the brother angry?");
 * null where the question is on something else. `own`: its words without those of asking.
 */
export function withinPassage(words: string, own: string, { passages, named }: Before): Found | null {
  if (!QUESTION.test(words) || !OF_A_STORY.test(words) || OF_NO_STORY.test(words)) return null;
  const asked = own.replace(/\bkinds? of\b|\b(?:jesus|christ|lord)\b/g, ' ');
  const isNamed =
    namedPassages(asked).length > 0 || askedTopics(words).some(({ score }) => score >= SEVERAL_WORDS);
  if (isNamed || searchTerms(asked).length === 0) return null;
  const [first] = passages;
  const near = named.filter((range) => first === undefined || bookOf(range) === bookOf(first));
  for (const main of [...passages, ...near].slice(0, LOOKED_AT)) {
    const verse = fromChapter(asked, main);
    if (verse)
      return showing(
        `I can only read, not explain; in ${labelOf(chapterOf(main))} this verse comes nearest to what you ask:`,
        [verse],
      );
  }
  return null;
}
