import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Filling, StoredDocument } from '../../../ports/read-models.port.js';
import { inTransaction, openSqliteForFilling, type Database } from '../../sqlite/connection.js';
import { reaching } from '../../sqlite/reaching.js';
import { CHECKPOINT } from './version-file.js';
import { DOCUMENTS, OWNER_INDEX, VersionTable } from './version-table.js';

const reach = <T>(work: () => T): T => reaching('The read-model store', work);

/**
 * Fills a version's file under another name, without a journal or a flush: the file is nothing until it is whole, and
 * gets its name then. Half the time of commits that others could see (docs/adr/0012-rebuilds.md).
 */
export class SqliteFilling implements Filling {
  private readonly db: Database;
  private readonly documents: VersionTable;

  constructor(
    private readonly unfinished: string,
    private readonly finished: string,
  ) {
    // What a rebuild that was cut short has left.
    rmSync(unfinished, { force: true });
    this.db = openSqliteForFilling(unfinished);
    this.db.exec(DOCUMENTS + CHECKPOINT);
    this.documents = new VersionTable(this.db);
  }

  async load(keys: readonly string[]): Promise<StoredDocument[]> {
    return reach(() => keys.flatMap((key) => this.documents.get(key) ?? []));
  }

  async put(documents: readonly StoredDocument[]): Promise<void> {
    reach(() =>
      inTransaction(this.db, () => {
        for (const document of documents) this.documents.replace(document);
      }),
    );
  }

  async finish(checkpoint: number): Promise<void> {
    reach(() => {
      this.db.prepare('UPDATE checkpoint SET position = ?').run(checkpoint);
      // Last: sorting it once is three times as fast as keeping it sorted.
      this.db.exec(OWNER_INDEX);
      // Closing alone would leave the lock with the statements, until the garbage collector comes by.
      this.db.exec('PRAGMA locking_mode = NORMAL; SELECT position FROM checkpoint');
      this.db.close();
      flush(this.unfinished);
      renameSync(this.unfinished, this.finished);
      // Windows has no folder to flush.
      if (process.platform !== 'win32') flush(dirname(this.finished));
    });
  }

  async abandon(): Promise<void> {
    if (!this.db.isOpen) return;
    this.db.close();
    rmSync(this.unfinished, { force: true });
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
