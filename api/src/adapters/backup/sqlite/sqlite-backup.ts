import { existsSync, lstatSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DamagedCopy,
  type BackupPart,
  type BackupStore,
  type PartFigures,
} from '../../../ports/backup.port.js';
import { hasOtherUsers, inspectDatabase, snapshot } from './snapshot.js';
import { flushFile } from '../../files/durable-file.js';
import { hasRows } from '../../sqlite/probe.js';

const JOURNAL = 'journal';
const TURN = '.turn.json';
const DATABASES = { log: 'log.sqlite', keys: 'vault.sqlite' } as const;
const TABLES = { log: 'events', keys: 'entries' } as const;
const INSPECTIONS = {
  log: {
    figures: 'SELECT count(*) AS count, coalesce(max(position), 0) AS head FROM events',
    // A log that was cut is sound for SQLite.
    faults: `SELECT format('the stream %s was written up to revision %d, and ends elsewhere', name, version) AS fault
      FROM streams WHERE version <> (SELECT coalesce(max(revision), -1) FROM events WHERE stream = streams.id) LIMIT 1`,
  },
  keys: {
    figures: 'SELECT count(*) AS count, 0 AS head FROM entries',
  },
} as const;

/** The embedded stores: two SQLite files and the journal's files (docs/adr/0017-backups.md). */
export class SqliteBackup implements BackupStore {
  /** Throws where it is not allowed to look: that is no folder without one. */
  async has(part: BackupPart, folder: string): Promise<boolean> {
    const path = join(folder, part === 'journal' ? JOURNAL : DATABASES[part]);
    try {
      await stat(path);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async bytes(part: BackupPart, folder: string): Promise<number> {
    const path = join(folder, part === 'journal' ? JOURNAL : DATABASES[part]);
    const sizes = await Promise.all(
      ['', '-wal'].map((ending) => stat(path + ending).catch(() => ({ size: 0 }))),
    );
    return sizes.reduce((sum, { size }) => sum + size, 0);
  }

  async copy(
    part: BackupPart,
    from: string,
    to: string,
    onProgress: (share: number) => void,
  ): Promise<string[]> {
    await mkdir(to, { recursive: true, mode: 0o700 });
    if (part === 'journal') return copyTurns(from, to);
    const file = DATABASES[part];
    await snapshot(join(from, file), join(to, file), onProgress);
    return [file];
  }

  async inspect(part: BackupPart, folder: string): Promise<PartFigures> {
    if (part === 'journal') return { count: await countTurns(folder), head: 0 };
    return inspectDatabase(join(folder, DATABASES[part]), INSPECTIONS[part]);
  }

  isReadable(part: Exclude<BackupPart, 'journal'>, folder: string): boolean {
    const path = join(folder, DATABASES[part]);
    const found = hasRows(path, TABLES[part]);
    // A file that is there without the table, or empty, is not what was written either; nor is a link to nowhere.
    return found === null ? !isThere(path) : typeof found === 'boolean';
  }

  async putAside(part: BackupPart, folder: string, at: Date): Promise<string> {
    const from = join(folder, part === 'journal' ? JOURNAL : DATABASES[part]);
    const to = `${from}.damaged-${at.toISOString().replaceAll(':', '-')}`;
    await rename(from, to);
    for (const ending of ['-wal', '-shm']) {
      if (existsSync(from + ending)) await rename(from + ending, to + ending);
    }
    return to;
  }

  async inUse(folder: string): Promise<boolean> {
    const log = join(folder, DATABASES.log);
    return existsSync(log) && hasOtherUsers(log);
  }
}

/** Their times stay: turns are recorded in the order in which they were kept. */
async function copyTurns(from: string, to: string): Promise<string[]> {
  await mkdir(join(to, JOURNAL), { recursive: true, mode: 0o700 });
  const copied: string[] = [];
  for (const name of await turnsIn(from)) {
    const [source, target] = [join(from, JOURNAL, name), join(to, JOURNAL, name)];
    try {
      const { atime, mtime } = await stat(source);
      await copyFile(source, target);
      await utimes(target, atime, mtime);
    } catch (error) {
      // Recorded meanwhile: then it is in the event store, which is copied after.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await flushFile(target);
    copied.push(`${JOURNAL}/${name}`);
  }
  return copied;
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

async function countTurns(folder: string): Promise<number> {
  const names = await turnsIn(folder);
  for (const name of names) {
    try {
      JSON.parse(await readFile(join(folder, JOURNAL, name), 'utf8'));
    } catch {
      throw new DamagedCopy(`${JOURNAL}/${name} is not a turn`);
    }
  }
  return names.length;
}

async function turnsIn(folder: string): Promise<string[]> {
  const directory = join(folder, JOURNAL);
  if (!existsSync(directory)) return [];
  return (await readdir(directory)).filter((name) => name.endsWith(TURN)).sort();
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
