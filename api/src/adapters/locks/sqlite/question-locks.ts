import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Holding, Lock, QuestionLocks } from '../../../ports/lock.port.js';
import { discardLocked, lockNamed, type LockedFile } from '../../sqlite/locked-file.js';
import { reaching } from '../../sqlite/reaching.js';

const STORE = 'The locks of questions';

/**
 * Locks among the processes of one machine: each is an empty file that its holder has locked, and the kernel frees it with
 * the process. So nothing is renewed, and a full disk, on which a turn can still be journalled, has room for it.
 */
export class SqliteQuestionLocks implements QuestionLocks {
  private readonly directory: string;

  /** Clears away what processes that are gone have left. */
  constructor(dataDir: string) {
    this.directory = join(dataDir, 'asking');
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.directory)) {
      const left = lockNamed(join(this.directory, name));
      if (left) discardLocked(left);
    }
  }

  /** By a digest: an id may be any text and a file's name may not. */
  of(memberId: string): Lock {
    return new FileLock(join(this.directory, createHash('sha256').update(memberId).digest('hex')));
  }
}

class FileLock implements Lock {
  private held: LockedFile | null = null;
  private closed = false;

  constructor(private readonly file: string) {}

  async hold(): Promise<Holding> {
    if (this.closed) throw new StoreUnavailable(STORE);
    this.held ??= reached(() => lockNamed(this.file));
    return this.held ? 'held' : 'taken';
  }

  async renew(): Promise<void> {
    // The kernel knows who is alive.
  }

  async release(): Promise<void> {
    const { held } = this;
    this.held = null;
    if (held) reached(() => discardLocked(held));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.release();
  }
}

/** Throws StoreUnavailable also for what the file system refuses. */
function reached<T>(work: () => T): T {
  try {
    return reaching(STORE, work);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new StoreUnavailable(STORE, { cause: error });
  }
}
