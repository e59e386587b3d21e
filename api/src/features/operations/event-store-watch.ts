import { StoreDamaged, type EventStore } from '../../ports/event-store.port.js';
import type { Log } from '../../runtime/log.js';
import { pause } from '../../runtime/pause.js';

/** A page is followed by a rest so many times as long as it took: a fiftieth of one processor at most. */
const REST = 50;
const EVERY_MS = 6 * 3_600_000;
const SOON_MS = 60_000;

/**
 * Reads the embedded event store through, again and again while a server runs: a page that nobody asks for may be damaged for
 * months, until no backup is whole any more.
 */
export class EventStoreWatch {
  private found: string | null = null;
  private readonly stopping = new AbortController();
  private running = Promise.resolve();

  constructor(
    private readonly eventStore: Pick<EventStore, 'replay'>,
    private readonly log: Log,
    /** As the end of a sentence. */
    private readonly wayBack: string,
  ) {}

  problems(): string[] {
    return this.found === null ? [] : [`${this.found}; ${this.wayBack}`];
  }

  onApplicationBootstrap(): void {
    this.running = this.run(this.stopping.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isDone = await this.look(signal);
      await pause(isDone ? EVERY_MS : SOON_MS, signal);
    }
  }

  /** Returns whether all of it was looked at: a store that is away is no damage. */
  private async look(signal: AbortSignal): Promise<boolean> {
    let position = 0;
    try {
      let began = performance.now();
      for await (const page of this.eventStore.replay({ after: 0 })) {
        position = page.at(-1)?.position ?? position;
        if (signal.aborted) return true;
        await pause((performance.now() - began) * REST, signal);
        began = performance.now();
      }
      this.found = null;
      return true;
    } catch (error) {
      if (!(error instanceof StoreDamaged)) return false;
      const found = `the event store cannot be read on after position ${position}`;
      if (found !== this.found) this.log.error({ err: error, position }, 'the event store is damaged');
      this.found = found;
      return true;
    }
  }
}
