import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@emit/contract/english';
import { freeBytes, fullDisk } from '../../runtime/free-space.js';
import { wayBackOf, wayBackOfEvents } from '../../features/shared/lost-data.js';
import { DamagedCopy } from '../../ports/backup.port.js';
import type { Cli } from '../support/cli.js';
import { isSystemError } from '../support/failures.js';
import { SECRETS } from '../backup/take-backup.js';
import type { Found } from './check.js';

const LOW_DISK_BYTES = 1_000_000_000;
/** Reading every page of more than this takes longer than anybody waits for an answer. */
const MOST_BYTES = 1_000_000_000;
/** What nobody but the owner may read. */
const PRIVATE = ['secrets', ...SECRETS, 'vault.sqlite'];
const OTHERS = 0o077;

/** Reads every page of an embedded store's file, unless it is very large. */
export async function pagesCheck(
  { backups, dataDir }: Cli,
  part: 'log' | 'keys',
  answer: Found,
): Promise<Found> {
  const folder = dataDir();
  const bytes = await backups.bytes(part, folder);
  if (bytes > MOST_BYTES) {
    const what = `${answer.what}; its ${(bytes / 1e9).toFixed(1)} GB were not read through: emit audit verify --no-models does`;
    return { ...answer, what };
  }
  try {
    await backups.inspect(part, folder);
    return { ...answer, what: `${answer.what}, and every page of it can be read` };
  } catch (error) {
    if (!(error instanceof DamagedCopy)) throw error;
    const way = part === 'log' ? wayBackOfEvents(folder) : wayBackOf({ dataDir: folder, mongoUrl: null });
    return { state: 'wrong', what: `${error.message}; ${way}` };
  }
}

export async function diskCheck(dataDir: string): Promise<Found> {
  const free = await freeBytes(dataDir);
  const full = fullDisk(free);
  if (full !== null) return { state: 'wrong', what: full };
  const what = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`;
  return { state: free < LOW_DISK_BYTES ? 'warning' : 'ok', what };
}

/** Whether others than the owner may read what is secret. */
export async function permissionsCheck(dataDir: string): Promise<Found> {
  if (process.platform === 'win32') return { state: 'ok', what: 'not looked at on Windows' };
  const open: string[] = [];
  for (const name of PRIVATE) {
    const mode = await stat(join(dataDir, name)).then(
      (found) => found.mode,
      () => 0,
    );
    if ((mode & OTHERS) !== 0) open.push(name);
  }
  if (open.length === 0) return { state: 'ok', what: 'the secrets and the vault are their owner’s alone' };
  const which = open.map((name) => join(dataDir, name)).join(' ');
  return { state: 'warning', what: `others may read or write ${which}: chmod go-rwx ${which}` };
}

/** Turns that wait for the event store, and those that could not be read. */
export async function journalCheck(dataDir: string): Promise<Found> {
  const folder = join(dataDir, 'journal');
  const names = await readdir(folder).catch((error: unknown) => {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    if (isSystemError(error) && error.code === 'EACCES') return null;
    throw error;
  });
  if (names === null) return { state: 'warning', what: `${folder} was not looked at: it cannot be read` };
  const unreadable = names.filter((name) => name.endsWith('.unreadable'));
  const waiting = names.filter((name) => name.endsWith('.turn.json')).length;
  const what =
    waiting === 0 ? 'no turn waits for the log' : `${counted(waiting, 'turn')} on disk until the log is back`;
  if (unreadable.length === 0) return { state: 'ok', what };
  return {
    state: 'warning',
    what: `${what}; ${counted(unreadable.length, 'turn')} could not be read and is nowhere else: keep journal/${unreadable.join(', journal/')}`,
  };
}
