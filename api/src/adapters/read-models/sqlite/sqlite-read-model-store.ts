import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
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
import {
  activeVersion,
  latestNumber,
  requireVersion,
  versionName,
  withActive,
  withNewVersion,
  withoutVersion,
  withStatus,
} from '../version-registry.js';
import { RegistryTable } from './registry-table.js';
import { VersionTable } from './version-table.js';

/** Read models in one SQLite file. Any number of threads and processes may open the same one. */
export class SqliteReadModelStore implements ReadModelStore {
  private readonly registry: RegistryTable;
  private readonly tables = new Map<string, VersionTable>();

  constructor(private readonly db: Database) {
    this.registry = new RegistryTable(db);
  }

  async versions(): Promise<CollectionVersion[]> {
    const checkpoints = this.registry.checkpoints();
    return this.registry
      .read()
      .versions.map((entry) => ({ ...entry, checkpoint: checkpoints.get(versionName(entry)) ?? 0 }));
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    return this.registry.change(
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
    this.registry.change(
      (now) => withStatus(now, ref, status),
      () => undefined,
    );
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    this.registry.change(
      (now) => withActive(now, refs),
      () => undefined,
    );
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    this.registry.change(
      (now) => withoutVersion(now, ref),
      () => {
        this.table(ref).drop();
        this.registry.dropCheckpoint(versionName(ref));
      },
    );
    this.tables.delete(versionName(ref));
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<StoredDocument[]> {
    requireVersion(this.registry.read(), ref);
    const table = this.table(ref);
    return keys.flatMap((key) => table.get(key) ?? []);
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    inTransaction(this.db, () => {
      for (const write of writes) {
        requireVersion(this.registry.read(), write);
        const table = this.table(write);
        for (const document of write.documents) table.put(document);
        this.registry.advanceCheckpoint(versionName(write), write.checkpoint);
      }
    });
  }

  async get<T>(collection: string, key: string): Promise<StoredDocument<T> | null> {
    return this.active(collection)?.get<T>(key) ?? null;
  }

  async getJson(collection: string, key: string): Promise<string | null> {
    return this.active(collection)?.getJson(key) ?? null;
  }

  async list<T>(collection: string, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.active(collection)?.list<T>(query) ?? [];
  }

  async ping(): Promise<void> {
    try {
      this.registry.read();
    } catch (cause) {
      throw new StoreUnavailable('The read-model store', { cause });
    }
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
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
