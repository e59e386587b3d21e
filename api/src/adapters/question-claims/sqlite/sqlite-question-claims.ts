import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { QuestionClaims } from '../../../ports/question-claims.port.js';
import type { Database } from '../../sqlite/connection.js';
import { isBusy, reaching } from '../../sqlite/reaching.js';

/**
 * Claims among the processes of one machine: the lock of an empty file for each question that is asked, which the kernel
 * frees with the process that held it. So nobody waits for a dead process, nothing is renewed, and a full disk, on which
 * a turn can still be journalled, has room for it.
 */
export class SqliteQuestionClaims implements QuestionClaims {
  private readonly directory: string;
  private readonly held = new Map<string, Database>();
  private closed = false;

  constructor(dataDir: string) {
    this.directory = join(dataDir, 'asking');
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
  }

  async take(memberId: string): Promise<boolean> {
    if (this.closed) throw new StoreUnavailable('The claims of questions');
    if (this.held.has(memberId)) return true;
    const lock = reaching('The claims of questions', () => lockNamed(this.fileOf(memberId)));
    if (lock) this.held.set(memberId, lock);
    return lock !== null;
  }

  async renew(): Promise<void> {
    // The kernel knows who is alive.
  }

  async release(memberId: string): Promise<void> {
    const lock = this.held.get(memberId);
    if (!lock) return;
    this.held.delete(memberId);
    try {
      // While it is locked: afterwards it may be another's.
      rmSync(this.fileOf(memberId), { force: true });
    } finally {
      lock.close();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const memberId of [...this.held.keys()]) await this.release(memberId);
  }

  /** By a digest: an id may be any text and a file's name may not. */
  private fileOf(memberId: string): string {
    return join(this.directory, createHash('sha256').update(memberId).digest('hex'));
  }
}

/** Locks the file of this name, and makes it; null when another has it. */
function lockNamed(file: string): Database | null {
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
    if (before !== null && before === identityOf(file)) return lock;
    lock.close();
  }
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

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino}/${found.birthtimeNs}` : null;
}
