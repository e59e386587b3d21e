import type { QuotationStatus, WordDifference } from '@emit/contract/scripture';
import type { Translation } from '@emit/contract/translations';
import { textOfRange, type VerseRange } from '../passages.js';

/** What is true of quoted words. */
export interface Verdict {
  readonly status: QuotationStatus;
  readonly scripture: string | null;
  readonly differences: readonly WordDifference[];
  readonly foundAt: string | null;
  readonly perhapsTranslation: boolean;
  readonly message: string;
  /** How near the words come to the reference given; 1 when exact. */
  readonly similarity: number;
  readonly translation?: Translation;
  readonly before?: string;
  readonly after?: string;
}

/** Verses shown beside a quotation at most. */
const SHOWN = 12;

export function textOf(ranges: readonly VerseRange[]): string {
  return ranges.map((range) => textOfRange(range, SHOWN)).join(' … ');
}

export function verdict(status: QuotationStatus, message: string, more: Partial<Verdict> = {}): Verdict {
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
