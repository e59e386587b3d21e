import { join } from 'node:path';
import { closeSqlite, openSqlite } from '../../adapters/sqlite/connection.js';
import type { EventMetadata, RecordedEvent } from '../../kernel/event.js';
import type { MemoryLog, Stored } from '../eventstoredb/memory-log.js';

/** The event store of somebody who may write to its files, and knows what they hold. */
export interface ForgeableLog {
  /** All events, in their order. */
  read(): RecordedEvent[];
  /** Puts these in the place of all there are, and makes whatever belongs to them fit. */
  write(events: readonly RecordedEvent[]): void;
}

/** `log.sqlite` while no server runs. */
export function forgeableSqlite(dataDir: string): ForgeableLog {
  const opened = <T>(work: (db: ReturnType<typeof openSqlite>) => T): T => {
    const db = openSqlite(join(dataDir, 'log.sqlite'), { durability: 'normal' });
    try {
      return work(db);
    } finally {
      closeSqlite(db);
    }
  };
  return {
    read: () =>
      opened((db) => {
        const rows = db
          .prepare(
            `SELECT position, s.name AS stream, revision, t.name AS type, data, metadata FROM events e
             JOIN streams s ON s.id = e.stream JOIN types t ON t.id = e.type ORDER BY position`,
          )
          .all() as unknown as Row[];
        return rows.map(({ data, metadata, ...place }) => {
          return {
            ...place,
            data: JSON.parse(data) as unknown,
            metadata: JSON.parse(metadata) as EventMetadata,
          };
        });
      }),
    write: (events) =>
      opened((db) => {
        db.exec('BEGIN; DELETE FROM events; DELETE FROM streams; DELETE FROM types');
        const [streams, types] = [new Map<string, number>(), new Map<string, number>()];
        const insert = db.prepare('INSERT INTO events VALUES(?, ?, ?, ?, ?, ?, ?)');
        for (const { stream, type, revision, position, data, metadata } of events) {
          const { memberId, schema, at } = metadata;
          const numbers = [numberIn(streams, stream), numberIn(types, `${type} ${schema}`)] as const;
          db.prepare('INSERT INTO streams VALUES(?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET version = ?').run(
            numbers[0],
            stream,
            revision,
            memberId,
            revision,
          );
          db.prepare('INSERT OR IGNORE INTO types VALUES(?, ?, ?)').run(numbers[1], type, schema);
          insert.run(
            position,
            numbers[0],
            revision,
            numbers[1],
            at,
            JSON.stringify(data),
            JSON.stringify(metadata),
          );
        }
        db.exec('COMMIT');
      }),
  };
}

interface Row extends Omit<RecordedEvent, 'data' | 'metadata'> {
  readonly data: string;
  readonly metadata: string;
}

function numberIn(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size + 1;
  numbers.set(name, number);
  return number;
}

/** The stand-in for EventStoreDB; events of others stay where they are. */
export function forgeableEventStoreDb(log: MemoryLog): ForgeableLog {
  const isOurs = ({ type, metadata }: Stored) => !type.startsWith('$') && metadata.length > 0;
  return {
    read: () =>
      log.events.filter(isOurs).map(({ stream, revision, position, type, data, metadata }) => {
        return {
          stream,
          revision,
          position,
          type,
          data: parsed(data),
          metadata: parsed(metadata) as EventMetadata,
        };
      }),
    write(events) {
      const others = log.events.filter((event) => !isOurs(event));
      const forged = events.map(({ stream, revision, position, type, data, metadata }): Stored => {
        const bytes = { data: bytesOf(data), metadata: bytesOf(metadata) };
        const place = { stream, revision, position, created: metadata.at };
        return { id: metadata.id, type, contentType: 'application/json', ...bytes, ...place };
      });
      log.forge([...others, ...forged].sort((a, b) => a.position - b.position));
    },
  };
}

const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString()) as unknown;
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
