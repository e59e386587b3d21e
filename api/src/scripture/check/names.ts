import { isScriptural } from './sources.js';
import { verbOf } from './verbs-of-saying.js';

const NAMED_BEFORE =
  /\b(?:called|named|titled|entitled|known as|so-called|nicknamed|the famous|headed|label(?:l)?ed|the title|the name|the image of|titles §|book|film|movie|song|novel|poem|course|chapter|sermon|hymn|slogan|(?:passage|story|tale|account|episode|scene) (?:about|of)|known for)\s+(?:the\s+)?[*_]*$/i;
/** These may lead to a quotation as well: only a word or two are a term. */
const TERM_BEFORE =
  /\b(?:the words?|the phrase|the terms?|by|call|calls|title[sd]?|heading|over|between|and)\s+(?:the\s+)?[*_]*$/i;
/** "We call § “…”". */
const CALLED = /\b(?:call|calls|called|nickname[ds]?|dubs?|dubbed|name[ds]?|label\w*)\b[^.!?]{0,20}§\s*$/i;
/** "§ (“the letters to the seven churches”)". */
const BESIDE_REFERENCE = /§[,\s]*\(?(?:or|often called|also called|known as)?\s*$/i;
/** No name has these. */
const HAS_VERB = /\b(?:saith|says|said|is|are|was|were|shall|will|hath|has|had)\b/i;
const NAMING =
  /\b(?:chapter|parable|prayer|psalm|sermon|commandments?|rule|song|story|stories|creed|beatitudes?|hymn|passage|covenant|commission|discourse|hall of|armou?r of|canticle|magnificat|lament|blessing|benediction|sayings?|supper|genealogy)\b/i;
/** Words that a title may have in small letters. */
const SMALL =
  /^(?:with|from|into|over|upon|unto|that|this|your|our|his|her|its|the|and|for|not|but|nor|is|are|of|in|on|at|to|a|an|as|by|or|be|we|us|vs)$/;
const OPENS_SENTENCE = /^(?:and|but|for|then|so|or|yet|now)$/i;
const MOST_WORDS = 8;
const LONGEST_PHRASE = 5;
const MOST_WORDS_NAMED = 14;

/** Returns whether words are written as titles are, "Come As You Are", and not as a sentence is: "Love is God". */
export function isCapitalised(words: string): boolean {
  return (words.match(/[\p{L}’'-]+/gu) ?? [])
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isScriptural(word.toLowerCase()));
}

/** Returns whether words are a title of a passage, or a term: "the love chapter", "The Parable of the Sower". */
export function isName(words: string, before: string, after: string): boolean {
  const list = words.match(/[\p{L}’'-]+/gu) ?? [];
  if (list.length <= MOST_WORDS_NAMED && NAMED_BEFORE.test(before)) return true;
  if (list.length > MOST_WORDS) return false;
  if (list.length <= 5 && CALLED.test(before)) return true;
  if (
    list.length <= 6 &&
    BESIDE_REFERENCE.test(before) &&
    /^(?:the|an?)\s(?!.*[.!?]$)/i.test(words) &&
    !HAS_VERB.test(words)
  )
    return true;
  if (list.length <= 2 && TERM_BEFORE.test(before) && !/^["”’\s,]*\(?§/.test(after)) return true;
  if (isTurnOfPhrase(words, list.length, before, after)) return true;
  if (/[.!?,;:]\s/.test(words)) return false;
  if (
    NAMING.test(words) &&
    /^(?:the|a|an|this|that)\s/i.test(words) &&
    list.length <= 6 &&
    !HAS_VERB.test(words)
  )
    return true;
  if (OPENS_SENTENCE.test(list[0] ?? '')) return false;
  const long = list.filter((word) => !SMALL.test(word));
  const isTitle = long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
  return (
    list.length > 1 && isTitle && !/[.!?]$/.test(words) && !list.every((word) => word === word.toUpperCase())
  );
}

/** "The “writing on the wall” is in §", "we say “a drop in the bucket”": a few words of a sentence that say nothing by themselves. */
function isTurnOfPhrase(words: string, count: number, before: string, after: string): boolean {
  if (
    count > LONGEST_PHRASE ||
    !/^(?:the|an?)\s/i.test(words) ||
    /[.,;:!?]/.test(words) ||
    HAS_VERB.test(words)
  )
    return false;
  const isLedTo =
    /[:,—–([-]\s*$/.test(before) ||
    verbOf((/(\p{L}+)\W*$/u.exec(before)?.[1] ?? '').toLowerCase()) === 'read';
  return !isLedTo && !/§\s*$/.test(before) && !/^["”’\s,.]*(?:[([—–=|-]|§|$)/.test(after);
}
