import type { Quotation } from '@emit/contract/scripture';
import type { ScannedReference } from './scanned-reference.js';
import type { Token } from './tokens.js';
import type { Verdict } from './verdict.js';

/** A quotation in a text, with the reference given for it and what is true of its words. */
export interface Finding {
  readonly tokens: readonly Token[];
  readonly reference: ScannedReference | null;
  readonly verdict: Verdict;
}

export function asQuotation(text: string, { tokens, reference, verdict }: Finding): Quotation {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const { status, scripture, differences, foundAt, perhapsTranslation, message, translation, before, after } =
    verdict;
  return {
    start,
    end,
    quoted: text.slice(start, end),
    reference: reference?.label ?? foundAt,
    reference_start: reference?.start ?? null,
    reference_end: reference?.end ?? null,
    status,
    scripture,
    differences: [...differences],
    found_at: reference ? foundAt : null,
    perhaps_translation: perhapsTranslation,
    ...(translation && { translation }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    message,
  };
}

/** A reference to a verse that does not exist, although nothing is quoted from it. */
export function bareReference({ start, end, label, missing }: ScannedReference): Quotation {
  return {
    start,
    end,
    quoted: '',
    reference: label,
    reference_start: start,
    reference_end: end,
    status: 'no-such-verse',
    scripture: null,
    differences: [],
    found_at: null,
    perhaps_translation: false,
    message: `${missing?.message ?? ''}.`,
  };
}

/** Returns whether a reference names a chapter or verse that is not there, or a book that there are others of ("3 Corinthians"); a mere name may be meant so. */
export function isMissingPlace({ missing, explicit, label }: ScannedReference): boolean {
  // "Eph 2.0", "Titus 3:0": a version, a score.
  return (
    missing !== null &&
    explicit &&
    !/\D0$/.test(label) &&
    (missing.part !== 'book' || /^(?:\d|I{1,3}\b)/.test(label))
  );
}
