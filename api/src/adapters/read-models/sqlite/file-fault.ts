import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isNativeError } from 'node:util/types';
import { DamagedReadModel, type VersionRef } from '../../../ports/read-models.port.js';
import { closeSqlite, type Database } from '../../sqlite/connection.js';
import { isIoError } from '../../sqlite/reaching.js';
import { DamagedDocument } from './version-table.js';

/** A file can be opened and holds something else than it should. */
export class UnfitFile extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnfitFile';
  }
}

/** Runs `work` on a file, of a version or the registry. Throws DamagedReadModel for what is damaged; other errors as they come. */
export function orDamaged<T>(version: VersionRef | null, path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedReadModel) throw error;
    const document = error instanceof DamagedDocument ? error : null;
    const what = document?.what ?? fileFault(error, path);
    if (what === null) throw error;
    throw new DamagedReadModel(version, { key: document?.key ?? null, what }, { cause: error });
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
function fileFault(error: unknown, path?: string): string | null {
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

/** Closes a file that may be damaged: what cannot be copied from its write-ahead log any more is folded anew. */
export function closeDamaged(db: Database): void {
  try {
    closeSqlite(db);
  } catch (error) {
    if (fileFault(error) === null) throw error;
  }
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
