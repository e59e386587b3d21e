import { type Database, type Statement, inTransaction } from '../../sqlite/connection.js';
import { EMPTY_REGISTRY, type VersionRegistry } from '../version-registry.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS registry(id INTEGER PRIMARY KEY CHECK(id = 1), revision INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS checkpoints(name TEXT PRIMARY KEY, position INTEGER NOT NULL);
`;

/** The registry's one row, and the checkpoints beside it. */
export class RegistryTable {
  private readonly revision: Statement;
  private readonly body: Statement;
  private readonly advance: Statement;
  private cached: VersionRegistry | null = null;

  constructor(private readonly db: Database) {
    inTransaction(db, () => {
      db.exec(SCHEMA);
      db.prepare('INSERT OR IGNORE INTO registry(id, revision, body) VALUES(1, 0, ?)').run(
        JSON.stringify(EMPTY_REGISTRY),
      );
    });
    this.revision = db.prepare('SELECT revision FROM registry WHERE id = 1');
    this.body = db.prepare('SELECT body FROM registry WHERE id = 1');
    this.advance = db.prepare('UPDATE checkpoints SET position = max(position, ?) WHERE name = ?');
  }

  /** As it stands, whichever process changed it: reading the revision costs 2 µs. */
  read(): VersionRegistry {
    const { revision } = this.revision.get() as { revision: number };
    if (this.cached?.revision !== revision) {
      const { body } = this.body.get() as { body: string };
      this.cached = JSON.parse(body) as VersionRegistry;
    }
    return this.cached ?? EMPTY_REGISTRY;
  }

  /** Replaces the registry; `also` runs in the same transaction. */
  change<T>(decide: (now: VersionRegistry) => VersionRegistry, also: (next: VersionRegistry) => T): T {
    return inTransaction(this.db, () => {
      const now = this.read();
      const next = { ...decide(now), revision: now.revision + 1 };
      this.db
        .prepare('UPDATE registry SET revision = ?, body = ? WHERE id = 1')
        .run(next.revision, JSON.stringify(next));
      return also(next);
    });
  }

  checkpoints(): Map<string, number> {
    const rows = this.db.prepare('SELECT name, position FROM checkpoints').all() as {
      name: string;
      position: number;
    }[];
    return new Map(rows.map(({ name, position }) => [name, position]));
  }

  addCheckpoint(name: string): void {
    this.db.prepare('INSERT INTO checkpoints(name, position) VALUES(?, 0)').run(name);
  }

  dropCheckpoint(name: string): void {
    this.db.prepare('DELETE FROM checkpoints WHERE name = ?').run(name);
  }

  /** Never goes back. */
  advanceCheckpoint(name: string, position: number): void {
    this.advance.run(position, name);
  }
}
