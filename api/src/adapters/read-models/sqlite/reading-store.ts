import { join } from 'node:path';
import type { ReadModel } from '../../../kernel/projection.js';
import {
  DamagedReadModel,
  type CollectionVersion,
  type FoundDocument,
  type ListQuery,
  type ParkedDocument,
  type ProjectorFault,
  type ServedDocument,
  type StoredDocument,
  type VersionRef,
} from '../../../ports/read-models.port.js';
import { ProcessMark } from '../../sqlite/process-mark.js';
import { withPauses } from '../registry-notes.js';
import {
  activeVersion,
  requireVersion,
  shown,
  unfinished,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { setAsidesIn } from './set-aside.js';
import type { VersionReader } from './version-file.js';

/** Of the versions' files, beside the registry's. */
export const FOLDER = 'read-models';

/** What a store answers from its files, whether it may write in their folder or not. */
export abstract class SqliteReadModelReading {
  protected readonly folder: string;
  protected readonly mark: ProcessMark;

  constructor(protected readonly directory: string) {
    this.folder = join(directory, FOLDER);
    this.mark = new ProcessMark(this.folder);
  }

  /** The registry, whichever process changed it last. Throws DamagedReadModel. */
  protected abstract registry(): VersionRegistry;

  /** Reads a version's file; returns null where nothing was written yet. Throws DamagedReadModel. */
  protected abstract reading<T>(version: RegisteredVersion, work: (file: VersionReader) => T): T | null;

  async versions(): Promise<CollectionVersion[]> {
    const registry = this.registry();
    return withPauses(
      registry,
      registry.versions.map((entry) => this.shown(entry)),
    );
  }

  async fault(): Promise<ProjectorFault | null> {
    return this.registry().fault ?? null;
  }

  async parked(ref: VersionRef, limit: number, afterKey?: string): Promise<ParkedDocument[]> {
    const version = this.required(ref);
    if (!version.parks) return [];
    return this.reading(version, ({ documents }) => documents.parked(limit, afterKey)) ?? [];
  }

  async countParked(ref: VersionRef): Promise<number> {
    const version = this.required(ref);
    return (version.parks && this.reading(version, ({ documents }) => documents.countParked())) || 0;
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<FoundDocument[]> {
    const find = ({ documents }: VersionReader) => keys.flatMap((key) => documents.find(key) ?? []);
    return this.reading(this.required(ref), find) ?? [];
  }

  async page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return this.reading(this.required(ref), ({ documents }) => documents.page(limit, afterKey)) ?? [];
  }

  async get<T>({ name }: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    const version = activeVersion(this.registry(), name);
    if (!version) return null;
    const document = this.reading(version, ({ documents }) => documents.get<T>(key));
    return document && { ...document, shape: version.shape };
  }

  async list<T>({ name }: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    const version = activeVersion(this.registry(), name);
    return (version && this.reading(version, ({ documents }) => documents.list<T>(query))) ?? [];
  }

  async faultIn(ref: VersionRef): Promise<string | null> {
    try {
      return this.reading(this.required(ref), (file) => file.faultInside());
    } catch (error) {
      if (error instanceof DamagedReadModel && error.version) return error.damage.what;
      throw error;
    }
  }

  async abandoned(): Promise<CollectionVersion[]> {
    return this.leftBehind().map((entry) => this.shown(entry));
  }

  async setAsides(): Promise<string[]> {
    const versions = setAsidesIn(this.folder).map((name) => join(FOLDER, name));
    return [...setAsidesIn(this.directory), ...versions];
  }

  async ping(): Promise<void> {
    this.registry();
  }

  protected required(ref: VersionRef): RegisteredVersion {
    return requireVersion(this.registry(), ref);
  }

  /** With where it stands, or what keeps that from being known. */
  protected shown(entry: RegisteredVersion): CollectionVersion {
    try {
      return shown(entry, this.reading(entry, ({ checkpoint }) => checkpoint) ?? 0);
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
      return shown(entry, 0, error.damage);
    }
  }

  /** What nobody goes on with. */
  protected leftBehind(): RegisteredVersion[] {
    return unfinished(this.registry()).filter(({ by }) => by === undefined || !this.mark.isAlive(by));
  }
}
