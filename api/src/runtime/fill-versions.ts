import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/upcasting.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore, VersionRef } from '../ports/read-models.port.js';
import { VersionFiller } from './version-filler.js';

export interface FillingParts {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  readonly lift: Lift;
  /** Documents of each version in a generation that is kept in memory; see VersionFiller. */
  readonly generation?: number;
}

export interface VersionToFill {
  readonly ref: VersionRef;
  readonly projection: Projection<unknown>;
}

export interface Filled {
  /** The position it is folded up to. */
  readonly checkpoint: number;
  /** Events folded into it. */
  readonly events: number;
}

/** Called after each page of the log: its events, and the position of the last. */
export type OnPage = (events: number, position: number) => void;

/**
 * Folds the log as it stands into new, empty versions in one pass; answers for each what was folded. Stopped by the
 * signal, or failing, it leaves nothing in them and throws.
 */
export async function fillVersions(
  { store, models, lift, generation }: FillingParts,
  versions: readonly VersionToFill[],
  signal: AbortSignal,
  onPage: OnPage = () => undefined,
): Promise<Filled[]> {
  const fillers = await Promise.all(
    versions.map(
      async ({ ref, projection }) => new VersionFiller(projection, await models.fill(ref), generation),
    ),
  );
  try {
    const byType = fillersByType(fillers);
    // Before the first page: whatever is in the log by then is folded.
    let checkpoint = await store.head();
    const types = [...byType.keys()];
    for await (const page of store.replay({ after: 0, types, dataOf: typesWithData(fillers) })) {
      signal.throwIfAborted();
      for (const event of page) addTo(byType.get(event.type), lifted(event, lift));
      for (const filler of fillers) await filler.fold();
      const position = page.at(-1)?.position ?? 0;
      checkpoint = Math.max(checkpoint, position);
      onPage(page.length, position);
    }
    signal.throwIfAborted();
    for (const filler of fillers) await filler.finish(checkpoint);
    return fillers.map(({ events }) => ({ checkpoint, events }));
  } catch (error) {
    await Promise.allSettled(fillers.map((filler) => filler.abandon()));
    throw error;
  }
}

function fillersByType(fillers: readonly VersionFiller[]): Map<string, VersionFiller[]> {
  const byType = new Map<string, VersionFiller[]>();
  for (const filler of fillers) {
    for (const type of filler.projection.types) byType.set(type, [...(byType.get(type) ?? []), filler]);
  }
  return byType;
}

function typesWithData(fillers: readonly VersionFiller[]): string[] {
  return fillers.flatMap(({ projection: { types, withoutData = [] } }) =>
    types.filter((type) => !withoutData.includes(type)),
  );
}

function addTo(fillers: readonly VersionFiller[] | undefined, event: FoldEvent): void {
  for (const filler of fillers ?? []) filler.add(event);
}

function lifted(event: FoldEvent, lift: Lift): FoldEvent {
  if (event.data === null) return event;
  const data = lift(event.type, event.schema, event.data);
  return data === event.data ? event : { ...event, data };
}
