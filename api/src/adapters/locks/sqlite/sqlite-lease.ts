import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreDamaged, StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Holding, Lease } from '../../../ports/lock.port.js';
import { type Database, closeSqlite, openSqlite } from '../../sqlite/connection.js';
import { isBusy, reaching, unreadable } from '../../sqlite/reaching.js';

/** In the data folder. */
export const LEASE_FILE = 'lease.sqlite';

/**
 * A lease among the processes of one machine: the write lock of a small file, which the kernel frees with the process
 * that held it. So nobody waits for a dead holder, and a holder that is stopped (SIGSTOP) keeps it.
 */
export class SqliteLease implements Lease {
  private readonly file: string;
  private db: Database | null = null;
  private closed = false;

  /** Opens nothing before it is asked for: most commands never want it. */
  constructor(
    directory: string,
    private readonly name: string,
  ) {
    this.file = join(directory, LEASE_FILE);
  }

  async hold(): Promise<Holding> {
    return this.reach((db) => db.isTransaction || this.lock(db)) ? 'held' : 'taken';
  }

  async renew(): Promise<void> {
    // The kernel knows who is alive.
  }

  async release(): Promise<void> {
    if (this.db?.isTransaction) this.reach((db) => db.exec('ROLLBACK'));
  }

  async holder(): Promise<string | null> {
    if (!existsSync(this.file)) return null;
    return this.reach((db) => {
      if (db.isTransaction) return this.name;
      if (tryBegin(db)) {
        db.exec('ROLLBACK');
        return null;
      }
      const found = db.prepare('SELECT name FROM holder').get() as { name: string } | undefined;
      return found?.name ?? null;
    });
  }

  async close(): Promise<void> {
    await this.release();
    this.closed = true;
    if (this.db) closeSqlite(this.db);
    this.db = null;
  }

  /** The name is committed under the lock, so that others can read it, and then the lock is taken for good. */
  private lock(db: Database): boolean {
    if (!tryBegin(db)) return false;
    db.prepare('INSERT OR REPLACE INTO holder(id, name) VALUES(1, ?)').run(this.name);
    db.exec('COMMIT');
    return tryBegin(db);
  }

  private reach<T>(work: (db: Database) => T): T {
    if (this.closed) throw new StoreUnavailable('The lease');
    return reaching('The lease', () => work((this.db ??= open(this.file))));
  }
}

/** It holds nothing but a name: where it is damaged, it is begun anew. */
function open(file: string): Database {
  try {
    return opened(file);
  } catch (error) {
    if (!(unreadable('The lease', error) instanceof StoreDamaged)) throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true, recursive: true });
    return opened(file);
  }
}

function opened(file: string): Database {
  const db = openSqlite(file, { durability: 'normal' });
  db.exec('CREATE TABLE IF NOT EXISTS holder(id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  db.exec('PRAGMA busy_timeout = 0');
  return db;
}

function tryBegin(db: Database): boolean {
  try {
    db.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
