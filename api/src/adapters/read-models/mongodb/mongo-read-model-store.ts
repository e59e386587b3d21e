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
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import {
  activeVersion,
  latestNumber,
  requireVersion,
  versionName,
  withActive,
  withNewVersion,
  withReached,
  withoutVersion,
  withStatus,
} from '../version-registry.js';
import { MongoFilling } from './mongo-filling.js';
import { RegistryDocuments } from './registry-document.js';
import { VersionDocuments } from './version-documents.js';

/** Read models in MongoDB, for any number of machines. Uses no transactions: docs/adr/0004-read-models.md. */
export class MongoReadModelStore implements ReadModelStore {
  private readonly registry: RegistryDocuments;

  constructor(private readonly connection: MongoConnection) {
    this.registry = new RegistryDocuments(connection);
  }

  async versions(): Promise<CollectionVersion[]> {
    const { versions, checkpoints } = await this.registry.read();
    return versions.map((entry) => ({ ...entry, checkpoint: checkpoints[versionName(entry)] ?? 0 }));
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    const next = await this.registry.change((now) => withNewVersion(now, collection, shape));
    const version = requireVersion(next, { collection, version: latestNumber(next, collection) });
    await this.documents(version).create();
    return { ...version, checkpoint: 0 };
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    await this.registry.change((now) => withStatus(now, ref, status));
  }

  async markReached(refs: readonly VersionRef[], position: number): Promise<void> {
    await this.registry.change((now) => withReached(now, refs, position));
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    await this.registry.change((now) => withActive(now, refs));
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    await this.registry.change((now) => withoutVersion(now, ref));
    await this.documents(ref).drop();
  }

  async fill(ref: VersionRef): Promise<Filling> {
    await this.requireVersions([ref]);
    return new MongoFilling(ref, this.documents(ref), this.registry);
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<StoredDocument[]> {
    await this.requireVersions([ref]);
    return this.documents(ref).load(keys);
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    if (writes.length === 0) return;
    await this.requireVersions(writes);
    await Promise.all(writes.map((write) => this.documents(write).put(write.documents)));
    if (await this.registry.advance(writes)) return;
    await this.forgetDropped(writes);
  }

  async get<T>(collection: string, key: string): Promise<StoredDocument<T> | null> {
    const found = await this.fromActive(collection, async (documents) => {
      const document = await documents.get<T>(key);
      return document ? [document] : [];
    });
    return found[0] ?? null;
  }

  async getJson(collection: string, key: string): Promise<string | null> {
    const found = await this.fromActive(collection, async (documents) => {
      const json = await documents.getJson(key);
      return json === null ? [] : [json];
    });
    return found[0] ?? null;
  }

  async list<T>(collection: string, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.fromActive(collection, (documents) => documents.list<T>(query));
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** What is not found may have moved: another process may have activated a version and dropped the former one. */
  private async fromActive<T>(
    collection: string,
    read: (documents: VersionDocuments) => Promise<T[]>,
  ): Promise<T[]> {
    const recent = activeVersion(await this.registry.readRecent(), collection);
    const found = recent ? await read(this.documents(recent)) : [];
    if (found.length > 0) return found;
    const now = activeVersion(await this.registry.read(), collection);
    return now && now.version !== recent?.version ? read(this.documents(now)) : found;
  }

  private async requireVersions(refs: readonly VersionRef[]): Promise<void> {
    const { checkpoints } = await this.registry.readRecent();
    if (refs.every((ref) => versionName(ref) in checkpoints)) return;
    const now = await this.registry.read();
    refs.forEach((ref) => requireVersion(now, ref));
  }

  /** A version was dropped while it was being written to, which made its collection again. Always throws. */
  private async forgetDropped(refs: readonly VersionRef[]): Promise<void> {
    const { checkpoints } = await this.registry.read();
    const dropped = refs.filter((ref) => !(versionName(ref) in checkpoints));
    for (const ref of dropped) await this.documents(ref).drop();
    throw new Error(
      `There is no version ${dropped.map(({ version, collection }) => `${version} of ${collection}`).join(', ')}`,
    );
  }

  private documents(ref: VersionRef): VersionDocuments {
    return new VersionDocuments(this.connection, ref);
  }
}
