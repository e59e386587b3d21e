import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { Lift } from '../../kernel/upcasting.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Progress } from '../support/progress.js';
import type { ModelCheck, Selects } from './model-check.js';

export interface Source {
  readonly log: EventStore;
  readonly lift: Lift;
}

/**
 * Folds read models afresh and compares them with what is served. In `passes` through the log, each with the documents
 * of its share of the keys in memory.
 */
export async function checkModels(
  source: Source,
  checks: readonly ModelCheck[],
  passes: number,
  progressOf: (title: string) => Progress,
): Promise<void> {
  const projections = checks.map(({ projection }) => projection);
  for (let pass = 0; pass < passes; pass++) {
    const selects: Selects = (key) => passes === 1 || partOf(key, passes) === pass;
    for (const check of checks) check.begin(selects);
    const progress = progressOf(passes === 1 ? 'read models' : `read models, ${pass + 1} of ${passes}`);
    await eachEvent(source, projections, progress, (event, at) => checks[at]?.add(event));
    for (const check of checks) await check.compare();
  }
  for (const check of checks) {
    const progress = progressOf(check.projection.name);
    await check.judge((visit) => eachEvent(source, [check.projection], progress, visit));
  }
}

/** Every event that some of the projections fold, with the place of each that does. */
async function eachEvent(
  { log, lift }: Source,
  projections: readonly Projection<unknown>[],
  progress: Progress,
  visit: (event: FoldEvent, at: number) => void,
): Promise<void> {
  const places = placesByType(projections);
  const dataOf = projections.flatMap(({ types, withoutData = [] }) =>
    types.filter((type) => !withoutData.includes(type)),
  );
  for await (const page of log.replay({ after: 0, types: [...places.keys()], dataOf })) {
    for (const event of page) {
      const data = event.data === null ? null : lift(event.type, event.schema, event.data);
      const lifted = data === event.data ? event : { ...event, data };
      for (const at of places.get(event.type) ?? []) visit(lifted, at);
    }
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
}

function placesByType(projections: readonly Projection<unknown>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  projections.forEach(({ types }, at) => {
    for (const type of types) places.set(type, [...(places.get(type) ?? []), at]);
  });
  return places;
}

function partOf(key: string, parts: number): number {
  let hash = 0;
  for (let index = 0; index < key.length; index++) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return Math.abs(hash) % parts;
}
