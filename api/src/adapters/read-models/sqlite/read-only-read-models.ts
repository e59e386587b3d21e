import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionVersion, ReadModelStore } from '../../../ports/read-models.port.js';
import type { Database } from '../../sqlite/connection.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import { withPauses } from '../registry-notes.js';
import {
  EMPTY_REGISTRY,
  versionName,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { orDamaged } from './file-fault.js';
import { SqliteReadModelReading } from './reading-store.js';
import { REGISTRY_FILE } from './registry-file.js';
import { registryIn } from './registry-table.js';
import { refuseOtherVersion, VersionReader } from './version-file.js';
import { isToBeRead, VERSION_ENDING } from './version-files.js';

/** Every version's file is open at the same time. */
const PAGES = 1_024;

/**
 * Read models in SQLite, read without writing anything in their folder. Each file opens when it is first read. What is
 * damaged is told as by the store itself, and left as it is.
 */
export class ReadOnlySqliteReadModels extends SqliteReadModelReading implements ReadModelStore {
  private readonly files = new Map<string, ReadOnlyFile>();
  private readonly readers = new WeakMap<Database, VersionReader>();

  /** As in the store itself: what is registered and has no file is folded anew. */
  override async versions(): Promise<CollectionVersion[]> {
    const registry = this.registry();
    const isThere = (entry: RegisteredVersion) =>
      entry.status === 'building' || existsSync(this.pathOf(entry));
    return withPauses(
      registry,
      registry.versions.filter(isThere).map((entry) => this.shown(entry)),
    );
  }

  async close(): Promise<void> {
    for (const file of this.files.values()) file.close();
    this.files.clear();
  }

  readonly createVersion = refuse;
  readonly setStatus = refuse;
  readonly hold = refuse;
  readonly cancel = refuse;
  readonly pause = refuse;
  readonly setFault = refuse;
  readonly markReached = refuse;
  readonly activate = refuse;
  readonly dropVersion = refuse;
  readonly dropAbandoned = refuse;
  readonly fill = refuse;
  readonly commit = refuse;
  readonly markDamaged = refuse;
  readonly setAside = refuse;
  readonly mendRegistry = refuse;

  /** Without a file nothing was folded yet. */
  protected registry(): VersionRegistry {
    const path = join(this.directory, REGISTRY_FILE);
    if (!existsSync(path)) return EMPTY_REGISTRY;
    return this.reach(null, path, (db) => {
      const made: unknown = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'registry'").get();
      if (made === undefined) return EMPTY_REGISTRY;
      const row: unknown = db.prepare('SELECT body FROM registry WHERE id = 1').get();
      return row === undefined ? EMPTY_REGISTRY : registryIn((row as { body: string }).body);
    });
  }

  protected reading<T>(version: RegisteredVersion, work: (file: VersionReader) => T): T | null {
    const path = this.pathOf(version);
    if (!orDamaged(version, path, () => isToBeRead(version, existsSync(path)))) return null;
    return this.reach(version, path, (db) => {
      refuseOtherVersion(db, path);
      return work(this.readerOf(db));
    });
  }

  /** Throws DamagedReadModel, and StoreUnavailable that names what it was. */
  private reach<T>(version: RegisteredVersion | null, path: string, work: (db: Database) => T): T {
    const file = this.files.get(path) ?? new ReadOnlyFile(path, PAGES);
    this.files.set(path, file);
    try {
      return orDamaged(version, path, () => file.read(work));
    } catch (error) {
      throw unreadable(version ? nameOf(version) : 'The registry of read models', error);
    }
  }

  private readerOf(db: Database): VersionReader {
    const reader = this.readers.get(db) ?? new VersionReader(db);
    this.readers.set(db, reader);
    return reader;
  }

  private pathOf(version: RegisteredVersion): string {
    return join(this.folder, versionName(version) + VERSION_ENDING);
  }
}

function nameOf({ collection, version }: RegisteredVersion): string {
  return `The read model ${collection}, version ${version},`;
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('The read models are opened to be read: nothing is changed'));
}
