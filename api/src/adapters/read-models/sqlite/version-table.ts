import { statementsOf, type Database, type Statement } from '../../sqlite/connection.js';
import type {
  FoundDocument,
  ListQuery,
  StoredDocument,
  WrittenDocument,
} from '../../../ports/read-models.port.js';
import { foundDocument, sumOf, type SummedDocument } from '../document-sum.js';
import { endOfPrefix } from '../key-range.js';

/** IF NOT EXISTS: two processes may open a new file at once. */
export const DOCUMENTS = `
  CREATE TABLE IF NOT EXISTS documents(
    key TEXT NOT NULL, owner TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER);
`;
export const KEY_INDEX = 'CREATE UNIQUE INDEX IF NOT EXISTS documents_by_key ON documents(key);';
export const OWNER_INDEX = 'CREATE INDEX IF NOT EXISTS documents_by_owner ON documents(owner, key);';

/** Rows of one statement. */
const ROWS = 20;

/** From this format on every document has a sum. */
const FORMAT = 1;
export const SET_FORMAT = `PRAGMA user_version = ${FORMAT};`;

/** A document that was asked for and cannot be read. */
export class DamagedDocument extends Error {
  constructor(
    readonly key: string,
    readonly what: string,
  ) {
    super(what);
    this.name = 'DamagedDocument';
  }
}

/**
 * One version's documents. A table with rowids: WITHOUT ROWID took 1.7 to 3 times as long to write and up to 3 times
 * as long to read at 300 B to 8 KB a body (docs/adr/0004-read-models.md).
 */
export class VersionTable {
  private readonly prepared: (sql: string) => Statement;
  /** Documents may have no sum: releases before this one have written some. */
  private readonly old: boolean;
  private readonly select: string;

  constructor(db: Database) {
    this.prepared = statementsOf(db);
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    this.old = user_version < FORMAT;
    const sum = hasSums(db) ? 'sum' : 'NULL AS sum';
    this.select = `SELECT key, owner, position, body AS json, ${sum} FROM documents`;
  }

  /** Throws DamagedDocument. */
  get<T>(key: string): StoredDocument<T> | null {
    const row = this.row(key);
    return row && this.intact<T>(row);
  }

  find(key: string): FoundDocument | null {
    const row = this.row(key);
    return row && foundDocument(row, this.old);
  }

  /** At most `limit` after a key, by key. */
  page(limit: number, afterKey?: string): FoundDocument[] {
    const rows = this.rows({ limit, ...(afterKey !== undefined && { afterKey }) });
    return rows.map((row) => foundDocument(row, this.old));
  }

  /** Throws DamagedDocument. */
  list<T>(query: ListQuery): StoredDocument<T>[] {
    return this.rows(query).map((row) => this.intact<T>(row));
  }

  private rows({ owner, keyPrefix, afterKey, limit }: ListQuery): SummedDocument[] {
    const conditions: string[] = [];
    const values: (string | number)[] = [];
    const where = (condition: string, ...given: string[]): void => {
      conditions.push(condition);
      values.push(...given);
    };
    if (owner !== undefined) where('owner = ?', owner);
    if (keyPrefix) where('key >= ? AND key < ?', keyPrefix, endOfPrefix(keyPrefix));
    if (afterKey !== undefined) where('key > ?', afterKey);
    const filter = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const statement = this.prepared(`${this.select} ${filter} ORDER BY key LIMIT ?`);
    const rows: unknown[] = statement.all(...values, limit ?? -1);
    return rows as SummedDocument[];
  }

  /** Leaves a document alone that has the same or a later position. */
  put({ key, owner, position, body }: StoredDocument): void {
    const json = JSON.stringify(body);
    const sum = sumOf({ key, owner, position, json });
    // The plain update comes first because it leaves the owner's index alone, which halves the time.
    const { changes } = this.prepared(
      'UPDATE documents SET position = ?, body = ?, sum = ? WHERE key = ? AND position < ? AND owner = ?',
    ).run(position, json, sum, key, position, owner);
    if (changes > 0) return;
    this.prepared(
      `INSERT INTO documents(key, owner, position, body, sum) VALUES(?, ?, ?, ?, ?) ON CONFLICT(key)
       DO UPDATE SET owner = excluded.owner, position = excluded.position, body = excluded.body, sum = excluded.sum
       WHERE excluded.position > position`,
    ).run(key, owner, position, json, sum);
  }

  /** Only under keys that are new. Several rows a statement take two thirds of the time. */
  add(documents: readonly WrittenDocument[]): void {
    for (let first = 0; first < documents.length; first += ROWS) {
      const rows = documents.slice(first, first + ROWS);
      const places = rows.map(() => '(?, ?, ?, ?, ?)').join(', ');
      this.prepared(`INSERT INTO documents(key, owner, position, body, sum) VALUES${places}`).run(
        ...rows.flatMap((one) => [one.key, one.owner, one.position, one.json, sumOf(one)]),
      );
    }
  }

  private row(key: string): SummedDocument | null {
    return (this.prepared(`${this.select} WHERE key = ?`).get(key) as SummedDocument | undefined) ?? null;
  }

  private intact<T>(row: SummedDocument): StoredDocument<T> {
    const found = foundDocument(row, this.old);
    if (found.damage !== undefined) throw new DamagedDocument(found.key, found.damage);
    return found as StoredDocument<T>;
  }
}

/** Not in a file of a release before this one that nobody has opened to write since. */
export function hasSums(db: Database): boolean {
  return db.prepare("SELECT 1 FROM pragma_table_info('documents') WHERE name = 'sum'").get() !== undefined;
}
