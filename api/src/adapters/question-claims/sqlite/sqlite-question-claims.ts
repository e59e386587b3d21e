import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { QuestionClaims } from '../../../ports/question-claims.port.js';
import { discardLocked, identityOf, lockNamed, type LockedFile } from '../../sqlite/locked-file.js';
import { reaching } from '../../sqlite/reaching.js';

const STORE = 'The claims of questions';

/**
 * Claims among the processes of one machine. Each process has an empty file of its own, locked for as long as it lives, and
 * a claim is one more name of that file: so it is made and given up by one call each, whoever meets it can tell by the lock
 * whether its holder lives, nothing is renewed, and a full disk, on which a turn can still be journalled, has room for it.
 */
export class SqliteQuestionClaims implements QuestionClaims {
  private readonly directory: string;
  private readonly held = new Set<string>();
  /** Claims are names of the last; of one before it somebody took the name away, and it still holds what it held. */
  private readonly own: LockedFile[] = [];
  private closed = false;

  constructor(dataDir: string) {
    this.directory = join(dataDir, 'asking');
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
  }

  async take(memberId: string): Promise<boolean> {
    if (this.closed) throw new StoreUnavailable(STORE);
    if (this.held.has(memberId)) return true;
    const taken = reached(() => this.claim(this.fileOf(memberId)));
    if (taken) this.held.add(memberId);
    return taken;
  }

  async renew(): Promise<void> {
    // The kernel knows who is alive.
  }

  async release(memberId: string): Promise<void> {
    if (!this.held.delete(memberId)) return;
    reached(() => rmSync(this.fileOf(memberId), { force: true }));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const memberId of [...this.held]) await this.release(memberId);
    for (const own of this.own.splice(0)) discardLocked(own);
  }

  /** False when another process has it that is alive. */
  private claim(name: string): boolean {
    for (;;) {
      const own = this.own.at(-1) ?? this.begin();
      const outcome = link(own.file, name);
      // Never opened when it is this process's own: closing a file again would free its lock.
      if (outcome === 'made' || this.isOwn(name)) return true;
      if (outcome === 'nothing to link') this.lockOwn();
      else {
        const left = lockNamed(name);
        if (left === null) return false;
        // Its holder is gone. Taken away while it is locked: afterwards it may be another's.
        discardLocked(left);
      }
    }
  }

  private isOwn(name: string): boolean {
    const found = identityOf(name);
    return this.own.some(({ identity }) => identity === found);
  }

  /** Clears away what processes that are gone have left. */
  private begin(): LockedFile {
    for (const name of readdirSync(this.directory)) {
      const left = lockNamed(join(this.directory, name));
      if (left) discardLocked(left);
    }
    return this.lockOwn();
  }

  private lockOwn(): LockedFile {
    for (;;) {
      const own = lockNamed(join(this.directory, `process-${randomUUID()}`));
      if (!own) continue;
      this.own.push(own);
      return own;
    }
  }

  /** By a digest: an id may be any text and a file's name may not. */
  private fileOf(memberId: string): string {
    return join(this.directory, createHash('sha256').update(memberId).digest('hex'));
  }
}

function link(file: string, name: string): 'made' | 'taken' | 'nothing to link' {
  try {
    linkSync(file, name);
    return 'made';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return 'taken';
    if (code === 'ENOENT') return 'nothing to link';
    throw error;
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
