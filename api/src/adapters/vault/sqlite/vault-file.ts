import { inTransaction, statementsOf, type Database } from '../../sqlite/connection.js';
import type { FilePlace } from '../../sqlite/file-place.js';
import { HELD_MS, patiently } from '../../sqlite/patience.js';
import { reaching } from '../../sqlite/reaching.js';
import { makeVaultTables, type Prepare } from './vault-tables.js';

/**
 * The vault's file, and the one way to it. Another process that is in the way (a backup, `emit keys rotate`) is waited for
 * without stopping this one.
 */
export class VaultFile {
  readonly prepare: Prepare;

  /** `place`: where the file is; null where that is of no interest. */
  constructor(
    readonly db: Database,
    private readonly place: FilePlace | null,
  ) {
    db.exec('PRAGMA secure_delete = ON');
    makeVaultTables(db);
    db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
    this.prepare = statementsOf(db);
  }

  /** Throws StoreUnavailable. */
  reach<T>(work: () => T): Promise<T> {
    return patiently(() => reaching('The vault', work));
  }

  /** What is written into a file that was removed or replaced is lost at the next start: throws StoreUnavailable. */
  inPlace<T>(work: () => T): Promise<T> {
    return this.reach(() => {
      this.place?.require('The vault');
      return work();
    });
  }

  /** All of it or nothing, in a file that is in its place. */
  change<T>(work: () => T): Promise<T> {
    return this.inPlace(() => inTransaction(this.db, work));
  }
}
