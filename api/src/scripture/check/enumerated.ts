import type { ReferenceGroup } from './reference-groups.js';
import type { Span } from './span.js';

/** "The first says “…”, the second “…”", "In the one “…”, in the other “…”". */
const ORDINAL =
  /\b(?:first|second|third|fourth|one|other|former|latter|last|next|then|finally|number (?:one|two|three))\b/i;
/** Characters behind a list of references in which its quotations begin. */
const FARTHEST = 160;
const LONGEST_LEAD = 60;

/**
 * Returns the list of references that quotations told off one after another belong to: as many as it has references, each
 * with its ordinal before it, and no other reference among them. By the place of each quotation among the spans.
 */
export function enumerated(
  text: string,
  spans: readonly Span[],
  groups: readonly ReferenceGroup[],
): Map<number, ReferenceGroup> {
  const found = new Map<number, ReferenceGroup>();
  for (const [at, group] of groups.entries()) {
    const count = group.references.length;
    if (count < 2) continue;
    const first = spans.findIndex(({ outerStart }) => outerStart >= group.end);
    const own = first < 0 ? [] : spans.slice(first, first + count);
    const end = own.at(-1)?.outerEnd ?? Infinity;
    if (own.length < count || (groups[at + 1]?.start ?? Infinity) < end) continue;
    const leads = own.map(({ outerStart }, index) =>
      text.slice(index === 0 ? group.end : own[index - 1]?.outerEnd, outerStart),
    );
    const isToldOff = leads.every(
      (lead, index) =>
        lead.length < (index === 0 ? FARTHEST : LONGEST_LEAD) && !/\n\s*\n/.test(lead) && ORDINAL.test(lead),
    );
    if (isToldOff) own.forEach((_, index) => found.set(first + index, group));
  }
  return found;
}
