import type { EventMetadata, NewEvent, RecordedEvent } from '../../../kernel/event.js';
import {
  NO_STREAM,
  RevisionConflict,
  StoreUnavailable,
  type Appended,
} from '../../../ports/event-store.port.js';
import { inTransaction, type Database, type Statement } from '../../sqlite/connection.js';
import { HELD_MS, PATIENCE_MS } from '../../sqlite/patience.js';
import { isHeld } from '../../sqlite/reaching.js';
import type { Interned, StreamRow, TypeRow } from './interned.js';
import { encode, type EncodedEvent } from './encoded-event.js';
import { isRecord } from './unreadable.js';

/** Events in one transaction at most, about 20 ms: a flood of appends must not stop a serving API. */
const FLUSH_EVENTS = 1_000;

interface Waiting {
  readonly stream: string;
  readonly expected: number;
  readonly member: string;
  readonly events: readonly EncodedEvent[];
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
  /** When it was asked for, on performance's clock. */
  readonly since: number;
}

/** An event's row with the name of its type. */
interface HeldRow {
  readonly position: number;
  readonly revision: number;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

type Result = { readonly appended: Appended } | { readonly refused: Error };

/** What a transaction has made: known to others only once it is committed. */
interface Made {
  readonly streams: Map<string, StreamRow>;
  readonly types: TypeRow[];
}

/**
 * Group commit: whoever appends in the same turn of the event loop shares one transaction and one flush to disk. Each
 * append is checked by itself; one that is refused leaves the others alone.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private readonly addStream: Statement;
  private readonly advance: Statement;
  private readonly addType: Statement;
  private readonly addEvent: Statement;
  private readonly recorded: Statement;

  constructor(
    private readonly db: Database,
    private readonly names: Interned,
    private readonly onAppended: () => void,
  ) {
    db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
    this.addStream = db.prepare('INSERT INTO streams(name, version, member) VALUES(?, ?, ?)');
    this.advance = db.prepare('UPDATE streams SET version = ? WHERE id = ? AND version = ?');
    this.addType = db.prepare('INSERT INTO types(name, schema) VALUES(?, ?)');
    this.addEvent = db.prepare(
      'INSERT INTO events(stream, revision, type, at, data, metadata) VALUES(?, ?, ?, ?, ?, ?)',
    );
    this.recorded = db.prepare(
      `SELECT position, revision, types.name AS type, data, metadata FROM events JOIN types ON types.id = events.type
       WHERE stream = ? AND revision BETWEEN ? AND ? ORDER BY revision`,
    );
  }

  /** Throws RevisionConflict, StoreUnavailable; RangeError for no event, or for another member's stream. */
  append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const member = memberOf(stream, events);
      // Put into text before it queues: what cannot be, fails its own append and no other.
      const encoded = events.map(encode);
      const since = performance.now();
      this.waiting.push({ stream, expected, member, events: encoded, resolve, reject, since });
      if (this.waiting.length === 1) this.flushSoon();
    });
  }

  /** Writes what waits before it resolves, for a log that is about to close. */
  flushAll(): void {
    this.db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
    while (this.waiting.length > 0) this.flush();
  }

  private flushSoon(pauseMs = 0): void {
    const flush = () => {
      const held = this.flush();
      if (this.waiting.length > 0) this.flushSoon(held ? HELD_MS : 0);
    };
    if (pauseMs === 0) setImmediate(flush);
    else setTimeout(flush, pauseMs);
  }

  /** Writes what waits; the promises resolve after the commit. True when another process is writing. */
  private flush(): boolean {
    const batch = this.nextBatch();
    if (batch.length === 0) return false;
    const made: Made = { streams: new Map(), types: [] };
    let results: Result[];
    try {
      results = inTransaction(this.db, () => batch.map((one) => this.attempt(one, made)));
    } catch (error) {
      return this.putBack(batch, error);
    }
    for (const row of made.streams.values()) this.names.remember(row);
    for (const row of made.types) this.names.rememberType(row);
    results.forEach((result, index) => {
      if ('refused' in result) batch[index]?.reject(result.refused);
      else batch[index]?.resolve(result.appended);
    });
    this.onAppended();
    return false;
  }

  /** What can wait for the other process goes to the front again; the rest is refused. */
  private putBack(batch: readonly Waiting[], error: unknown): boolean {
    const held = isHeld(error);
    const now = performance.now();
    const waits = ({ since }: Waiting) => held && now - since < PATIENCE_MS;
    this.waiting = [...batch.filter(waits), ...this.waiting];
    const unavailable = new StoreUnavailable('The event log', { cause: error });
    for (const one of batch) if (!waits(one)) one.reject(unavailable);
    return held;
  }

  private nextBatch(): Waiting[] {
    let events = 0;
    let taken = 0;
    for (const one of this.waiting) {
      events += one.events.length;
      if (taken > 0 && events > FLUSH_EVENTS) break;
      taken += 1;
    }
    const batch = this.waiting.slice(0, taken);
    this.waiting = this.waiting.slice(taken);
    return batch;
  }

  /** All of one append's events or none: nothing is written before the stream's version has been set. */
  private attempt(one: Waiting, made: Made): Result {
    const { stream, expected, member, events } = one;
    const version = expected + events.length;
    let row = made.streams.get(stream) ?? this.names.streamNamed(stream);
    if (row === null) {
      if (expected !== NO_STREAM) return { refused: new RevisionConflict(stream, expected) };
      const { lastInsertRowid } = this.addStream.run(stream, version, member);
      row = { id: Number(lastInsertRowid), name: stream, member };
      made.streams.set(stream, row);
    } else {
      if (row.member !== member)
        return { refused: new RangeError(`The stream ${stream} is another member's`) };
      if (this.advance.run(version, row.id, expected).changes !== 1) return this.asBefore(row, one);
    }
    return { appended: { revision: version, position: this.write(row.id, one, made), stored: null } };
  }

  private write(stream: number, { expected, events }: Waiting, made: Made): number {
    let position: number | bigint = 0;
    let revision = expected;
    for (const { type, schema, at, data, metadata } of events) {
      revision += 1;
      const typeId = this.typeId(type, schema, made);
      position = this.addEvent.run(stream, revision, typeId, at, data, metadata).lastInsertRowid;
    }
    return Number(position);
  }

  private typeId(name: string, schema: number, made: Made): number {
    const known =
      made.types.find((type) => type.name === name && type.schema === schema) ??
      this.names.typeNamed(name, schema);
    if (known) return known.id;
    const id = Number(this.addType.run(name, schema).lastInsertRowid);
    made.types.push({ id, name, schema });
    return id;
  }

  /** The same ids at the same place: the append was done before, whatever else those events say. */
  private asBefore(row: StreamRow, { stream, expected, events }: Waiting): Result {
    const revision = expected + events.length;
    const rows = this.recorded.all(row.id, expected + 1, revision) as unknown as HeldRow[];
    const stored = rows.flatMap((held) => recordedFrom(stream, held));
    const last = stored.at(-1);
    const same =
      stored.length === events.length && stored.every(({ metadata }, n) => metadata.id === events[n]?.id);
    if (!same || !last) return { refused: new RevisionConflict(stream, expected) };
    const asGiven = rows.every(({ type, data, metadata }, n) => {
      const given = events[n];
      return type === given?.type && data === given.data && metadata === given.metadata;
    });
    return { appended: { revision, position: last.position, stored: asGiven ? null : stored } };
  }
}

/** Nothing of a row that somebody has made unreadable: it is not the one that was to be appended. */
function recordedFrom(
  stream: string,
  { position, revision, type, data, metadata }: HeldRow,
): RecordedEvent[] {
  try {
    const parsed = { data: JSON.parse(data) as unknown, metadata: JSON.parse(metadata) as EventMetadata };
    return isRecord(parsed.metadata) ? [{ stream, revision, position, type, ...parsed }] : [];
  } catch {
    return [];
  }
}

function memberOf(stream: string, events: readonly NewEvent[]): string {
  const [first] = events;
  if (!first) throw new RangeError(`An append to ${stream} must have an event`);
  const { memberId } = first.metadata;
  if (events.some(({ metadata }) => metadata.memberId !== memberId)) {
    throw new RangeError(`Events of several members cannot go to the stream ${stream}`);
  }
  return memberId;
}
