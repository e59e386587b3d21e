import { statementsOf, type Database, type Statement } from '../../sqlite/connection.js';
import type {
  FoundDocument,
  ListQuery,
  ParkedDocument,
  StoredDocument,
  WrittenDocument,
} from '../../../ports/read-models.port.js';
import {
  foundDocument,
  isServed,
  parkedIn,
  parkedText,
  sumOf,
  type SummedDocument,
} from '../document-sum.js';
import { endOfPrefix } from '../key-range.js';

/** IF NOT EXISTS: two processes may open a new file at once. */
export const DOCUMENTS = `
  CREATE TABLE IF NOT EXISTS documents(
    key TEXT NOT NULL, owner TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER, parked TEXT);
`;
export const KEY_INDEX = 'CREATE UNIQUE INDEX IF NOT EXISTS documents_by_key ON documents(key);';
export const OWNER_INDEX = 'CREATE INDEX IF NOT EXISTS documents_by_owner ON documents(owner, key);';

/** Made with the first document that is parked: looking for none costs nothing then. */
export const PARKED_INDEX =
  'CREATE INDEX IF NOT EXISTS documents_parked ON documents(key) WHERE parked IS NOT NULL;';

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
  private readonly hasParked: boolean;

  constructor(db: Database) {
    this.prepared = statementsOf(db);
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    this.old = user_version < FORMAT;
    const optional = ['sum', 'parked']
      .map((name) => (hasColumn(db, name) ? name : `NULL AS ${name}`))
      .join(', ');
    this.select = `SELECT key, owner, position, body AS json, ${optional} FROM documents`;
    this.hasParked = hasColumn(db, 'parked');
  }

  /** Throws DamagedDocument. */
  get<T>(key: string): StoredDocument<T> | null {
    const row = this.row(key);
    const document = row && this.intact<T>(row);
    return document && isServed(document) ? document : null;
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
    const served = this.hasParked ? ["(parked IS NULL OR body <> 'null')"] : [];
    return this.rows(query, served).map((row) => this.intact<T>(row));
  }

  parked(limit: number, afterKey = ''): ParkedDocument[] {
    if (!this.hasParked) return [];
    const sql = `${this.select} WHERE parked IS NOT NULL AND key > ? ORDER BY key LIMIT ?`;
    const rows: unknown[] = this.prepared(sql).all(afterKey, limit);
    return (rows as Row[]).flatMap(({ key, owner, position, parked }) => {
      const found = parkedIn(parked);
      return found ? [{ key, owner, position, parked: found }] : [];
    });
  }

  countParked(): number {
    if (!this.hasParked) return 0;
    const { count } = this.prepared(
      'SELECT count(*) AS count FROM documents WHERE parked IS NOT NULL',
    ).get() as {
      count: number;
    };
    return count;
  }

  private rows(
    { owner, keyPrefix, afterKey, limit }: ListQuery,
    also: readonly string[] = [],
  ): SummedDocument[] {
    const conditions: string[] = [...also];
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
    return (rows as Row[]).map(summed);
  }

  /** Leaves a document alone that has the same or a later position. */
  put({ key, owner, position, body, parked }: StoredDocument): void {
    const json = JSON.stringify(body);
    const sum = sumOf({ key, owner, position, json, ...(parked && { parked }) });
    const why = parked ? parkedText(parked) : null;
    // The plain update comes first because it leaves the owner's index alone, which halves the time.
    const { changes } = this.prepared(
      'UPDATE documents SET position = ?, body = ?, sum = ?, parked = ? WHERE key = ? AND position < ? AND owner = ?',
    ).run(position, json, sum, why, key, position, owner);
    if (changes > 0) return;
    this.prepared(
      `INSERT INTO documents(key, owner, position, body, sum, parked) VALUES(?, ?, ?, ?, ?, ?) ON CONFLICT(key)
       DO UPDATE SET owner = excluded.owner, position = excluded.position, body = excluded.body, sum = excluded.sum,
         parked = excluded.parked
       WHERE excluded.position > position`,
    ).run(key, owner, position, json, sum, why);
  }

  /** Only under keys that are new. Several rows a statement take two thirds of the time. */
  add(documents: readonly WrittenDocument[]): void {
    for (let first = 0; first < documents.length; first += ROWS) {
      const rows = documents.slice(first, first + ROWS);
      const places = rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
      this.prepared(`INSERT INTO documents(key, owner, position, body, sum, parked) VALUES${places}`).run(
        ...rows.flatMap((one) => [one.key, one.owner, one.position, one.json, sumOf(one), whyIn(one)]),
      );
    }
  }

  private row(key: string): SummedDocument | null {
    const row = this.prepared(`${this.select} WHERE key = ?`).get(key) as Row | undefined;
    return row ? summed(row) : null;
  }

  private intact<T>(row: SummedDocument): StoredDocument<T> {
    const found = foundDocument(row, this.old);
    if (found.damage !== undefined) throw new DamagedDocument(found.key, found.damage);
    return found as StoredDocument<T>;
  }
}

/** Some are not in a file of a release before this one that nobody has opened to write since. */
export function hasColumn(db: Database, name: string): boolean {
  return db.prepare("SELECT 1 FROM pragma_table_info('documents') WHERE name = ?").get(name) !== undefined;
}

/** As the table has it. */
type Row = Omit<SummedDocument, 'parked'> & { readonly parked: string | null };

function summed({ parked: text, ...row }: Row): SummedDocument {
  const parked = parkedIn(text);
  return parked ? { ...row, parked } : row;
}

function whyIn({ parked }: WrittenDocument): string | null {
  return parked ? parkedText(parked) : null;
}
