import {
  DamagedReadModel,
  type CollectionVersion,
  RebuildUnderWay,
  type Paused,
  type ProjectorFault,
  type VersionRef,
  type VersionStatus,
} from '../../ports/read-models.port.js';

export interface RegisteredVersion extends Omit<CollectionVersion, 'checkpoint' | 'paused'> {
  /** While it is building or following: the mark of the process that works on it. Releases before this one gave none. */
  readonly by?: string;
  /** It was retired before, and is being brought up to date to be served again. */
  readonly revived?: true;
}

/**
 * Which versions there are and what each is for: one small record in every engine, replaced whole by compare-and-set
 * on its revision. So several collections switch at once even where the engine has no transactions.
 */
export interface VersionRegistry {
  readonly revision: number;
  /** Highest version number ever given in a collection: a number is never used again. */
  readonly created: Readonly<Record<string, number>>;
  readonly versions: readonly RegisteredVersion[];
  /** It took the place of one that could not be read: what it has no version of may have been served before. */
  readonly begunAnew?: true;
  /** By collection. */
  readonly paused?: Readonly<Record<string, Paused>>;
  readonly fault?: ProjectorFault | null;
}

export const EMPTY_REGISTRY: VersionRegistry = { revision: 0, created: {}, versions: [] };

/** Name of a version's own table or collection. */
export const versionName = ({ collection, version }: VersionRef): string => `${collection}_v${version}`;

export const isVersion =
  ({ collection, version }: VersionRef) =>
  (other: VersionRef): boolean =>
    other.collection === collection && other.version === version;

/**
 * The version that reads are served from; undefined when the collection has none. Throws DamagedReadModel where it may have
 * had one: a member who has documents must not be taken for one who has none.
 */
export function activeVersion(registry: VersionRegistry, collection: string): RegisteredVersion | undefined {
  const found = registry.versions.find(
    (entry) => entry.collection === collection && entry.status === 'active',
  );
  if (found || !registry.begunAnew) return found;
  throw new DamagedReadModel(null, { key: null, what: `${collection} is not folded anew yet` });
}

/** The version under this reference. Throws when there is none. */
export function requireVersion(registry: VersionRegistry, ref: VersionRef): RegisteredVersion {
  const found = registry.versions.find(isVersion(ref));
  if (!found) throw new Error(`There is no version ${ref.version} of ${ref.collection}`);
  return found;
}

/**
 * Adds the collection's next version, building, with a number beyond `taken`; `latestVersion` returns it. Throws on a name that
 * cannot name a table.
 */
export function withNewVersion(
  registry: VersionRegistry,
  collection: string,
  shape: string,
  by?: string,
  taken = 0,
): VersionRegistry {
  if (!/^[a-z][a-z0-9_-]{0,60}$/i.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
  const version = Math.max(latestNumber(registry, collection), taken) + 1;
  return {
    ...registry,
    created: { ...registry.created, [collection]: version },
    versions: [...registry.versions, { collection, version, status: 'building', shape, ...(by && { by }) }],
  };
}

/** Throws RebuildUnderWay where somebody works on a version of the collection. */
export function requireAlone(registry: VersionRegistry, collection: string): void {
  const other = unfinished(registry).find((entry) => entry.collection === collection);
  if (other) throw new RebuildUnderWay(shown(other, 0));
}

/** The version created last. Throws when there is none. */
export function latestVersion(registry: VersionRegistry, collection: string): RegisteredVersion {
  return requireVersion(registry, { collection, version: latestNumber(registry, collection) });
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
  by?: string,
): VersionRegistry {
  refuseActive(registry, ref);
  return mapVersions(registry, (entry) => {
    if (!isVersion(ref)(entry)) return entry;
    const work = {
      ...(by && { by }),
      ...((entry.status === 'retired' || entry.revived) && { revived: true as const }),
    };
    return { ...inStatus(entry, status), ...(status !== 'retired' && work) };
  });
}

/** Those that somebody works on, or did when the process ended. */
export function unfinished({ versions }: VersionRegistry): RegisteredVersion[] {
  return versions.filter(({ status }) => status === 'building' || status === 'following');
}

/** Drops of these what is still worked on by the same process; what it had only revived is retired again. */
export function withoutAbandoned(
  registry: VersionRegistry,
  refs: readonly RegisteredVersion[],
): VersionRegistry {
  const left = unfinished(registry).filter((entry) =>
    refs.some((ref) => isVersion(ref)(entry) && ref.by === entry.by),
  );
  const versions = registry.versions
    .filter((entry) => !left.includes(entry) || entry.revived)
    .map((entry) => (left.includes(entry) ? inStatus(entry, 'retired') : entry));
  return { ...registry, versions };
}

/** Makes these active and the former ones of their collections retired. Throws when one is missing or named twice. */
export function withActive(registry: VersionRegistry, refs: readonly VersionRef[]): VersionRegistry {
  refs.forEach((ref) => requireVersion(registry, ref));
  const chosen = new Map(refs.map((ref) => [ref.collection, ref.version]));
  if (chosen.size < refs.length) throw new Error('Two versions of one collection cannot be active');
  return mapVersions(registry, (entry) => {
    const version = chosen.get(entry.collection);
    if (version === undefined) return entry;
    if (version === entry.version) return servedFrom(entry);
    return entry.status === 'active' ? inStatus(entry, 'retired') : entry;
  });
}

/** It is looked at no more. */
function servedFrom({ held: _held, ...entry }: RegisteredVersion): RegisteredVersion {
  return inStatus(entry, 'active');
}

/** Throws for the active version. */
export function withoutVersion(registry: VersionRegistry, ref: VersionRef): VersionRegistry {
  refuseActive(registry, ref);
  return { ...registry, versions: registry.versions.filter((entry) => !isVersion(ref)(entry)) };
}

/** How far a rebuild was, and whose, is of no interest once it is over. */
function inStatus(
  { reached: _reached, reachedAt: _reachedAt, by: _by, revived: _revived, ...entry }: RegisteredVersion,
  status: VersionStatus,
): RegisteredVersion {
  return { ...entry, status };
}

function refuseActive(registry: VersionRegistry, ref: VersionRef): void {
  if (requireVersion(registry, ref).status === 'active') {
    throw new Error(`Version ${ref.version} of ${ref.collection} is the active one`);
  }
}

/** With `change` applied to every version. */
export function mapVersions(
  registry: VersionRegistry,
  change: (entry: RegisteredVersion) => RegisteredVersion,
): VersionRegistry {
  return { ...registry, versions: registry.versions.map(change) };
}

const STATUSES: readonly unknown[] = ['building', 'following', 'active', 'retired'] satisfies VersionStatus[];

/** Whether what was stored as a registry is one. */
export function isRegistry(value: unknown): value is VersionRegistry {
  const { revision, created, versions } = (value ?? {}) as Partial<VersionRegistry>;
  if (!Number.isSafeInteger(revision) || typeof created !== 'object' || created === null) return false;
  if (!Object.values(created).every(Number.isSafeInteger) || !Array.isArray(versions)) return false;
  return (versions as unknown[]).every((entry) => {
    const { collection, version, status, shape } = (entry ?? {}) as Partial<RegisteredVersion>;
    const isNamed = typeof collection === 'string' && Number.isSafeInteger(version);
    return isNamed && typeof shape === 'string' && STATUSES.includes(status);
  });
}

/** As others see it, who know nothing of processes. */
export function shown(
  { by: _by, revived: _revived, ...entry }: RegisteredVersion,
  checkpoint: number,
  damage = entry.damage,
): CollectionVersion {
  return { ...entry, checkpoint: damage?.key === null ? 0 : checkpoint, ...(damage && { damage }) };
}
