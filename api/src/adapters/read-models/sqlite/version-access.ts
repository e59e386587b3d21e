import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import {
  DamagedReadModel,
  type CollectionVersion,
  type VersionRef,
} from '../../../ports/read-models.port.js';
import { reaching } from '../../sqlite/reaching.js';
import {
  activeVersion,
  requireVersion,
  shown,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { RegistryFile } from './registry-file.js';
import type { RegistryTable } from './registry-table.js';
import { VersionFiles } from './version-files.js';
import type { VersionTable } from './version-table.js';

const STORE = 'The read-model store';
export const FOLDER = 'read-models';

/** The registry's file and those of the versions, kept in step. */
export class VersionAccess {
  readonly registry: RegistryFile;
  readonly files: VersionFiles;
  /** Of the registry by which files are open. */
  private revision = -1;

  constructor(readonly directory: string) {
    this.files = new VersionFiles(join(directory, FOLDER));
    this.registry = new RegistryFile(directory, (table) => this.begin(table));
  }

  /** The registry, whichever process changed it last. */
  current(): VersionRegistry {
    const now = this.registry.with((table) => table.read());
    if (now.revision !== this.revision) {
      this.files.keepOpen(now.versions);
      this.revision = now.revision;
    }
    return now;
  }

  /** Replaces the registry; `also` runs in the same transaction. */
  change<T>(decide: (now: VersionRegistry) => VersionRegistry, also: (next: VersionRegistry) => T): T {
    return reach(() => this.registry.with((table) => table.change(decide, also)));
  }

  /** Null when there is no active version. */
  inActive<T>(
    collection: string,
    work: (documents: VersionTable, version: RegisteredVersion) => T,
  ): T | null {
    return reach(() => {
      const version = activeVersion(this.current(), collection);
      return version ? this.files.with(version, ({ documents }) => work(documents, version)) : null;
    });
  }

  /** Null when nothing was written to it yet. */
  inVersion<T>(ref: VersionRef, work: (documents: VersionTable) => T): T | null {
    return reach(() =>
      this.files.with(requireVersion(this.current(), ref), ({ documents }) => work(documents)),
    );
  }

  /** With where it stands, or what keeps that from being known. */
  shown(entry: RegisteredVersion): CollectionVersion {
    try {
      return shown(entry, this.files.with(entry, ({ checkpoint }) => checkpoint) ?? 0);
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
      return shown(entry, 0, error.damage);
    }
  }

  close(): void {
    this.files.keepOpen([]);
    this.registry.close();
  }

  /** Files without a version go, and versions without their file: those are folded anew. */
  private begin(table: RegistryTable): void {
    this.files.keepOpen([]);
    this.revision = -1;
    const isWhole = (version: RegisteredVersion) => version.status === 'building' || this.files.has(version);
    table.changeIf((now) => {
      const versions = now.versions.filter(isWhole);
      this.files.sweep(versions);
      return versions.length < now.versions.length ? { ...now, versions } : now;
    });
  }
}

/** Throws StoreUnavailable for what is out of reach. */
export function reach<T>(work: () => T): T {
  try {
    return reaching(STORE, work);
  } catch (error) {
    // What the system refuses is nobody's mistake either.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new StoreUnavailable(STORE, { cause: error });
  }
}
