import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isNativeError } from 'node:util/types';
import { isIoError } from '../../sqlite/reaching.js';

/** A file can be opened and holds something else than it should. */
export class UnfitFile extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnfitFile';
  }
}

/** What SQLite says of a file that is none of its own, or not any more. Some errors of the driver have the text alone. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
const DAMAGED_TEXT = /malformed|not a database|no such (table|column)/;
/** What the system says of a folder, a link in a circle or somebody else's file in a file's place. */
const IN_THE_WAY = new Set(['EISDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENOTDIR', 'ENXIO']);

/**
 * Why a file cannot be used, by what using it has thrown; null where it is not the file's fault. `path`: of the file, where a
 * disk that fails can be told from a file that lacks its end.
 */
export function fileFault(error: unknown, path?: string): string | null {
  if (!isNativeError(error)) return null;
  if (path !== undefined && isIoError(error) && isCutOff(path)) return 'it is cut off';
  const { code, sqliteCodeName } = error as { code?: string; sqliteCodeName?: string };
  if (error instanceof UnfitFile || error.name === 'SyntaxError') return error.message;
  if (DAMAGED.test(sqliteCodeName ?? '') || DAMAGED_TEXT.test(error.message)) return lastClause(error);
  if (IN_THE_WAY.has(code ?? '')) return error.message;
  return fileFault(error.cause, path);
}

/** Without the path of what cannot be opened: 'file is not a database'. */
function lastClause({ message }: Error): string {
  return message.split(' cannot be opened: ').at(-1) ?? message;
}

const MAGIC = 'SQLite format 3\0';

/** Whether a file is shorter than it says (https://www.sqlite.org/fileformat.html#the_database_header). */
function isCutOff(path: string): boolean {
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return true;
  const pageSize = header.readUInt16BE(16);
  return statSync(path).size < header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize);
}
