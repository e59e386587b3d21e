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
  for (const main of [...passages, ...named].slice(0, LOOKED_AT)) {
    const verse = fromChapter(asked, main);
    if (verse)
      return showing(
        `I can only read, not explain; in ${labelOf(chapterOf(main))} this verse comes nearest to what you ask:`,
        [verse],
      );
  }
  return null;
}
