import { join } from 'node:path';
import type {
  CollectionVersion,
  ListQuery,
  ReadModelStore,
  StoredDocument,
  VersionRef,
  VersionStatus,
  VersionWrite,
} from '../../../ports/read-models.port.js';
import { closeSqlite, type Database, inTransaction, openSqlite } from '../../sqlite/connection.js';
import { reaching } from '../../sqlite/reaching.js';
import {
  activeVersion,
  latestNumber,
  requireVersion,
  type VersionRegistry,
  versionName,
  withActive,
  withNewVersion,
  withoutVersion,
  withStatus,
} from '../version-registry.js';
import { RegistryTable } from './registry-table.js';
import { VersionTable } from './version-table.js';

const reach = <T>(work: () => T): T => reaching('The read-model store', work);

/** Read models in one SQLite file. Any number of threads and processes may open the same one. */
export class SqliteReadModelStore implements ReadModelStore {
  private readonly registry: RegistryTable;
  private readonly tables = new Map<string, VersionTable>();

  constructor(private readonly db: Database) {
    this.registry = new RegistryTable(db);
  }

  async versions(): Promise<CollectionVersion[]> {
    return reach(() => {
      const checkpoints = this.registry.checkpoints();
      const { versions } = this.registry.read();
      return versions.map((entry) => ({ ...entry, checkpoint: checkpoints.get(versionName(entry)) ?? 0 }));
    });
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    return this.change(
      (now) => withNewVersion(now, collection, shape),
      (next) => {
        const version = requireVersion(next, { collection, version: latestNumber(next, collection) });
        this.table(version).create();
        this.registry.addCheckpoint(versionName(version));
        return { ...version, checkpoint: 0 };
      },
    );
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    this.change((now) => withStatus(now, ref, status));
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    this.change((now) => withActive(now, refs));
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    this.change(
      (now) => withoutVersion(now, ref),
      () => {
        this.table(ref).drop();
        this.registry.dropCheckpoint(versionName(ref));
      },
    );
    this.tables.delete(versionName(ref));
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<StoredDocument[]> {
    return reach(() => {
      requireVersion(this.registry.read(), ref);
      const table = this.table(ref);
      return keys.flatMap((key) => table.get(key) ?? []);
    });
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    reach(() =>
      inTransaction(this.db, () => {
        for (const write of writes) {
          requireVersion(this.registry.read(), write);
          const table = this.table(write);
          for (const document of write.documents) table.put(document);
          this.registry.advanceCheckpoint(versionName(write), write.checkpoint);
        }
      }),
    );
  }

  async get<T>(collection: string, key: string): Promise<StoredDocument<T> | null> {
    return reach(() => this.active(collection)?.get<T>(key) ?? null);
  }

  async getJson(collection: string, key: string): Promise<string | null> {
    return reach(() => this.active(collection)?.getJson(key) ?? null);
  }

  async list<T>(collection: string, query: ListQuery): Promise<StoredDocument<T>[]> {
    return reach(() => this.active(collection)?.list<T>(query) ?? []);
  }

  async ping(): Promise<void> {
    reach(() => this.registry.read());
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
  }

  private change(decide: (now: VersionRegistry) => VersionRegistry): void;
  private change<T>(decide: (now: VersionRegistry) => VersionRegistry, also: (next: VersionRegistry) => T): T;
  private change<T>(
    decide: (now: VersionRegistry) => VersionRegistry,
    also?: (next: VersionRegistry) => T,
  ): T | undefined {
    return reach(() => this.registry.change(decide, (next) => also?.(next)));
  }

  private active(collection: string): VersionTable | undefined {
    const version = activeVersion(this.registry.read(), collection);
    return version && this.table(version);
  }

  private table(ref: VersionRef): VersionTable {
    const name = versionName(ref);
    const known = this.tables.get(name);
    if (known) return known;
    const table = new VersionTable(this.db, name);
    this.tables.set(name, table);
    return table;
  }
}

/**
 * Opens `read-models.sqlite` in a directory, and makes both. NORMAL, not OFF: a power cut may then undo the last
 * commits, each with its checkpoint, but never leaves a damaged file or a checkpoint ahead of its documents.
 */
export function openSqliteReadModels(directory: string): SqliteReadModelStore {
  return new SqliteReadModelStore(
    openSqlite(join(directory, 'read-models.sqlite'), { durability: 'normal' }),
  );
}
