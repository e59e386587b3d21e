import type { Span } from './span.js';
import { positionsOf, wordsAt } from './compare.js';
import { matchOf } from './match.js';
import type { ReferenceGroup } from './reference-groups.js';
import type { Shown } from './shown.js';

/** A longer passage is not laid along: a whole chapter may be named many times. */
const LONGEST = 400;

/** Returns a function that says whether a span's words are those of one of a group's references, word for word. */
export function fitting(spans: readonly Shown[]): (span: Span, group: ReferenceGroup) => boolean {
  const tokens = new Map<Span, Shown['tokens']>(spans.map((span) => [span, span.tokens]));
  return (span, { references }) =>
    references.some(({ ranges }) => {
      const positions = positionsOf(ranges);
      return positions.length <= LONGEST && matchOf(tokens.get(span) ?? [], wordsAt(positions).ids) !== null;
    });
}
