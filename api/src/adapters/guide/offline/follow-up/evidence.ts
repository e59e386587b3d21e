import { bibleText } from '../../../../scripture/bible-text.js';
import { wordsOf } from '../../../../scripture/concordance.js';
import { labelOf, overlap, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { searchPhrase } from '../../../../scripture/search.js';
import { hits } from '../related.js';
import { strengthOf } from '../strength.js';
import { plainWords } from '../talk/plain-words.js';
import { disputedIn, onDisputed } from '../disputed/disputed.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';

const MARKED = /[“"«„]([^”"»“]{8,300})[”"»“]/;
const SAID =
  /\b(?:the )?(?:bible|scripture|jesus|christ|paul|god|he|moses|james|peter|john|david|solomon)(?: also| clearly| even)? (?:said|says|wrote|writes|teaches|taught)(?: that)?[ ,:]+(.{12,200})$/i;
/** Asking for the place or the meaning of words, not holding them against something. */
const ASKS_OF_IT =
  /\b(?:where|who (?:said|says|wrote)|which (?:verse|book|chapter)|explain|mean|means|meaning|find|look up|is (?:it|that|this) (?:really )?in the bible|does it say|context|you (?:said|wrote|say))\b/;
const OBJECTS =
  /^(?:(?:ok|yes|yeah|well|and|hm+|no) )*(?:but|yet|so|then|still|though|however|how can|how could|why should|thats|that is)\b|\b(?:but|so why|then why|how is|how can|how could|why should|nonsense|a lie|lies|wrong|circular|unfair|not fair|contradict\w*|though|so i|so we|right)\b/;

/** Words of an unbroken phrase that is no chance. */
const PHRASE = 3;
/** As much of the words a verse must have that somebody quotes from memory. */
const QUOTED = 0.75;
const NEAREST = 0.3;

function quotedIn(text: string): string | null {
  const words = (MARKED.exec(text) ?? SAID.exec(text))?.[1];
  return words !== undefined && wordsOf(words).length >= PHRASE ? words : null;
}

/** What somebody quotes against what was said: words of the Bible, and their verse where they have one. */
export interface Evidence {
  readonly verse: VerseRange | null;
  /** The verse has the words, or nearly all of them; else it only comes nearest. */
  readonly isSure: boolean;
}

function verseOf(words: string): Evidence {
  const [exact] = searchPhrase(words, 1);
  if (exact) return { verse: { from: exact.verse, to: exact.verse }, isSure: true };
  const near = hits(words, 3).map((range) => ({ range, share: strengthOf(words, range) }));
  const [best] = near.sort((a, b) => b.share - a.share);
  if (!best || best.share < NEAREST) return { verse: null, isSure: false };
  return { verse: best.range, isSure: best.share >= QUOTED };
}

/** Returns what a message in a talk quotes to hold it against what was read; null where it quotes nothing, or asks for the quotation itself. */
export function evidenceIn(text: string, { asked }: Before): Evidence | null {
  const quoted = asked.length === 0 ? null : quotedIn(text);
  const around = quoted === null ? '' : plainWords(text.replace(quoted, ' '));
  if (quoted === null || ASKS_OF_IT.test(around) || !OBJECTS.test(around)) return null;
  return verseOf(quoted);
}

const quoteInLine = (range: VerseRange) => `“${textOfRange(range)}” (${labelOf(range)})`;

function after({ from, to }: VerseRange): VerseRange | null {
  const text = bibleText();
  const next = to + 1;
  return next < text.verseCount && text.placeOf(next).chapter === text.placeOf(from).chapter
    ? { from: next, to: next }
    : null;
}

/** Returns a sentence on where the quoted words stand, and how it goes on there. */
export function placed({ verse, isSure }: Evidence): string {
  if (!verse) return 'The words that you quote I do not find so in the Bible.';
  if (!isSure) return `Nearest to the words that you quote I find ${quoteInLine(verse)}.`;
  const next = after(verse);
  const goesOn = next ? ` There it goes on: ${quoteInLine(next)}.` : '';
  return `What you hold against it stands in the Bible: ${quoteInLine(verse)}.${goesOn}`;
}

/** Returns the reply to words that are held against what is talked about, which stays what the talk is about. */
export function toEvidence(evidence: Evidence, before: Before): FollowUp | null {
  const { verse } = evidence;
  const [main] = before.passages;
  const disputed = disputedIn(before.lastReply);
  if (disputed) {
    const on = onDisputed(disputed, before);
    return { found: { ...on, lead: [placed(evidence), ...on.lead] } };
  }
  // Of words of the passage itself others know better what to say.
  if (!main || (verse && overlap(verse, main))) return null;
  const ways = verse
    ? `I do not play the one against the other: say *compare* to see both beside each other, or *${labelOf(verse)}* to go there.`
    : 'If you know the place, name it; else we can stay where we are.';
  return { plain: `We were at **${labelOf(main)}**. ${placed(evidence)}\n\n${ways}` };
}
