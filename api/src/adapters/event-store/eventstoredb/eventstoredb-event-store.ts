import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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
  StoreUnavailable,
  type AppendOptions,
  type Appended,
  type EventStore,
  type LogFilter,
  type StreamEnd,
} from '../../../ports/event-store.port.js';
import { beginningAfter } from './beginning.js';
import { foldOf, positionOf, recordedOf, saysTheSame, toEventData, type Resolved } from './event-mapping.js';
import { follow } from './following.js';
import { endedWithin, InFlight } from './in-flight.js';
import { matches } from './log-filter.js';
import { END_OF_READ, PAGE_EVENTS, pagesOf } from './reading.js';
import { asStoreError } from './store-errors.js';

const READ_AHEAD = { highWaterMark: PAGE_EVENTS };

/** As long as the server may take for an append by its driver's own deadline. */
const CLOSE_WITHIN_MS = 10_000;
const DISPOSE_WITHIN_MS = 2_000;
const READ_AGAIN_AFTER_MS = [10, 30, 100, 300];

/**
 * The event log in EventStoreDB or KurrentDB. The user in the connection string must be allowed to read $all.
 * What the server does otherwise than one would think: docs/adr/0003-event-log.md.
 */
export class EventStoreDbEventStore implements EventStore {
  /** Ends subscriptions. */
  private readonly closing = new AbortController();
  /** Ends whatever else is under way. */
  private readonly closed = new AbortController();
  private readonly inFlight = new InFlight(this.closed.signal);
  /** The last position at which an event of ours is known to be. */
  private known = 0;

  constructor(
    url: string,
    private readonly client: EventStoreDBClient = EventStoreDBClient.connectionString(url),
    private readonly closeWithinMs = CLOSE_WITHIN_MS,
  ) {
    // Each read under way listens.
    setMaxListeners(0, this.closed.signal);
  }

  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    { newIds = false }: AppendOptions = {},
  ): Promise<Appended> {
    return this.inFlight.run(() => this.appendOnce(stream, expectedRevision, events, newIds));
  }

  readStream(stream: string, fromRevision = 0): AsyncGenerator<RecordedEvent[]> {
    return this.read(stream, fromRevision, Number.MAX_SAFE_INTEGER);
  }

  async *readAll(filter: LogFilter): AsyncGenerator<RecordedEvent[]> {
    const until = await this.head();
    if (until <= filter.after || filter.types?.length === 0) return;
    try {
      const fromPosition = await beginningAfter(this.client, filter.after, this.closed.signal);
      // The server ignores a filter here, and a filtered subscription is slower and never says for sure that it is done.
      const read = this.client.readAll({ fromPosition }, READ_AHEAD);
      const wanted = (resolved: Resolved): RecordedEvent | null | typeof END_OF_READ => {
        if (positionOf(resolved) > until) return END_OF_READ;
        const event = recordedOf(resolved);
        return event && matches(filter, event) ? event : null;
      };
      yield* pagesOf(read, wanted, this.closed.signal);
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
      const pages = pagesOf(read, lastOfOurs, this.closed.signal, 1);
      for await (const [position = 0] of pages) return this.know(position);
      return this.known;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** Waits for appends under way, and for the driver, as long as it may; what is still under way then is StoreUnavailable. */
  async close(): Promise<void> {
    this.closing.abort();
    await endedWithin(this.inFlight.idle(), this.closeWithinMs);
    this.closed.abort();
    await endedWithin(this.client.dispose(), DISPOSE_WITHIN_MS);
  }

  private async appendOnce(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    newIds: boolean,
  ): Promise<Appended> {
    if (events.length === 0) throw new RangeError('An append must have an event');
    if (this.closed.signal.aborted) throw new StoreUnavailable('EventStoreDB');
    const position = await this.write(stream, expectedRevision, events);
    if (!newIds || !Number.isSafeInteger(position)) return this.asHeld(stream, expectedRevision + 1, events);
    return { revision: expectedRevision + events.length, position: this.know(position), stored: null };
  }

  private async write(stream: string, expected: number, events: readonly NewEvent[]): Promise<number> {
    const expectedRevision = expected === NO_STREAM ? NOT_THERE : BigInt(expected);
    try {
      const data = events.map(toEventData);
      const { success, position } = await this.client.appendToStream(stream, data, { expectedRevision });
      // The connection string may ask for failures to be answered instead of thrown.
      if (!success) throw new RevisionConflict(stream, expected);
      return Number(position?.commit ?? Number.NaN);
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(stream, expected);
      // The driver tells of calls that were cancelled by its disposal as if something were wrong.
      throw this.closed.signal.aborted ? new StoreUnavailable('EventStoreDB') : asStoreError(error);
    }
  }

  /**
   * What the stream holds where the events were accepted. The server accepts the same ids at the same place again, whatever
   * they say, without telling; and its answer then need not be the last one's position.
   */
  private async asHeld(stream: string, from: number, given: readonly NewEvent[]): Promise<Appended> {
    const held = await this.held(stream, from, given.length);
    const last = held.at(-1);
    const same =
      held.length === given.length && held.every(({ metadata }, n) => metadata.id === given[n]?.metadata.id);
    if (!same || !last)
      throw asStoreError(new Error(`Events ${from} ff. of ${stream} were accepted and are not there`));
    const asGiven = held.every((event, n) => saysTheSame(event, given[n]));
    return { revision: last.revision, position: this.know(last.position), stored: asGiven ? null : held };
  }

  private async *read(stream: string, from: number, maxCount: number): AsyncGenerator<RecordedEvent[]> {
    const options = { fromRevision: BigInt(from), maxCount };
    try {
      const read = this.client.readStream(stream, options, READ_AHEAD);
      yield* pagesOf(read, (resolved) => whole(stream, resolved), this.closed.signal);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw asStoreError(error);
    }
  }

  /** Asks again for a while where the events are missing: a node that follows another has them a moment later. */
  private async held(stream: string, from: number, count: number): Promise<RecordedEvent[]> {
    for (const pauseMs of [...READ_AGAIN_AFTER_MS, null]) {
      const events: RecordedEvent[] = [];
      for await (const page of this.read(stream, from, count)) events.push(...page);
      if (events.length === count || pauseMs === null) return events;
      await pause(pauseMs);
    }
    return [];
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
