import { existsSync } from 'node:fs';
import { isNativeError } from 'node:util/types';
import { ReadOnlyFile } from './read-only-file.js';

/** What json() says of what is no JSON, so that a statement can answer without a result. */
const NO_ROW = 'malformed JSON';

/**
 * Whether a table of a database file has rows; null without the file or the table, an error where the file cannot be read.
 * Nothing is prepared: the package cannot finalise a statement, and as long as one is there this process has the file's
 * shared memory open read-only, so that it could not write the file afterwards.
 */
export function hasRows(path: string, table: string): boolean | null | Error {
  if (!existsSync(path)) return null;
  const file = new ReadOnlyFile(path);
  const says = (sql: string) => file.read((db) => messageOf(() => db.exec(sql)));
  try {
    const found = says(`SELECT json(iif(EXISTS(SELECT 1 FROM ${table}), '1', ''))`);
    if (found === null) return true;
    if (found === NO_ROW) return false;
    return found.startsWith('no such table') ? null : new Error(`${path} cannot be read: ${found}`);
  } catch (error) {
    return new Error(isNativeError(error) ? error.message : String(error), { cause: error });
  } finally {
    file.close();
  }
}

function messageOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}
