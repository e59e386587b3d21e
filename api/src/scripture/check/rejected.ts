import type { ReferenceGroup } from './reference-groups.js';

/** A part of a text; it says where words do not stand. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** "It is not § but …", "(John 3:16, not §)", "Rather than §, …"; "Isn’t § lovely?" rejects nothing. */
const REJECTED_BEFORE =
  /(?:[,;]\s*)?(?:(?<=\b(?:it|that|this|they|which|these|words)\s+(?:is|was|are|were))n['’]t|\b(?:and\s+|is\s+)?not|\brather than|\binstead of|\bno longer)\s+(?:(?:found|written|taken|quoted)\s+)?(?:(?:from|in|of|by|at|to)\s+)?[*_"“]*$/i;
/** What parts it from the right one. */
const PARTED = /^[*_)"”]*\s*(?:[,;:—–]\s*)?(?:but(?: rather)?\b)?/i;
const GOES_ON = /^[*_)"”]*\s*(?:[,;:.!)—–]|but\b|$)/i;
/** "in §, but it stands in §", "§? No, it is §": the second takes the place of the first. */
const CORRECTED =
  /^["”’)*_\s]*[,;.?!—–-]*\s*(?:(?:but|yet|though|no|in fact|actually|correction)[,:.!]?\s+)+(?:(?:it|that|this|they|these)(?:['’]s| is| are| was| were| really| actually| in fact| stands?| comes?| belongs?)?\s*)?(?:(?:really|actually|in fact|is|are|was|stands?|comes?|belongs?|found|written)\s+)*(?:(?:in|from|to|of)\s+)?[*_("]*$/i;
/** "not from §, which says “…”": it has words of its own, and is theirs. */
const HAS_WORDS = /^[*_)"”]*\s*,?\s*(?:which|where|that|who|in which)\b[^.!?\n]{0,60}["“„«]/i;
const LONGEST = 60;
/** The reference that is meant stands this near. */
const NEAR = 250;

function rejectedAt(text: string, group: ReferenceGroup, next: ReferenceGroup | undefined): Part | null {
  const lead = text.slice(Math.max(0, group.start - LONGEST), group.start);
  const before = REJECTED_BEFORE.exec(lead);
  const after = text.slice(group.end, group.end + LONGEST);
  if (before && GOES_ON.test(after) && !HAS_WORDS.test(after))
    return { start: group.start - before[0].length, end: group.end + (PARTED.exec(after)?.[0].length ?? 0) };
  const between = next && next.start - group.end < LONGEST ? text.slice(group.end, next.start) : null;
  return next && between !== null && CORRECTED.test(between) ? { start: group.start, end: next.start } : null;
}

/**
 * Returns the parts of a text that say where words do not stand, "not § but", where the place that is meant stands near:
 * none of these references is that of a quotation.
 */
export function rejectedParts(text: string, groups: readonly ReferenceGroup[]): Part[] {
  const parts = groups.map((group, index) => rejectedAt(text, group, groups[index + 1]));
  return parts.filter((part, index): part is Part => {
    const near = [index - 1, index + 1].filter((at) => groups[at] && !parts[at]);
    return (
      part !== null &&
      near.some((at) => Math.abs((groups[at]?.start ?? 0) - (groups[index]?.start ?? 0)) < NEAR)
    );
  });
}
