import { namedPassages } from '../../../../scripture/known-passages.js';
import { findReferences } from '../../../../scripture/references.js';
import { searchTerms } from '../../../../scripture/search.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { strengthOf, FOUND } from '../strength.js';
import { peeled, phrases } from '../talk/phrases.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import { FOLLOW_UP_PHRASES, type FollowUpKind } from './follow-up-phrases.js';

const KINDS = Object.entries(FOLLOW_UP_PHRASES).map(
  ([kind, lines]) => [kind as FollowUpKind, phrases(lines)] as const,
);

/** "What does the Bible say about listening?" */
export const SAYS_ABOUT =
  /\b(?:bible|scriptures?) (?:say|says|teach|teaches) (?:about|on|of) (?!it\b|this\b|that\b|them\b|him\b|her\b)/;

/** A follow-up is short. */
const LONGEST = 140;
/** A word that points back at what was said. */
export const POINTS_BACK =
  /\b(?:that|this|these|those|them|him|he|they|his|their|the (?:verse|passage|chapter|text|psalm|story|parable|prayer|letter|last|first|second|third)|above|you (?:said|quoted|showed|gave|mentioned))\b|\bit\b(?! (?:mean|means|say|says) (?:to|that|when|in the bible|about)|s? (?:ok|wrong|right|a sin|possible|true|good|bad)\b)/;
/** Words by which people ask, and none of what they ask about. */
const ASKING = new Set(
  'before after one ones pray prayer prayers praying trust true truth believe understand understanding help life live living read reading study think thinking way end start meaning meant choose word words example examples question answer reason moral lesson point message gist write wrote written author practice practical log today day daily time explain another other different new old testament chapter book psalm line lines sentence short simple simply power story people person happen happened happens speak speaking next previous context'.split(
    ' ',
  ),
);

/** Returns which follow-up plain words are by their form; null for none. */
export function followUpIn(words: string): FollowUpKind | null {
  if (words === '' || words.length > LONGEST) return null;
  const steps = peeled(words);
  return KINDS.find(([, says]) => steps.some(says))?.[0] ?? null;
}

/** What a message is about by itself, its words of asking left out. */
export function ownSubject(words: string): string {
  return words
    .replace(/\bcross (?=references?\b)/g, '')
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');
}

/** Returns whether a message names a matter of its own. */
export function hasOwnSubject(words: string): boolean {
  const own = ownSubject(words);
  return topicsOf(own).length > 0 || namedPassages(own).length > 0;
}

/** Returns whether a message names a passage. */
export function hasReference(text: string): boolean {
  return findReferences(text.slice(0, 2_000)).length > 0;
}

/** Returns whether a message goes on from what was said before it, although it names something itself. */
export function pointsBack(text: string, words: string, { passages }: Before): boolean {
  if (words.length > LONGEST) return false;
  if (POINTS_BACK.test(words)) return true;
  const [main] = passages;
  return (
    main !== undefined &&
    searchTerms(text).length > 0 &&
    strengthOf(ownSubject(plainWords(text)), main) >= FOUND
  );
}

/** Asking for a matter by its name. */
const NAMES_MATTER =
  /\b(?:bible|biblical|scriptures?|verses?|passages?|psalms?|proverbs?|something (?:on|about|for)|tell me about|(?:what|how) about|what (?:is|are)(?! (?:that|this|it|he|she|they)\b)|talk about|speak about|god (?:say|says|think|thinks))\b|\bi (?:feel|am (?:so |very |really )?(?!not\b)\w+$|struggle|want to (?:learn|know|read|talk|hear) about|need (?:help|a verse|something))\b/;
/** Of somebody or something that was spoken of. */
const STANDS_FOR =
  /\b(?:he|she|they|him|her|them|his|hers|their|it|its|that|this|these|those|there|thats|then|though|the (?:one|first|last|letter|other)|you|your)\b/;
/** Somebody tells what is new about themselves. */
const TELLS =
  /^(?:(?:but|and|so|also|because) )?(?:i (?:have|had|lost|got|do not have|have no|owe|drink|hate|miss)|my \w+ (?:is|has|are|have|left|died)) \w+/;
const BEGINS_ON = /^(?:and|so|but|no|ok but|yes but|then|hm+|lol|well|wait|or|because|cause|also|still)\b/;
/** Longer, somebody tells something of their own. */
const MOST_WORDS = 14;

/** Returns whether a message asks for a matter by its name. */
export function asksForMatter(words: string): boolean {
  return NAMES_MATTER.test(words);
}

/** Returns whether a message only makes sense after what was said, whatever words of a matter it has. */
export function onlyGoesOn(words: string): boolean {
  if (words.split(' ').length > MOST_WORDS || asksForMatter(words) || TELLS.test(words)) return false;
  return STANDS_FOR.test(words) || BEGINS_ON.test(words);
}
