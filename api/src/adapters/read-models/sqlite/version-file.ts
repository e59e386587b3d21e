import type { StoredDocument } from '../../../ports/read-models.port.js';
import {
  closeSqlite,
  inTransaction,
  openSqlite,
  type Database,
  type Statement,
} from '../../sqlite/connection.js';
import { HELD_MS } from '../../sqlite/patience.js';
import { DOCUMENTS, KEY_INDEX, OWNER_INDEX, VersionTable } from './version-table.js';

/** Every version is open in a serving process: each has a small part of the memory that one file would have. */
const PAGES = 2_048;

export const CHECKPOINT = `
  CREATE TABLE IF NOT EXISTS checkpoint(id INTEGER PRIMARY KEY CHECK(id = 1), position INTEGER NOT NULL);
  INSERT OR IGNORE INTO checkpoint(id, position) VALUES(1, 0);
`;

/**
 * One version: its documents and its checkpoint in a file of their own, so that neither can survive a power cut
 * without the other. NORMAL, not OFF: the last commits may be undone then, but the file is never damaged.
 */
export class VersionFile {
  readonly documents: VersionTable;
  private readonly position: Statement;
  private readonly advance: Statement;

  private constructor(private readonly db: Database) {
    this.documents = new VersionTable(db);
    this.position = db.prepare('SELECT position FROM checkpoint');
    this.advance = db.prepare('UPDATE checkpoint SET position = ? WHERE position < ?');
  }

  /** Makes it where there is none. */
  static open(path: string): VersionFile {
    const db = openSqlite(path, { durability: 'normal', pages: PAGES });
    // Looked for first: whoever finds it made must not wait for a writer.
    const made = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'checkpoint'").get() !== undefined;
    if (!made) inTransaction(db, () => db.exec(DOCUMENTS + KEY_INDEX + OWNER_INDEX + CHECKPOINT));
    db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
    return new VersionFile(db);
  }

  get checkpoint(): number {
    return (this.position.get() as { position: number }).position;
  }

  commit(documents: readonly StoredDocument[], checkpoint: number): void {
    // One statement is a transaction of its own, at half the cost: most events change few of the versions.
    if (documents.length === 0) {
      this.advance.run(checkpoint, checkpoint);
      return;
    }
    inTransaction(this.db, () => {
      for (const document of documents) this.documents.put(document);
      this.advance.run(checkpoint, checkpoint);
    });
  }

  close(): void {
    closeSqlite(this.db);
  }
}
