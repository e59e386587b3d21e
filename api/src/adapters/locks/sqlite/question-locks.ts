import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Holding, Lock, QuestionLocks } from '../../../ports/lock.port.js';
import { discardLocked, lockNamed, type LockedFile } from '../../sqlite/locked-file.js';
import { reachingFiles } from '../../sqlite/reaching.js';

const STORE = 'The locks of questions';
/** Beside a lock's file: which reply its holder is to stop. */
const STOP = '.stop';

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
    const names = readdirSync(this.directory);
    for (const name of names.filter((one) => !one.endsWith(STOP))) {
      const left = lockNamed(join(this.directory, name));
      if (left) discardLocked(left);
    }
    for (const name of names.filter((one) => one.endsWith(STOP))) {
      const file = join(this.directory, name);
      if (!existsSync(file.slice(0, -STOP.length))) rmSync(file, { force: true });
    }
  }

  of(memberId: string): Lock {
    return new FileLock(this.fileOf(memberId));
  }

  async askToStop(memberId: string, reply: string): Promise<void> {
    const file = this.fileOf(memberId);
    // Of a lock that is given up in this moment it is left over, and gone when the lock is taken again.
    if (existsSync(file)) reached(() => writeFileSync(file + STOP, reply, { mode: 0o600 }));
  }

  async askedToStop(memberId: string): Promise<string | null> {
    const file = this.fileOf(memberId) + STOP;
    return existsSync(file) ? reached(() => readFileSync(file, 'utf8')) : null;
  }

  /** By a digest: an id may be any text and a file's name may not. */
  private fileOf(memberId: string): string {
    return join(this.directory, createHash('sha256').update(memberId).digest('hex'));
  }
}

class FileLock implements Lock {
  private held: LockedFile | null = null;
  private closed = false;

  constructor(private readonly file: string) {}

  async hold(): Promise<Holding> {
    if (this.closed) throw new StoreUnavailable(STORE);
    if (this.held) return 'held';
    this.held = reached(() => lockNamed(this.file));
    if (this.held) this.forgetStop();
    return this.held ? 'held' : 'taken';
  }

  async renew(): Promise<void> {
    // The kernel knows who is alive.
  }

  async release(): Promise<void> {
    const { held } = this;
    this.held = null;
    if (!held) return;
    this.forgetStop();
    reached(() => discardLocked(held));
  }

  /** What a former holder was asked. */
  private forgetStop(): void {
    reached(() => rmSync(this.file + STOP, { force: true }));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.release();
  }
}

/** Throws StoreUnavailable. */
const reached = <T>(work: () => T): T => reachingFiles(STORE, work);
