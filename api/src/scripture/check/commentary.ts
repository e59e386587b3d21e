import { concordance } from '../concordance.js';
import { STOP_WORDS } from '../stems.js';
import { positionsOf, wordsAt, wordsOfTokens } from './compare.js';
import { isScriptural } from './sources.js';
import type { VerseRange } from '../passages.js';
import type { Token } from './tokens.js';
import { isWeak, verbOf } from './verbs-of-saying.js';

/** Words for talk about a passage. */
const ABOUT =
  /\b(?:verses?|passages?|psalms?|psalmist|chapter|author|writer|readers?|theme|context|reminder|parable|scene|picture|image|invitation|encouragement|sentence|bible|scriptures?|gospel|church|quoted|memori[sz]e|journal)\b|\b(?:reminds?|shows?|teaches|tells|invites?|encourages|calls|gives|asks|assures|points|helps|leads) (?:us|you|me|people|the reader|that|how)\b/i;
const OPENS_TALK =
  /^(?:an? (?:[a-z]+ ){1,3}(?:of|for|to|about|that|who|in|from|on|which|with)|how|why|when|what|where|who|which|if|not|even|here|this|these|on|about|for example|one day|from|after|before|whenever|although|because|instead|written|given|made|spoken)\b/;
/** "Strength for whatever the day brings", "Faith and doubt in one breath": no sentence, but what one calls a verse. */
const HEADLINE =
  /^(?:the )?[a-z’'-]+(?: and [a-z’'-]+)?(?:,| (?:in|for|of|from|at|after|with|without|before|between|beyond|over|under|on|as|instead|through|against|behind|toward|towards)\b)/;
const FINITE =
  /\b(?:is|are|was|were|am|be|will|shall|shalt|wilt|can|may|must|has|have|had|hath|do|does|doth|did|not|never|let|came|said|saith|made|gave|went|saw|knew|[a-z]{3,}eth|[a-z]{4,}(?:ed|s)|wo|ca|he|they|we|i|thou|ye)\b/;
/** "A heart that keeps watch bends before no wind": a sentence, not what one calls a verse. */
const STATEMENT =
  /^an? (?:[a-z]+ ){1,3}(?:that|who) (?:(?:is|are|has|does|will|shall|can|may|[a-z]{3,}s) )(?:(?!and |or |but )[a-z’'-]+ ){0,6}(?:is|are|has|does|will|shall|can|may|[a-z]{3,}s) /;
const LONGEST_HEADLINE = 6;
const GERUND = /^[a-z]{3,}ing\b/;

/** Returns whether words without marks are talk about a passage, or a title, rather than the words of one. */
export function isCommentary(written: string, tokens: readonly Token[]): boolean {
  const lower = written.replace(/^[^\p{L}]+/u, '');
  const small = lower.toLowerCase();
  if (
    /^\p{Ll}/u.test(lower) ||
    /\?\W*$/.test(written) ||
    (OPENS_TALK.test(small) && !STATEMENT.test(small)) ||
    GERUND.test(small)
  )
    return true;
  if (ABOUT.test(small) || isHeadline(small, tokens)) return true;
  // "Paul tells …", "God promises …".
  const [first, second] = tokens;
  if (!first || !second) return true;
  if (!isScriptural(first.written) || verbOf(second.written) === undefined) return false;
  // "God gives you …" is said to the reader; "God promises …", "God gives his people …" is said of him.
  return !(isWeak(second.written) && /^(?:god|the lord)\b.*\byou\b/.test(small));
}

/** A headline has no stop; a few words may have. */
function isHeadline(small: string, tokens: readonly Token[]): boolean {
  const isSentence = tokens.length > LONGEST_HEADLINE && /[.!;]\W*$/.test(small);
  return !isSentence && HEADLINE.test(small) && !FINITE.test(small.replace(/^(?:the )?\S+/, ''));
}

const ASKS_READER =
  /^(?:please )?(?:ask|breathe|call|choose|come back|find|forgive|give yourself|go|invite|keep|light|list|listen|look|make|name|notice|open|pick|pray|put|read|rest|say|share|sit|set aside|spend|stop|take|talk|tell|thank|think|try|turn off|visit|wait|walk|watch|write|you can|you could|you may|i will|i want|let[’']s|today|tonight|this week)\b/;

/** Returns whether words ask the reader to do something, or speak of him. */
export function asksReader(written: string): boolean {
  return ASKS_READER.test(written.toLowerCase().replace(/^[^\p{L}]+/u, ''));
}

/** A word that so many verses have says nothing of what they share. */
const COMMON = 900;
const RELATED = 0.2;
/** Verses on each side that words about a verse may take up. */
const AROUND = 1;
/** Of a passage of more words anything may be said. */
const LONGEST = 3_000;
const LAST_VERSE = 31_101;

/** Returns whether words tell of what verses say, in other words: they share some that are telling. */
export function areRelated(
  tokens: readonly Token[],
  ranges: readonly VerseRange[],
  atLeast = RELATED,
): boolean {
  const { places } = concordance();
  const { stems } = wordsOfTokens(tokens);
  const around = ranges.map(({ from, to }) => ({
    from: Math.max(0, from - AROUND),
    to: Math.min(LAST_VERSE, to + AROUND),
  }));
  const positions = positionsOf(around);
  if (positions.length > LONGEST) return false;
  const theirs = new Set(Array.from(wordsAt(positions).stems));
  let [telling, shared] = [0, 0];
  tokens.forEach(({ word, id }, index) => {
    if (STOP_WORDS.has(word) || (id >= 0 && places(id).length > COMMON)) return;
    telling += 1;
    if (theirs.has(stems[index] ?? -1)) shared += 1;
  });
  return shared > 0 && shared >= atLeast * telling;
}
