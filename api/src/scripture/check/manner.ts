import { around, type Around } from './around.js';
import { askedOfMember } from './asked.js';
import { byRest } from './behind.js';
import type { Span } from './span.js';
import {
  lastSaying,
  piecesOf,
  subjectAt,
  subjectOfIs,
  type Piece,
  type Saying,
  type Subject,
} from './clause.js';
import { isDeniedBehind, isDeniedBefore } from './denials.js';
import { fromSubject, VERSES, type Manner } from './introduced.js';
import { bySetPhrase, bySource, endsWithVerse } from './leads.js';
import { namedTranslation } from './named-translation.js';
import { isOfToday } from './namesakes.js';
import { isCapitalised, isName } from './names.js';
import { byName, byNoun, isLabel } from './nouns.js';
import { answersForStranger, isInWriting, strangerBehindReference, strangerInSentence } from './strangers.js';

const HAS_OBJECT =
  /^(?:reads?|writes?|wrote|quot\w+|cit\w+|recit\w+|sings?|sang|pray\w*|memori\w+|learn\w*|repeat\w*|declare\w*|hears?|heard|whisper\w*|finds?|found)$/;

/** "Thomas à Kempis". */
const PARTICLE = /^(?:of|à|de|da|di|du|la|le|ten|van|von|der|den|ibn|bin)$/;

/** "wrote § on a card", "read § to us", "to quote Hildegard": what is said or quoted is what the verb has as its object. */
function objectOf(pieces: readonly Piece[], { at }: Saying): Subject | null {
  const rest = pieces.slice(at + 1);
  if (rest.some(({ lower }) => lower === 'as') || !HAS_OBJECT.test(pieces[at]?.lower ?? '')) return null;
  const next = rest.find(({ lower }) => !/^(?:me|us|you|him|her|them|from)$/.test(lower));
  if (next?.kind === 'reference') return 'reference';
  if (!/^(?:quot|cit)/.test(pieces[at]?.lower ?? '') || !next) return null;
  if (/^(?:my|your|our|his|her|their|an?)$/.test(next.lower)) return 'own';
  if (next.lower === 'the' && !/^\p{Lu}/u.test(rest[rest.indexOf(next) + 1]?.text ?? ''))
    return subjectAt(rest, rest.findIndex(({ lower }) => /^(?:on|in|about|from)$/.test(lower)) - 1);
  if (next.lower !== 'the' && !/^\p{Lu}/u.test(next.text)) return null;
  const end = rest.findIndex(
    ({ text, lower }) => !/^\p{Lu}/u.test(text) && !PARTICLE.test(lower) && lower !== 'the',
  );
  return subjectAt(rest, (end < 0 ? rest.length : end) - 1);
}

/** What a verb of saying before the words makes of them. */
function bySaying(saying: Saying, pieces: readonly Piece[], lead: Around): Manner {
  if (saying.isDenied) return 'denied';
  if (saying.verb === 'mean') return /\bby$/.test(pieces.at(-1)?.lower ?? '') ? 'scripture' : 'other';
  if (saying.subject !== 'none') return fromSubject(saying.subject, saying.verb, lead);
  // "says Paul", "schreibt David in §".
  const follows = pieces.findIndex(({ kind }, index) => index > saying.at && kind !== 'mark');
  const next = pieces[follows];
  if (!next || /^(?:in|that|to|at|on)$/.test(next.lower)) return lead.hasReference ? 'scripture' : 'plain';
  return fromSubject(subjectAt(pieces, follows), saying.verb, lead);
}

const NAME_COLON =
  /(?:^|[\n>*_-]\s*)[*_]*((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’.-]+(?:\s(?:of|von|van|de|the|à)?\s?\p{Lu}[\p{L}’.-]+){0,3})(?:\s*\([^()]{0,40}\)|,\s[^§:]{0,40})?(?:,? on §)?[*_]*:[*_\s]*$/u;

const NAME_ON = /^\W*\p{Lu}\p{L}+,? (?:on|about|commenting on) §\W*$/u;

/** "According to Augustine, “…”", "In the words of my father: “…”". */
const ACCORDING =
  /^\W*(?:According to|In the words of|To borrow(?: an? \p{L}+)? from|As for)\s+[^,:]{2,50}[,:]\s*$/iu;

function byLead(lead: Around): Manner {
  const { before } = lead;
  const pieces = trimmed(piecesOf(before));
  const outright = namedTranslation(before) ? 'scripture' : bySource(before);
  if (outright) return outright;
  if (isLabel(before)) return VERSES.test(before) ? 'scripture' : 'plain';
  const saying = lastSaying(pieces);
  const said = bySetPhrase(before) ?? askedOfMember(pieces, saying);
  if (said) return said;
  if (endsWithVerse(before)) return 'scripture';
  if (NAME_ON.test(before)) return byName(pieces[0]?.text ?? '', lead);
  const object = saying && objectOf(pieces, saying);
  if (object) return object === 'other' || object === 'own' ? 'other' : 'scripture';
  if (saying && !(saying.isAsked && saying.verb === 'read')) return bySaying(saying, pieces, lead);
  const source = ACCORDING.test(before) ? subjectAt(pieces, pieces.length - 1) : 'none';
  if (source !== 'none') return fromSubject(source, 'say', lead);
  if (/:[*_\s]*$/.test(before) && subjectOfIs(pieces) === 'scripture') return 'scripture';
  const named = NAME_COLON.exec(before)?.[1];
  return named ? byName(named, lead) : byNoun(pieces, lead);
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  let end = pieces.length;
  while (end > 0 && pieces[end - 1]?.kind === 'mark' && !/[.!?;)]/.test(pieces[end - 1]?.text ?? ''))
    end -= 1;
  return pieces.slice(0, end);
}

/** "Is “…” not what § says?" */
function asksIfNot({ before, after }: Around): boolean {
  return /^\W*(?:Is|Was|Are|Does)\W*$/.test(before) && /\bnot\b[^.!]*§[^.!]*\?/.test(after);
}

/** Characters before an answer in which the question stands. */
const FARTHEST_ASKED = 140;

/** "The sentence “…” stands in §", "Put beside it “…” from §". */
const STANDS_IN =
  /^[”"’*_,\s]*from §|^[”"’*_,\s]*(?:stands?|is|are|comes?|came|appears?|occurs?|belongs?|was)\b[^.!?§]{0,24}\b(?:in|from|at|to) §/i;

/** "I wrote “…” on a card; it’s from §": whoever has said it, the text gives the place. */
const SOURCED =
  /^[”"’*_]*[^.!?§]{0,60}[;,.!?:—–(-]+[”"’*_]*\s+(?:(?:it|that|this|which|they|these|those)(?:’s| is| are| was| comes?| stands?)?(?: (?:straight|right|taken|found|written|a (?:verse|promise|word|line)))* (?:from|in)) §/i;

/**
 * Returns how the text around a span introduces its words. `frame`: the text without the words of quotations and
 * references. `isSaying`: asked where they look like a name; a well-known saying is none unless it is written as one ("Come As You Are").
 */
export function mannerOf(frame: string, span: Span, words: string, isSaying = () => false): Manner {
  const lead = around(frame, span);
  if ((isDeniedBehind(lead.after) && !asksIfNot(lead)) || isDeniedBefore(lead.before)) return 'denied';
  if (isName(words, lead.before, lead.after) && (isCapitalised(words) || !isSaying())) return 'name';
  if (answersForStranger(frame.slice(Math.max(0, span.outerStart - FARTHEST_ASKED), span.outerStart)))
    return 'other';
  const manner = byLead(lead);
  if (manner === 'other' && SOURCED.test(lead.after)) return 'scripture';
  if (manner === 'member' && STANDS_IN.test(lead.after)) return 'scripture';
  if (
    manner === 'scripture' &&
    (strangerBehindReference(lead.before) || isInWriting(lead.before) || isOfToday(lead.before))
  )
    return 'other';
  if (manner !== 'plain') return manner;
  const behind = byRest(lead);
  return behind === 'plain' && strangerInSentence(lead.before, lead.after) ? 'other' : behind;
}
