import { type Database, type Statement, inTransaction } from '../../sqlite/connection.js';
import { EMPTY_REGISTRY, isRegistry, type VersionRegistry } from '../version-registry.js';
import { UnfitFile } from './file-fault.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS registry(id INTEGER PRIMARY KEY CHECK(id = 1), revision INTEGER NOT NULL, body TEXT NOT NULL);
`;

/** The registry's one row. */
export class RegistryTable {
  private readonly revision: Statement;
  private readonly body: Statement;
  private cached: VersionRegistry | null = null;

  /** `empty`: what it begins with where there is none. */
  constructor(
    private readonly db: Database,
    empty: VersionRegistry = EMPTY_REGISTRY,
  ) {
    inTransaction(db, () => {
      db.exec(SCHEMA);
      db.prepare('INSERT OR IGNORE INTO registry(id, revision, body) VALUES(1, 0, ?)').run(
        JSON.stringify(empty),
      );
    });
    this.revision = db.prepare('SELECT revision FROM registry WHERE id = 1');
    this.body = db.prepare('SELECT body FROM registry WHERE id = 1');
  }

  /** As it stands, whichever process changed it: reading the revision costs 2 µs. Throws UnfitFile. */
  read(): VersionRegistry {
    const found = this.revision.get() as { revision: unknown } | undefined;
    if (this.cached === null || this.cached.revision !== found?.revision) {
      const { body } = (this.body.get() ?? {}) as { body?: string };
      this.cached = registryIn(body);
    }
    return this.cached;
  }

  /**
   * Replaces the registry where `decide`, which is alone with it, returns another one; `also` runs in the same transaction.
   * Returns the registry as it is then.
   */
  change(
    decide: (now: VersionRegistry) => VersionRegistry,
    also: (next: VersionRegistry) => void = () => undefined,
  ): VersionRegistry {
    return inTransaction(this.db, () => {
      const now = this.read();
      const decided = decide(now);
      if (decided === now) return now;
      const next = { ...decided, revision: now.revision + 1 };
      this.db
        .prepare('UPDATE registry SET revision = ?, body = ? WHERE id = 1')
        .run(next.revision, JSON.stringify(next));
      also(next);
      return next;
    });
  }
}

/** Throws UnfitFile. */
export function registryIn(body: string | undefined): VersionRegistry {
  const registry = JSON.parse(body ?? 'null') as unknown;
  if (!isRegistry(registry)) throw new UnfitFile('it holds no registry');
  return registry;
}
