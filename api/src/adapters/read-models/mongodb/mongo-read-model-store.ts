import type { ReadModel } from '../../../kernel/projection.js';
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
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import {
  isVersion,
  latestVersion,
  requireVersion,
  shown,
  unfinished,
  versionName,
  withActive,
  withDamage,
  withNewVersion,
  withoutAbandoned,
  withReached,
  withoutVersion,
  withStatus,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { Heartbeats } from './heartbeats.js';
import { RegistryDocuments, servedIn, shownIn } from './registry-document.js';
import { setAsideCollections, takenNumbers, VersionDocuments } from './version-documents.js';

/** Read models in MongoDB, for any number of machines. Uses no transactions: docs/adr/0004-read-models.md. */
export class MongoReadModelStore implements ReadModelStore {
  private readonly registry: RegistryDocuments;

  constructor(
    private readonly connection: MongoConnection,
    private readonly heartbeats = new Heartbeats(connection),
  ) {
    this.registry = new RegistryDocuments(connection);
  }

  async versions(): Promise<CollectionVersion[]> {
    const registry = await this.registry.read();
    return registry.versions.map((entry) => shownIn(registry, entry));
  }

  async createVersion(collection: string, shape: string): Promise<CollectionVersion> {
    await this.heartbeats.begin();
    const { id } = this.heartbeats;
    let taken = 0;
    const next = await this.registry.change(
      (now) => withNewVersion(now, collection, shape, id, taken),
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
      put: (written) => documents.replace(written),
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

  async abandoned(): Promise<CollectionVersion[]> {
    const left = await this.leftBehind();
    const registry = await this.registry.read();
    // Whoever works on one may have ended well while it was listened for.
    return left.flatMap((entry) => {
      const now = unfinished(registry).find((one) => isVersion(entry)(one) && one.by === entry.by);
      return now ? shownIn(registry, now) : [];
    });
  }

  async dropAbandoned(): Promise<CollectionVersion[]> {
    const left = await this.leftBehind();
    if (left.length === 0) return [];
    const registry = await this.registry.read();
    const { versions } = await this.change((now) => withoutAbandoned(now, left));
    const gone = left.filter((entry) => !versions.some(isVersion(entry)));
    for (const entry of gone) await this.documents(entry).drop();
    await this.heartbeats.forget(left.flatMap(({ by }) => by ?? []));
    return gone.concat(left.filter(({ revived }) => revived)).map((entry) => shownIn(registry, entry));
  }

  async page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return (await this.inVersion(ref)).page(limit, afterKey);
  }

  async faultIn(ref: VersionRef): Promise<string | null> {
    const registry = await this.registry.read();
    const { damage } = shownIn(registry, requireVersion(registry, ref));
    if (damage?.key === null) return damage.what;
    return (await this.documents(ref).isThere()) ? null : 'its collection is missing';
  }

  async markDamaged(ref: VersionRef, damage: Damage): Promise<void> {
    await this.registry.change((now) => withDamage(now, ref, damage));
  }

  async setAside(ref: VersionRef): Promise<string | null> {
    await this.change((now) => withoutVersion(now, ref));
    return this.documents(ref).setAside();
  }

  async setAsides(): Promise<string[]> {
    return [...(await this.registry.setAsides()), ...(await setAsideCollections(this.connection))];
  }

  async mendRegistry(): Promise<string | null> {
    try {
      await this.registry.read();
      return null;
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
    }
    return this.registry.mend(await takenNumbers(this.connection));
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  async close(): Promise<void> {
    await this.heartbeats.end();
    await this.connection.close();
  }

  /** This process is heard of as long as it works on a version. */
  private async change(decide: (now: VersionRegistry) => VersionRegistry): Promise<VersionRegistry> {
    const next = await this.registry.change(decide);
    if (!next.versions.some(({ by }) => by === this.heartbeats.id)) await this.heartbeats.end();
    return next;
  }

  private async leftBehind(): Promise<RegisteredVersion[]> {
    const entries = unfinished(await this.registry.read());
    const silent = await this.heartbeats.silent([...new Set(entries.flatMap(({ by }) => by ?? []))]);
    return entries.filter(({ by }) => by === undefined || silent.has(by));
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

  private async inVersion(ref: VersionRef): Promise<VersionDocuments> {
    await this.requireVersions([ref]);
    return this.documents(ref);
  }

  private documents(ref: VersionRef): VersionDocuments {
    return new VersionDocuments(this.connection, ref);
  }
}
