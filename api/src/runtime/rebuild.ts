import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion, Held } from '../ports/read-models.port.js';
import type { FoldingParts } from './folding-parts.js';
import type { RebuildOptions, Rebuilt } from './rebuild-options.js';
import { Rebuild, targetOf, type Target } from './rebuild-run.js';

/**
 * Folds projections anew beside whoever serves the old versions (design.md "Projections"): fills new versions in bounded
 * memory, lets a live projector keep them current, and switches to all of them at once. What was active before stays for
 * rollback. Cut short at any moment, the old ones serve on, and the next rebuild drops the rest. Throws RebuildUnderWay where
 * one of them is being rebuilt, RebuildCancelled, and what aborted the signal.
 */
export async function rebuild(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  options: RebuildOptions,
): Promise<Rebuilt[]> {
  return new Rebuild(parts, await newTargets(parts, projections), options).run();
}

/** As `rebuild`, but puts the versions aside instead of switching to them. Throws as `rebuild` does. */
export async function rebuildAside(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  options: RebuildOptions,
  held: Held,
): Promise<Rebuilt[]> {
  return new Rebuild(parts, await newTargets(parts, projections), options).runAside(held);
}

/** A version that was put aside or served before, and how it is folded. */
export interface Revivable {
  readonly projection: Projection<unknown>;
  readonly version: CollectionVersion;
}

/** Brings versions that were put aside up to date, and switches to them. Throws as `rebuild` does. */
export async function revive(
  parts: FoldingParts,
  versions: readonly Revivable[],
  options: RebuildOptions,
): Promise<Rebuilt[]> {
  const targets = versions.map(({ projection, version }) => targetOf(parts, projection, version));
  return new Rebuild(parts, targets, options).catchUp();
}

async function newTargets(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
): Promise<Target[]> {
  const { models } = parts;
  const targets: Target[] = [];
  try {
    for (const projection of projections) {
      const version = await models.createVersion(projection.name, projection.shape, 'alone');
      targets.push(targetOf(parts, projection, version));
    }
    return targets;
  } catch (error) {
    for (const { version } of targets) await models.dropVersion(version).catch(() => undefined);
    throw error;
  }
}
