import type { ReadModel } from '../../../kernel/projection.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  DamagedReadModel,
  type CollectionVersion,
  type FoundDocument,
  type ListQuery,
  type ReadModelStore,
  type ServedDocument,
  type StoredDocument,
  type VersionRef,
} from '../../../ports/read-models.port.js';
import type { Database } from '../../sqlite/connection.js';
import { ProcessMark } from '../../sqlite/process-mark.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import {
  activeVersion,
  EMPTY_REGISTRY,
  requireVersion,
  shown,
  unfinished,
  versionName,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { fileFault, UnfitFile } from './file-fault.js';
import { registryIn } from './registry-table.js';
import { setAsidesIn } from './set-aside.js';
import { FOLDER } from './version-access.js';
import { checkpointIn, faultInPages, refuseOtherVersion } from './version-file.js';
import { DamagedDocument, VersionTable } from './version-table.js';

/** Every version's file is open at the same time. */
const PAGES = 1_024;

/**
 * Read models in SQLite, read without writing anything in their folder. Each file opens when it is first read. What is
 * damaged is told as by the store itself, and left as it is.
 */
export class ReadOnlySqliteReadModels implements ReadModelStore {
  private readonly files = new Map<string, ReadOnlyFile>();
  private readonly tables = new WeakMap<Database, VersionTable>();

  constructor(private readonly directory: string) {}

  async versions(): Promise<CollectionVersion[]> {
    // As in the store itself: what is registered and has no file is folded anew.
    return this.registry()
      .versions.filter((entry) => entry.status === 'building' || existsSync(this.pathOf(entry)))
      .map((entry) => this.shown(entry));
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<FoundDocument[]> {
    return this.inVersion(ref, (table) => keys.flatMap((key) => table.find(key) ?? [])) ?? [];
  }

  async get<T>({ name }: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    return this.inActive(name, (table, { shape }) => {
      const document = table.get<T>(key);
      return document && { ...document, shape };
    });
  }

  async list<T>({ name }: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.inActive(name, (table) => table.list<T>(query)) ?? [];
  }

  async page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return this.inVersion(ref, (table) => table.page(limit, afterKey)) ?? [];
  }

  async faultIn(ref: VersionRef): Promise<string | null> {
    const version = requireVersion(this.registry(), ref);
    try {
      return this.reading(version, faultInPages) ?? (this.checkpointOf(version) >= 0 ? null : '');
    } catch (error) {
      if (error instanceof DamagedReadModel && error.version) return error.damage.what;
      throw error;
    }
  }

  async abandoned(): Promise<CollectionVersion[]> {
    const mark = new ProcessMark(join(this.directory, FOLDER));
    return unfinished(this.registry())
      .filter(({ by }) => by === undefined || !mark.isAlive(by))
      .map((entry) => this.shown(entry));
  }

  async setAsides(): Promise<string[]> {
    const versions = setAsidesIn(join(this.directory, FOLDER)).map((name) => join(FOLDER, name));
    return [...setAsidesIn(this.directory), ...versions];
  }

  async ping(): Promise<void> {
    this.registry();
  }

  async close(): Promise<void> {
    for (const file of this.files.values()) file.close();
    this.files.clear();
  }

  readonly createVersion = refuse;
  readonly setStatus = refuse;
  readonly markReached = refuse;
  readonly activate = refuse;
  readonly dropVersion = refuse;
  readonly dropAbandoned = refuse;
  readonly fill = refuse;
  readonly commit = refuse;
  readonly markDamaged = refuse;
  readonly setAside = refuse;
  readonly mendRegistry = refuse;

  /** Without a file nothing was folded yet. Throws DamagedReadModel. */
  private registry(): VersionRegistry {
    const path = join(this.directory, 'read-models.sqlite');
    if (!existsSync(path)) return EMPTY_REGISTRY;
    return this.orDamaged(null, path, () =>
      this.fileAt(path).read((db) => {
        const made: unknown = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'registry'").get();
        if (made === undefined) return EMPTY_REGISTRY;
        const row: unknown = db.prepare('SELECT body FROM registry WHERE id = 1').get();
        return row === undefined ? EMPTY_REGISTRY : registryIn((row as { body: string }).body);
      }),
    );
  }

  private shown(entry: RegisteredVersion): CollectionVersion {
    try {
      return shown(entry, this.checkpointOf(entry));
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
      return shown(entry, 0, error.damage);
    }
  }

  private checkpointOf(version: RegisteredVersion): number {
    const read = (db: Database) => checkpointIn(db.prepare('SELECT * FROM checkpoint').get());
    return this.reading(version, read) ?? 0;
  }

  private inActive<T>(
    collection: string,
    work: (table: VersionTable, version: RegisteredVersion) => T,
  ): T | null {
    const version = activeVersion(this.registry(), collection);
    return version ? this.reading(version, (db) => work(this.tableOf(db), version)) : null;
  }

  private inVersion<T>(ref: VersionRef, work: (table: VersionTable) => T): T | null {
    return this.reading(requireVersion(this.registry(), ref), (db) => work(this.tableOf(db)));
  }

  /** Null where nothing was written yet. Throws DamagedReadModel, and StoreUnavailable that names what it was. */
  private reading<T>(version: RegisteredVersion, work: (db: Database) => T): T | null {
    const path = this.pathOf(version);
    return this.orDamaged(version, path, () => {
      if (version.damage?.key === null) throw new UnfitFile(version.damage.what);
      if (!existsSync(path)) {
        if (version.status === 'building') return null;
        throw new UnfitFile('its file is missing');
      }
      return this.fileAt(path).read((db) => {
        refuseOtherVersion(db, path);
        return work(db);
      });
    });
  }

  private orDamaged<T>(version: RegisteredVersion | null, path: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      const document = error instanceof DamagedDocument ? error : null;
      const what = document?.what ?? fileFault(error, path);
      if (what === null) throw unreadable(version ? nameOf(version) : 'The registry of read models', error);
      throw new DamagedReadModel(version, { key: document?.key ?? null, what }, { cause: error });
    }
  }

  private fileAt(path: string): ReadOnlyFile {
    const file = this.files.get(path) ?? new ReadOnlyFile(path, PAGES);
    this.files.set(path, file);
    return file;
  }

  private tableOf(db: Database): VersionTable {
    const table = this.tables.get(db) ?? new VersionTable(db);
    this.tables.set(db, table);
    return table;
  }

  private pathOf(version: RegisteredVersion): string {
    return join(this.directory, FOLDER, `${versionName(version)}.sqlite`);
  }
}

function nameOf({ collection, version }: RegisteredVersion): string {
  return `The read model ${collection}, version ${version},`;
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('The read models are opened to be read: nothing is changed'));
}
