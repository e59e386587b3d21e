import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { Projection } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { WrittenDocument } from '../../ports/read-models.port.js';
import type { Target } from './fill-versions.js';
import { PartitionedFold } from './partitioned-fold.js';
import { readBy } from './reading.js';
import { VersionFiller, type Standstill } from './version-filler.js';

interface Means {
  readonly store: EventStore;
  readonly lift: Lift;
  /** Characters of documents that may be in memory. */
  readonly held: number;
  /** The folder for what outgrows the memory. */
  readonly scratch: string;
  readonly signal: AbortSignal;
}

/**
 * Folds documents that stand at an event once more, up to before it, and writes them as they were then: a fold that fails in its
 * middle has changed its document, and a copy of every document before every event would cost a rebuild twice its time. Reads
 * the event store again only where something stands still.
 */
export async function foldStandstills(
  fillers: ReadonlyMap<Target, VersionFiller>,
  { store, lift, held, scratch, signal }: Means,
): Promise<void> {
  const standing = [...fillers].flatMap(([target, { standstills }]) =>
    standstills.size > 0 ? [new StandingTarget(target, standstills)] : [],
  );
  if (standing.length === 0) return;
  const again = standing.map((target) => new VersionFiller(target.projection, target));
  const work = new PartitionedFold(again, lift, held, scratch);
  const end = Math.max(...standing.map((target) => target.end));
  try {
    for await (const page of store.replay(readBy(standing))) {
      signal.throwIfAborted();
      work.fold(page);
      if ((page.at(-1)?.position ?? 0) >= end) break;
    }
    await work.complete(signal, () => undefined);
  } finally {
    work.close();
  }
  for (const target of standing) await target.putRest();
}

/** The documents of one read model that stand still. */
class StandingTarget {
  readonly projection: Projection<unknown>;
  private readonly written = new Set<string>();

  constructor(
    private readonly target: Target,
    private readonly standstills: ReadonlyMap<string, Standstill>,
  ) {
    const { projection } = target;
    const key = (event: FoldEvent) => {
      const known = projection.key(event);
      return event.position < (standstills.get(known ?? '')?.position ?? 0) ? known : null;
    };
    this.projection = { ...projection, key };
  }

  /** Position behind which no event is wanted. */
  get end(): number {
    let end = 0;
    for (const { position } of this.standstills.values()) end = Math.max(end, position);
    return end;
  }

  put(documents: readonly WrittenDocument[]): Promise<void> {
    for (const { key } of documents) this.written.add(key);
    return this.target.filling.put(
      documents.map((document) => ({ ...document, ...this.standstills.get(document.key) })),
    );
  }

  /** Those that had no event before it. */
  async putRest(): Promise<void> {
    const rest = [...this.standstills].filter(([key]) => !this.written.has(key));
    if (rest.length === 0) return;
    await this.target.filling.put(rest.map(([key, standstill]) => ({ key, ...standstill, json: 'null' })));
  }
}
