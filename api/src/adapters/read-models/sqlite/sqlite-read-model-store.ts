import { join } from 'node:path';
import type {
  CollectionVersion,
  Filling,
  ListQuery,
  ReadModelStore,
  StoredDocument,
  VersionRef,
  VersionStatus,
  VersionWrite,
} from '../../../ports/read-models.port.js';
import { closeSqlite, openSqlite, type Database } from '../../sqlite/connection.js';
import { patiently } from '../../sqlite/patience.js';
import { reaching } from '../../sqlite/reaching.js';
import {
  activeVersion,
  latestNumber,
  type RegisteredVersion,
  requireVersion,
  type VersionRegistry,
  withActive,
  withNewVersion,
  withReached,
  withoutVersion,
  withStatus,
} from '../version-registry.js';
import { RegistryTable } from './registry-table.js';
import { VersionFiles } from './version-files.js';
import type { VersionTable } from './version-table.js';

const reach = <T>(work: () => T): T => reaching('The read-model store', work);

/** Read models in SQLite: the registry in one file, each version in its own. Any number of processes may open them. */
export class SqliteReadModelStore implements ReadModelStore {
  private readonly registry: RegistryTable;
  /** Of the registry by which files are open. */
  private revision = -1;

  constructor(
    private readonly db: Database,
    private readonly files: VersionFiles,
  ) {
    this.registry = new RegistryTable(db);
    this.tidy();
  }

  async versions(): Promise<CollectionVersion[]> {
    return reach(() =>
      this.current().versions.map((entry) => ({
        ...entry,
        checkpoint: this.files.find(entry)?.checkpoint ?? 0,
      })),
    );
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    return this.change(
      (now) => withNewVersion(now, collection, shape),
      (next) => {
        const version = requireVersion(next, { collection, version: latestNumber(next, collection) });
        this.files.remove(version);
        return { ...version, checkpoint: 0 };
      },
    );
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    this.change(
      (now) => withStatus(now, ref, status),
      (next) => this.files.of(requireVersion(next, ref)),
    );
  }

  async markReached(refs: readonly VersionRef[], position: number): Promise<void> {
    this.change((now) => withReached(now, refs, position));
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    this.change(
      (now) => withActive(now, refs),
      (next) => refs.forEach((ref) => this.files.of(requireVersion(next, ref))),
    );
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    const dropped = reach(() => requireVersion(this.current(), ref));
    this.change((now) => withoutVersion(now, ref));
    this.current();
    this.files.remove(dropped);
  }

  async fill(ref: VersionRef): Promise<Filling> {
    return reach(() => this.files.fill(requireVersion(this.current(), ref)));
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<StoredDocument[]> {
    return reach(() => {
      const documents = this.files.find(requireVersion(this.current(), ref))?.documents;
      return documents ? keys.flatMap((key) => documents.get(key) ?? []) : [];
    });
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    await patiently(() =>
      reach(() => {
        const now = this.current();
        const versions = writes.map((write) => requireVersion(now, write));
        writes.forEach(({ documents, checkpoint }, index) => {
          const version = versions[index];
          if (version) this.files.of(version).commit(documents, checkpoint);
        });
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
    this.files.keepOpen([]);
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

  /** The registry, whichever process changed it last. */
  private current(): VersionRegistry {
    const now = this.registry.read();
    if (now.revision !== this.revision) {
      this.files.keepOpen(now.versions);
      this.revision = now.revision;
    }
    return now;
  }

  private active(collection: string): VersionTable | undefined {
    const version = activeVersion(this.current(), collection);
    return version && this.files.of(version).documents;
  }

  /** Files without a version go, and versions without their file: those are folded anew. */
  private tidy(): void {
    const isWhole = (version: RegisteredVersion) => version.status === 'building' || this.files.has(version);
    reach(() =>
      this.registry.tidy((now) => {
        const versions = now.versions.filter(isWhole);
        this.files.sweep(versions);
        return versions.length < now.versions.length ? { ...now, versions } : now;
      }),
    );
  }
}

/** Opens `read-models.sqlite` in a directory and `read-models/` beside it, and makes them. */
export function openSqliteReadModels(directory: string): SqliteReadModelStore {
  return new SqliteReadModelStore(
    openSqlite(join(directory, 'read-models.sqlite'), { durability: 'normal', pages: 256 }),
    new VersionFiles(join(directory, 'read-models')),
  );
}
