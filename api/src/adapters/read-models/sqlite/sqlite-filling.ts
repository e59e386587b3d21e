import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Filling, WrittenDocument } from '../../../ports/read-models.port.js';
import { inTransaction, openSqliteForFilling, type Database } from '../../sqlite/connection.js';
import { flushFile, flushFolder } from '../../files/durable-file.js';
import { reaching } from '../../sqlite/reaching.js';
import { sumOfCheckpoint } from '../document-sum.js';
import { beginVersion } from './version-file.js';
import { KEY_INDEX, OWNER_INDEX, PARKED_INDEX, VersionTable } from './version-table.js';

const reach = <T>(work: () => T): T => reaching('The read-model store', work);

/**
 * Fills a version's file under another name, without a journal or a flush: the file is nothing until it is whole, and
 * gets its name then. Half the time of commits that others could see (docs/adr/0012-rebuilds.md).
 */
export class SqliteFilling implements Filling {
  private readonly db: Database;
  private readonly documents: VersionTable;
  private parks = false;

  constructor(
    private readonly unfinished: string,
    private readonly finished: string,
  ) {
    // What a rebuild that was cut short has left.
    rmSync(unfinished, { force: true });
    this.db = openSqliteForFilling(unfinished);
    beginVersion(this.db, finished);
    this.documents = new VersionTable(this.db);
  }

  async put(documents: readonly WrittenDocument[]): Promise<void> {
    this.parks ||= documents.some(({ parked }) => parked);
    reach(() => inTransaction(this.db, () => this.documents.add(documents)));
  }

  async finish(checkpoint: number): Promise<void> {
    reach(() => {
      this.db
        .prepare('UPDATE checkpoint SET position = ?, sum = ?')
        .run(checkpoint, sumOfCheckpoint(checkpoint));
      // As late as can be: sorting once is three times as fast as keeping sorted.
      this.db.exec(KEY_INDEX + OWNER_INDEX + (this.parks ? PARKED_INDEX : ''));
      // Closing alone would leave the lock with the statements, until the garbage collector comes by.
      this.db.exec('PRAGMA locking_mode = NORMAL; SELECT position FROM checkpoint');
      this.db.close();
    });
    await flushFile(this.unfinished);
    await rename(this.unfinished, this.finished);
    await flushFolder(dirname(this.finished));
  }

  async abandon(): Promise<void> {
    if (!this.db.isOpen) return;
    this.db.close();
    rmSync(this.unfinished, { force: true });
  }
}
