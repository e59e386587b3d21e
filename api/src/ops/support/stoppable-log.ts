import type { FoldEvent, NewEvent, RecordedEvent } from '../../kernel/event.js';
import type {
  AppendOptions,
  Appended,
  EventStore,
  LogFilter,
  ReplayFilter,
  StreamEnd,
} from '../../ports/event-store.port.js';
import { stoppedEarly } from './failures.js';

/**
 * A log that is read until the signal aborts: whoever waits for a page then, or asks for one, has CommandFailed, however many
 * are left and whether or not the server still answers.
 */
export class StoppableLog implements EventStore {
  constructor(
    private readonly eventStore: EventStore,
    private readonly signal: AbortSignal,
  ) {}

  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    options?: AppendOptions,
  ): Promise<Appended> {
    return this.eventStore.append(stream, expectedRevision, events, options);
  }

  readStream(stream: string, fromRevision?: number): AsyncIterable<RecordedEvent[]> {
    return this.untilStopped(this.eventStore.readStream(stream, fromRevision));
  }

  readAll(filter: LogFilter): AsyncIterable<RecordedEvent[]> {
    return this.untilStopped(this.eventStore.readAll(filter));
  }

  replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]> {
    return this.untilStopped(this.eventStore.replay(filter));
  }

  /** Ends in order by a signal of its own. */
  subscribe(filter: LogFilter, signal: AbortSignal): AsyncIterable<FoldEvent[]> {
    return this.eventStore.subscribe(filter, signal);
  }

  streamEnds(): AsyncIterable<StreamEnd[]> {
    return this.untilStopped(this.eventStore.streamEnds());
  }

  head(): Promise<number> {
    return this.orStopped(this.eventStore.head());
  }

  close(): Promise<void> {
    return this.eventStore.close();
  }

  private async *untilStopped<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
    const reading = pages[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.orStopped(reading.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      const left = Promise.resolve(reading.return?.()).catch(() => undefined);
      // A page that never comes is not waited for.
      if (!this.signal.aborted) await left;
    }
  }

  /** Throws CommandFailed as soon as the signal aborts; what comes of the work then is nobody's concern. */
  private async orStopped<T>(work: Promise<T>): Promise<T> {
    let stop = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(stoppedEarly());
    });
    this.signal.addEventListener('abort', stop);
    if (this.signal.aborted) stop();
    try {
      return await Promise.race([work, stopped]);
    } finally {
      this.signal.removeEventListener('abort', stop);
    }
  }
}
