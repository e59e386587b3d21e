import type { Count } from './formats.js';
import type { Translation } from './translations.js';

/** What crosses the wire about Scripture. Offsets count UTF-16 code units, as JavaScript strings do. */

export interface WireBook {
  name: string;
  /** Verses of each chapter, chapter 1 first. */
  verses: Count[];
}
export interface WireBookGroup {
  name: string;
  books: WireBook[];
}
export interface BooksResponse {
  groups: WireBookGroup[];
  totals: { books: Count; old_testament: Count; new_testament: Count; chapters: Count; verses: Count };
}

export interface WireVerse {
  book: string;
  chapter: Count;
  verse: Count;
  text: string;
  /** Whether a paragraph begins with it. */
  paragraph: boolean;
  /** The verse in the translation that was asked for beside the King James text. */
  beside?: WireBeside;
}
export interface WireBeside {
  translation: Translation;
  /** Empty when the translation lacks the verse. */
  text: string;
}
export interface WirePassage {
  /** As it is written in full: "John 3:16–18". */
  reference: string;
  verses: WireVerse[];
  /** References of verses to read with it, by its cross references, the best first; of one chapter or less. */
  read_also?: string[];
}
export interface PassagesResponse {
  passages: WirePassage[];
}

export interface WireHit extends WireVerse {
  reference: string;
  /** Words of the verse, in small letters, that the query is found by; also old ones that stand for a modern word of it. */
  found?: string[];
  /** The translation whose words the query has, when it is not the King James text. */
  matched?: Translation;
}
export interface SearchResponse {
  query: string;
  /** The passages that the query names, by reference or by a name they go by, or whose story it tells; their verses come first. */
  passages?: string[];
  /** The book that the query is a name of: "1 Cor", "Römer". */
  book?: string;
  /** Why a reference in the query leads nowhere: "John 3 has 36 verses; there is no verse 99". */
  missing?: string;
  /** Set when nothing fits well: no verse has half of what the query tells. */
  weak?: true;
  hits: WireHit[];
}

/**
 * What the check says of a quotation.
 *
 * - exact: the words of the reference, whole, punctuation and capitals aside.
 * - spelling: the same words, some spelled as today ("neighbor").
 * - part: the same words, but not the whole of the verse; `before` and `after` are the rest.
 * - differs: words differ, they are listed.
 * - misattributed: Scripture, of another reference than the one that stands with it.
 * - other-translation: another translation is named, whose words cannot be checked here.
 * - no-such-verse: the reference does not exist.
 * - not-scripture: presented as Scripture, and nowhere in the text.
 */
export type QuotationStatus =
  | 'exact'
  | 'spelling'
  | 'part'
  | 'differs'
  | 'misattributed'
  | 'other-translation'
  | 'no-such-verse'
  | 'not-scripture';

/** Statuses in which the words are the Bible's, and the reference theirs. */
export const RIGHT_STATUSES = ['exact', 'spelling', 'part'] as const satisfies readonly QuotationStatus[];
/** Returns whether a quotation's words are the Bible's, and its reference theirs. */
export const isRight = (status: QuotationStatus): boolean =>
  (RIGHT_STATUSES as readonly QuotationStatus[]).includes(status);

export interface WordDifference {
  kind: 'changed' | 'dropped' | 'added';
  /** The words of the quotation; empty when dropped. */
  quoted: string;
  /** The words of the text; empty when added. */
  scripture: string;
}

export interface Quotation {
  /** Where the quoted words stand in the text, without their marks; of a bare wrong reference, where that stands. */
  start: Count;
  end: Count;
  /** Empty for a bare reference that does not exist. */
  quoted: string;
  /** The reference given, in full; as it was written when it does not exist; null when none was given. */
  reference: string | null;
  /** Where the reference stands; null when none was given. */
  reference_start: Count | null;
  reference_end: Count | null;
  status: QuotationStatus;
  /** The true text beside it: of the reference, or of where the words really stand; null when there is none. */
  scripture: string | null;
  differences: WordDifference[];
  /** Where the words really stand, when that is not the reference given. */
  found_at: string | null;
  /** The words paraphrase the verse, so they may be another translation's. */
  perhaps_translation: boolean;
  /** The translation that has these words, where it is not the King James. Absent in findings of earlier releases. */
  translation?: Translation;
  /** The words of the verse before and after a part of it; absent where there are none. */
  before?: string;
  after?: string;
  /** The status in words. */
  message: string;
}
export interface CheckRequest {
  text: string;
}
export interface CheckResponse {
  quotations: Quotation[];
  /** Phrases given as quotations that could not be matched to a verse, and of which nothing is said. */
  unmatched: Count;
}
