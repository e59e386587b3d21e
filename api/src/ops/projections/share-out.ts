import type { Projection } from '../../kernel/projection.js';

type Reads = Pick<Projection<unknown>, 'types' | 'withoutData'>;

/** What most of the log is made of, by what reading an event of the type takes: without its data, with it, and folding it. */
const COSTS: Readonly<Record<string, readonly [bare: number, data: number, fold: number]>> = {
  MessageSent: [3, 8, 1],
  TokensConsumed: [1, 2, 1],
  PracticeLogged: [1, 2, 2],
};
const LITTLE = [0.05, 0.1, 0.05] as const;

/**
 * Shares versions out to `workers` threads, so that each has about as much to do; none is left without any. Versions
 * that fold the same types are better off together: a thread reads each event once.
 */
export function shareOut<V extends { readonly projection: Reads }>(
  versions: readonly V[],
  workers: number,
): V[][] {
  const shares = Array.from({ length: Math.min(workers, versions.length) }, (): V[] => []);
  const dearestFirst = [...versions].sort((a, b) => costOf([b]) - costOf([a]));
  for (const version of dearestFirst) {
    cheapest(shares, (share) => costOf([...share, version])).push(version);
  }
  return shares;
}

function cheapest<S>(shares: readonly S[], cost: (share: S) => number): S {
  return shares.reduce((least, share) => (cost(share) < cost(least) ? share : least));
}

function costOf(share: readonly { readonly projection: Reads }[]): number {
  const reading = new Map<string, number>();
  let folding = 0;
  for (const { projection } of share) {
    for (const type of projection.types) {
      const [bare, data, fold] = COSTS[type] ?? LITTLE;
      const read = projection.withoutData?.includes(type) ? bare : data;
      reading.set(type, Math.max(read, reading.get(type) ?? 0));
      folding += fold;
    }
  }
  return folding + [...reading.values()].reduce((sum, read) => sum + read, 0);
}
