import type { Around } from './around.js';
import { subjectAt, type Piece } from './clause.js';
import { fromSubject, type Manner } from './introduced.js';
import { sourceOf } from './sources.js';

/** Nouns for what one says to oneself, or of one's own. */
const OWN_WORDS =
  /^(?:prayer|prayers|insight|insights|question|questions|sentence|prompt|mantra|affirmation|journal|note|practice|practise|reflection|action|challenge|thought|application|activity|exercise|step|response|instance|example|inhale|exhale|aloud|yourself)$/;
const ALWAYS_OWN = /^(?:affirmations?|mantras?|prompts?|journal|application|takeaway|breath)$/;
/** Nouns for what is said about a passage. */
const ABOUT =
  /^(?:theme|point|message|lesson|title|topic|gist|idea|summary|moral|meaning|argument|paraphrase|headline|heading|logic|slogan|motto|caption|password|sermon|essay|film|movie|novel|poem|course|talk|chapter|app|sign|label)$/;
const TIME =
  /^(?:there|it|that|here|what|who|he|she|let|today|tonight|yesterday|tomorrow|sunday|week|month|day|year|morning|evening)[’']s$/;
const SAID_NOUN =
  /^(?:words?|promises?|commands?|prayers?|cry|cries|questions?|lines?|verses?|warnings?|invitations?|assurances?|calls?|charge|answers?|songs?|greetings?|blessings?|response|reply|claims?|version|rendering|translation|paraphrase|take|motto|confessions?|laments?|praise|counsel|advice|prophecy|vision|testimony|hope|phrase|teaching|rule|rebuke|plea|oath|vow|saying|refrain|challenge|corrections?)$/;
const LABEL =
  /^(?:(?:today’s|our|the|my|your|key|memory|daily|bible|main|another|first|second|next)\s+)*(?:verses?|text|scriptures?|readings?|passages?|quotes?|quotations?|words?|promise|kjv|web|asv|bible|bible text|verse of the day|§)$/i;

/** Words before a quotation in which its noun stands. */
const IN_LEAD = 12;

/** Returns whether what leads to words is a label alone: "Text:", "Today’s verse:". */
export function isLabel(lead: string): boolean {
  return LABEL.test(
    lead
      .replace(/[*_#>|[\]().,:—–-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Returns what a noun that leads to words makes of them: "Isaiah’s promise", "the words of §", "my prayer". */
export function byNoun(pieces: readonly Piece[], lead: Around): Manner {
  const tail = pieces.slice(-IN_LEAD);
  const last = tail.at(-1);
  if (!last) return 'plain';
  // "§, of course:" names nothing.
  const isAbout = tail.some(({ lower }, at) => ABOUT.test(lower) && tail[at - 1]?.lower !== 'of');
  if (isAbout && !tail.some(({ lower }) => SAID_NOUN.test(lower))) return 'name';
  // "Frederick Buechner’s “…”".
  if (/[’']s$/.test(last.text) && !TIME.test(last.lower))
    return fromSubject(subjectAt(named(tail), tail.length - 1), 'say', lead);
  const owner = tail.findIndex(({ text }) => /\p{L}[’']s?$/u.test(text) && /[’']s$|s[’']$/.test(text));
  if (
    owner >= 0 &&
    owner < tail.length - 1 &&
    !TIME.test(tail[owner]?.lower ?? '') &&
    tail.slice(owner + 1).some(({ lower }) => SAID_NOUN.test(lower))
  )
    return fromSubject(sourceOf([(tail[owner]?.lower ?? '').replace(/[’']s?$/, '')], ''), 'say', lead);
  const author = authorOf(tail);
  if (author) return fromSubject(author, 'say', lead);
  if (
    /\b(?:something|anything|prayer|words|sentence|line) like$/.test(tail.map(({ lower }) => lower).join(' '))
  )
    return 'member';
  if (
    /\b(?:in|out),\s*$/.test(lead.before) ||
    (OWN_WORDS.test(last.lower) &&
      !/,\s*$/.test(lead.before) &&
      !OF_REFERENCE.test(lead.before) &&
      !isGiven(tail)) ||
    tail.some(({ lower }) => ALWAYS_OWN.test(lower)) ||
    (tail.some(({ lower }) => /^(?:my|your)$/.test(lower)) && tail.some(({ lower }) => OWN_WORDS.test(lower)))
  )
    return 'member';
  return 'plain';
}

/** "My favourite line of Augustine is": whose words a noun says that they are; null where it does not. */
function authorOf(tail: readonly Piece[]): ReturnType<typeof sourceOf> | null {
  const by = tail.findIndex(
    ({ lower }, at) =>
      /^(?:of|by|from)$/.test(lower) &&
      /^\p{Lu}/u.test(tail[at + 1]?.text ?? '') &&
      SAID_NOUN.test(tail[at - 1]?.lower ?? ''),
  );
  if (by < 0) return null;
  const names = tail.slice(by + 1).filter(({ text }) => /^\p{Lu}/u.test(text));
  return sourceOf(
    names.map(({ text }) => text),
    '',
  );
}

/** "Take §, for instance:", "If § is the question (“…”)". */
const OF_REFERENCE = /§[\s,(]*(?:for (?:instance|example)|(?:is|was|as|gives|asks) (?:the|an?) \p{L}+)\W*$/u;

/** "§ stands this sentence:", "§ and the single sentence". */
function isGiven(tail: readonly Piece[]): boolean {
  return (
    /^(?:this|these|following|single|lone|famous)$/.test(tail.at(-2)?.lower ?? '') &&
    tail.some(({ kind }) => kind === 'reference')
  );
}

/** The words with the last as a name, not as whose. */
function named(tail: readonly Piece[]): Piece[] {
  return tail.map((piece, index) =>
    index === tail.length - 1
      ? { ...piece, text: piece.text.replace(/[’']s$/, ''), lower: piece.lower.replace(/[’']s$/, '') }
      : piece,
  );
}

/** Returns what a name before a colon makes of the words: "Augustine:", "David:", "Reflection:". */
export function byName(named: string, lead: Around): Manner {
  const words = named.split(/[\s.]+/);
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.some((word) => OWN_WORDS.test(word.toLowerCase()))) return 'member';
  const source = sourceOf(words, last);
  if (source === 'scripture') return 'scripture';
  return SAID_NOUN.test(last) || (lead.hasReference && source === 'passage') ? 'plain' : 'other';
}
