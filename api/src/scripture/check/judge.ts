import type { QuotationStatus, WordDifference } from '@emit/contract/scripture';
import { labelOf, textOfRange, type VerseRange } from '../passages.js';
import { compare } from './compare.js';
import { exactElsewhere, nearestElsewhere } from './elsewhere.js';
import type { ScannedReference } from './reference-scanner.js';
import type { Token } from './tokens.js';

export interface Verdict {
  readonly status: QuotationStatus;
  readonly scripture: string | null;
  readonly differences: readonly WordDifference[];
  readonly foundAt: string | null;
  readonly perhapsTranslation: boolean;
  readonly message: string;
  /** How near the words come to the reference given; 1 when exact. */
  readonly similarity: number;
}

/** A quotation this much like the verse is meant to be it. */
const PARAPHRASE = 0.3;
/** Less is asked of words that are said to be another translation's. */
const NAMED_PARAPHRASE = 0.1;
/** And above this it is the King James text with a slip, not another translation. */
const SLIP = 0.85;
const LOOSE = 0.75;
/** Words this much like another verse are that verse. */
const SURELY = 0.75;
/** Verses shown beside a quotation at most. */
const SHOWN = 12;

function textOf(ranges: readonly VerseRange[]): string {
  return ranges.map((range) => textOfRange(range, SHOWN)).join(' … ');
}

function verdict(status: QuotationStatus, message: string, more: Partial<Verdict> = {}): Verdict {
  return {
    status,
    message,
    scripture: null,
    differences: [],
    foundAt: null,
    perhapsTranslation: false,
    similarity: 0,
    ...more,
  };
}

/** Where the words really stand: word for word, or nearly. */
function realPlace(
  tokens: readonly Token[],
  atLeast: number,
): { range: VerseRange; differences: readonly WordDifference[] } | null {
  const exact = exactElsewhere(tokens);
  if (exact) return { range: exact, differences: [] };
  if (tokens.length < 5 || atLeast >= 1) return null;
  const near = nearestElsewhere(tokens);
  if (!near || near.comparison.similarity < atLeast) return null;
  return { range: near.range, differences: near.comparison.differences };
}

function judgeMissing(tokens: readonly Token[], why: string): Verdict {
  const place = realPlace(tokens, SURELY);
  if (!place) return verdict('no-such-verse', `${why}.`);
  const foundAt = labelOf(place.range);
  return verdict('no-such-verse', `${why}. The words are from ${foundAt}.`, {
    scripture: textOf([place.range]),
    foundAt,
    differences: place.differences,
  });
}

function wordsApart(differences: readonly WordDifference[]): number {
  const count = (words: string): number => (words === '' ? 0 : words.split(' ').length);
  return differences.reduce(
    (sum, { quoted, scripture }) => sum + Math.max(count(quoted), count(scripture)),
    0,
  );
}

/** What is true of words that are presented as those of a reference. `translation`: one other than the King James is named. */
export function judge(tokens: readonly Token[], reference: ScannedReference, translation: boolean): Verdict {
  const { ranges, label, missing } = reference;
  if (missing) return judgeMissing(tokens, missing.message);
  const scripture = textOf(ranges);
  const { exact, similarity, differences } = compare(tokens, ranges);
  if (exact) return verdict('exact', `These are the words of ${label}.`, { scripture, similarity });
  const place = realPlace(tokens, Math.max(SURELY, similarity + 0.2));
  if (place) {
    const foundAt = labelOf(place.range);
    const shown = { scripture: textOf([place.range]), foundAt, differences: place.differences, similarity };
    return verdict('misattributed', `These words are from ${foundAt}, not ${label}.`, shown);
  }
  if (similarity < (translation ? NAMED_PARAPHRASE : PARAPHRASE)) {
    return verdict('not-scripture', `These words stand nowhere in the King James text.`, {
      scripture,
      similarity,
    });
  }
  const perhapsTranslation =
    translation || (similarity < SLIP && wordsApart(differences) > (similarity < LOOSE ? 1 : 2));
  const message = perhapsTranslation
    ? `The King James text of ${label} reads differently; this may be another translation or a paraphrase.`
    : `The King James text of ${label} reads differently.`;
  return verdict('differs', message, { scripture, differences, perhapsTranslation, similarity });
}

/** For quoted words without a reference: only when they are surely Scripture. */
export function judgeWithoutReference(tokens: readonly Token[]): (Verdict & { foundAt: string }) | null {
  if (tokens.length < 5) return null;
  const place = realPlace(tokens, tokens.length < 8 ? 0.9 : 0.8);
  if (!place) return null;
  const foundAt = labelOf(place.range);
  const shown = { scripture: textOf([place.range]), differences: place.differences, similarity: 1 };
  const same = place.differences.length === 0;
  const message = same
    ? `These are the words of ${foundAt}.`
    : `The King James text of ${foundAt} reads differently.`;
  return { ...verdict(same ? 'exact' : 'differs', message, shown), foundAt };
}
