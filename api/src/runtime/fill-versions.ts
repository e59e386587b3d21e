import { tmpdir } from 'node:os';
import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/upcasting.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore, VersionRef } from '../ports/read-models.port.js';
import { PartedWork } from './parted-work.js';
import { VersionFiller } from './version-filler.js';

export interface FillingParts {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  readonly lift: Lift;
  /** Characters of documents' JSON that may be in memory, about; HELD unless given. */
  readonly held?: number;
  /** The folder for what outgrows the memory. */
  readonly scratch?: string;
}

export interface VersionToFill {
  readonly ref: VersionRef;
  readonly projection: Projection<unknown>;
}

/** Of all threads that fold together; a million events come to about as much. */
export const HELD = 155_000_000;

export interface Filled {
  /** The position it is folded up to. */
  readonly checkpoint: number;
  /** Events folded into it. */
  readonly events: number;
}

/** Called after each page: how many events were folded, and the position up to which as much would have been done. */
export type OnPage = (events: number, position: number) => void;

/**
 * Folds the log as it stands into new, empty versions in one pass; answers for each what was folded. When documents
 * outgrow the memory, a part of the members is written out and their further events are put aside, to be folded when the
 * rest is done: every document is written once or twice, however long the log is. Stopped by the signal, or failing, it
 * leaves nothing in the versions and throws.
 */
export async function fillVersions(
  { store, models, lift, held = HELD, scratch = tmpdir() }: FillingParts,
  versions: readonly VersionToFill[],
  signal: AbortSignal,
  onPage: OnPage = () => undefined,
): Promise<Filled[]> {
  const fillers = await Promise.all(
    versions.map(async ({ ref, projection }) => new VersionFiller(projection, await models.fill(ref))),
  );
  const work = new PartedWork(fillers, held, scratch);
  try {
    // Before the first page: whatever is in the log by then is folded.
    const head = await store.head();
    let [position, seen, folded] = [0, 0, 0];
    const onFolded = (events: number) => {
      folded += events;
      onPage(events, Math.floor((position * folded) / Math.max(seen, 1)));
    };
    for await (const page of store.replay({ after: 0, types: work.types, dataOf: typesWithData(fillers) })) {
      signal.throwIfAborted();
      position = page.at(-1)?.position ?? position;
      seen += page.length;
      onFolded(await work.fold(page.map((event) => lifted(event, lift))));
    }
    await work.complete(signal, onFolded);
    signal.throwIfAborted();
    const checkpoint = Math.max(head, position);
    await finishAll(fillers, checkpoint);
    return fillers.map(({ events }) => ({ checkpoint, events }));
  } catch (error) {
    await Promise.allSettled(fillers.map((filler) => filler.abandon()));
    throw error;
  } finally {
    work.close();
  }
}

/** Together: while one is flushed, the next is written. All have ended, well or not, when it answers or throws. */
async function finishAll(fillers: readonly VersionFiller[], checkpoint: number): Promise<void> {
  const finished = await Promise.allSettled(fillers.map((filler) => filler.finish(checkpoint)));
  for (const one of finished) if (one.status === 'rejected') throw one.reason;
}

function typesWithData(fillers: readonly VersionFiller[]): string[] {
  return fillers.flatMap(({ projection: { types, withoutData = [] } }) =>
    types.filter((type) => !withoutData.includes(type)),
  );
}

function lifted(event: FoldEvent, lift: Lift): FoldEvent {
  if (event.data === null) return event;
  const data = lift(event.type, event.schema, event.data);
  return data === event.data ? event : { ...event, data };
}
