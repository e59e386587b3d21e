import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { CURRENT_SCHEMA } from '../../kernel/upcasting.js';
import { NO_STREAM, type EventStore } from '../../ports/event-store.port.js';
import { CHAIN_START, chainHash } from '../../runtime/chain.js';
import type { Random } from './random.js';

interface End {
  revision: number;
  chain: string;
}

interface Waiting {
  readonly expected: number;
  readonly events: NewEvent[];
}

/** Events to a batch: one flush to disk in the embedded store. */
const BATCH = 1_000;

/** Writes a history through the store, chained, in batches of one append a stream. New streams only. */
export class HistoryWriter {
  private readonly ends = new Map<string, End>();
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private position = 0;
  written = 0;

  constructor(
    private readonly log: EventStore,
    private readonly ids: Random,
  ) {}

  /** `at` in epoch milliseconds. Answers whether a batch is full and should be flushed. */
  add(stream: string, memberId: string, at: number, events: readonly DomainEvent[]): boolean {
    const end = this.ends.get(stream) ?? { revision: NO_STREAM, chain: CHAIN_START };
    this.ends.set(stream, end);
    const correlationId = this.ids.uuid();
    let waiting = this.waiting.get(stream);
    if (!waiting) {
      waiting = { expected: end.revision, events: [] };
      this.waiting.set(stream, waiting);
    }
    for (const { type, data } of events) {
      const own = { id: this.ids.uuid(), at, memberId, schema: CURRENT_SCHEMA };
      const metadata = { ...own, correlationId, causationId: correlationId };
      end.revision += 1;
      end.chain = chainHash(end.chain, stream, end.revision, { type, data, metadata });
      waiting.events.push({ type, data, metadata: { ...metadata, chain: end.chain } });
      this.count += 1;
    }
    return this.count >= BATCH;
  }

  /** Answers the position of the last event written. */
  async flush(): Promise<number> {
    const appends = [...this.waiting].map(([stream, { expected, events }]) =>
      this.log.append(stream, expected, events),
    );
    this.written += this.count;
    this.waiting = new Map();
    this.count = 0;
    for (const { position } of await Promise.all(appends)) this.position = Math.max(this.position, position);
    return this.position;
  }
}
