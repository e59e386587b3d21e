import { isNativeError } from 'node:util/types';
import { StoreDamaged, StoreUnavailable } from '../../ports/event-store.port.js';

/** What SQLite answers when the file, the disk or another process is in the way; nothing of it is the request's fault. */
const OUT_OF_REACH = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_PROTOCOL',
  'SQLITE_IOERR',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);
const CLOSED = 'ERR_INVALID_STATE';
/** What the driver says of these without their code, where several rows are read at once. */
const CODE_OF_TEXT: Readonly<Record<string, string>> = {
  'database is locked': 'SQLITE_BUSY',
  'database table is locked': 'SQLITE_LOCKED',
  'locking protocol': 'SQLITE_PROTOCOL',
  'disk I/O error': 'SQLITE_IOERR',
  'database or disk is full': 'SQLITE_FULL',
  'unable to open database file': 'SQLITE_CANTOPEN',
  'attempt to write a readonly database': 'SQLITE_READONLY',
  'database disk image is malformed': 'SQLITE_CORRUPT',
  'file is not a database': 'SQLITE_NOTADB',
};

/** Runs `work` on a database. Throws StoreUnavailable when it is out of reach or closed; other errors as they come. */
export function reaching<T>(store: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isTold = error instanceof StoreUnavailable;
    throw !isTold && isOutOfReach(error) ? new StoreUnavailable(store, { cause: error }) : error;
  }
}

/** As `reaching`, also for what the file system refuses. */
export function reachingFiles<T>(store: string, work: () => T): T {
  try {
    return reaching(store, work);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new StoreUnavailable(store, { cause: error });
  }
}

/** Another connection has it locked. */
export function isBusy(error: unknown): boolean {
  return codesOf(error).sqliteCodeName === 'SQLITE_BUSY';
}

/** The disk gave less, or something else, than was asked of it. */
export function isIoError(error: unknown): boolean {
  return codesOf(error).sqliteCodeName === 'SQLITE_IOERR';
}

/** Whether another process (or connection) is writing: the same work may go through in a moment. */
export function isHeld(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return isBusy(cause);
}

/** What SQLite answers when a file is not what was written. */
const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** Returns what to throw when a database that is only read cannot be: the port's error, or what the system says of its file. */
export function unreadable(store: string, error: unknown): unknown {
  if (error instanceof StoreUnavailable || (isNativeError(error) && 'syscall' in error)) return error;
  return isDamage(error)
    ? new StoreDamaged(store, { cause: error })
    : new StoreUnavailable(store, { cause: error });
}

function isDamage(error: unknown): boolean {
  const { sqliteCodeName } = codesOf(error);
  if (DAMAGED.has(sqliteCodeName ?? '') || error instanceof SyntaxError) return true;
  if (/no such (table|column)/.test(String(error))) return true;
  // What opening it has met is told with the file's name.
  return isNativeError(error) && error.cause !== undefined && isDamage(error.cause);
}

function isOutOfReach(error: unknown): boolean {
  const { code, sqliteCodeName } = codesOf(error);
  if (code === CLOSED || OUT_OF_REACH.has(sqliteCodeName ?? '')) return true;
  // What opening it has met is told with the file's name.
  return isNativeError(error) && error.cause !== undefined && isOutOfReach(error.cause);
}

function codesOf(error: unknown): { code?: string; sqliteCodeName?: string } {
  const { code, sqliteCodeName, message } = (error ?? {}) as Record<string, string | undefined>;
  const named = sqliteCodeName ?? (code === 'ERR_SQLITE_ERROR' ? CODE_OF_TEXT[message ?? ''] : undefined);
  return { ...(code && { code }), ...(named && { sqliteCodeName: named }) };
}
