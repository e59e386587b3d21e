import { chmod, open, rm } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { DamagedCopy, type PartFigures } from '../../../ports/backup.port.js';
import { StoreDamaged } from '../../../ports/event-store.port.js';
import { flushFile } from '../../files/durable-file.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';

/** A server may start once while a folder that nobody had open is copied; more often is nobody's luck. */
const ATTEMPTS = 5;
/** Pages of 4 KiB to a step, some milliseconds. */
const STEP_PAGES = 4_096;

/**
 * SQLite's own online backup, inside a read transaction: the copy is of the moment at which that began. Without the
 * transaction, every commit of another process would make the backup begin again. Writers never wait for it, and nothing is
 * written where the file is.
 */
export async function snapshot(from: string, to: string, onProgress: (share: number) => void): Promise<void> {
  const file = new ReadOnlyFile(from);
  try {
    for (let attempt = 1; ; attempt += 1) {
      await copyOnce(file, to, onProgress);
      if (file.isSound()) break;
      if (attempt === ATTEMPTS) throw new Error(`${from} changes while it is copied`);
      await rm(to);
    }
  } finally {
    file.close();
  }
  await makeOneFile(to);
}

async function copyOnce(file: ReadOnlyFile, to: string, onProgress: (share: number) => void): Promise<void> {
  const source = file.database();
  source.exec('BEGIN; SELECT count(*) FROM sqlite_master');
  await (await open(to, 'wx', 0o600)).close();
  let failure: { readonly error: unknown } | null = null;
  await backup(source, to, {
    rate: STEP_PAGES,
    progress: ({ totalPages, remainingPages }) => {
      try {
        onProgress(1 - remainingPages / Math.max(totalPages, 1));
      } catch (error) {
        failure = { error };
        throw error;
      }
    },
  }).catch((error: unknown) => {
    // The package hands on the text alone of what the callback throws.
    throw failure ? failure.error : error;
  });
  onProgress(1);
  source.exec('COMMIT');
}

/** Without a write-ahead log the file is whole by itself. */
async function makeOneFile(file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  await chmod(file, 0o600);
  await flushFile(file);
}

/** Reads every page; `faults` selects the text of something else that is wrong. Throws DamagedCopy. */
export async function inspectDatabase(
  path: string,
  { figures, faults }: { readonly figures: string; readonly faults?: string },
): Promise<PartFigures> {
  const file = new ReadOnlyFile(path);
  try {
    return file.read((db) => {
      const { integrity_check: found } = db.prepare('PRAGMA integrity_check(1)').get() as {
        integrity_check: string;
      };
      if (found !== 'ok') throw new Error(found);
      const fault = faults && (db.prepare(faults).get() as { fault: string } | undefined);
      if (fault) throw new Error(fault.fault);
      return { ...(db.prepare(figures).get() as unknown as PartFigures) };
    });
  } catch (error) {
    throw new DamagedCopy(`${path} is damaged: ${isNativeError(error) ? error.message : String(error)}`);
  } finally {
    file.close();
  }
}

/** Only whoever is alone with a database may take it out of WAL mode, for a moment. */
export function hasOtherUsers(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 0');
    // No statement is prepared: the package cannot finalise one, and SQLite would not close the file.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL');
    return false;
  } catch (error) {
    if (/locked|busy/i.test(String(error))) return true;
    // What is no database any more nobody has open as one.
    if (unreadable('', error) instanceof StoreDamaged) return false;
    throw error;
  } finally {
    db.close();
  }
}
