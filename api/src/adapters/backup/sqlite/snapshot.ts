import { chmod, open } from 'node:fs/promises';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { DamagedCopy, type PartFigures } from '../../../ports/backup.port.js';
import { flushFile } from '../../sqlite/flush.js';

/** Pages of 4 KiB to a step, some milliseconds. */
const STEP_PAGES = 4_096;

/**
 * SQLite's own online backup, inside a read transaction: the copy is of the moment at which that began. Without the
 * transaction, every commit of another process would make the backup begin again. Writers never wait for it.
 */
export async function snapshot(from: string, to: string, onProgress: (share: number) => void): Promise<void> {
  const source = new DatabaseSync(from);
  try {
    source.exec('PRAGMA busy_timeout = 5000; BEGIN');
    source.exec('SELECT count(*) FROM sqlite_master');
    await (await open(to, 'wx', 0o600)).close();
    await backup(source, to, {
      rate: STEP_PAGES,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / Math.max(totalPages, 1)),
    });
    onProgress(1);
    source.exec('COMMIT');
  } finally {
    source.close();
  }
  await makeOneFile(to);
}

/** Without a write-ahead log the file is whole by itself. */
async function makeOneFile(file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  await chmod(file, 0o600);
  await flushFile(file);
}

/** Reads every page. Throws DamagedCopy. */
export async function inspectDatabase(file: string, figures: string): Promise<PartFigures> {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const { integrity_check: found } = db.prepare('PRAGMA integrity_check(1)').get() as {
        integrity_check: string;
      };
      if (found !== 'ok') throw new Error(found);
      return { ...(db.prepare(figures).get() as unknown as PartFigures) };
    } finally {
      db.close();
    }
  } catch (error) {
    throw new DamagedCopy(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
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
    throw error;
  } finally {
    db.close();
  }
}
