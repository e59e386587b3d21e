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
  /** Characters of documents' JSON that may be in memory, about; HELD unless given. */
  readonly held?: number;
}

export interface VersionToFill {
  readonly ref: VersionRef;
  readonly projection: Projection<unknown>;
}

/** In V8's heap three times as much, of all threads that fold together. */
export const HELD = 100_000_000;

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
  { store, models, lift, held = HELD }: FillingParts,
  versions: readonly VersionToFill[],
  signal: AbortSignal,
  onPage: OnPage = () => undefined,
): Promise<Filled[]> {
  const fillers = await Promise.all(
    versions.map(async ({ ref, projection }) => new VersionFiller(projection, await models.fill(ref))),
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
      await keepWithin(held, fillers);
      const position = page.at(-1)?.position ?? 0;
      checkpoint = Math.max(checkpoint, position);
      onPage(page.length, position);
    }
    signal.throwIfAborted();
    await finishAll(fillers, checkpoint);
    return fillers.map(({ events }) => ({ checkpoint, events }));
  } catch (error) {
    await Promise.allSettled(fillers.map((filler) => filler.abandon()));
    throw error;
  }
}

/** Together: while one is flushed, the next is written. All have ended, well or not, when it answers or throws. */
async function finishAll(fillers: readonly VersionFiller[], checkpoint: number): Promise<void> {
  const finished = await Promise.allSettled(fillers.map((filler) => filler.finish(checkpoint)));
  for (const one of finished) if (one.status === 'rejected') throw one.reason;
}

/** Once a page: a page adds little. */
async function keepWithin(held: number, fillers: readonly VersionFiller[]): Promise<void> {
  const total = fillers.reduce((sum, filler) => sum + filler.held, 0);
  if (total <= held) return;
  await fillers.reduce((most, filler) => (filler.idle > most.idle ? filler : most)).makeRoom();
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
