import type { ScannedReference } from './scanned-reference.js';
import { TRANSLATION } from './translation-names.js';

/** References that stand together as one list: "(Matthew 5:5; cf. Psalm 37:11)". Offsets take a named translation in. */
export interface ReferenceGroup {
  readonly start: number;
  readonly end: number;
  readonly references: readonly ScannedReference[];
}

/** What may stand after a reference and belongs to it. */
const AFTER_REFERENCE = new RegExp(`^[\\s,;*_]*[([]?\\s?(${TRANSLATION})\\b[\\s)\\]]*`);

/** Between the references of one list: "(Matthew 5:5; cf. Psalm 37:11)". */
const JOINS = /^\s*[,;&/]?\s*(?:(?:and|or|also|see|cf\.?|compare|quoting|citing|with|y|und|et|e)\s+){0,2}$/i;
/** "Micah 2:5 (compare Leviticus 8:5): “…”". */
const COMPARES = /^\s*[([]\s*(?:(?:and|also|see|cf\.?|compare|quoting|citing)\s+){1,2}$/i;
/** "Matthew 4:4, where Jesus quotes Deuteronomy 8:3": the words stand in both. */
const QUOTES =
  /^\s*,?\s*(?:where\s+)?(?:\p{L}+\s+){0,2}(?:quot(?:es?|ing)|cit(?:es?|ing)|echo(?:es|ing)?|(?:quoted|cited|echoed|repeated)\s+(?:in|by))\s+(?:from\s+)?$/u;
/** "“…” and “…”: the one is §, the other §": as many quotations before them, in their order. */
const THE_ONE = /\b(?:the (?:one|first|former)|one)(?: (?:is|was|stands|comes))?(?: (?:from|in))?\s*$/i;
const THE_OTHER =
  /^\s*[,;]?\s*(?:and\s+)?the (?:other|second|latter)(?: one)?(?: (?:is|was|stands|comes))?(?: (?:from|in))?\s*$/i;
const FARTHEST_IN_LIST = 30;
const LONGEST_LIST = 7;

function isOther(text: string, first: { readonly start: number }, gap: string): boolean {
  return THE_OTHER.test(gap) && THE_ONE.test(text.slice(Math.max(0, first.start - 40), first.start));
}

/** Returns where a reference ends with the translation named behind it. */
export function afterReference(text: string, { end }: { readonly end: number }): number {
  const named = AFTER_REFERENCE.exec(text.slice(end, end + 60))?.[0] ?? '';
  // The line's end, and the bracket that closes around the reference, are not the translation's.
  return end + named.replace(/\s+$/, '').replace(/^([^([]*)\)$/, '$1').length;
}

/** Returns the references of a text as lists, in its order. */
export function groupsOf(text: string, references: readonly ScannedReference[]): ReferenceGroup[] {
  const groups: { start: number; end: number; references: ScannedReference[] }[] = [];
  for (const reference of references) {
    const last = groups.at(-1);
    const gap = last ? text.slice(last.references.at(-1)?.end ?? 0, reference.start) : '';
    const joined =
      last &&
      last.references.length < LONGEST_LIST &&
      gap.length < FARTHEST_IN_LIST &&
      (JOINS.test(gap) || COMPARES.test(gap) || QUOTES.test(gap) || isOther(text, last, gap)) &&
      !gap.includes('\n');
    const end = afterReference(text, reference);
    if (!joined) groups.push({ start: reference.start, end, references: [reference] });
    else {
      last.end = end;
      last.references.push(reference);
    }
  }
  return groups;
}
