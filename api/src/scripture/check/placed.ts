import type { Span } from './span.js';
import type { ReferenceGroup } from './reference-groups.js';
import { firstFrom } from './scanned-reference.js';

/**
 * How surely words without marks are shown as a verse. presented: a label or a table's head says so. placed: they stand
 * where a verse is expected, under a reference or in a table's cell. listed: they make a line with a reference ("John 3:16 —
 * …"), as what is said about a verse often does. cited: a sentence has the reference behind it in brackets ("… . (John
 * 3:16)"). beside: a reference leads the line ("**Monday** (John 3:16): …"). near: a reference stands with them.
 */
export type Presence = 'presented' | 'placed' | 'listed' | 'cited' | 'beside' | 'near';

/** Whether words stand with a reference as quotations do, and as remarks do. */
export const isBeside = (presence: Presence | null): boolean => presence === 'cited' || presence === 'beside';

/** Words without marks at a place where a verse is expected: beside a reference in a table, or under one that stands alone. */
export interface PlainSpan extends Span {
  readonly presence: Presence;
}

/** What a line or heading calls a verse. */
export const VERSE_LABEL =
  /\b(?:verses?|scriptures?|readings?|texts?|passages?|memory|word for|quote|quotation|kjv|web|asv|lesung|vers|versículo|verset|versetto)\b/i;

/** "A reading from John 3:16.", and the words on the next line. */
export const READING_FROM =
  /\b(?:(?:readings?|lessons?|scripture|texts?) (?:(?:today|tonight|this \p{L}+) )?(?:is |comes |taken )*(?:from|out of)|(?:words?|gospel) of (?:God|the Lord)(?: as it is written)? (?:from|in))[\s*_]*$/iu;
/** "Footnote 3.", "Note:": what opens the line of a note. */
export const NOTE_LABEL = /^\s*(?:foot|end)?notes?\s*\d*[.:)]*\s*$/i;
/** "ALL: Thanks be to God", "This is the word of the Lord", behind a stop or not: somebody else goes on, or the reading is over. */
export const READING_ENDS =
  /\n[\s*_]*\p{Lu}{2,}[\p{Lu} ]{0,20}[*_]*:|(?:(?<=[.!?,;:]["”’]?|\n)\s*(?:(?:This|That) is |Here end(?:s|eth) )?[Tt]he|\s(?:(?:This|That) is t|T)he) (?:[Ww]ord|[Gg]ospel|[Ll]esson|[Rr]eading)(?: of (?:the Lord|God|Christ))?[.!]?\s*(?:\n|$|Thanks be|Praise to|Amen\b)|\sThanks be to God\b/u;

export const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

export function groupsIn(
  { start, end }: { readonly start: number; readonly end: number },
  groups: readonly ReferenceGroup[],
): readonly ReferenceGroup[] {
  return groups.slice(firstFrom(groups, start), firstFrom(groups, end));
}

export const spanOf = (start: number, end: number, presence: Presence): PlainSpan => ({
  start,
  end,
  outerStart: start,
  outerEnd: end,
  presence,
});
