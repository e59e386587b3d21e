import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { StoredDocument } from '../../../ports/read-models.port.js';
import { inTransaction, openSqlite, type Database, type Statement } from '../../sqlite/connection.js';
import { HELD_MS } from '../../sqlite/patience.js';
import { sumOfCheckpoint } from '../document-sum.js';
import { closeDamaged, UnfitFile } from './file-fault.js';
import {
  DOCUMENTS,
  hasColumn,
  KEY_INDEX,
  OWNER_INDEX,
  PARKED_INDEX,
  SET_FORMAT,
  VersionTable,
} from './version-table.js';

/** Every version is open in a serving process: each has a small part of the memory that one file would have. */
const PAGES = 2_048;

const CHECKPOINT = `
  CREATE TABLE IF NOT EXISTS checkpoint(id INTEGER PRIMARY KEY CHECK(id = 1), position INTEGER NOT NULL, sum INTEGER);
  INSERT OR IGNORE INTO checkpoint(id, position, sum) VALUES(1, 0, ${sumOfCheckpoint(0)});
  ${SET_FORMAT}
`;
/** Begins a version's file, but for its indexes. */
export function beginVersion(db: Database, path: string): void {
  db.exec(`${DOCUMENTS} ${CHECKPOINT} PRAGMA application_id = ${idOf(path)};`);
}

/** Of the version that a file is named after: another's file in its place is whole, and yet none of its own. */
const idOf = (path: string): number => crc32(basename(path).split('.', 1)[0] ?? '') | 0;

/** What releases before this one have made without, by the columns that tell. */
const ADDED = {
  sum: 'ALTER TABLE documents ADD COLUMN sum INTEGER; ALTER TABLE checkpoint ADD COLUMN sum INTEGER',
  parked: 'ALTER TABLE documents ADD COLUMN parked TEXT',
};

/** What is read of a version's file. */
export class VersionReader {
  readonly documents: VersionTable;
  private position: Statement | null = null;

  constructor(protected readonly db: Database) {
    this.documents = new VersionTable(db);
  }

  /** Throws UnfitFile. */
  get checkpoint(): number {
    // Every column: a file of a release before this one that is only read has no sum.
    this.position ??= this.db.prepare('SELECT * FROM checkpoint');
    return checkpointIn(this.position.get());
  }

  /** What is wrong in any of its pages; null when nothing is. Throws UnfitFile for a checkpoint that is none. */
  faultInside(): string | null {
    const [first] = this.db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    const found = first?.integrity_check.replace(/\s+/g, ' ') ?? 'it cannot be looked through';
    return found === 'ok' && this.checkpoint >= 0 ? null : found;
  }
}

/**
 * One version: its documents and its checkpoint in a file of their own, so that neither can survive a power cut
 * without the other. NORMAL, not OFF: the last commits may be undone then, but the file is never damaged.
 */
export class VersionFile extends VersionReader {
  private readonly advance: Statement;

  private constructor(db: Database) {
    super(db);
    this.advance = db.prepare('UPDATE checkpoint SET position = ?, sum = ? WHERE position < ?');
  }

  /** Opens it; `make` says whether an empty one may be made. Throws UnfitFile. */
  static open(path: string, make: boolean): VersionFile {
    for (const companion of ['-wal', '-shm']) refuseObstacle(path + companion);
    const db = openSqlite(path, { durability: 'normal', pages: PAGES });
    try {
      prepare(db, path, make);
      db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
      return new VersionFile(db);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  commit(documents: readonly StoredDocument[], checkpoint: number): void {
    // One statement is a transaction of its own, at half the cost: most events change few of the versions.
    if (documents.length === 0) {
      this.reach(checkpoint);
      return;
    }
    inTransaction(this.db, () => {
      if (documents.some(({ parked }) => parked)) this.db.exec(PARKED_INDEX);
      for (const document of documents) this.documents.put(document);
      this.reach(checkpoint);
    });
  }

  close(): void {
    closeDamaged(this.db);
  }

  private reach(checkpoint: number): void {
    this.advance.run(checkpoint, sumOfCheckpoint(checkpoint), checkpoint);
  }
}

function prepare(db: Database, path: string, make: boolean): void {
  // Looked for first: whoever finds it made must not wait for a writer.
  const isMade = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'checkpoint'").get() !== undefined;
  if (!isMade && !make) throw new UnfitFile('it holds no read model');
  if (!isMade) {
    inTransaction(db, () => {
      beginVersion(db, path);
      db.exec(KEY_INDEX + OWNER_INDEX);
    });
  }
  for (const [column, sql] of Object.entries(ADDED)) {
    // Unless another process is first.
    if (!hasColumn(db, column)) inTransaction(db, () => hasColumn(db, column) || db.exec(sql));
  }
  refuseOtherVersion(db, path);
}

/** Throws UnfitFile. */
export function refuseOtherVersion(db: Database, path: string): void {
  const { application_id: id } = db.prepare('PRAGMA application_id').get() as { application_id: number };
  // None in a file that a release before this one has begun.
  if (id !== 0 && id !== idOf(path)) throw new UnfitFile('it is the file of another version');
}

/** Of a row of `checkpoint`. Throws UnfitFile. */
function checkpointIn(row: unknown): number {
  const { position, sum = null } = (row ?? {}) as { position?: unknown; sum?: number | null };
  const isPosition = Number.isSafeInteger(position) && Number(position) >= 0;
  if (!isPosition) throw new UnfitFile(`its checkpoint is ${String(position)}`);
  if (sum !== null && sum !== sumOfCheckpoint(Number(position))) {
    throw new UnfitFile(`its checkpoint, ${String(position)}, is not what Emit wrote`);
  }
  return Number(position);
}

/** SQLite's own word for it is that it cannot open the file, as it says of a system that is out of files. */
function refuseObstacle(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new UnfitFile(`${path} is no file`);
}
