import { wordsOf } from '../../../../scripture/concordance.js';
import { textOfRange } from '../../../../scripture/passages.js';
import { STOP_WORDS } from '../../../../scripture/stems.js';
import { askedTopics, SEVERAL_WORDS, topicsOf } from '../../../../scripture/topics.js';
import { meaningAsked } from '../passage/old-words.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { wordAlone, wordExplained } from './meaning-answers.js';
import { found, type FollowUp } from './on-passages.js';
import { chapterOf } from './passage-answers.js';

/** Asking what a word means, whatever is talked about. */
const WORD_MEANT =
  /^(?:(?:and|so|but) )*(?:what (?:does|do|did|is) (?:the |an? )?(?:word |term |name )?(\p{L}{3,20}) (?:mean|means|stand for|meant|in english)|(?:what means?|define|meaning of|the meaning of|explain the word|what is the meaning of|what about the word|what is meant by) (?:an? |the )?(?:word )?(\p{L}{3,20}))(?: (?:here|there|in this verse|in that verse|in the bible|supposed to mean))*$/u;
/** The same, where the word stands in the passage that is talked about. */
const WORD_OF_PASSAGE =
  /^(?:(?:and|so|but) )*(?:what (?:is|are|was|were|does|do)|what (?:did|does|do) \S+(?: \S+)? mean (?:by|with)|explain|who (?:is|are|was|were)) (?:an? |the |this |that )?(\p{L}{3,20})(?: (?:(?:and|or) )?(?:the )?\p{L}{3,20})?(?: (?:mean|means|here|there))*$/u;
const AND_A_WORD = /^(?:and|what about|how about) (?:the word |an? |the )?(\p{L}{3,20})$/u;
const NO_WORDS =
  /^(?:this|that|it|these|those|he|she|they|him|verse|passage|chapter|god|jesus|first|second|third|fourth|last|one|ones)$/;

function wordMeant(words: string, { asked: [last = ''] }: Before): string | undefined {
  const [, one, other] = WORD_MEANT.exec(words) ?? [];
  const goesOn = WORD_MEANT.test(plainWords(last.slice(0, 200))) ? AND_A_WORD.exec(words)?.[1] : undefined;
  const word = one ?? other ?? goesOn;
  return word === undefined || NO_WORDS.test(word) ? undefined : word;
}

/** Returns whether words ask for the meaning of a word after that of another one ("and amen?"). */
export function asksForMeaning(words: string, before: Before): boolean {
  return AND_A_WORD.test(words) && wordMeant(words, before) !== undefined;
}

/** Returns what is said of a word of the passages shown, or of any word whose meaning is asked for; null where none is. */
export function onWord(words: string, before: Before): FollowUp | null {
  const meant = wordMeant(words, before);
  const word = meant ?? WORD_OF_PASSAGE.exec(words)?.[1];
  const isMatter = askedTopics(words).some(({ score }) => score >= SEVERAL_WORDS);
  if (!word || isMatter || STOP_WORDS.has(word)) return null;
  const { passages } = before;
  const main = [...passages, ...passages.map(chapterOf)].find((range) =>
    wordsOf(textOfRange(range, 60)).includes(word),
  );
  if (main && meant !== undefined) return found(wordExplained(word, main));
  if (meaningAsked(word) === undefined && topicsOf(word).length > 0) return null;
  if (main) return found(wordExplained(word, main));
  return meant === undefined ? null : wordAlone(word);
}

/** Words by which it is asked what another one means. */
const ABOUT_A_WORD =
  /\b(?:what|who|does|do|did|is|are|was|were|mean|means|meant|meaning|meanings|word|term|explain|define|called|here|there|this|that|the|and|for|of|an?|in|it|stand|stands|about|supposed|with|by|one|on)\b/g;

/** The same for what names a word in other ways ("poor in spirit?", "and the shield, what is it supposed to do?"). */
export function onSubject(words: string, before: Before): FollowUp | null {
  const rest = words
    .replace(ABOUT_A_WORD, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (rest.length === 0 || rest.length > 4) return null;
  for (const word of rest) {
    const main = [...before.passages, ...before.passages.map(chapterOf)].find((range) =>
      wordsOf(textOfRange(range, 60)).includes(word),
    );
    if (main) return found(wordExplained(word, main));
  }
  const known = rest.find((word) => meaningAsked(word) !== undefined);
  return known === undefined ? null : wordAlone(known);
}
