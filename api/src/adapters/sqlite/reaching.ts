import { StoreUnavailable } from '../../ports/event-store.port.js';

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

/** Runs `work` on a database. Throws StoreUnavailable when it is out of reach or closed; other errors as they come. */
export function reaching<T>(store: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isOutOfReach(error) ? new StoreUnavailable(store, { cause: error }) : error;
  }
}

/** Another connection has it locked. */
export function isBusy(error: unknown): boolean {
  return codesOf(error).sqliteCodeName === 'SQLITE_BUSY';
}

/** Whether another process (or connection) is writing: the same work may go through in a moment. */
export function isHeld(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return isBusy(cause);
}

function isOutOfReach(error: unknown): boolean {
  const { code, sqliteCodeName } = codesOf(error);
  return code === CLOSED || OUT_OF_REACH.has(sqliteCodeName ?? '');
}

function codesOf(error: unknown): { code?: string; sqliteCodeName?: string } {
  return error as { code?: string; sqliteCodeName?: string };
}
