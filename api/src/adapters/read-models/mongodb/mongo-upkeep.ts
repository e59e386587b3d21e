import {
  DamagedReadModel,
  type CollectionVersion,
  type Damage,
  type Held,
  type Parked,
  type ParkedDocument,
  type Paused,
  type ProjectorFault,
  type VersionRef,
} from '../../../ports/read-models.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { withCancelled, withDamage, withFault, withHeld, withParks, withPaused } from '../registry-notes.js';
import {
  isVersion,
  requireVersion,
  unfinished,
  versionName,
  withoutAbandoned,
  withoutVersion,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import type { Heartbeats } from './heartbeats.js';
import { RegistryDocuments, shownIn } from './registry-document.js';
import { setAsideCollections, takenNumbers, VersionDocuments } from './version-documents.js';

/** What is to be written to a version. */
interface Parking extends VersionRef {
  readonly documents: readonly { readonly parked?: Parked }[];
}

/** What operators and the process that projects do with versions in MongoDB, besides serving and filling them. */
export abstract class MongoUpkeep {
  protected readonly registry: RegistryDocuments;

  constructor(
    protected readonly connection: MongoConnection,
    protected readonly heartbeats: Heartbeats,
  ) {
    this.registry = new RegistryDocuments(connection);
  }

  async hold(ref: VersionRef, held: Held): Promise<void> {
    await this.change((now) => withHeld(now, ref, held));
  }

  async cancel(ref: VersionRef): Promise<void> {
    const { versions } = await this.change((now) => withCancelled(now, ref));
    if (!versions.some(isVersion(ref))) await this.documents(ref).drop();
  }

  async pause(collection: string, paused: Paused | null): Promise<void> {
    await this.registry.change((now) => withPaused(now, collection, paused));
  }

  async fault(): Promise<ProjectorFault | null> {
    return (await this.registry.read()).fault ?? null;
  }

  async setFault(fault: ProjectorFault | null): Promise<void> {
    await this.registry.change((now) => withFault(now, fault));
  }

  async parked(ref: VersionRef, limit: number, afterKey?: string): Promise<ParkedDocument[]> {
    const { parks } = requireVersion(await this.registry.readRecent(), ref);
    return parks ? this.documents(ref).parked(limit, afterKey) : [];
  }

  async countParked(ref: VersionRef): Promise<number> {
    const { parks } = requireVersion(await this.registry.readRecent(), ref);
    return parks ? this.documents(ref).countParked() : 0;
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

  /** This process is heard of as long as it works on a version. */
  protected async change(decide: (now: VersionRegistry) => VersionRegistry): Promise<VersionRegistry> {
    const next = await this.registry.change(decide);
    if (!next.versions.some(({ by }) => by === this.heartbeats.id)) await this.heartbeats.end();
    return next;
  }

  /** Before the documents are there: whoever does not know of them would not look for them. */
  protected async noteParks(writes: readonly Parking[]): Promise<void> {
    const parking = writes.filter(({ documents }) => documents.some(({ parked }) => parked));
    if (parking.length === 0) return;
    for (const ref of parking) await this.documents(ref).indexParked();
    await this.registry.change((now) => withParks(now, parking));
  }

  private async leftBehind(): Promise<RegisteredVersion[]> {
    const entries = unfinished(await this.registry.read());
    const silent = await this.heartbeats.silent([...new Set(entries.flatMap(({ by }) => by ?? []))]);
    return entries.filter(({ by }) => by === undefined || silent.has(by));
  }

  protected async inVersion(ref: VersionRef): Promise<VersionDocuments> {
    await this.requireVersions([ref]);
    return this.documents(ref);
  }

  protected documents(ref: VersionRef): VersionDocuments {
    return new VersionDocuments(this.connection, ref);
  }

  protected async requireVersions(refs: readonly VersionRef[]): Promise<void> {
    const { checkpoints } = await this.registry.readRecent();
    if (refs.every((ref) => versionName(ref) in checkpoints)) return;
    const now = await this.registry.read();
    refs.forEach((ref) => requireVersion(now, ref));
  }
}
