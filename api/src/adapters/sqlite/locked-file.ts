import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from './connection.js';
import { isBusy } from './reaching.js';

/** An empty file that this process has locked: the kernel frees it with the process. */
export interface LockedFile {
  readonly file: string;
  readonly lock: Database;
  /** The same for all names of one file. */
  readonly identity: string;
}

/** Locks the file of this name, and makes it; null when another has it. */
export function lockNamed(file: string): LockedFile | null {
  for (;;) {
    // Made before it is opened as a database, which is most of the work, so that once is mostly enough.
    closeSync(openSync(file, 'a', 0o600));
    const before = identityOf(file);
    const lock = new DatabaseSync(file);
    if (!tryLock(lock)) {
      lock.close();
      return null;
    }
    // Otherwise its holder has taken the name away meanwhile, and what is locked is nobody's.
    if (before !== null && before === identityOf(file)) return { file, lock, identity: before };
    lock.close();
  }
}

/** Whether another process has it locked, without a change to anything; also when that cannot be told. */
export function isLocked(file: string): boolean {
  if (identityOf(file) === null) return false;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.exec('SELECT 1 FROM sqlite_master');
    return false;
  } catch (error) {
    if (isBusy(error) || isForeign(error)) return true;
    throw error;
  } finally {
    db.close();
  }
}

/** Another user's. */
function isForeign(error: unknown): boolean {
  return (error as { sqliteCodeName?: string }).sqliteCodeName === 'SQLITE_CANTOPEN';
}

/** Takes the name away and gives the lock up. */
export function discardLocked({ file, lock }: LockedFile): void {
  try {
    rmSync(file, { force: true });
  } finally {
    lock.close();
  }
}

/** Null when there is no file of this name. */
export function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino}/${found.birthtimeNs}` : null;
}

function tryLock(lock: Database): boolean {
  try {
    // Nothing is ever written: neither a cache nor a journal beside the file is wanted.
    lock.exec('PRAGMA cache_size = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    lock.close();
    throw error;
  }
}
