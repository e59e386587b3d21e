import { mayPresent } from './denials.js';
import { citedBefore, leadOn } from './cited.js';
import {
  isBeside,
  NOTE_LABEL,
  READING_ENDS,
  READING_FROM,
  VERSE_LABEL,
  wordsIn,
  type Presence,
} from './placed.js';
import { endsWithLabel, nextLabel } from './labels.js';
import { afterReference } from './reference-groups.js';
import { OPENS_VERSE, saysWords, VERB } from './says-words.js';
import { referencesIn, type ScannedReference } from './scanned-reference.js';
import { endBeforeSigner } from './signers.js';
import { tokensOf, type Token } from './tokens.js';

/** Words without marks on one side of a reference. */
export interface LineChunk {
  readonly tokens: readonly Token[];
  readonly reference: ScannedReference;
  /** How surely they are shown as its words; null where they are a sentence in which it stands. */
  readonly presence: Presence | null;
}

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
const LONGEST_LABEL = 200;
/** Tags leave spaces. */
const opensItem = (lead: string): boolean =>
  lead.length < LONGEST_LABEL && ITEM.test(lead.replace(/\s+/g, ' '));
const LABELLED =
  /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:[\p{L}\p{N}’']+\s+){0,4}[\p{L}\p{N}’']+[\s*_]*(?:[:,|(—–-]|\bis)[\s*_]*$/u;
/** "It is written in John 3:16: …", "Hear John 3:16: …". */
const INTRODUCED =
  /\b(?:it is written|it stands(?: written)?|we read|we are told|it says|hear|listen to)\b[^.!?:]{0,20}$/i;
/** "Verse of the day: … (John 3:16)". */
const LABEL_FIRST = /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:[\p{L}’']+\s+){0,4}[\p{L}’']+[\s*_]*:[\s*_]*/u;
const SHORT_LABEL =
  /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:\p{L}+\s){0,2}\p{L}+[*_]*(?::[\s*_]+|\s[–—-]\s[\s*_]*(?=["“]?\p{Lu})|(?<=[*_])\s[–—-]\s[\s*_]*)/u;
const OPENS_WORDS = /^[*_]*[.)\]]?[*_]*\s+(?:>\s)?["“*_]*\p{Lu}/u;
const ANSWER_LABEL = /^[^\n]{0,60}\?[*_]*\n[\s*_>-]*(?:a|answer)[\s*_]*:[\s*_]*/i;
const TEXT_LABEL =
  /^[\s*_)\]]*\n[\s*_>-]*(?:text|words?|verses?|scripture|quote|quotation|kjv|passage)[\s*_]*:[\s*_]*/i;

/** "Verse: …", and on the next line "Reference: John 3:16". */
const REFERENCE_LABEL = /\n[\s*_>-]*[\p{L} ]{1,20}[*_]*:[\s*_]*$/u;

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What of a part is not taken yet by quotations between marks. */
function freeParts({ start, end }: Part, taken: readonly Part[]): Part[] {
  const free: Part[] = [];
  // A text may have thousands of both: most are nowhere near each other.
  const cuts = taken.filter((cut) => cut.start < end && cut.end > start).sort((a, b) => a.start - b.start);
  let from = start;
  for (const cut of cuts) {
    if (cut.start > from) free.push({ start: from, end: cut.start });
    from = Math.max(from, cut.end);
  }
  if (from < end) free.push({ start: from, end });
  return free;
}

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

/** How words that follow a reference are shown, and where they begin. */
function following(lead: string, rest: string): { presence: Presence | null; skipped: number } {
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

/** The label with which words before a reference begin; empty when they have none that says so. */
function labelOf(lead: string): string {
  const label = LABEL_FIRST.exec(lead.slice(0, LONGEST_LABEL))?.[0] ?? '';
  return VERSE_LABEL.test(label) && wordsIn(lead.slice(label.length)) > 0 ? label : '';
}

/** "Promise: … (John 3:16)", "1. **Trust** – … (John 3:16)": no word of the verse. */
function shortLabel(words: string, index: number): string {
  return index === 0 || words.startsWith('\n')
    ? (SHORT_LABEL.exec(words.slice(0, LONGEST_LABEL))?.[0] ?? '')
    : '';
}

/** How words before a reference are shown: "… — John 3:16", "… (John 3:16)". */
function preceding(lead: string, rest: string): Presence | null {
  if (labelOf(lead)) return 'presented';
  const cited = /[*_][\s([]*$/.test(lead)
    ? null
    : citedBefore(lead.slice(-LONGEST_LABEL), rest.slice(0, LONGEST_LABEL));
  if (cited) return cited;
  if (!/^[\s)\]*_.\p{Extended_Pictographic}\uFE0F]*$/u.test(rest))
    return /[([][\s*_]*$/.test(lead) && /^[*_]*[)\]]/.test(rest) ? 'near' : null;
  if (/[—–/=~|•·»]\s*[*_]*\s*$|\s--?\s[*_]*$|\n[\s*_(]*$/.test(lead))
    return /\n[\s>*_]*[—–]\s*[*_]*$/.test(lead) ? 'placed' : 'listed';
  // "God told Joshua to be strong (Joshua 1:9)." is a remark; emphasis makes a line a quotation.
  return /[*_][\s([]*$/.test(lead) ? 'placed' : 'near';
}

/** What follows a reference, without what a service says behind a reading, and the line that has the next label. */
function untilReadingEnds(text: string, lead: string, start: number, end: number): Part {
  const rest = text.slice(start, end);
  const close = READING_ENDS.exec(rest);
  const label = /\n/.test(rest) ? nextLabel(rest, TEXT_LABEL.test(rest) || endsWithLabel(lead)) : -1;
  const ends = [close?.index ?? -1, label].filter((at) => at >= 0);
  return { start, end: ends.length > 0 ? start + Math.min(...ends) : end };
}

/** Yields the words before and after each reference of a block, up to the next reference. */
export function* lineChunks(
  text: string,
  block: Part,
  all: readonly ScannedReference[],
  taken: readonly Part[],
): Generator<LineChunk> {
  const references = referencesIn(all, block);
  for (const [index, reference] of references.entries()) {
    const before = { start: references[index - 1]?.end ?? block.start, end: reference.start };
    const begin = afterReference(text, reference);
    const ahead = text.slice(block.start, reference.start);
    const after = untilReadingEnds(text, ahead, begin, references[index + 1]?.start ?? block.end);
    const { presence, skipped } = following(ahead, text.slice(after.start, after.end));
    const isAlone = references.length === 1;
    const rest = text.slice(begin, after.end);
    const { words, lead } = leading(text, before, rest);
    yield* chunks(
      text,
      {
        start: before.start + (labelOf(words) || shortLabel(words, index)).length,
        end: before.start + words.length,
      },
      taken,
      reference,
      index === 0 || isWeak(lead) ? lead : null,
    );
    // "… . (John 3:16) … . (John 3:17)": each has its sentence before it.
    const isLast = index === references.length - 1;
    if (!isLast && isBeside(lead) && citedBefore(rest.slice(-LONGEST_LABEL), ')')) continue;
    yield* chunks(
      text,
      { ...after, start: after.start + skipped },
      taken,
      reference,
      isAlone || isWeak(presence) ? presence : null,
    );
  }
}

/** The words before a reference without its own label or signer, and how they are shown. */
function leading(text: string, { start, end }: Part, rest: string): { words: string; lead: Presence | null } {
  const written = text.slice(start, end);
  const label = REFERENCE_LABEL.exec(written);
  const last = label ? start + label.index : endBeforeSigner(text, start, end);
  const words = text.slice(start, last);
  return { words, lead: preceding(label ? `${words}\n— ` : last < end ? `${words} — ` : written, rest) };
}

/** It may stand with several references of a block. */
const isWeak = (presence: Presence | null): boolean => presence === 'near' || isBeside(presence);

function chunks(
  text: string,
  part: Part,
  taken: readonly Part[],
  reference: ScannedReference,
  presence: Presence | null,
): LineChunk[] {
  const free = freeParts(part, taken);
  return free.flatMap(({ start, end }) => {
    const tokens = tokensOf(text, start, end);
    if (tokens.length < 2) return [];
    // A line of which quotations are a part is no verse as a whole.
    return [{ tokens, reference, presence: free.length > 1 && !isWeak(presence) ? null : presence }];
  });
}
