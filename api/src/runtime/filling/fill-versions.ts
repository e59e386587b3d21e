import type { Projection } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Filling, ReadModelStore, VersionRef } from '../../ports/read-models.port.js';

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

/** Called now and then: how many more events were folded, and the position up to which as much would have been done. */
export type OnPage = (events: number, position: number) => void;

/** Where the documents of a projection go. */
export interface Target {
  readonly projection: Projection<unknown>;
  readonly filling: Pick<Filling, 'put'>;
}

export interface FoldedLog {
  /** Of the last event that was read; 0 for none. */
  readonly position: number;
  /** Events folded for each of the targets, in their order. */
  readonly events: readonly number[];
}

/** Folds the event store as it stands and puts every document of it; throws when it fails, and when the signal stops it. */
export type FoldLog = (
  store: EventStore,
  targets: readonly Target[],
  signal: AbortSignal,
  onPage: OnPage,
) => Promise<FoldedLog>;

export interface FillingParts {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  readonly fold: FoldLog;
}

/**
 * Folds the event store as it stands into new, empty versions in one pass; returns for each what was folded. Stopped by the
 * signal, or failing, it leaves nothing in the versions and throws.
 */
export async function fillVersions(
  { store, models, fold }: FillingParts,
  versions: readonly VersionToFill[],
  signal: AbortSignal,
  onPage: OnPage = () => undefined,
): Promise<Filled[]> {
  const targets = await Promise.all(
    versions.map(async ({ ref, projection }) => ({ projection, filling: await models.fill(ref) })),
  );
  try {
    // Before the first page: whatever is in the event store by then is folded.
    const head = await store.head();
    const { position, events } = await fold(store, targets, signal, onPage);
    signal.throwIfAborted();
    const checkpoint = Math.max(head, position);
    await finishAll(targets, checkpoint);
    return events.map((folded) => ({ checkpoint, events: folded }));
  } catch (error) {
    await Promise.allSettled(targets.map(({ filling }) => filling.abandon()));
    throw error;
  }
}

/** Together: while one is flushed, the next is written. All have ended, well or not, when it resolves or throws. */
async function finishAll(
  targets: readonly { readonly filling: Filling }[],
  checkpoint: number,
): Promise<void> {
  const finished = await Promise.allSettled(targets.map(({ filling }) => filling.finish(checkpoint)));
  for (const one of finished) if (one.status === 'rejected') throw one.reason;
}
