import type {
  CollectionVersion,
  Damage,
  Held,
  Paused,
  ProjectorFault,
  VersionRef,
} from '../../ports/read-models.port.js';
import {
  isVersion,
  mapVersions,
  unfinished,
  withoutAbandoned,
  withStatus,
  type RegisteredVersion,
  type VersionRegistry,
} from './version-registry.js';

/** Takes one from whoever works on it. Throws where nobody does. */
export function withCancelled(registry: VersionRegistry, ref: VersionRef): VersionRegistry {
  const entry = unfinished(registry).find(isVersion(ref));
  if (!entry) throw new Error(`Version ${ref.version} of ${ref.collection} is not being worked on`);
  return withoutAbandoned(registry, [entry]);
}

export function withHeld(registry: VersionRegistry, ref: VersionRef, held: Held): VersionRegistry {
  const retired = withStatus(registry, ref, 'retired');
  return mapVersions(retired, (entry) => (isVersion(ref)(entry) ? { ...entry, held } : entry));
}

export function withPaused(
  registry: VersionRegistry,
  collection: string,
  paused: Paused | null,
): VersionRegistry {
  const { [collection]: _before, ...others } = registry.paused ?? {};
  return { ...registry, paused: paused === null ? others : { ...others, [collection]: paused } };
}

export function withFault(registry: VersionRegistry, fault: ProjectorFault | null): VersionRegistry {
  const { fault: before, ...rest } = registry;
  if (fault === null) return before ? rest : registry;
  return { ...registry, fault };
}

/** Notes that documents of these versions may stand at an event; returns the registry itself where that is known. */
export function withParks(registry: VersionRegistry, refs: readonly VersionRef[]): VersionRegistry {
  const isNew = (entry: RegisteredVersion) => !entry.parks && refs.some((ref) => isVersion(ref)(entry));
  if (!registry.versions.some(isNew)) return registry;
  return mapVersions(registry, (entry) => (isNew(entry) ? { ...entry, parks: true } : entry));
}

/**
 * Notes what was found in a version; returns the registry itself where that is known. What is wrong with the whole of it says
 * more than what is with a document.
 */
export function withDamage(registry: VersionRegistry, ref: VersionRef, damage: Damage): VersionRegistry {
  const known = registry.versions.find(isVersion(ref));
  if (!known || known.damage?.key === null || known.damage?.key === damage.key) return registry;
  return mapVersions(registry, (entry) => (entry === known ? { ...entry, damage } : entry));
}

/** Notes how far the building ones of these are, and that it was said now. */
export function withReached(
  registry: VersionRegistry,
  refs: readonly VersionRef[],
  reached: number,
): VersionRegistry {
  return mapVersions(registry, (entry) =>
    entry.status === 'building' && refs.some((ref) => isVersion(ref)(entry))
      ? { ...entry, reached, reachedAt: Date.now() }
      : entry,
  );
}

/** The versions with what an operator has stopped. */
export function withPauses(
  { paused = {} }: VersionRegistry,
  versions: readonly CollectionVersion[],
): CollectionVersion[] {
  return versions.map((version) => {
    const stops = paused[version.collection];
    return stops ? { ...version, paused: stops } : version;
  });
}
