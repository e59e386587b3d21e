import { join } from 'node:path';
import {
  inTransaction,
  openSqlite,
  type Database,
  type Statement,
} from '../../api/src/adapters/sqlite/connection.js';
import type { NewEvent } from '../../api/src/kernel/event.js';

const MESSAGE_SENT = 1;

interface RawAppend {
  readonly name: string;
  readonly after: number;
  readonly events: readonly NewEvent[];
}

/**
 * The plainest SQLite log that keeps streams consistent: compare and set of a stream's version, then its events. With
 * the index, a stream can be read as well.
 */
export class RawLog {
  private readonly db: Database;
  private readonly streams = new Map<string, number | bigint>();
  private readonly addStream: Statement;
  private readonly advance: Statement;
  private readonly addEvent: Statement;

  constructor(directory: string, indexed: boolean) {
    this.db = openSqlite(join(directory, 'raw.sqlite'), { durability: 'full' });
    this.db.exec(`
      CREATE TABLE streams(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL);
      CREATE TABLE events(
        position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, type INTEGER NOT NULL,
        at INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL
      );
      ${indexed ? 'CREATE UNIQUE INDEX events_by_stream ON events(stream, revision);' : ''}
    `);
    this.addStream = this.db.prepare('INSERT INTO streams(name, version) VALUES(?, -1)');
    this.advance = this.db.prepare('UPDATE streams SET version = ? WHERE id = ? AND version = ?');
    this.addEvent = this.db.prepare(
      'INSERT INTO events(stream, revision, type, at, data, metadata) VALUES(?, ?, ?, ?, ?, ?)',
    );
  }

  commit(appends: readonly RawAppend[]): void {
    inTransaction(this.db, () => {
      for (const { name, after, events } of appends) {
        const id = this.streams.get(name) ?? this.begin(name);
        if (this.advance.run(after + events.length, id, after).changes !== 1) throw new Error('conflict');
        events.forEach(({ data, metadata }, index) => {
          const values = [MESSAGE_SENT, metadata.at, JSON.stringify(data), JSON.stringify(metadata)];
          this.addEvent.run(id, after + 1 + index, ...values);
        });
      }
    });
  }

  close(): void {
    this.db.close();
  }

  private begin(name: string): number | bigint {
    const id = this.addStream.run(name).lastInsertRowid;
    this.streams.set(name, id);
    return id;
  }
}
