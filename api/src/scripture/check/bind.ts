import { bondAhead, bondBehind, type Standing } from './bonds.js';
import { enumerated } from './enumerated.js';
import { footnoteOf } from './footnotes.js';
import type { ReferenceGroup } from './reference-groups.js';
import type { Span } from './span.js';
import { firstFrom } from './scanned-reference.js';
import { referenceOverCell } from './table-spans.js';
import { TRANSLATION } from './translation-names.js';

/** A reference that a quotation is held to. */
export interface Bound {
  readonly group: ReferenceGroup;
  /** See bonds.ts. */
  readonly strength: number;
  /** The group is another quotation's own, and this one's as well. */
  readonly isShared: boolean;
  /** The reference stands behind the quotation. */
  readonly isBehind: boolean;
}

/** The bond with a reference that stands near by, in another sentence. */
export const NEAR = 10;
const NEAR_CHARACTERS = 220;
/** The bond of a cell with the reference over its column. */
const HEADED = 98;
/** The bond with the reference in a note. */
const NOTED = 99;
/** The bond with a reference of a list whose quotations are told off: "the first says “…”, the second “…”". */
const TOLD_OFF = 80;

interface Candidate {
  readonly at: number;
  readonly strength: number;
  readonly isBehind: boolean;
}

/** References on each side that are looked at. */
const NEAREST = 2;
/** Characters between that are looked at. */
const FARTHEST = 500;
/** What another reference between takes from a bond. */
const BEYOND = 30;
/** What a quotation that has the reference already takes from the next one's bond with it. */
const SECOND_HAND = 30;
/** Bonds this near to each other are equal: then what fits decides. */
const EQUAL = 4;

const TRANSLATION_NAMED = new RegExp(`[([]?\\b${TRANSLATION}\\b(?:[)\\]]|,(?=\\s))?`, 'gu');

/** The words between, without those of other quotations and references. */
function gapBetween(
  text: string,
  from: number,
  to: number,
  spans: readonly Span[],
  groups: readonly ReferenceGroup[],
): string {
  let gap = text.slice(from, to);
  for (let at = firstFrom(spans, from); at < spans.length && (spans[at]?.outerEnd ?? to) < to; at += 1) {
    const { outerStart = from, outerEnd = from } = spans[at] ?? {};
    if (outerStart >= from) gap = blank(gap, outerStart - from, outerEnd - from, '“”');
  }
  for (let at = firstFrom(groups, from); at < groups.length && (groups[at]?.end ?? to) < to; at += 1) {
    const { start = from, end = from } = groups[at] ?? {};
    gap = blank(gap, start - from, end - from, '§');
  }
  // An aside with references of its own: "(see also Psalm 4:8)"; the name of a translation.
  return (/\p{Lu}/u.test(gap) ? gap.replace(TRANSLATION_NAMED, (name) => ' '.repeat(name.length)) : gap)
    .replace(/[([][^)\]]{0,40}§[\s§]*[)\]]/g, (aside) => ' '.repeat(aside.length))
    .replace(/[ \t]{2,}/g, ' ');
}

function blank(gap: string, from: number, to: number, mark: string): string {
  return gap.slice(0, from) + mark.padEnd(to - from, ' ') + gap.slice(to);
}

function candidatesOf(
  text: string,
  span: Span,
  spans: readonly Span[],
  groups: readonly ReferenceGroup[],
): Candidate[] {
  const next = firstFrom(groups, span.end);
  const note = footnoteOf(text, span, groups);
  const candidates: Candidate[] = note < 0 ? [] : [{ at: note, strength: NOTED, isBehind: true }];
  const over = referenceOverCell(text, span.outerStart, groups);
  if (over) return [{ at: groups.indexOf(over), strength: HEADED, isBehind: false }];
  const standing = standingOf(text, span);
  for (let step = 0; step < NEAREST; step += 1) {
    const behind = groups[next + step];
    if (behind && behind.start - span.outerEnd < FARTHEST && behind.start >= span.outerEnd) {
      const gap = gapBetween(text, span.outerEnd, behind.start, spans, groups);
      const strength = bondBehind(gap, text.slice(behind.end, behind.end + 60), standing);
      candidates.push({ at: next + step, strength: strength - step * BEYOND, isBehind: true });
    }
    const ahead = groups[next - 1 - step];
    if (ahead && span.outerStart - ahead.end < FARTHEST && ahead.end <= span.outerStart) {
      const gap = gapBetween(text, ahead.end, span.outerStart, spans, groups);
      candidates.push({
        at: next - 1 - step,
        strength:
          bondAhead(gap, { ...standing, isLedByBrackets: opensSentence(text, ahead) }) - step * BEYOND,
        isBehind: false,
      });
    }
  }
  return candidates
    .map((one) =>
      one.strength <= 0 && isNear(text, span, groups[one.at]) ? { ...one, strength: NEAR } : one,
    )
    .filter(({ strength }) => strength > 0);
}

const ENDS_SENTENCE = /^[.!?"”’*_]*(?:\s+["“(*_]*\p{Lu}|\s*$|\s*\n)/u;
const ITEM = /^\s*(?:[-*+•]\s|\d{1,2}[.)]\s)/;

function standingOf(text: string, { start, end, outerStart, outerEnd }: Span): Standing {
  const ends = /[.!?…]["”’]*$/.test(text.slice(start, end).trimEnd()) || /[.!?…]/.test(text[outerEnd] ?? '');
  const before = text.slice(Math.max(0, outerStart - 200), outerStart);
  const after = text.slice(outerEnd, outerEnd + 20);
  const opens = /(?:^|\n\s*\n)[\s>*_]*$/.test(before);
  return {
    ends,
    isItem: ITEM.test(before.slice(before.lastIndexOf('\n') + 1)),
    isSentence: /^["“‘*_(\s]*\p{Lu}/u.test(text.slice(start, end)) && ENDS_SENTENCE.test(after),
    isLedByBrackets: false,
    isParagraph: opens && /^[.!?"”’*_]*\s*(?:\n\s*(?:\n|$)|$)/.test(after),
  };
}

/** "(§) …" at the beginning of a line or a sentence. */
function opensSentence(text: string, { start }: ReferenceGroup): boolean {
  return /(?:^|\n|[.!?:]\s)[\s*_]*[([]\s*$/.test(text.slice(Math.max(0, start - 8), start));
}

function isNear(text: string, span: Span, group: ReferenceGroup | undefined): boolean {
  if (!group) return false;
  const [from, to] = group.start > span.end ? [span.outerEnd, group.start] : [group.end, span.outerStart];
  return to - from < NEAR_CHARACTERS && !/\n\s*\n/.test(text.slice(from, to));
}

/** Among equal bonds, that of the reference which the words are of is the stronger. */
function preferFit(candidates: readonly Candidate[], fits: (at: number) => boolean): Candidate[] {
  const best = Math.max(...candidates.map(({ strength }) => strength));
  const isEqual = ({ strength }: Candidate): boolean => strength > best - EQUAL;
  if (candidates.filter(isEqual).length < 2) return [...candidates];
  return candidates.map((one) => (isEqual(one) && fits(one.at) ? { ...one, strength: best + EQUAL } : one));
}

interface Plan {
  readonly score: number;
  /** What the last quotation was given, and the plan for those before it. */
  readonly given: Candidate | null;
  readonly before: Plan | null;
}

/** One firm bond counts more than two loose ones: "Say “…”" takes no reference from the verse beside it. */
const FIRMER = 3;

/** Shares references out, each to one quotation at most, in their order, so that the bonds are the strongest in all. */
function shareOut(all: readonly (readonly Candidate[])[]): (Candidate | null)[] {
  // Keyed by the last reference that was given away.
  let plans = new Map<number, Plan | null>([[-1, null]]);
  for (const candidates of all) {
    const next = new Map<number, Plan>();
    const keep = (key: number, plan: Plan): void => {
      if ((next.get(key)?.score ?? -1) < plan.score) next.set(key, plan);
    };
    const first = candidates.length === 0 ? -1 : Math.min(...candidates.map(({ at }) => at));
    for (const [last, before] of withoutWorse(plans, first)) {
      const score = before?.score ?? 0;
      keep(last, { score, given: null, before });
      for (const given of candidates) {
        if (given.at > last) keep(given.at, { score: score + given.strength ** FIRMER, given, before });
      }
    }
    plans = next;
  }
  const given: (Candidate | null)[] = [];
  let plan = [...plans.values()].reduce(
    (best, one) => ((one?.score ?? 0) > (best?.score ?? 0) ? one : best),
    null,
  );
  for (; plan; plan = plan.before) given.push(plan.given);
  return all.map((_, index) => given[given.length - 1 - index] ?? null);
}

/** Of the plans that can still give away all that is asked for from `from` on, only the best matters. */
function withoutWorse(plans: ReadonlyMap<number, Plan | null>, from: number): Map<number, Plan | null> {
  const kept = new Map<number, Plan | null>();
  let best: readonly [number, Plan | null] | null = null;
  for (const [key, plan] of plans) {
    if (key >= from) kept.set(key, plan);
    else if (!best || (plan?.score ?? 0) > (best[1]?.score ?? 0)) best = [key, plan];
  }
  return best ? kept.set(...best) : kept;
}

/**
 * Returns for each span, in order, the reference that it is held to: by nearness and by the words between, over the whole
 * text. References are shared out one to one; a span that is left without one shares its neighbour's. Null: none stands
 * near. `fits` says whether a span's words are those of a group; it is asked between equals only.
 */
export function bindReferences(
  text: string,
  spans: readonly Span[],
  groups: readonly ReferenceGroup[],
  fits: (span: Span, group: ReferenceGroup) => boolean,
): (Bound | null)[] {
  const all = spans.map((span) => {
    const candidates = candidatesOf(text, span, spans, groups);
    const fitting = (at: number): boolean => {
      const group = groups[at];
      return group !== undefined && fits(span, group);
    };
    return candidates.length < 2 ? candidates : preferFit(candidates, fitting);
  });
  const given = shareOut(all);
  const lists = enumerated(text, spans, groups);
  const takenBy = new Map(
    given.map((one, index) => [one?.at ?? -1, { index, isBehind: one?.isBehind ?? false }]),
  );
  return all.map((candidates, index): Bound | null => {
    const own = given[index];
    const best = own ?? sharedOf(candidates, (at) => takenBy.get(at)?.isBehind ?? false);
    const list = lists.get(index);
    if (list) return { group: list, strength: TOLD_OFF, isShared: false, isBehind: false };
    const group = best && groups[best.at];
    return group ? { group, strength: best.strength, isShared: !own, isBehind: best.isBehind } : null;
  });
}

/** A reference that stands behind another quotation is hardly ahead of the next as well. */
function sharedOf(
  candidates: readonly Candidate[],
  isBehindAnother: (at: number) => boolean,
): Candidate | null {
  const bonds = candidates.map((one) =>
    !one.isBehind && isBehindAnother(one.at) ? { ...one, strength: one.strength - SECOND_HAND } : one,
  );
  const [best] = bonds.sort((a, b) => b.strength - a.strength);
  return best && best.strength > NEAR ? best : null;
}
