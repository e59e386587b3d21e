import type { MarkedSpan } from './marked-spans.js';
import { firstFrom, type ScannedReference } from './reference-scanner.js';

/**
 * How a reference stands to a quotation. own: "…" (John 3:16), or "…" — John 3:16. behind: "…" John 3:16. ahead: John
 * 3:16: "…". presented: John 3:16 says that Jesus …, "…". loose: in the same sentence, no more.
 */
export type Bond = 'own' | 'behind' | 'ahead' | 'presented' | 'loose';

export interface Candidate {
  readonly reference: ScannedReference;
  readonly bond: Bond;
}

const TRANSLATION =
  '(?:KJV|AKJV|NKJV|NIV|ESV|NASB|NLT|NRSV|RSV|ASV|CSB|HCSB|MSG|AMP|GNT|NET|CEV|WEB|YLT|TLB|NKJ|King James(?: Version| Bible)?)';
/** What may stand after a reference and belongs to it. */
export const AFTER_REFERENCE = new RegExp(`^[\\s,;*_]*[([]?\\s?(${TRANSLATION})\\b[\\s)\\]]*`);

const LINK = `(?:(?:see|cf\\.?|from|in|as in|the|book of|written in|found in|${TRANSLATION})[\\s,:]+)*`;
const BEHIND = new RegExp(`^[\\s"”’'*_.,;:!?…>)\\]]*(?:[([]|[—–-]+|~)?[\\s*_([]*${LINK}[*_([]*$`, 'i');
const AHEAD = new RegExp(`^[\\s*_)\\].,;:>—–-]*(?:[([]?${TRANSLATION}[)\\]]?)?[\\s*_)\\].,;:>—–-]*$`, 'i');
/** The cell beside it in a row of a table. */
const NEXT_CELL = /^[ *_"”’'.,;:!?…)\]]*\|[ *_("“‘]*$/;
const PRESENTS =
  /(?::|\b(?:says?|said|saying|reads?|tells?|told|writes?|wrote|written|teaches|taught|declares?|promises?|proclaims?|reminds?|states?|commands?|assures?|begins?|opens?|quotes?|puts it|answers?|words?|that))[\s,:*_>—–-]*$/i;
const SENTENCE_END = /[.!?]["”’)\]]?\s+(?=["“]?\p{Lu})/u;
/** Characters between that are looked at. */
const FARTHEST = 400;
const NEAR_WORDS = 25;
const LOOSE_WORDS = 8;

function wordCount(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** With a named translation at its beginning taken off; where lines end is kept. */
function withoutTranslation(text: string): string {
  return text.replace(AFTER_REFERENCE, (named) => named.replace(/[^\n]+/g, ' '));
}

function bondAhead(gap: string): Bond | null {
  if (/\n\s*\n/.test(gap) && !/[:—]\s*[*_]*\s*\n/.test(gap) && !/^[\s*_)\]>—–-]*$/.test(gap)) return null;
  if (AHEAD.test(gap) || NEXT_CELL.test(gap)) return 'ahead';
  if (SENTENCE_END.test(gap) || wordCount(gap) > NEAR_WORDS) return null;
  if (PRESENTS.test(gap)) return 'presented';
  return wordCount(gap) <= LOOSE_WORDS ? 'loose' : null;
}

function bondBehind(gap: string): Bond | null {
  const lines = gap.split('\n').length - 1;
  if (NEXT_CELL.test(gap)) return 'own';
  if (gap.length <= 60 && lines <= 3 && BEHIND.test(gap)) return /[([—–]/.test(gap) ? 'own' : 'behind';
  if (lines > 0 || /[.!?]\s*$/.test(gap.slice(0, 2)) || SENTENCE_END.test(gap)) return null;
  return wordCount(gap) <= LOOSE_WORDS ? 'loose' : null;
}

/** Where it stands over what it leads to, or a dash between. In brackets it belongs to what is before them. */
const OVER = /^[\s*_:]*\n[\s*_>]*$|^[\s*_]*[—–-][\s*_]*$/;
const OVER_BLOCK = /^[\s*_:.,>—–-]*$/;
/** As far as the next opening mark, or the first line of a block quote. */
const UP_TO_QUOTE = /^[^"“„«‘>]{0,60}?(?=["“„«‘]|\n\s*>)/;

/** Whether a reference leads on to the next quotation: "… John 3:16: “…”", and not to the one before it. */
export function leadsOn(text: string, { end }: ScannedReference): boolean {
  const rest = withoutTranslation(text.slice(end, end + 100));
  const gap = UP_TO_QUOTE.exec(rest)?.[0];
  if (gap === undefined) return false;
  return rest[gap.length] === '\n'
    ? OVER_BLOCK.test(gap) || PRESENTS.test(gap)
    : PRESENTS.test(gap) || OVER.test(gap);
}

/** No sentence's end between, nor more than one line's. */
const STANDS_ALONE = /^[^.!?:;\n]*\n?[^.!?:;\n]*$/;

/** Whether nothing is said of a reference, and it leads to nothing: "“…” John 3:16" and the line, or the paragraph, ends. */
function standsBy(text: string, reference: ScannedReference): boolean {
  const rest = withoutTranslation(text.slice(reference.end, reference.end + 60));
  if (/^[ *_.)\]]*(?:\n\s*\n|\s*$)/.test(rest)) return true;
  return /^[ *_.)\]]*\n/.test(rest) && !leadsOn(text, reference);
}

/** Between the references of one list: "(Matthew 5:5; cf. Psalm 37:11)". */
const JOINS = /^\s*[,;&/]?\s*(?:(?:and|or|also|see|cf\.?|compare|quoting|citing)\s+){0,2}$/i;
const LONGEST_LIST = 6;

/** A reference and those that stand in one list with it, itself first: words quoted with a list are of any of them. */
export function listWith(
  text: string,
  reference: ScannedReference,
  references: readonly ScannedReference[],
): ScannedReference[] {
  const joined = (a: ScannedReference | undefined, b: ScannedReference | undefined): boolean =>
    a !== undefined && b !== undefined && b.start - a.end < 30 && JOINS.test(text.slice(a.end, b.start));
  const at = firstFrom(references, reference.start);
  let [first, last] = [at, at];
  while (at - first < LONGEST_LIST && joined(references[first - 1], references[first])) first -= 1;
  while (last - at < LONGEST_LIST && joined(references[last], references[last + 1])) last += 1;
  return [reference, ...references.slice(first, last + 1).filter((one) => one !== reference)];
}

/**
 * The references that a quotation may be of: the nearest behind it and the nearest ahead of it, the likelier first.
 */
export function candidatesFor(
  text: string,
  span: MarkedSpan,
  references: readonly ScannedReference[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const behind = references[firstFrom(references, span.outerEnd)];
  if (behind && behind.start - span.outerEnd < FARTHEST) {
    const gap = text.slice(span.outerEnd, behind.start);
    const bond = bondBehind(gap);
    const alone = bond === 'behind' && STANDS_ALONE.test(gap) && standsBy(text, behind);
    if (bond) candidates.push({ reference: behind, bond: alone ? 'own' : bond });
  }
  const ahead = references[firstFrom(references, span.outerStart) - 1];
  if (ahead && ahead.end <= span.outerStart && span.outerStart - ahead.end < FARTHEST) {
    const bond = bondAhead(withoutTranslation(text.slice(ahead.end, span.outerStart)));
    if (bond) candidates.push({ reference: ahead, bond });
  }
  const order: Bond[] = ['own', 'behind', 'ahead', 'presented', 'loose'];
  return candidates.sort((a, b) => order.indexOf(a.bond) - order.indexOf(b.bond));
}

/** Whether a translation other than the King James is named right after a reference. */
export function namesTranslation(text: string, { end }: ScannedReference): boolean {
  const named = AFTER_REFERENCE.exec(text.slice(end, end + 40))?.[1];
  return named !== undefined && !/^A?KJV$|^King James/.test(named);
}
