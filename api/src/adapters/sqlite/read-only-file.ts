import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  type BigIntStats,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNativeError } from 'node:util/types';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from './connection.js';
import { isBusy } from './reaching.js';

/** What stands beside a database file while it is written; `journal` only where it is not in WAL mode. */
const COMPANIONS = ['-wal', '-journal'] as const;
/** A file changed less than this long ago may change again without getting another time: twice the coarsest clock tick. */
const RACY_MS = 20;
/** How often a file that appears or goes away while it is opened is looked at again. */
const ATTEMPTS = 50;
/** What SQLite says of a write-ahead log that its shared memory does not describe, where it may not write one that does. */
const UNRECOVERED = /locking protocol|attempt to write a readonly database|unable to open database file/;

/**
 * shared: another process has it open, or was killed with it: read through its shared memory, which is opened read-only.
 * frozen: everything is in the one file: read without any lock, and looked at again after each read.
 * copied: a write-ahead log without its shared memory: SQLite would have to make one, so a private copy is read.
 */
type Way = 'shared' | 'frozen' | 'copied';

interface Opened {
  readonly db: Database;
  readonly way: Way;
  /** What the files were like when it was opened. */
  readonly state: string;
  /** The folder of a private copy. */
  readonly folder: string | null;
}

/**
 * A database file that is read and whose folder is never written: no lock, no shared memory, no write-ahead log is made, so
 * that a folder without write permission, a read-only mount or a backup can be read, also beside a running server
 * (docs/adr/0025-lost-keys-and-read-only.md). Never returns a state that is torn between two.
 */
export class ReadOnlyFile {
  private opened: Opened | null = null;
  /** Of the file that was opened first. */
  private inode: string | null = null;

  /** Opens nothing before it is asked for. `pages` of 4 KiB are kept in memory at most. */
  constructor(
    readonly path: string,
    private readonly pages = 4_096,
  ) {}

  /** Returns the database as it stands; another object where it had to be opened anew. Throws what is wrong with the file. */
  database(): Database {
    if (this.opened && !this.isOutdated(this.opened)) return this.opened.db;
    this.close();
    this.opened = this.open();
    const inode = inodeOf(this.opened.state);
    this.inode ??= inode;
    if (this.inode !== inode)
      throw new Error(`${this.path} was replaced while it was read: run the command again`);
    return this.opened.db;
  }

  /** Returns whether all that was read since `database()` belongs to one state. If not, read it again. */
  isSound(): boolean {
    const { opened } = this;
    if (opened === null) return false;
    return opened.way !== 'frozen' || mainState(this.path) === opened.state.split(' ')[0];
  }

  /** Runs `work`, which may be run again, on one state of the database. */
  read<T>(work: (db: Database) => T): T {
    for (let attempt = 1; ; attempt += 1) {
      const db = this.database();
      try {
        const result = work(db);
        if (this.isSound() || attempt === ATTEMPTS) return result;
      } catch (error) {
        // What is torn may look like damage.
        if (this.isSound() || attempt === ATTEMPTS) throw error;
      }
    }
  }

  close(): void {
    const { opened } = this;
    this.opened = null;
    opened?.db.close();
    if (opened?.folder) rmSync(opened.folder, { recursive: true, force: true });
  }

  private isOutdated({ way, state }: Opened): boolean {
    // Whoever has the file open tells of every change, unless it was replaced by another file.
    if (way === 'shared') return inodeOf(state) !== inodeOf(stateOf(this.path));
    return state !== stateOf(this.path);
  }

  private open(): Opened {
    for (let attempt = 1; ; attempt += 1) {
      const state = this.settled();
      const way = wayFor(this.path);
      try {
        const opened = this.openRecovered(way, state);
        // A server that started or stopped in between may want another way.
        if (way === 'shared' || stateOf(this.path) === state || attempt === ATTEMPTS) return opened;
        discard(opened);
      } catch (error) {
        if (attempt === ATTEMPTS || stateOf(this.path) === state) throw named(this.path, error);
      }
    }
  }

  /** Returns the state of the files, once they are old enough to show a further change. Throws without a file. */
  private settled(): string {
    const { mtimeMs } = statSync(this.path);
    const age = Date.now() - mtimeMs;
    if (age >= 0 && age < RACY_MS) sleep(RACY_MS - age);
    return stateOf(this.path);
  }

  /** What the write-ahead log holds may have to be looked through first, which writes. */
  private openRecovered(way: Way, state: string): Opened {
    try {
      return this.openBy(way, state);
    } catch (error) {
      if (way !== 'shared' || !UNRECOVERED.test(String(error))) throw error;
      return this.openBy('copied', state);
    }
  }

  private openBy(way: Way, state: string): Opened {
    requireReadable(this.path, way);
    // Of a folder SQLite says that the disk is broken; the system says what it is, and writes nothing.
    if (statSync(this.path).isDirectory()) closeSync(openSync(this.path, 'r+'));
    const folder = way === 'copied' ? copyOf(this.path) : null;
    try {
      const db = folder
        ? new DatabaseSync(join(folder, basename(this.path)))
        : new DatabaseSync(uriOf(this.path, way), { readOnly: true });
      const opened = { db, way, state, folder };
      try {
        db.exec(`PRAGMA busy_timeout = 5000; PRAGMA cache_size = ${-4 * this.pages}; PRAGMA temp_store = MEMORY;
          SELECT count(*) FROM sqlite_master`);
      } catch (error) {
        db.close();
        throw error;
      }
      return opened;
    } catch (error) {
      if (folder) rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

function discard({ db, folder }: Opened): void {
  db.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
}

function wayFor(path: string): Way {
  if (COMPANIONS.every((ending) => sizeOf(path + ending) === 0n)) return 'frozen';
  return statOf(`${path}-shm`) && sizeOf(`${path}-wal`) > 0n ? 'shared' : 'copied';
}

/** Throws what the system says: SQLite would only say that it cannot open the file. */
function requireReadable(path: string, way: Way): void {
  const endings = way === 'frozen' ? [''] : ['', ...COMPANIONS, '-shm'];
  for (const ending of endings) {
    if (ending === '' || statOf(path + ending)) accessSync(path + ending, constants.R_OK);
  }
}

/** `readonly_shm`: SQLite would otherwise put locks of readers into a shared memory that it can write. */
function uriOf(path: string, way: Way): string {
  return `${pathToFileURL(path).href}?${way === 'frozen' ? 'immutable=1' : 'readonly_shm=1'}`;
}

/** Throws what the system says, such as of a full disk. */
function copyOf(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'emit-read-'));
  try {
    for (const ending of ['', ...COMPANIONS]) {
      if (ending !== '' && sizeOf(path + ending) === 0n) continue;
      copyFileSync(path + ending, join(folder, basename(path) + ending), constants.COPYFILE_FICLONE);
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The main file, then what stands beside it. */
function stateOf(path: string): string {
  return [mainState(path), ...COMPANIONS.map((ending) => textOf(statOf(path + ending)))].join(' ');
}

function mainState(path: string): string {
  return textOf(statOf(path));
}

function inodeOf(state: string): string {
  return state.split('/', 1)[0] ?? '';
}

/** An empty companion is as good as none. */
function textOf(found: BigIntStats | undefined): string {
  return found && found.size > 0n ? `${found.ino}/${found.size}/${found.mtimeNs}` : '-';
}

function statOf(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

function sizeOf(path: string): bigint {
  return statOf(path)?.size ?? 0n;
}

/** What SQLite says of a file does not name it. */
function named(path: string, error: unknown): unknown {
  if (isBusy(error)) return error;
  const why = isNativeError(error) ? error.message : String(error);
  if (why.includes(path)) return error;
  return Object.assign(new Error(`${path} cannot be opened: ${why}`, { cause: error }), codesOf(error));
}

function codesOf(error: unknown): object {
  const { code, sqliteCodeName } = error as { code?: string; sqliteCodeName?: string };
  return { ...(code !== undefined && { code }), ...(sqliteCodeName !== undefined && { sqliteCodeName }) };
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.ceil(milliseconds));
}
