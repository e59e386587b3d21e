import type { MarkedSpan } from './marked-spans.js';
import { firstFrom, type ScannedReference } from './reference-scanner.js';

/**
 * How a reference stands to a quotation. behind: "…" (John 3:16). ahead: John 3:16: "…". presented: John 3:16 says that
 * Jesus …, "…". loose: in the same sentence, no more.
 */
export type Bond = 'behind' | 'ahead' | 'presented' | 'loose';

export interface Candidate {
  readonly reference: ScannedReference;
  readonly bond: Bond;
}

const TRANSLATION =
  '(?:KJV|AKJV|NKJV|NIV|ESV|NASB|NLT|NRSV|RSV|ASV|CSB|HCSB|MSG|AMP|GNT|NET|CEV|WEB|YLT|TLB|NKJ|King James(?: Version| Bible)?)';
/** What may stand after a reference and belongs to it. */
export const AFTER_REFERENCE = new RegExp(`^[\\s,;]*[([]?\\s?(${TRANSLATION})\\b[\\s)\\]]*`);

const LINK = `(?:(?:see|cf\\.?|from|in|as in|the|book of|written in|found in|${TRANSLATION})[\\s,:]+)*`;
const BEHIND = new RegExp(`^[\\s"”’'*_.,;:!?…>)\\]]*(?:[([]|[—–-]+|~)?[\\s*_([]*${LINK}[*_([]*$`, 'i');
const AHEAD = new RegExp(`^[\\s*_)\\].,;:>—–-]*(?:[([]?${TRANSLATION}[)\\]]?)?[\\s*_)\\].,;:>—–-]*$`, 'i');
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

/** What stands between, with a named translation after the reference taken off. */
function gapAfter(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(AFTER_REFERENCE, ' ');
}

function bondAhead(gap: string): Bond | null {
  if (/\n\s*\n/.test(gap) && !/[:—]\s*[*_]*\s*\n/.test(gap) && !/^[\s*_)\]>—–-]*$/.test(gap)) return null;
  if (AHEAD.test(gap)) return 'ahead';
  if (SENTENCE_END.test(gap) || wordCount(gap) > NEAR_WORDS) return null;
  if (PRESENTS.test(gap)) return 'presented';
  return wordCount(gap) <= LOOSE_WORDS ? 'loose' : null;
}

function bondBehind(gap: string): Bond | null {
  const lines = gap.split('\n').length - 1;
  if (gap.length <= 60 && lines <= 3 && BEHIND.test(gap)) return 'behind';
  if (lines > 0 || /[.!?]\s*$/.test(gap.slice(0, 2)) || SENTENCE_END.test(gap)) return null;
  return wordCount(gap) <= LOOSE_WORDS ? 'loose' : null;
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
    const bond = bondBehind(text.slice(span.outerEnd, behind.start));
    if (bond) candidates.push({ reference: behind, bond });
  }
  const ahead = references[firstFrom(references, span.outerStart) - 1];
  if (ahead && ahead.end <= span.outerStart && span.outerStart - ahead.end < FARTHEST) {
    const bond = bondAhead(gapAfter(text, ahead.end, span.outerStart));
    if (bond) candidates.push({ reference: ahead, bond });
  }
  const order: Bond[] = ['behind', 'ahead', 'presented', 'loose'];
  return candidates.sort((a, b) => order.indexOf(a.bond) - order.indexOf(b.bond));
}

/** Whether a translation other than the King James is named right after a reference. */
export function namesTranslation(text: string, { end }: ScannedReference): boolean {
  const named = AFTER_REFERENCE.exec(text.slice(end, end + 40))?.[1];
  return named !== undefined && !/^A?KJV$|^King James/.test(named);
}
