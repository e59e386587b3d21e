import { setTimeout as pause } from 'node:timers/promises';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { FoldEvent, NewEvent, RecordedEvent } from '../../../kernel/event.js';
import {
  RevisionConflict,
  StoreUnavailable,
  StreamIncomplete,
  type AppendOptions,
  type Appended,
  type EventStore,
  type LogFilter,
  type StreamEnd,
} from '../../../ports/event-store.port.js';
import { beginningAfter } from './beginning.js';
import { Connection, type ConnectionOptions } from './connection.js';
import { foldOf, positionOf, recordedOf, saysTheSame } from './event-mapping.js';
import { follow } from './following.js';
import { LogHead } from './log-head.js';
import { matches } from './log-filter.js';
import { ALL, END_OF_READ, pagesOf } from './reading.js';
import { appendRequests, readOfAll } from './requests.js';
import { endedWithin, UnderWay } from './under-way.js';
import { wholeStream } from './whole-stream.js';

/** Longer than an append may take. */
const CLOSE_WITHIN_MS = 10_000;
/** More bring no higher rate (docs/adr/0030-eventstoredb-calls.md). */
const APPENDS_AT_ONCE = 64;
const DISPOSE_WITHIN_MS = 2_000;
const READ_AGAIN_AFTER_MS = [10, 30, 100, 300];

export interface EventStoreDbOptions extends ConnectionOptions {
  /** Milliseconds that `close` waits for appends under way. */
  readonly closeWithinMs?: number;
}

/**
 * The event store in EventStoreDB or KurrentDB. The user in the connection string must be allowed to read $all.
 * What the server does otherwise than one would think: docs/adr/0003-event-log.md.
 */
export class EventStoreDbEventStore implements EventStore {
  /** Ends subscriptions. */
  private readonly closing = new AbortController();
  private readonly connection: Connection;
  private readonly logHead: LogHead;
  private readonly appends = new UnderWay(APPENDS_AT_ONCE);
  private readonly closeWithinMs: number;

  constructor(url: string, { closeWithinMs = CLOSE_WITHIN_MS, ...options }: EventStoreDbOptions = {}) {
    this.connection = new Connection(url, options);
    this.logHead = new LogHead(this.connection);
    this.closeWithinMs = closeWithinMs;
  }

  async append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    { newIds = false }: AppendOptions = {},
  ): Promise<Appended> {
    if (events.length === 0) throw new RangeError('An append must have an event');
    return this.appends.run(async () => {
      const from = expectedRevision + 1;
      const { revision, position } = await this.write(stream, expectedRevision, events);
      if (!newIds || !Number.isSafeInteger(position)) return this.asHeld(stream, from, events);
      // Revisions go on where a deleted stream ended.
      if (revision !== expectedRevision + events.length)
        throw new StreamIncomplete(stream, `what followed revision ${expectedRevision} became ${revision}`);
      return { revision, position: this.logHead.know(position), stored: null };
    });
  }

  readStream(stream: string, fromRevision = 0): AsyncGenerator<RecordedEvent[]> {
    return wholeStream(this.connection, stream, fromRevision);
  }

  async *readAll(filter: LogFilter): AsyncGenerator<RecordedEvent[]> {
    const until = await this.head();
    if (until <= filter.after || filter.types?.length === 0) return;
    // The server could filter here, but only by types or by streams, and not by whose they are.
    const request = readOfAll(await beginningAfter(this.connection, filter.after));
    let first: number | null = null;
    let last: number | null = null;
    const wanted = (read: ReadResp.ReadEvent): RecordedEvent | null | typeof END_OF_READ => {
      const position = positionOf(read);
      if (position > until) return END_OF_READ;
      const event = recordedOf(read);
      first ??= position;
      if (event) last = position;
      return event && matches(filter, event) ? event : null;
    };
    yield* pagesOf(this.connection, { stream: ALL, request }, wanted);
    if (first !== null) this.logHead.hasRead(first, until, last);
  }

  async *replay(filter: LogFilter): AsyncGenerator<FoldEvent[]> {
    for await (const page of this.readAll(filter)) yield page.map((event) => foldOf(event, filter));
  }

  async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncGenerator<FoldEvent[]> {
    yield* follow(this.connection, filter, AbortSignal.any([signal, this.closing.signal]));
  }

  /** The server keeps no such record that could be read. */
  async *streamEnds(): AsyncGenerator<StreamEnd[]> {
    // Nothing.
  }

  head(): Promise<number> {
    return this.logHead.find();
  }

  /** Waits for appends under way, and for the driver, as long as it may; what is still under way then is StoreUnavailable. */
  async close(): Promise<void> {
    this.closing.abort();
    await endedWithin(this.appends.idle(), this.closeWithinMs);
    await endedWithin(this.connection.close(), DISPOSE_WITHIN_MS);
  }

  /** Returns what the server answers; NaN for a position that it does not tell. */
  private async write(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
  ): Promise<{ revision: number; position: number }> {
    const answer = await this.connection.append(stream, appendRequests(stream, expected, events));
    if (answer.hasWrongExpectedVersion()) throw new RevisionConflict(stream, expected);
    const success = answer.getSuccess();
    const position = success?.getPosition()?.getCommitPosition();
    return { revision: Number(success?.getCurrentRevision()), position: Number(position ?? Number.NaN) };
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
    if (!same || !last) {
      const cause = new Error(`Events ${from} ff. of ${stream} were accepted and are not there`);
      throw new StoreUnavailable('EventStoreDB', { cause });
    }
    const asGiven = held.every((event, n) => saysTheSame(event, given[n]));
    return {
      revision: last.revision,
      position: this.logHead.know(last.position),
      stored: asGiven ? null : held,
    };
  }

  /** Asks again for a while where the events are missing: a node that follows another has them a moment later. */
  private async held(stream: string, from: number, count: number): Promise<RecordedEvent[]> {
    for (const pauseMs of [...READ_AGAIN_AFTER_MS, null]) {
      const events: RecordedEvent[] = [];
      for await (const page of wholeStream(this.connection, stream, from, count)) events.push(...page);
      if (events.length === count || pauseMs === null) return events;
      await pause(pauseMs);
    }
    return [];
  }
}
