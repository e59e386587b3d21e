import { citedBefore } from './cited.js';
import { following, LONGEST_LABEL, opensSentence, TEXT_LABEL } from './following.js';
import { isBeside, READING_ENDS, VERSE_LABEL, wordsIn, type Presence } from './placed.js';
import { endsWithLabel, nextLabel } from './labels.js';
import { afterReference } from './reference-groups.js';
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

/** "Verse of the day: … (John 3:16)". */
const LABEL_FIRST = /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:[\p{L}’']+\s+){0,4}[\p{L}’']+[\s*_]*:[\s*_]*/u;
const SHORT_LABEL =
  /^\s*(?:[-*+•]|\d{1,2}[.)])?[\s*_]*(?:\p{L}+\s){0,2}\p{L}+[*_]*(?::[\s*_]+|\s[–—-]\s[\s*_]*(?=["“]?\p{Lu})|(?<=[*_])\s[–—-]\s[\s*_]*|[.!?][*_]{2}\s+)/u;
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

const LABEL_WITHIN =
  /(?<=\n[ \t>*_-]*|[.!?]["”’)]*\s+[*_]{2})[\p{L}’']+(?: [\p{L}’']+){0,4}[*_]*:[\s*_]*(?=\S)/gu;

/** The words before a reference, from the last label on that says so: "I hear you. **Scripture:** … (John 3:16)". */
function fromLabel(text: string, start: number, end: number): Part {
  const labels = [...text.slice(start, end).matchAll(LABEL_WITHIN)].filter(([label]) =>
    VERSE_LABEL.test(label),
  );
  return { start: start + (labels.at(-1)?.index ?? 0), end };
}

const ENDS_SENTENCE = /[.!?]["”’*_]*(?=\s+[*_"“(]*\p{Lu})|\s[([](?=see|cf|compare|also|read)/iu;

/** Where the first sentence of words behind a reference ends: in a paragraph others go on. */
function firstSentence(text: string, start: number, end: number): number {
  const from = start + (/^[\s*_:—–-]*/.exec(text.slice(start, end))?.[0].length ?? 0);
  const stop = ENDS_SENTENCE.exec(text.slice(from, end));
  return stop ? from + stop.index + 1 : end;
}

/** "John 3:16: … (see also John 4:8)": the words have their reference. */
const SEE_ALSO = /[([][\s*_]*(?:see also|compare|cf\.?)[\s*_]*$/i;

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
    const behind = references[index - 1]?.end ?? block.start;
    const before = fromLabel(text, behind, reference.start);
    const begin = afterReference(text, reference);
    const ahead = text.slice(block.start, reference.start);
    const after = untilReadingEnds(text, ahead, begin, references[index + 1]?.start ?? block.end);
    const { presence, skipped } = following(ahead, text.slice(after.start, after.end));
    const rest = text.slice(begin, after.end);
    const { words, lead } = leading(text, before, rest);
    const isOwn = index === 0 || before.start > behind;
    yield* chunks(
      text,
      {
        start: before.start + (labelOf(words) || shortLabel(words, index)).length,
        end: before.start + words.length,
      },
      taken,
      reference,
      isOwn || (isWeak(lead) && !SEE_ALSO.test(ahead.slice(-LONGEST_LABEL))) ? lead : null,
    );
    // "… . (John 3:16) … . (John 3:17)": each has its sentence before it.
    const isLast = index === references.length - 1;
    if (!isLast && isBeside(lead) && citedBefore(rest.slice(-LONGEST_LABEL), ')')) continue;
    const start = after.start + skipped;
    const isAlone = references.length === 1;
    const isAmong = !isAlone || opensSentence(ahead, text.slice(after.start, after.end));
    const isFirst = isAmong && presence === 'listed';
    const end = isFirst ? firstSentence(text, start, after.end) : after.end;
    const shown = isAlone || isFirst || isWeak(presence) ? presence : null;
    yield* chunks(text, { start, end }, taken, reference, shown);
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
