import type { VersionToFill } from './fill-versions.js';

/** Characters of data that take as long to parse, or to fold, as an event without any (docs/adr/0012-rebuilds.md). */
const CHARACTERS = 50;

/** Of a stretch of the log, by type: how many events there are, and characters of their data as JSON. */
export type Stretch = ReadonlyMap<string, { readonly events: number; readonly characters: number }>;

/**
 * Shares versions out to so many threads at most, each of which reads what it folds for itself, so that the busiest has as
 * little to do as it can. Projections of the same events are often best together, which are then read and parsed once.
 * Returns the busiest share first, and none that is empty.
 */
export function shareOut(
  versions: readonly VersionToFill[],
  stretch: Stretch,
  threads: number,
): VersionToFill[][] {
  let best: VersionToFill[][] = [];
  let least = Infinity;
  place(0, [], 0);
  return best.sort((a, b) => cost(b, stretch) - cost(a, stretch));

  /** Tries every way to go on, but for those that are no better than what is known. */
  function place(at: number, shares: VersionToFill[][], busiest: number): void {
    if (busiest >= least) return;
    const version = versions[at];
    if (!version) {
      [best, least] = [shares, busiest];
      return;
    }
    for (let into = 0; into <= shares.length && into < threads; into++) {
      const share = [...(shares[into] ?? []), version];
      const tried = [...shares.slice(0, into), share, ...shares.slice(into + 1)];
      place(at + 1, tried, Math.max(busiest, cost(share, stretch)));
    }
  }
}

/** In times of an event without data: to read and parse what any of them needs, and to fold it for each. */
function cost(share: readonly VersionToFill[], stretch: Stretch): number {
  let sum = 0;
  for (const [type, { events, characters }] of stretch) {
    const folding = share.filter(({ projection }) => projection.types.has(type));
    const withData = folding.filter(({ projection }) => projection.dataOf.has(type));
    const data = characters / CHARACTERS;
    if (folding.length > 0) sum += events * (1 + folding.length);
    if (withData.length > 0) sum += data * (1 + withData.length);
  }
  return sum;
}
