import type { ReadModel } from '../../../kernel/projection.js';
import { join } from 'node:path';
import {
  DamagedReadModel,
  type CollectionVersion,
  type Damage,
  type Filling,
  type FoundDocument,
  type ListQuery,
  type ReadModelStore,
  type ServedDocument,
  type StoredDocument,
  type VersionRef,
  type VersionStatus,
  type VersionWrite,
} from '../../../ports/read-models.port.js';
import { patiently } from '../../sqlite/patience.js';
import { ProcessMark } from '../../sqlite/process-mark.js';
import {
  isVersion,
  latestNumber,
  requireVersion,
  shown,
  unfinished,
  withActive,
  withDamage,
  withNewVersion,
  withoutAbandoned,
  withoutVersion,
  withReached,
  withStatus,
  type RegisteredVersion,
} from '../version-registry.js';
import { setAsidesIn } from './set-aside.js';
import { FOLDER, reach, VersionAccess } from './version-access.js';

/**
 * Read models in SQLite: the registry in one file, each version in its own. Any number of processes may open them. A
 * damaged file keeps no process from starting: it is told when it is asked for.
 */
export class SqliteReadModelStore implements ReadModelStore {
  private readonly access: VersionAccess;
  private readonly mark: ProcessMark;

  constructor(private readonly directory: string) {
    this.access = new VersionAccess(directory);
    this.mark = new ProcessMark(this.access.files.directory);
    this.make();
  }

  async versions(): Promise<CollectionVersion[]> {
    const { access } = this;
    return reach(() => access.current().versions.map((entry) => access.shown(entry)));
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    return this.access.change(
      (now) => withNewVersion(now, collection, shape, this.mark.id),
      (next) => {
        const version = requireVersion(next, { collection, version: latestNumber(next, collection) });
        this.access.files.remove(version);
        return shown(version, 0);
      },
    );
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    this.access.change(
      (now) => withStatus(now, ref, status, this.mark.id),
      (next) => this.access.files.make(requireVersion(next, ref)),
    );
  }

  async markReached(refs: readonly VersionRef[], position: number): Promise<void> {
    this.access.change(
      (now) => withReached(now, refs, position),
      () => undefined,
    );
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    this.access.change(
      (now) => withActive(now, refs),
      (next) => refs.forEach((ref) => this.access.files.make(requireVersion(next, ref))),
    );
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    reach(() => this.access.files.remove(this.forget(ref)));
  }

  async fill(ref: VersionRef): Promise<Filling> {
    return reach(() => this.access.files.fill(requireVersion(this.access.current(), ref)));
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<FoundDocument[]> {
    return this.access.inVersion(ref, (found) => keys.flatMap((key) => found.find(key) ?? [])) ?? [];
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    const { access } = this;
    await patiently(() =>
      reach(() => {
        const now = access.current();
        const versions = writes.map((write) => requireVersion(now, write));
        writes.forEach(({ documents, checkpoint }, index) => {
          const version = versions[index];
          if (version) access.files.write(version, (file) => file.commit(documents, checkpoint));
        });
      }),
    );
  }

  async get<T>({ name }: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    return this.access.inActive(name, (documents, { shape }) => {
      const document = documents.get<T>(key);
      return document && { ...document, shape };
    });
  }

  async list<T>({ name }: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.access.inActive(name, (documents) => documents.list<T>(query)) ?? [];
  }

  async abandoned(): Promise<CollectionVersion[]> {
    return reach(() => this.leftBehind().map((entry) => this.access.shown(entry)));
  }

  async dropAbandoned(): Promise<CollectionVersion[]> {
    return reach(() => {
      const left = this.leftBehind();
      if (left.length === 0) return [];
      const versions = left.map((entry) => this.access.shown(entry));
      const kept = this.access.change(
        (now) => withoutAbandoned(now, left),
        (next) => next.versions,
      );
      this.access.current();
      const gone = left.filter((entry) => !kept.some(isVersion(entry)));
      for (const entry of gone) this.access.files.remove(entry);
      this.mark.sweep();
      return versions;
    });
  }

  async page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return this.access.inVersion(ref, (documents) => documents.page(limit, afterKey)) ?? [];
  }

  async faultIn(ref: VersionRef): Promise<string | null> {
    const { access } = this;
    try {
      return reach(() =>
        access.files.with(requireVersion(access.current(), ref), (file) => file.faultInside()),
      );
    } catch (error) {
      if (error instanceof DamagedReadModel && error.version) return error.damage.what;
      throw error;
    }
  }

  async markDamaged(ref: VersionRef, damage: Damage): Promise<void> {
    reach(() => this.access.registry.with((table) => table.changeIf((now) => withDamage(now, ref, damage))));
  }

  async setAside(ref: VersionRef): Promise<string | null> {
    const name = reach(() => this.access.files.setAside(this.forget(ref)));
    return name && join(FOLDER, name);
  }

  async setAsides(): Promise<string[]> {
    const versions = setAsidesIn(this.access.files.directory).map((name) => join(FOLDER, name));
    return [...setAsidesIn(this.directory), ...versions];
  }

  async mendRegistry(): Promise<string | null> {
    return reach(() => this.access.registry.mend());
  }

  async ping(): Promise<void> {
    reach(() => this.access.registry.with((table) => table.read()));
  }

  async close(): Promise<void> {
    this.access.close();
    this.mark.release();
  }

  /** What cannot be read is told when it is asked for. */
  private make(): void {
    try {
      this.access.registry.with((table) => table.read());
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
    }
  }

  /** The version, which is registered no more, and its file open no more. */
  private forget(ref: VersionRef): RegisteredVersion {
    const version = requireVersion(this.access.current(), ref);
    this.access.change(
      (now) => withoutVersion(now, ref),
      () => undefined,
    );
    this.access.current();
    return version;
  }

  /** What nobody goes on with. */
  private leftBehind(): RegisteredVersion[] {
    return unfinished(this.access.current()).filter(({ by }) => by === undefined || !this.mark.isAlive(by));
  }
}

/** Opens `read-models.sqlite` in a directory and `read-models/` beside it, and makes them. */
export function openSqliteReadModels(directory: string): SqliteReadModelStore {
  return new SqliteReadModelStore(directory);
}
