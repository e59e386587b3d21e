import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM as NOT_THERE,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { FoldEvent, NewEvent, RecordedEvent } from '../../../kernel/event.js';
import {
  NO_STREAM,
  RevisionConflict,
  type Appended,
  type EventStore,
  type LogFilter,
  type StreamEnd,
} from '../../../ports/event-store.port.js';
import { beginningAfter } from './beginning.js';
import { foldOf, positionOf, recordedOf, toEventData, type Resolved } from './event-mapping.js';
import { follow } from './following.js';
import { InFlight } from './in-flight.js';
import { matches } from './log-filter.js';
import { END_OF_READ, PAGE_EVENTS, pagesOf } from './reading.js';
import { asStoreError } from './store-errors.js';

const READ_AHEAD = { highWaterMark: PAGE_EVENTS };

/**
 * The event log in EventStoreDB or KurrentDB. The user in the connection string must be allowed to read $all.
 * What the server does otherwise than one would think: docs/adr/0003-event-log.md.
 */
export class EventStoreDbEventStore implements EventStore {
  private readonly closing = new AbortController();
  private readonly inFlight = new InFlight();
  /** The last position at which an event of ours is known to be. */
  private known = 0;

  constructor(
    url: string,
    private readonly client: EventStoreDBClient = EventStoreDBClient.connectionString(url),
  ) {}

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    if (events.length === 0) throw new RangeError('An append must have an event');
    const before = this.known || (await this.head());
    const position = await this.write(stream, expectedRevision, events);
    const revision = expectedRevision + events.length;
    if (position > before && Number.isSafeInteger(position))
      return { revision, position: this.know(position) };
    // These events were in the log before: the server's answer then need not be the last one's position.
    return { revision, position: await this.positionIn(stream, revision) };
  }

  readStream(stream: string, fromRevision = 0): AsyncGenerator<RecordedEvent[]> {
    return this.read(stream, fromRevision, Number.MAX_SAFE_INTEGER);
  }

  async *readAll(filter: LogFilter): AsyncGenerator<RecordedEvent[]> {
    const until = await this.head();
    if (until <= filter.after || filter.types?.length === 0) return;
    try {
      const fromPosition = await beginningAfter(this.client, filter.after);
      // The server ignores a filter here, and a filtered subscription is slower and never says for sure that it is done.
      const read = this.client.readAll({ fromPosition }, READ_AHEAD);
      yield* pagesOf(read, (resolved) => {
        if (positionOf(resolved) > until) return END_OF_READ;
        const event = recordedOf(resolved);
        return event && matches(filter, event) ? event : null;
      });
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async *replay(filter: LogFilter): AsyncGenerator<FoldEvent[]> {
    for await (const page of this.readAll(filter)) yield page.map(foldOf);
  }

  async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncGenerator<FoldEvent[]> {
    yield* follow(this.client, filter, AbortSignal.any([signal, this.closing.signal]));
  }

  /** The server keeps no such record that could be read. */
  async *streamEnds(): AsyncGenerator<StreamEnd[]> {
    // Nothing.
  }

  /** Goes back past the server's own events, but not behind what is known already. */
  async head(): Promise<number> {
    const read = this.client.readAll({ direction: BACKWARDS, fromPosition: END });
    const lastOfOurs = (resolved: Resolved): number | null | typeof END_OF_READ => {
      const position = positionOf(resolved);
      if (position <= this.known) return END_OF_READ;
      return recordedOf(resolved) === null ? null : position;
    };
    try {
      for await (const [position = 0] of pagesOf(read, lastOfOurs, 1)) return this.know(position);
      return this.known;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.inFlight.idle();
    await this.client.dispose();
  }

  private async write(stream: string, expected: number, events: readonly NewEvent[]): Promise<number> {
    const expectedRevision = expected === NO_STREAM ? NOT_THERE : BigInt(expected);
    try {
      const data = events.map(toEventData);
      const { success, position } = await this.inFlight.run(() =>
        this.client.appendToStream(stream, data, { expectedRevision }),
      );
      // The connection string may ask for failures to be answered instead of thrown.
      if (!success) throw new RevisionConflict(stream, expected);
      return Number(position?.commit ?? 0n);
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(stream, expected);
      throw asStoreError(error);
    }
  }

  private async *read(stream: string, from: number, maxCount: number): AsyncGenerator<RecordedEvent[]> {
    const options = { fromRevision: BigInt(from), maxCount };
    try {
      const read = this.client.readStream(stream, options, READ_AHEAD);
      yield* pagesOf(read, (resolved) => whole(stream, resolved));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw asStoreError(error);
    }
  }

  private async positionIn(stream: string, revision: number): Promise<number> {
    for await (const [event] of this.read(stream, revision, 1)) if (event) return event.position;
    throw asStoreError(new Error(`Event ${revision} of ${stream} was written and is not there`));
  }

  private know(position: number): number {
    this.known = Math.max(this.known, position);
    return position;
  }
}

/** A stream of ours must be whole: an event that cannot be read is never passed over in silence. */
function whole(stream: string, resolved: Resolved): RecordedEvent {
  const event = recordedOf(resolved);
  if (event === null)
    throw new RangeError(`An event of the stream ${stream} was not written by this application`);
  return event;
}
