import { leadOn } from './cited.js';
import { mayPresent } from './denials.js';
import { NOTE_LABEL, READING_FROM, VERSE_LABEL, type Presence } from './placed.js';
import { OPENS_VERSE, saysWords, VERB } from './says-words.js';

const LED_IN =
  /^[\s*_)\]]*[:—–→⇒=|•·»›~;\p{Extended_Pictographic}]+[\s*_]*|^[\s*_)\]]*-\s|^[\s*_)\]]*\n|^(?:\*\*|__)[ :]\s*(?=["“]?\p{Lu})|^[*_]*[)\]][*_]*[ \t]+(?=["“]?\p{Lu})/u;
/** "Verse of the day: John 3:16. For God …". */
const ENDED = /^[*_)]*\.[*_]*\s+(?=["“*_]?\p{Lu})/u;
const COMMA = /^,\s+(?=["“]?\p{L})/u;
/** "Today: John 3:16. for God …". */
const STOPPED = /^[*_)]*\.[*_]*\s+(?=["“*_]?\p{L})/u;
const POINTS = /^(?=.{0,60}$)[^.!?\n]*\b(?:is|from|favou?rite|verse)[\s*_:]*$/i;
/** "The text (John 3:16) is: For God …". */
const IS_WORDS =
  /^[\s*_)\],]*(?:is|was|goes|runs|reads)(?: (?:as follows|thus|this|simply|simple))?\s*:[\s*_]*/i;
/** "<b>John 3:16</b> for God …". */
const MARKED_OUT = /^(?:\*\*|__| {3})\s*\p{Ll}/u;
/** What begins a line that a reference leads: a sign of a list, a bracket, a picture. */
const ITEM = /^\s*(?:\d{1,2}[.)])?[^\p{L}\p{N}"“”«„|>#.,;:!?]{0,8}$/u;
export const LONGEST_LABEL = 200;
/** Tags leave spaces. */
const opensItem = (lead: string): boolean =>
  lead.length < LONGEST_LABEL && ITEM.test(lead.replace(/\s+/g, ' '));
const LABELLED =
  /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:[\p{L}\p{N}’']+\s+){0,4}[\p{L}\p{N}’']+[\s*_]*(?:[:,|(—–-]|\bis)[\s*_]*$/u;
/** "It is written in John 3:16: …", "Hear John 3:16: …". */
const INTRODUCED =
  /\b(?:it is written|it stands(?: written)?|we read|we are told|it says|hear|listen to)\b[^.!?:]{0,20}$/i;
const OPENS_WORDS = /^[*_]*[.)\]]?[*_]*\s+(?:>\s)?["“*_]*\p{Lu}/u;
const ANSWER_LABEL = /^[^\n]{0,60}\?[*_]*\n[\s*_>-]*(?:a|answer)[\s*_]*:[\s*_]*/i;
export const TEXT_LABEL =
  /^[\s*_)\]]*\n[\s*_>-]*(?:text|words?|verses?|scripture|quote|quotation|kjv|passage)[\s*_]*:[\s*_]*/i;

/** "John 3:16 reads: …", or a label on the next line; null where nothing of the kind follows. */
function introducedBy(lead: string, rest: string): { presence: Presence; skipped: number } | null {
  const isWords = IS_WORDS.exec(rest)?.[0];
  if (isWords !== undefined)
    return {
      presence:
        /\b(?:reads|goes|runs)/i.test(isWords) || VERSE_LABEL.test(lead.slice(-LONGEST_LABEL))
          ? 'presented'
          : 'near',
      skipped: isWords.length,
    };
  const label = TEXT_LABEL.exec(rest)?.[0];
  if (label !== undefined) return { presence: 'presented', skipped: label.length };
  const answer = ANSWER_LABEL.exec(rest)?.[0];
  if (answer !== undefined) return { presence: 'beside', skipped: answer.length };
  return null;
}

/** "**John 3:16** (For God …)". */
const IN_BRACKETS = /^[*_]{0,3}\s?\((?=\p{L})[^()\n]{12,400}\)[\s.]*(?:\n|$)/u;
const SENTENCE_BEFORE = /\p{L}[.!?…]["”’)]*\s+[*_]{0,3}$/u;
const COLON = /^[*_]{0,3}(?::|\s?[—–])[*_]{0,3}\s+(?=\p{L})/u;

/** Whether a reference opens a sentence of a paragraph and leads to its words: "I am glad. John 3:16: For God …". */
export function opensSentence(lead: string, rest: string): boolean {
  return SENTENCE_BEFORE.test(lead.slice(-LONGEST_LABEL)) && COLON.test(rest) && !NOTE_LABEL.test(lead);
}

/** Returns how words that follow a reference are shown, and where they begin. */
export function following(lead: string, rest: string): { presence: Presence | null; skipped: number } {
  // A reference in marks of its own.
  if (/["“„]$/.test(lead) && /^["”“]/.test(rest)) {
    const { presence, skipped } = following(lead.slice(0, -1), rest.slice(1));
    return { presence, skipped: skipped + 1 };
  }
  const introduced = introducedBy(lead, rest);
  if (introduced) return introduced;
  const ledIn = LED_IN.exec(rest)?.[0];
  if (ledIn !== undefined && opensItem(lead))
    return { presence: /\n/.test(ledIn) ? 'placed' : 'listed', skipped: 0 };
  if (IN_BRACKETS.test(rest) && opensItem(lead)) return { presence: 'listed', skipped: 0 };
  if (opensSentence(lead, rest)) return { presence: 'listed', skipped: 0 };
  if ((ledIn !== undefined || ENDED.test(rest)) && LABELLED.test(lead) && VERSE_LABEL.test(lead))
    return { presence: 'presented', skipped: 0 };
  if ((ledIn !== undefined || COMMA.test(rest)) && NOTE_LABEL.test(lead))
    return { presence: 'listed', skipped: 0 };
  if ((ledIn !== undefined || STOPPED.test(rest)) && READING_FROM.test(lead.slice(-LONGEST_LABEL)))
    return { presence: 'presented', skipped: 0 };
  // "**Monday** (John 3:16): …", "John 3:16 For God …": a verse where it stands in the text, and a remark where not.
  const isStopped = ledIn === undefined && STOPPED.test(rest);
  const opens = ledIn === undefined && opensItem(lead) && (isStopped || OPENS_WORDS.test(rest));
  if (opens || ((ledIn !== undefined || isStopped) && LABELLED.test(lead)))
    return { presence: 'beside', skipped: 0 };
  if (ledIn !== undefined && INTRODUCED.test(lead) && /^["“*_]*\p{Lu}/u.test(rest.slice(ledIn.length)))
    return { presence: 'presented', skipped: ledIn.length };
  // "The Bible says in John 3:16: for God …".
  if (ledIn?.trim().startsWith(':') && mayPresent(lead.slice(-LONGEST_LABEL)))
    return { presence: 'presented', skipped: ledIn.length };
  if (COMMA.test(rest) && mayPresent(lead.slice(-LONGEST_LABEL))) return { presence: 'beside', skipped: 0 };
  // "[John 3:16] for God …".
  if (/^\s*\]\s/.test(rest) && opensItem(lead)) return { presence: 'near', skipped: 0 };
  // "My favourite is John 3:16. For God …".
  if (ENDED.test(rest) && POINTS.test(lead)) return { presence: 'beside', skipped: 0 };
  const skipped = leadOn(lead.slice(-LONGEST_LABEL), rest.slice(0, LONGEST_LABEL));
  if (skipped > 0) return { presence: 'listed', skipped };
  const verb = VERB.exec(rest)?.[0] ?? '';
  if (!verb) return { presence: opensItem(lead) && MARKED_OUT.test(rest) ? 'near' : null, skipped: 0 };
  const next = rest.slice(verb.length);
  if (saysWords(verb, next)) return { presence: 'presented', skipped: verb.length };
  return {
    presence: /\bthat\b/i.test(verb) && OPENS_VERSE.test(next) ? 'beside' : 'near',
    skipped: verb.length,
  };
}
