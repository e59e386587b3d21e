import type { Collection, Db } from 'mongodb';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import {
  DamagedReadModel,
  type CollectionVersion,
  type VersionWrite,
} from '../../../ports/read-models.port.js';
import {
  activeVersion,
  EMPTY_REGISTRY,
  isRegistry,
  shown,
  versionName,
  type RegisteredVersion,
  type VersionRegistry,
} from '../version-registry.js';
import { asideName, isAsideName } from '../set-aside-names.js';

export interface Registry extends VersionRegistry {
  /** By version name. Every event up to this position is folded in. */
  readonly checkpoints: Readonly<Record<string, number>>;
}

interface RegistryDocument extends Registry {
  readonly _id: 'versions';
}

/** How old an answer about the active versions may be, in milliseconds: the port allows a second. */
const RECENT_MS = 500;

const NOTHING: Registry = { ...EMPTY_REGISTRY, checkpoints: {} };

/** Versions and checkpoints in one document: it changes whole, so nothing here needs a transaction. */
export class RegistryDocuments {
  private recent: { readonly registry: Registry; readonly at: number } | null = null;

  constructor(private readonly connection: MongoConnection) {}

  /** Throws DamagedReadModel. */
  async read(): Promise<Registry> {
    const found = await this.connection.run((db, limit) =>
      collectionOf(db).findOne({ _id: 'versions' }, limit),
    );
    if (found && !isWhole(found)) {
      throw new DamagedReadModel(null, { key: null, what: 'its document holds no registry' });
    }
    return this.remember(found ?? NOTHING);
  }

  /** As it stood at most RECENT_MS ago. */
  async readRecent(): Promise<Registry> {
    if (this.recent && performance.now() - this.recent.at < RECENT_MS) return this.recent.registry;
    return this.read();
  }

  /**
   * Replaces the registry by compare-and-set, deciding again whenever another process was first; leaves it alone where
   * `decide` returns the same. `prepare` makes what has to be there before others see what was decided; where it cannot,
   * there is another decision.
   */
  async change(
    decide: (now: VersionRegistry) => VersionRegistry,
    prepare: (decided: VersionRegistry) => Promise<boolean> = async () => true,
  ): Promise<VersionRegistry> {
    for (;;) {
      const now = await this.read();
      const decided = decide(now);
      if (decided === now) return now;
      const next = { ...decided, revision: now.revision + 1 };
      if (now.revision === 0) await this.begin();
      if (!(await prepare(decided))) continue;
      if (await this.replace(now, next)) {
        await this.read();
        return next;
      }
    }
  }

  /** Takes each version's checkpoint forward, all at once; false when one of the versions is not there any more. */
  async advance(writes: readonly VersionWrite[]): Promise<boolean> {
    const paths = writes.map((write) => `checkpoints.${versionName(write)}`);
    const { matchedCount } = await this.connection.run((db, limit) =>
      collectionOf(db).updateOne(
        { _id: 'versions', ...Object.fromEntries(paths.map((path) => [path, { $exists: true }])) },
        { $max: Object.fromEntries(paths.map((path, i) => [path, writes[i]?.checkpoint])) },
        limit,
      ),
    );
    return matchedCount === 1;
  }

  /** Keeps what cannot be read under another name, which it returns, and begins anew behind the numbers that are taken. */
  async mend(created: VersionRegistry['created']): Promise<string> {
    const name = asideName('versions');
    await this.connection.run(async (db, limit) => {
      const registry = db.collection<{ _id: string }>('registry');
      const found = await registry.findOne({ _id: 'versions' }, limit);
      const options = { upsert: true, ...limit };
      if (found) await registry.replaceOne({ _id: name }, { ...found, _id: name }, options);
      const anew: Registry = { ...NOTHING, created, begunAnew: true };
      await registry.replaceOne({ _id: 'versions' }, anew, options);
    });
    this.recent = null;
    return name;
  }

  /** Names of those that were set aside. */
  async setAsides(): Promise<string[]> {
    const found = await this.connection.run((db, limit) =>
      db.collection<{ _id: string }>('registry').find({}, limit).toArray(),
    );
    return found.map(({ _id }) => _id).filter(isAsideName);
  }

  private async begin(): Promise<void> {
    try {
      await this.connection.run((db, limit) =>
        collectionOf(db).insertOne({ _id: 'versions', ...NOTHING }, limit),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private async replace(now: Registry, next: VersionRegistry): Promise<boolean> {
    const names = (registry: VersionRegistry) => registry.versions.map(versionName);
    const path = (name: string) => `checkpoints.${name}`;
    const added = names(next).filter((name) => !names(now).includes(name));
    const removed = names(now).filter((name) => !names(next).includes(name));
    const { revision, created, versions, paused = {}, fault = null } = next;
    const checkpoints = Object.fromEntries(added.map((name) => [path(name), 0]));
    const set = { revision, created, versions, paused, fault, ...checkpoints };
    const unset = Object.fromEntries(removed.map((name) => [path(name), true as const]));
    const { matchedCount } = await this.connection.run((db, limit) =>
      collectionOf(db).updateOne(
        { _id: 'versions', revision: now.revision },
        removed.length > 0 ? { $set: set, $unset: unset } : { $set: set },
        limit,
      ),
    );
    return matchedCount === 1;
  }

  private remember(registry: Registry): Registry {
    this.recent = { registry, at: performance.now() };
    return registry;
  }
}

function isWhole({ checkpoints, ...registry }: Registry): boolean {
  return isRegistry(registry) && typeof checkpoints === 'object' && (checkpoints as unknown) !== null;
}

function collectionOf(db: Db): Collection<RegistryDocument> {
  return db.collection<RegistryDocument>('registry');
}

/** The version that reads are served from. Throws DamagedReadModel. */
export function servedIn(registry: Registry, collection: string): RegisteredVersion | undefined {
  const version = activeVersion(registry, collection);
  const damage = version && shownIn(registry, version).damage;
  if (version && damage?.key === null) throw new DamagedReadModel(version, damage);
  return version;
}

/** With where it stands, or what keeps that from being known. */
export function shownIn({ checkpoints }: Registry, entry: RegisteredVersion): CollectionVersion {
  const checkpoint = checkpoints[versionName(entry)] ?? 0;
  if (Number.isSafeInteger(checkpoint) && checkpoint >= 0) return shown(entry, checkpoint);
  return shown(entry, 0, { key: null, what: `its checkpoint is ${String(checkpoint)}` });
}
