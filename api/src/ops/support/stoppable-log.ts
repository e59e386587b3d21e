import type { FoldEvent, NewEvent, RecordedEvent } from '../../kernel/event.js';
import type {
  Appended,
  EventStore,
  LogFilter,
  ReplayFilter,
  StreamEnd,
} from '../../ports/event-store.port.js';
import { throwIfStopped } from './failures.js';

/** A log that is read until the signal aborts: the next page is CommandFailed then, however many are left. */
export class StoppableLog implements EventStore {
  constructor(
    private readonly log: EventStore,
    private readonly signal: AbortSignal,
  ) {}

  append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    return this.log.append(stream, expectedRevision, events);
  }

  readStream(stream: string, fromRevision?: number): AsyncIterable<RecordedEvent[]> {
    return this.untilStopped(this.log.readStream(stream, fromRevision));
  }

  readAll(filter: LogFilter): AsyncIterable<RecordedEvent[]> {
    return this.untilStopped(this.log.readAll(filter));
  }

  replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]> {
    return this.untilStopped(this.log.replay(filter));
  }

  /** Ends in order by a signal of its own. */
  subscribe(filter: LogFilter, signal: AbortSignal): AsyncIterable<FoldEvent[]> {
    return this.log.subscribe(filter, signal);
  }

  streamEnds(): AsyncIterable<StreamEnd[]> {
    return this.untilStopped(this.log.streamEnds());
  }

  head(): Promise<number> {
    return this.log.head();
  }

  close(): Promise<void> {
    return this.log.close();
  }

  private async *untilStopped<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
    for await (const page of pages) {
      throwIfStopped(this.signal);
      yield page;
    }
  }
}
