import { eventCatalogue } from '../../domain/all-events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import type { Target } from '../../runtime/filling/fill-versions.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import { lifted } from '../../runtime/filling/placed.js';
import { readBy } from '../../runtime/filling/reading.js';
import { throwIfStopped } from '../support/failures.js';
import type { Progress } from '../support/progress.js';
import type { ModelCheck } from './model-check.js';

export interface Source {
  readonly eventStore: EventStore;
  /** The folder for what outgrows the memory. */
  readonly scratch: string;
  readonly signal: AbortSignal;
}

/** Folds read models afresh, as a rebuild does and in as much memory, and compares them with what is served. */
export async function checkModels(
  source: Source,
  checks: readonly ModelCheck[],
  progressOf: (title: string) => Progress,
): Promise<void> {
  const targets = checks.map((check) => {
    return { projection: check.asServed, filling: { put: check.compare.bind(check) } };
  });
  await foldAll(source, targets, progressOf('read models'));
  for (const check of checks) {
    await check.lookForOthers();
    const progress = progressOf(check.projection.name);
    await check.judge({
      fold: (projection, put) => foldAll(source, [{ projection, filling: { put } }], progress),
      read: (visit) => eachEvent(source.eventStore, check.projection, progress, visit),
    });
  }
}

async function foldAll(
  { eventStore, scratch, signal }: Source,
  targets: readonly Target[],
  progress: Progress,
): Promise<void> {
  const fold = foldHere(eventCatalogue.lift, { scratch });
  try {
    await fold(eventStore, targets, signal, (events, position) => progress.add(events, position));
  } catch (error) {
    throwIfStopped(signal);
    throw error;
  }
}

async function eachEvent(
  eventStore: EventStore,
  projection: Projection<unknown>,
  progress: Progress,
  visit: (event: FoldEvent) => void,
): Promise<void> {
  for await (const page of eventStore.replay(readBy([{ projection }]))) {
    for (const event of page) visit(lifted(event, eventCatalogue.lift));
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
}

/** Why a read model cannot be compared; null when it can. */
export function whyNotCompared(
  { shape }: Projection<unknown>,
  active: CollectionVersion | undefined,
): string | null {
  if (!active) return 'is not folded yet';
  if (active.shape !== shape)
    return `has the shape ${active.shape}, this release folds ${shape} at the next start`;
  return active.checkpoint === 0 ? 'has nothing of the log folded into it' : null;
}
