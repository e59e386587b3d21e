import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { eventCatalogue } from '../../domain/all-events.js';
import { NO_STREAM, RevisionConflict, type EventStore } from '../../ports/event-store.port.js';
import { CHAIN_START, chainHash } from '../../proof/chain.js';
import type { Random } from './random.js';

/** A stream as far as it is written: kept by whoever goes on with it, so that ended ones take no memory. */
export class NewStream {
  revision = NO_STREAM;
  chain = CHAIN_START;

  constructor(
    readonly name: string,
    readonly memberId: string,
  ) {}
}

interface Waiting {
  readonly expected: number;
  readonly events: NewEvent[];
}

/** Events to a batch: one flush to disk in the embedded store. */
const BATCH = 1_000;

/** Writes a history through the store, chained, in batches of one append a stream. New streams only. */
export class HistoryWriter {
  private waiting = new Map<NewStream, Waiting>();
  private count = 0;
  written = 0;

  constructor(
    private readonly eventStore: EventStore,
    private readonly ids: Random,
  ) {}

  /** `at` in epoch milliseconds. Returns whether a batch is full and should be flushed. */
  add(stream: NewStream, at: number, events: readonly DomainEvent[], ids = this.ids): boolean {
    const correlationId = ids.uuid();
    let waiting = this.waiting.get(stream);
    if (!waiting) {
      waiting = { expected: stream.revision, events: [] };
      this.waiting.set(stream, waiting);
    }
    const { memberId } = stream;
    for (const { type, data } of events) {
      const id = ids.uuid();
      const schema = eventCatalogue.schemaOf(type);
      const own = { id, at, memberId, schema, correlationId, causationId: correlationId };
      stream.revision += 1;
      stream.chain = chainHash(stream.chain, stream.name, stream.revision, { type, data, metadata: own });
      waiting.events.push({ type, data, metadata: { ...own, chain: stream.chain } });
    }
    this.count += events.length;
    return this.count >= BATCH;
  }

  /** Returns how many events it wrote. Throws RevisionConflict. */
  async flush(): Promise<number> {
    const { waiting, count } = this;
    this.waiting = new Map();
    this.count = 0;
    await Promise.all([...waiting].map(([{ name }, batch]) => this.append(name, batch)));
    this.written += count;
    return count;
  }

  private async append(stream: string, { expected, events }: Waiting): Promise<void> {
    const { stored } = await this.eventStore.append(stream, expected, events);
    // A seed gives its events the same ids each time: an earlier history has the stream.
    if (stored !== null) throw new RevisionConflict(stream, expected);
  }
}
