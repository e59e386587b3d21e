import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { HELD_MS, PATIENCE_MS } from './patience.js';
import { isBusy } from './reaching.js';

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<Database['prepare']>;

export interface SqliteOptions {
  /** full: a commit survives power loss. normal: the last ones may be undone, whole, and the file is sound. */
  readonly durability: 'full' | 'normal';
  /** Pages of 4 KiB kept in memory at most, and in the write-ahead log before it is copied into the file. */
  readonly pages?: number;
  /** Pages in the write-ahead log before it is copied into the file, where fewer than in memory. */
  readonly checkpointPages?: number;
}

/**
 * Opens (and makes) a database file readable by its owner alone, in WAL mode. The large auto-checkpoint is measured:
 * docs/adr/0002-sqlite.md.
 */
export function openSqlite(file: string, options: SqliteOptions): Database {
  const { durability, pages = 16_384, checkpointPages = pages } = options;
  return openPrivately(
    file,
    `PRAGMA busy_timeout = ${PATIENCE_MS};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durability};
    PRAGMA wal_autocheckpoint = ${checkpointPages};
    PRAGMA cache_size = ${-4 * pages};
    PRAGMA temp_store = MEMORY;`,
  );
}

/**
 * Opens a file that is of no use before it is whole: nobody else may open it, and a crash leaves it damaged. What it
 * sorts for an index grows with the event store, and so must not be in memory.
 */
export function openSqliteForFilling(file: string): Database {
  return openPrivately(
    file,
    `PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -2048;
    PRAGMA temp_store = FILE;`,
  );
}

/** Opens a database in memory, which is gone when it is closed. */
export function openMemory(): Database {
  return new DatabaseSync(':memory:');
}

/** Throws an error that names the file: what SQLite says of a damaged one does not. */
function openPrivately(file: string, settings: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Before SQLite opens it: the write-ahead log and the index beside it take their mode from the file.
  makeFile(file);
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file);
  try {
    applySettings(db, settings);
    return db;
  } catch (error) {
    db.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be opened: ${why}`, { cause: error });
  }
}

/**
 * SQLite does not wait by itself when two processes turn a new file to WAL mode at the same moment: the second is refused
 * at once. Tries again for as long as it would wait for any other lock.
 */
function applySettings(db: Database, settings: string): void {
  for (const since = performance.now(); ;) {
    try {
      db.exec(settings);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() - since > PATIENCE_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_MS);
    }
  }
}

/** Makes it where there is none. One of our own that we may not open gets its mode back. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || !existsSync(file)) throw error;
    chmodSync(file, 0o600);
    closeSync(openSync(file, 'a', 0o600));
  }
}

/** Closes a database and leaves nothing in its write-ahead log; closed already, does nothing. */
export function closeSqlite(db: Database): void {
  if (!db.isOpen) return;
  try {
    // Another process may be reading; it empties the write-ahead log itself when it closes.
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** Returns what prepares each statement of a database once. */
export function statementsOf(db: Database): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  return (sql) => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
}

/** Runs `work` in one immediate transaction: all of it, or nothing when it throws. */
export function inTransaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
