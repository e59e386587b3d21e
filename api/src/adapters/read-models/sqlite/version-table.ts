import type { Database, Statement } from '../../sqlite/connection.js';
import type { ListQuery, StoredDocument } from '../../../ports/read-models.port.js';
import { endOfPrefix } from '../key-range.js';

interface Row {
  readonly key: string;
  readonly owner: string;
  readonly position: number;
  readonly body: string;
}

/**
 * One version's documents. A table with rowids: WITHOUT ROWID took 1.7 to 3 times as long to write and up to 3 times
 * as long to read at 300 B to 8 KB a body (docs/adr/0004-read-models.md).
 */
export class VersionTable {
  private readonly statements = new Map<string, Statement>();
  private readonly table: string;

  constructor(
    private readonly db: Database,
    private readonly name: string,
  ) {
    this.table = `"${name}"`;
  }

  create(): void {
    this.db.exec(`
      CREATE TABLE ${this.table}(
        key TEXT PRIMARY KEY, owner TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL);
      CREATE INDEX "${this.name}_by_owner" ON ${this.table}(owner, key);
    `);
  }

  drop(): void {
    this.statements.clear();
    this.db.exec(`DROP TABLE ${this.table}`);
  }

  get<T>(key: string): StoredDocument<T> | null {
    const row = this.prepared(`SELECT key, owner, position, body FROM ${this.table} WHERE key = ?`).get(
      key,
    ) as Row | undefined;
    return row ? toDocument<T>(row) : null;
  }

  getJson(key: string): string | null {
    const row = this.prepared(`SELECT body FROM ${this.table} WHERE key = ?`).get(key) as
      Pick<Row, 'body'> | undefined;
    return row?.body ?? null;
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
      `SELECT key, owner, position, body FROM ${this.table}
       ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''} ORDER BY key LIMIT ?`,
    ).all(...values, limit ?? -1) as Row[];
    return rows.map(toDocument<T>);
  }

  /** Leaves a document alone that has the same or a later position. */
  put({ key, owner, position, body }: StoredDocument): void {
    const json = JSON.stringify(body);
    // The plain update comes first because it leaves the owner's index alone, which halves the time.
    const { changes } = this.prepared(
      `UPDATE ${this.table} SET position = ?, body = ? WHERE key = ? AND position < ? AND owner = ?`,
    ).run(position, json, key, position, owner);
    if (changes > 0) return;
    this.prepared(
      `INSERT INTO ${this.table}(key, owner, position, body) VALUES(?, ?, ?, ?) ON CONFLICT(key)
       DO UPDATE SET owner = excluded.owner, position = excluded.position, body = excluded.body
       WHERE excluded.position > position`,
    ).run(key, owner, position, json);
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function toDocument<T>({ key, owner, position, body }: Row): StoredDocument<T> {
  return { key, owner, position, body: JSON.parse(body) as T };
}
