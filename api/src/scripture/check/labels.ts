import { verbOf } from './verbs-of-saying.js';

/** "Prayer: …", on a line of its own. */
const LABEL_LINE = /\n[ \t>*_-]*(\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,2})[*_]*:(?=[*_]*\s)/gu;
/** Labels of what a devotion has beside its verse. */
const OF_DEVOTION =
  /^(?:(?:a|my|our|your|closing|opening|short|daily|today’s) )?(?:prayers?|reflections?|questions?|practices?|actions?|thoughts?|meditations?|applications?|responses?|silence|insights?|journal|notes?|challenges?|comments?|lesson|song|hymn|blessing|takeaway|source|amen)$/i;
const HAS_WORDS = /\p{L}+\P{L}+\p{L}+/u;

/**
 * Returns where what follows a reference ends, at the line that has the next label: "Prayer: …", or any where the lines are
 * labelled one by one. -1 where none does.
 */
export function nextLabel(rest: string, isLabelled: boolean): number {
  for (const match of rest.matchAll(LABEL_LINE)) {
    const label = match[1] ?? '';
    if (OF_DEVOTION.test(label)) return match.index;
    // "Jesus said: …" leads on, and "Text: …" right behind a reference gives its words.
    const leadsOn = verbOf((label.split(' ').at(-1) ?? '').toLowerCase()) !== undefined;
    if (isLabelled && !leadsOn && HAS_WORDS.test(rest.slice(0, match.index))) return match.index;
  }
  return -1;
}

const LABEL_AT_END = /(?:^|\n)[\s*_>-]*[\p{L} ]{1,20}[*_]*:[\s*_]*$/u;
const LONGEST_LABEL = 60;

/** Returns whether a label leads to what follows: "Scripture: ". */
export const endsWithLabel = (lead: string): boolean => LABEL_AT_END.test(lead.slice(-LONGEST_LABEL));
