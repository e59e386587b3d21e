import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FoldEvent, RecordedEvent } from '../../../kernel/event.js';
import {
  StoreUnavailable,
  type Appended,
  type EventStore,
  type LogFilter,
  type ReplayFilter,
  type StreamEnd,
} from '../../../ports/event-store.port.js';
import type { Database } from '../../sqlite/connection.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import { Interned } from './interned.js';
import { LogReader } from './log-reader.js';
import { LOG_FILE, type LogMemory } from './sqlite-event-store.js';
import { indexFaults, LOOKED_UP, structureFaults } from './structure.js';

/** How soon another process's append is noticed. */
const POLL_MS = 50;

/** A way through the event store that can be begun again after what was already handed on. */
interface Pages<Item> {
  begin(reader: LogReader): Iterator<Item[] | null>;
  passed(page: readonly Item[]): void;
}

/** The event store's SQLite file, read without writing anything in its folder; it opens when it is first read. */
export class ReadOnlySqliteEventStore implements EventStore {
  private readonly file: ReadOnlyFile;
  private readonly streams: number | undefined;
  private closed = false;
  private opened: { readonly db: Database; readonly reader: LogReader } | null = null;

  constructor(directory: string, { pages, streams }: LogMemory = {}) {
    this.file = new ReadOnlyFile(join(directory, LOG_FILE), pages);
    this.streams = streams;
  }

  append(stream: string): Promise<Appended> {
    return Promise.reject(
      new Error(`The event store is opened to be read: nothing is appended to ${stream}`),
    );
  }

  readStream(stream: string, fromRevision = 0): AsyncIterable<RecordedEvent[]> {
    let from = fromRevision;
    return this.pages({
      begin: (reader) => reader.streamPages(stream, from),
      passed: (page) => (from = (page.at(-1)?.revision ?? from) + 1),
    });
  }

  readAll(filter: LogFilter): AsyncIterable<RecordedEvent[]> {
    let { after } = filter;
    return this.pages({
      begin: (reader) => reader.recordedPages({ ...filter, after }),
      passed: (page) => (after = page.at(-1)?.position ?? after),
    });
  }

  replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]> {
    let { after } = filter;
    return this.pages({
      begin: (reader) => reader.foldPages({ ...filter, after }),
      passed: (page) => (after = page.at(-1)?.position ?? after),
    });
  }

  async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncGenerator<FoldEvent[]> {
    let { after } = filter;
    while (!signal.aborted && !this.closed) {
      const head = await this.head();
      for await (const page of this.replay({ ...filter, after })) {
        if (signal.aborted) return;
        yield page;
        after = page.at(-1)?.position ?? after;
      }
      after = Math.max(after, head);
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  streamEnds(): AsyncIterable<StreamEnd[]> {
    let passed = 0;
    return this.pages({
      begin: (reader) => skipping(passed, reader.streamEnds()),
      passed: (page) => (passed += page.length),
    });
  }

  async structureFaults(): Promise<string[]> {
    try {
      const faults = this.file.read(structureFaults);
      if (faults.length > 0) return faults;
      const head = await this.head();
      for (let after = 0; after < head && faults.length === 0; after += LOOKED_UP) {
        faults.push(...this.file.read((db) => indexFaults(db, after)));
        await nextTurn();
      }
      return faults;
    } catch (error) {
      throw unreadable('The event log', error);
    }
  }

  async head(): Promise<number> {
    try {
      return this.file.read((db) => this.readerOf(db).head());
    } catch (error) {
      throw unreadable('The event log', error);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.opened = null;
    this.file.close();
  }

  /** Begins anew, after what was handed on, when the file was changed under the read of a page. */
  private async *pages<Item>(way: Pages<Item>): AsyncGenerator<Item[]> {
    let under: { readonly reader: LogReader; readonly pages: Iterator<Item[] | null> } | null = null;
    for (;;) {
      const next: IteratorResult<Item[] | null> | null = this.attempt(() => {
        // Another read may have opened the file anew.
        if (under?.reader !== this.opened?.reader) under = null;
        if (under === null) {
          const reader = this.readerOf(this.file.database());
          under = { reader, pages: way.begin(reader) };
        }
        return under.pages.next();
      });
      if (next === null) under = null;
      else if (next.done) return;
      else if (next.value !== null) {
        way.passed(next.value);
        yield next.value;
      }
      await nextTurn();
    }
  }

  /** Returns null for what is torn between two states of the file. Throws StoreUnavailable. */
  private attempt<T>(work: () => T): T | null {
    if (this.closed) throw new StoreUnavailable('The event log');
    try {
      const result = work();
      return this.file.isSound() ? result : null;
    } catch (error) {
      if (this.opened && !this.file.isSound()) return null;
      throw unreadable('The event log', error);
    }
  }

  private readerOf(db: Database): LogReader {
    if (this.opened?.db !== db)
      this.opened = { db, reader: new LogReader(db, new Interned(db, this.streams)) };
    return this.opened.reader;
  }
}

/** Streams keep their order, and new ones come last. */
function* skipping(count: number, pages: Iterable<StreamEnd[]>): Generator<StreamEnd[]> {
  let left = count;
  for (const page of pages) {
    const rest = page.slice(left);
    left = Math.max(0, left - page.length);
    if (rest.length > 0) yield rest;
  }
}
