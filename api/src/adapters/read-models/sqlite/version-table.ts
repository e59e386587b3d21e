import type { Database, Statement } from '../../sqlite/connection.js';
import type { ListQuery, StoredDocument, WrittenDocument } from '../../../ports/read-models.port.js';
import { endOfPrefix } from '../key-range.js';

/** IF NOT EXISTS: two processes may open a new file at once. */
export const DOCUMENTS = `
  CREATE TABLE IF NOT EXISTS documents(
    key TEXT NOT NULL, owner TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL);
`;
export const KEY_INDEX = 'CREATE UNIQUE INDEX IF NOT EXISTS documents_by_key ON documents(key);';
export const OWNER_INDEX = 'CREATE INDEX IF NOT EXISTS documents_by_owner ON documents(owner, key);';

/** Rows of one statement. */
const ROWS = 20;

/**
 * One version's documents. A table with rowids: WITHOUT ROWID took 1.7 to 3 times as long to write and up to 3 times
 * as long to read at 300 B to 8 KB a body (docs/adr/0004-read-models.md).
 */
export class VersionTable {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly db: Database) {}

  get<T>(key: string): StoredDocument<T> | null {
    const written = this.getWritten(key);
    return written && toDocument<T>(written);
  }

  getWritten(key: string): WrittenDocument | null {
    const row = this.prepared('SELECT key, owner, position, body AS json FROM documents WHERE key = ?');
    return (row.get(key) as WrittenDocument | undefined) ?? null;
  }

  getJson(key: string): string | null {
    const row = this.prepared('SELECT body AS json FROM documents WHERE key = ?').get(key) as
      Pick<WrittenDocument, 'json'> | undefined;
    return row?.json ?? null;
  }

  list<T>({ owner, keyPrefix, afterKey, limit }: ListQuery): StoredDocument<T>[] {
    const conditions: string[] = [];
    const values: (string | number)[] = [];
    const where = (condition: string, ...given: string[]): void => {
      conditions.push(condition);
      values.push(...given);
    };
    if (owner !== undefined) where('owner = ?', owner);
    if (keyPrefix) where('key >= ? AND key < ?', keyPrefix, endOfPrefix(keyPrefix));
    if (afterKey !== undefined) where('key > ?', afterKey);
    const rows = this.prepared(
      `SELECT key, owner, position, body AS json FROM documents
       ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''} ORDER BY key LIMIT ?`,
    ).all(...values, limit ?? -1) as unknown as WrittenDocument[];
    return rows.map(toDocument<T>);
  }

  /** Leaves a document alone that has the same or a later position. */
  put({ key, owner, position, body }: StoredDocument): void {
    const json = JSON.stringify(body);
    // The plain update comes first because it leaves the owner's index alone, which halves the time.
    const { changes } = this.prepared(
      'UPDATE documents SET position = ?, body = ? WHERE key = ? AND position < ? AND owner = ?',
    ).run(position, json, key, position, owner);
    if (changes > 0) return;
    this.prepared(
      `INSERT INTO documents(key, owner, position, body) VALUES(?, ?, ?, ?) ON CONFLICT(key)
       DO UPDATE SET owner = excluded.owner, position = excluded.position, body = excluded.body
       WHERE excluded.position > position`,
    ).run(key, owner, position, json);
  }

  /** Only under keys that are new. Several rows a statement take two thirds of the time. */
  add(documents: readonly WrittenDocument[]): void {
    for (let first = 0; first < documents.length; first += ROWS) {
      const rows = documents.slice(first, first + ROWS);
      const places = rows.map(() => '(?, ?, ?, ?)').join(', ');
      this.prepared(`INSERT INTO documents(key, owner, position, body) VALUES${places}`).run(
        ...rows.flatMap(({ key, owner, position, json }) => [key, owner, position, json]),
      );
    }
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function toDocument<T>({ key, owner, position, json }: WrittenDocument): StoredDocument<T> {
  return { key, owner, position, body: JSON.parse(json) as T };
}
