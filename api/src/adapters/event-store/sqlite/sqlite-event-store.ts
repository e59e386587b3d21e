import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoldEvent, NewEvent, RecordedEvent } from '../../../kernel/event.js';
import { Slices } from '../../../kernel/slices.js';
import {
  StoreUnavailable,
  type Appended,
  type EventStore,
  type LogFilter,
  type ReplayFilter,
  type StreamEnd,
} from '../../../ports/event-store.port.js';
import { closeSqlite, openSqlite, type Database, type SqliteOptions } from '../../sqlite/connection.js';
import { unreadable } from '../../sqlite/reaching.js';
import { Appender } from './appender.js';
import { Interned } from './interned.js';
import { LogReader } from './log-reader.js';
import { SCHEMA } from './schema.js';
import { Wakeup } from './wakeup.js';

export interface LogMemory extends Pick<SqliteOptions, 'pages' | 'checkpointPages'> {
  /** How many streams' names are kept in memory at most. */
  readonly streams?: number;
}

const STORE = 'The event log';

/** In the data folder. */
export const LOG_FILE = 'log.sqlite';

/** The event store in one SQLite file, `log.sqlite` in the directory given (docs/adr/0003-event-log.md). */
export class SqliteEventStore implements EventStore {
  private readonly db: Database;
  private readonly appender: Appender;
  private readonly reader: LogReader;
  private readonly wakeup: Wakeup;

  constructor(directory: string, { streams, ...limited }: LogMemory = {}) {
    this.db = openSqlite(join(directory, LOG_FILE), { ...limited, durability: 'full' });
    this.db.exec(SCHEMA);
    const names = new Interned(this.db, streams);
    this.wakeup = new Wakeup(this.db);
    this.appender = new Appender(this.db, names, () => this.wakeup.wake());
    this.reader = new LogReader(this.db, names);
  }

  append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    return this.appender.append(stream, expectedRevision, events);
  }

  readStream(stream: string, fromRevision = 0): AsyncIterable<RecordedEvent[]> {
    return inSlices(() => this.reader.streamPages(stream, fromRevision));
  }

  readAll(filter: LogFilter): AsyncIterable<RecordedEvent[]> {
    return politely(() => this.reader.recordedPages(filter));
  }

  replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]> {
    return politely(() => this.reader.foldPages(filter));
  }

  streamEnds(): AsyncIterable<StreamEnd[]> {
    return politely(() => this.reader.streamEnds());
  }

  async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncGenerator<FoldEvent[]> {
    const over = (): boolean => signal.aborted || !this.db.isOpen;
    try {
      for await (const page of this.follow(filter, signal, over)) yield page;
    } catch (error) {
      if (!over()) throw error;
    }
  }

  head(): Promise<number> {
    return attempt(() => this.reader.head());
  }

  /** Writes what waits, then folds the write-ahead log into the file: a clean stop leaves nothing outside it. */
  close(): Promise<void> {
    return attempt(() => {
      if (!this.db.isOpen) return;
      this.appender.flushAll();
      try {
        closeSqlite(this.db);
      } finally {
        this.wakeup.stop();
      }
    });
  }

  private async *follow(
    filter: LogFilter,
    signal: AbortSignal,
    over: () => boolean,
  ): AsyncGenerator<FoldEvent[]> {
    let { after } = filter;
    while (!over()) {
      // In this order: what is appended after the head was asked for wakes, even while a page is being worked on.
      const woken = this.wakeup.next(signal);
      const head = await this.head();
      for await (const page of this.replay({ ...filter, after })) {
        if (over()) return;
        yield page;
        after = page.at(-1)?.position ?? after;
      }
      after = Math.max(after, head);
      await woken;
      // Not in the same turn as the append: who waits for something else comes between.
      await nextTurn();
    }
  }
}

/** Gives way to other work after each page, so that a long read does not stop a serving API. */
async function* politely<P>(pages: () => Generator<P | null>): AsyncGenerator<P> {
  const reading = pages();
  for (;;) {
    const next = await attempt(() => reading.next());
    if (next.done) return;
    if (next.value !== null) yield next.value;
    await nextTurn();
  }
}

/** The same for a stream: most are read at once, and of the long ones a slice a turn, however many are read. */
async function* inSlices<P>(pages: () => Generator<P>): AsyncGenerator<P> {
  const reading = pages();
  const slices = new Slices();
  for (;;) {
    const next = await attempt(() => reading.next());
    if (next.done) return;
    yield next.value;
    if (slices.isOver) await slices.next();
  }
}

async function attempt<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    const told = unreadable(STORE, error);
    throw told instanceof StoreUnavailable ? told : new StoreUnavailable(STORE, { cause: error });
  }
}
