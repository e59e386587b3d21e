import { cutAt } from '@emit/contract/whole-characters';
import { scanReferences } from '../../../scripture/check/reference-scanner.js';
import { labelOf, type VerseRange } from '../../../scripture/passages.js';
import { findReferences } from '../../../scripture/references.js';
import type { Topic } from '../../../scripture/topic.js';
import type { AboutPage } from './product/about-fhoism.js';

/** What the text holds for a question, before it is laid out. */
export interface Material {
  /** What was asked for, in a few words. */
  readonly subject: string;
  /** Why references in the question do not exist. */
  readonly missing: readonly string[];
  /** The passages to reply with; never empty. */
  readonly passages: readonly VerseRange[];
  /** Passages to read beside them. */
  readonly related: readonly VerseRange[];
  readonly topic: Topic | null;
  readonly about: AboutPage | null;
  /** A saying that is asked for as if it were a verse. */
  readonly saying: string | null;
  readonly basis: 'reference' | 'saying' | 'topic' | 'words' | 'about' | 'follow-up';
  /** What is said first, where the basis alone does not say it. */
  readonly lead: readonly string[];
  /** short: as few words as the format allows; whole: the passage to its end. */
  readonly length: 'usual' | 'short' | 'whole';
  /** Somebody mourns or suffers: comfort only, nothing to do and nothing to log. */
  readonly isGentle: boolean;
  /** The first reply of its conversation says what replies. */
  readonly isFirst: boolean;
}

/** Material before it is known how the conversation stands. */
export type Found = Omit<Material, 'subject' | 'missing' | 'isGentle' | 'isFirst'>;

export const NOTHING_BESIDE = {
  related: [],
  topic: null,
  about: null,
  saying: null,
  lead: [],
  length: 'usual',
} as const satisfies Partial<Found>;

/** Returns a question cut to what fits into a sentence. */
export function subjectOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 80 ? `${cutAt(plain, 77).trimEnd()}…` : plain || 'your question';
}

/** Returns a member's own words as they can stand within a sentence: short, and without marks. */
export function ownWords(text: string): string {
  return subjectOf(text.replace(/<[^>]*>?/g, ' ').replace(/[*_`<>[\]"“”]/g, ' '))
    .replace(/[.,;:! ]+$/, '')
    .trim();
}

/**
 * Why references in a question do not exist. The scanner also knows names of books that are none, and says of a range
 * which end it is that does not exist, where the parser knows only that there is none.
 */
export function missingIn(text: string): string[] {
  const scanned = scanReferences(text).filter(({ missing }) => missing);
  const parsed = findReferences(text).filter(
    ({ start, end }) => !scanned.some((one) => one.start < end && start < one.end),
  );
  const found = [...parsed, ...scanned.map(({ missing }) => missing)];
  const messages = found.flatMap((one) => (one !== null && 'message' in one ? [one.message] : []));
  return [...new Set(messages)];
}

/** Returns the passages of references, in their order. */
export function rangesIn(references: string): VerseRange[] {
  return findReferences(references).flatMap((found) => (found.kind === 'verses' ? [found.range] : []));
}

/** Returns whether a passage stands in the Psalms. */
export const isPsalm = (range: VerseRange): boolean => labelOf(range).startsWith('Psalm');

/** Returns the labels of passages as a list in a sentence: "A, B and C". */
export function labelsOf(ranges: readonly VerseRange[]): string {
  const labels = [...new Set(ranges.map(labelOf))];
  return labels.length < 2
    ? (labels[0] ?? '')
    : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`;
}
