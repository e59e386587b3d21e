import type { Projection } from '../../kernel/projection.js';

/** Bytes of the log by event type, roughly, where it is not little: reading and parsing them is what takes the time. */
const WEIGHTS: Readonly<Record<string, number>> = { MessageSent: 6, PracticeLogged: 2, TokensConsumed: 2 };
const LITTLE = 0.1;

/** Shares projections out to `workers` threads, so that each has about as much to read; none is left without any. */
export function shareOut<P extends Pick<Projection<unknown>, 'types' | 'withoutData'>>(
  projections: readonly P[],
  workers: number,
): P[][] {
  const groups = Array.from({ length: Math.min(workers, projections.length) }, () => ({
    projections: [] as P[],
    weight: 0,
  }));
  for (const projection of [...projections].sort((a, b) => weightOf(b) - weightOf(a))) {
    const lightest = groups.reduce((least, group) => (group.weight < least.weight ? group : least));
    lightest.projections.push(projection);
    lightest.weight += weightOf(projection);
  }
  return groups.map((group) => group.projections);
}

function weightOf({ types, withoutData = [] }: Pick<Projection<unknown>, 'types' | 'withoutData'>): number {
  return types
    .map((type) => (withoutData.includes(type) ? LITTLE : (WEIGHTS[type] ?? LITTLE)))
    .reduce((sum, weight) => sum + weight, 0);
}
