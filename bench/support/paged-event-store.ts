import { once } from 'node:events';
import type { FoldEvent } from '../../api/src/kernel/event.js';
import type { EventStore, LogFilter, ReplayFilter } from '../../api/src/ports/event-store.port.js';

/** When the first page was handed out, by the process's clock, and how many events there were so far. */
export interface Begun {
  readonly at: number;
  events(): number;
}

type Reading = Pick<EventStore, 'replay'>;

/** An event store as if it ended at a position, which is followed in pages of one size. */
export class PagedEventStore implements EventStore {
  readonly begun: Promise<Begun>;
  private begin: (begun: Begun) => void = () => undefined;
  private events = 0;

  constructor(
    private readonly eventStore: Reading,
    private readonly end: number,
    private readonly size: number,
  ) {
    this.begun = new Promise((resolve) => {
      this.begin = resolve;
    });
  }

  async head(): Promise<number> {
    return this.end;
  }

  async *replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]> {
    for await (const page of this.eventStore.replay(filter)) {
      const within = page.filter(({ position }) => position <= this.end);
      if (within.length > 0) yield within;
      if (within.length < page.length) return;
    }
  }

  async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncIterable<FoldEvent[]> {
    const all: FoldEvent[] = [];
    for await (const page of this.replay(filter)) all.push(...page);
    this.begin({ at: performance.now(), events: () => this.events });
    for (let at = 0; at < all.length; at += this.size) {
      const page = all.slice(at, at + this.size);
      this.events += page.length;
      yield page;
    }
    if (!signal.aborted) await once(signal, 'abort');
  }

  append(): never {
    throw new Error('It is only read');
  }

  readStream(): never {
    throw new Error('It is only replayed');
  }

  readAll(): never {
    throw new Error('It is only replayed');
  }

  streamEnds(): never {
    throw new Error('It is only replayed');
  }

  async close(): Promise<void> {
    // The event store is somebody else's.
  }
}
