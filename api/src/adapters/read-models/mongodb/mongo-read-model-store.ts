import type { ReadModel } from '../../../kernel/projection.js';
import {
  type CollectionVersion,
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
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { withPauses, withReached } from '../registry-notes.js';
import {
  latestVersion,
  requireAlone,
  shown,
  versionName,
  withActive,
  withNewVersion,
  withoutVersion,
  withStatus,
  type RegisteredVersion,
} from '../version-registry.js';
import { Heartbeats } from './heartbeats.js';
import { MongoUpkeep } from './mongo-upkeep.js';
import { servedIn, shownIn } from './registry-document.js';
import type { VersionDocuments } from './version-documents.js';

/** Read models in MongoDB, for any number of machines. Uses no transactions: docs/adr/0004-read-models.md. */
export class MongoReadModelStore extends MongoUpkeep implements ReadModelStore {
  constructor(connection: MongoConnection, heartbeats = new Heartbeats(connection)) {
    super(connection, heartbeats);
  }

  async versions(): Promise<CollectionVersion[]> {
    const registry = await this.registry.read();
    return withPauses(
      registry,
      registry.versions.map((entry) => shownIn(registry, entry)),
    );
  }

  async createVersion(collection: string, shape: string, alone?: 'alone'): Promise<CollectionVersion> {
    await this.heartbeats.begin();
    const { id } = this.heartbeats;
    let taken = 0;
    const next = await this.registry.change(
      (now) => {
        if (alone) requireAlone(now, collection);
        return withNewVersion(now, collection, shape, id, taken);
      },
      // With its index, without which pages are found slowly: nobody may find the version before.
      async (decided) => {
        const version = latestVersion(decided, collection);
        const documents = this.documents(version);
        await documents.create();
        if ((await documents.page(1)).length === 0) return true;
        // Another process was first, or it is left where somebody has removed or restored the registry.
        taken = version.version;
        return false;
      },
    );
    return shown(latestVersion(next, collection), 0);
  }

  async setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void> {
    if (status !== 'retired') await this.heartbeats.begin();
    await this.change((now) => withStatus(now, ref, status, this.heartbeats.id));
  }

  async markReached(refs: readonly VersionRef[], position: number): Promise<void> {
    await this.registry.change((now) => withReached(now, refs, position));
  }

  async activate(refs: readonly VersionRef[]): Promise<void> {
    await this.change((now) => withActive(now, refs));
  }

  async dropVersion(ref: VersionRef): Promise<void> {
    await this.change((now) => withoutVersion(now, ref));
    await this.documents(ref).drop();
  }

  /** The server keeps building versions from nobody, but nobody looks there: only the checkpoint is held back. */
  async fill(ref: VersionRef): Promise<Filling> {
    const documents = await this.inVersion(ref);
    let finished = false;
    return {
      put: async (written) => {
        await this.noteParks([{ ...ref, documents: written }]);
        await documents.replace(written);
      },
      finish: async (checkpoint) => {
        const known = await this.registry.advance([{ ...ref, documents: [], checkpoint }]);
        if (!known) throw new Error(`There is no version ${ref.version} of ${ref.collection}`);
        finished = true;
      },
      abandon: async () => {
        if (!finished) await documents.clear();
      },
    };
  }

  async load(ref: VersionRef, keys: readonly string[]): Promise<FoundDocument[]> {
    return (await this.inVersion(ref)).load(keys);
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    if (writes.length === 0) return;
    await this.requireVersions(writes);
    await this.noteParks(writes);
    await Promise.all(writes.map((write) => this.documents(write).put(write.documents)));
    if (await this.registry.advance(writes)) return;
    await this.forgetDropped(writes);
  }

  async get<T>({ name }: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    const [found] = await this.fromActive(name, async (documents, { shape }) => {
      const document = await documents.get<T>(key);
      return document ? [{ ...document, shape }] : [];
    });
    return found ?? null;
  }

  async list<T>({ name }: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.fromActive(name, (documents) => documents.list<T>(query));
  }

  async page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return (await this.inVersion(ref)).page(limit, afterKey);
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  async close(): Promise<void> {
    await this.heartbeats.end();
    await this.connection.close();
  }

  /** What is not found may have moved: another process may have activated a version and dropped the former one. */
  private async fromActive<T>(
    collection: string,
    read: (documents: VersionDocuments, version: RegisteredVersion) => Promise<T[]>,
  ): Promise<T[]> {
    const recent = servedIn(await this.registry.readRecent(), collection);
    const found = recent ? await read(this.documents(recent), recent) : [];
    if (found.length > 0) return found;
    const now = servedIn(await this.registry.read(), collection);
    return now && now.version !== recent?.version ? read(this.documents(now), now) : found;
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
}
