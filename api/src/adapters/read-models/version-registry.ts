import type { CollectionVersion, VersionRef, VersionStatus } from '../../ports/read-models.port.js';

export type RegisteredVersion = Omit<CollectionVersion, 'checkpoint'>;

/**
 * Which versions there are and what each is for: one small record in every engine, replaced whole by compare-and-set
 * on its revision. So several collections switch at once even where the engine has no transactions.
 */
export interface VersionRegistry {
  readonly revision: number;
  /** Highest version number ever given in a collection: a number is never used again. */
  readonly created: Readonly<Record<string, number>>;
  readonly versions: readonly RegisteredVersion[];
}

export const EMPTY_REGISTRY: VersionRegistry = { revision: 0, created: {}, versions: [] };

/** Name of a version's own table or collection. */
export const versionName = ({ collection, version }: VersionRef): string => `${collection}_v${version}`;

const isVersion =
  ({ collection, version }: VersionRef) =>
  (other: VersionRef): boolean =>
    other.collection === collection && other.version === version;

/** The version that reads are served from; undefined when the collection has none. */
export function activeVersion(registry: VersionRegistry, collection: string): RegisteredVersion | undefined {
  return registry.versions.find((entry) => entry.collection === collection && entry.status === 'active');
}

/** The version under this reference. Throws when there is none. */
export function requireVersion(registry: VersionRegistry, ref: VersionRef): RegisteredVersion {
  const found = registry.versions.find(isVersion(ref));
  if (!found) throw new Error(`There is no version ${ref.version} of ${ref.collection}`);
  return found;
}

/** Adds the collection's next version, building; `latest` answers it. Throws on a name that cannot name a table. */
export function withNewVersion(
  registry: VersionRegistry,
  collection: string,
  shape: string,
): VersionRegistry {
  if (!/^[a-z][a-z0-9_-]{0,60}$/i.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
  const version = latestNumber(registry, collection) + 1;
  return {
    ...registry,
    created: { ...registry.created, [collection]: version },
    versions: [...registry.versions, { collection, version, status: 'building', shape }],
  };
}

/** Number of the version created last; 0 when there was none. */
export function latestNumber(registry: VersionRegistry, collection: string): number {
  return registry.created[collection] ?? 0;
}

/** Throws for the active version: another one has to be activated instead. */
export function withStatus(
  registry: VersionRegistry,
  ref: VersionRef,
  status: Exclude<VersionStatus, 'active'>,
): VersionRegistry {
  refuseActive(registry, ref);
  return mapVersions(registry, (entry) => (isVersion(ref)(entry) ? inStatus(entry, status) : entry));
}

/** Notes how far the building ones of these are. */
export function withReached(
  registry: VersionRegistry,
  refs: readonly VersionRef[],
  reached: number,
): VersionRegistry {
  return mapVersions(registry, (entry) =>
    entry.status === 'building' && refs.some((ref) => isVersion(ref)(entry)) ? { ...entry, reached } : entry,
  );
}

/** Makes these active and the former ones of their collections retired. Throws when one is missing or named twice. */
export function withActive(registry: VersionRegistry, refs: readonly VersionRef[]): VersionRegistry {
  refs.forEach((ref) => requireVersion(registry, ref));
  const chosen = new Map(refs.map((ref) => [ref.collection, ref.version]));
  if (chosen.size < refs.length) throw new Error('Two versions of one collection cannot be active');
  return mapVersions(registry, (entry) => {
    const version = chosen.get(entry.collection);
    if (version === undefined) return entry;
    if (version === entry.version) return inStatus(entry, 'active');
    return entry.status === 'active' ? { ...entry, status: 'retired' } : entry;
  });
}

/** Throws for the active version. */
export function withoutVersion(registry: VersionRegistry, ref: VersionRef): VersionRegistry {
  refuseActive(registry, ref);
  return { ...registry, versions: registry.versions.filter((entry) => !isVersion(ref)(entry)) };
}

/** How far a rebuild was is of no interest once it is over. */
function inStatus({ reached: _, ...entry }: RegisteredVersion, status: VersionStatus): RegisteredVersion {
  return { ...entry, status };
}

function refuseActive(registry: VersionRegistry, ref: VersionRef): void {
  if (requireVersion(registry, ref).status === 'active') {
    throw new Error(`Version ${ref.version} of ${ref.collection} is the active one`);
  }
}

function mapVersions(
  registry: VersionRegistry,
  change: (entry: RegisteredVersion) => RegisteredVersion,
): VersionRegistry {
  return { ...registry, versions: registry.versions.map(change) };
}
