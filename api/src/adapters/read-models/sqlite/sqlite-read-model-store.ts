import { join } from 'node:path';
import type {
  CollectionVersion,
  Damage,
  Filling,
  Held,
  Paused,
  ProjectorFault,
  ReadModelStore,
  VersionRef,
  VersionStatus,
  VersionWrite,
} from '../../../ports/read-models.port.js';
import { patiently } from '../../sqlite/patience.js';
import { reachingFiles } from '../../sqlite/reaching.js';
import {
  withCancelled,
  withDamage,
  withFault,
  withHeld,
  withParks,
  withPaused,
  withReached,
} from '../registry-notes.js';
import {
  isVersion,
  latestVersion,
  requireAlone,
  requireVersion,
  shown,
  withActive,
  withNewVersion,
  withoutAbandoned,
  withoutVersion,
  withStatus,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { FOLDER, SqliteReadModelReading } from './reading-store.js';
import { RegistryFile } from './registry-file.js';
import type { RegistryTable } from './registry-table.js';
import type { VersionReader } from './version-file.js';
import { VersionFiles } from './version-files.js';

const STORE = 'The read-model store';

/**
 * Read models in SQLite: the registry in one file, each version in its own. Any number of processes may open them. A
 * damaged file keeps no process from starting: it is told when it is asked for.
 */
export class SqliteReadModelStore extends SqliteReadModelReading implements ReadModelStore {
  private readonly files: VersionFiles;
  private readonly registryFile: RegistryFile;
  /** Of the registry by which files are open. */
  private revision = -1;

  constructor(directory: string) {
    super(directory);
    this.files = new VersionFiles(this.folder);
    this.registryFile = new RegistryFile(directory, (table) => this.begin(table));
    // What cannot be read is told when it is asked for.
    this.registryFile.isReadable();
  }

  async createVersion(collection: string, shape: string, alone?: 'alone'): Promise<CollectionVersion> {
    const next = this.change(
      (now) => {
        if (alone) requireAlone(now, collection);
        return withNewVersion(now, collection, shape, this.mark.id);
      },
      (made) => this.files.remove(latestVersion(made, collection)),
    );
    return shown(latestVersion(next, collection), 0);
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    this.change(
      (now) => withStatus(now, ref, status, this.mark.id),
      (next) => this.files.make(requireVersion(next, ref)),
    );
  }

  async markReached(refs: readonly VersionRef[], position: number): Promise<void> {
    this.change((now) => withReached(now, refs, position));
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    this.change(
      (now) => withActive(now, refs),
      (next) => refs.forEach((ref) => this.files.make(requireVersion(next, ref))),
    );
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    reach(() => this.files.remove(this.forget(ref)));
  }

  async hold(ref: VersionRef, held: Held): Promise<void> {
    this.change(
      (now) => withHeld(now, ref, held),
      (next) => this.files.make(requireVersion(next, ref)),
    );
  }

  async cancel(ref: VersionRef): Promise<void> {
    reach(() => {
      const version = this.required(ref);
      const { versions } = this.change((now) => withCancelled(now, ref));
      this.registry();
      if (!versions.some(isVersion(ref))) this.files.remove(version);
    });
  }

  async pause(collection: string, paused: Paused | null): Promise<void> {
    this.change((now) => withPaused(now, collection, paused));
  }

  async setFault(fault: ProjectorFault | null): Promise<void> {
    this.change((now) => withFault(now, fault));
  }

  async fill(ref: VersionRef): Promise<Filling> {
    const filling = reach(() => this.files.fill(this.required(ref)));
    const put: Filling['put'] = async (documents) => {
      if (documents.some(({ parked }) => parked)) this.change((now) => withParks(now, [ref]));
      await filling.put(documents);
    };
    return {
      put,
      finish: (checkpoint) => filling.finish(checkpoint),
      abandon: () => filling.abandon(),
    };
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    await patiently(() =>
      reach(() => {
        const parking = writes.filter(({ documents }) => documents.some(({ parked }) => parked));
        if (parking.length > 0) this.change((before) => withParks(before, parking));
        const now = this.registry();
        const versions = writes.map((write) => requireVersion(now, write));
        writes.forEach(({ documents, checkpoint }, index) => {
          const version = versions[index];
          if (version) this.files.write(version, (file) => file.commit(documents, checkpoint));
        });
      }),
    );
  }

  async dropAbandoned(): Promise<CollectionVersion[]> {
    return reach(() => {
      const left = this.leftBehind();
      if (left.length === 0) return [];
      const dropped = left.map((entry) => this.shown(entry));
      const { versions } = this.change((now) => withoutAbandoned(now, left));
      this.registry();
      const gone = left.filter((entry) => !versions.some(isVersion(entry)));
      for (const entry of gone) this.files.remove(entry);
      this.mark.sweep();
      return dropped;
    });
  }

  async markDamaged(ref: VersionRef, damage: Damage): Promise<void> {
    this.change((now) => withDamage(now, ref, damage));
  }

  async setAside(ref: VersionRef): Promise<string | null> {
    const name = reach(() => this.files.setAside(this.forget(ref)));
    return name && join(FOLDER, name);
  }

  async mendRegistry(): Promise<string | null> {
    return reach(() => this.registryFile.mend());
  }

  async close(): Promise<void> {
    this.files.keepOpen([]);
    this.registryFile.close();
    this.mark.release();
  }

  protected registry(): VersionRegistry {
    return reach(() => {
      const now = this.registryFile.with((table) => table.read());
      if (now.revision !== this.revision) {
        this.files.keepOpen(now.versions);
        this.revision = now.revision;
      }
      return now;
    });
  }

  protected reading<T>(version: RegisteredVersion, work: (file: VersionReader) => T): T | null {
    return reach(() => this.files.with(version, work));
  }

  /** Replaces the registry, and returns it; `also` runs in the same transaction. */
  private change(
    decide: (now: VersionRegistry) => VersionRegistry,
    also?: (next: VersionRegistry) => void,
  ): VersionRegistry {
    return reach(() => this.registryFile.with((table) => table.change(decide, also)));
  }

  /** Files without a version go, and versions without their file: those are folded anew. */
  private begin(table: RegistryTable): void {
    this.files.keepOpen([]);
    this.revision = -1;
    const isWhole = (version: RegisteredVersion) => version.status === 'building' || this.files.has(version);
    table.change((now) => {
      const versions = now.versions.filter(isWhole);
      this.files.sweep(versions);
      return versions.length < now.versions.length ? { ...now, versions } : now;
    });
  }

  /** The version, which is registered no more, and its file open no more. */
  private forget(ref: VersionRef): RegisteredVersion {
    const version = this.required(ref);
    this.change((now) => withoutVersion(now, ref));
    this.registry();
    return version;
  }
}

/** Throws StoreUnavailable. */
const reach = <T>(work: () => T): T => reachingFiles(STORE, work);

/** Opens `read-models.sqlite` in a directory and `read-models/` beside it, and makes them. */
export function openSqliteReadModels(directory: string): SqliteReadModelStore {
  return new SqliteReadModelStore(directory);
}
