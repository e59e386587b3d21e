import type { Projection } from '../kernel/projection.js';
import type { VersionRef } from '../ports/read-models.port.js';
import { fillVersions, type VersionToFill } from './filling/fill-versions.js';
import { foldHere } from './filling/fold-here.js';
import type { FoldingParts } from './folding-parts.js';
import { tellingProgress } from './telling-progress.js';

/**
 * Folds the log once through these projections into new versions, and makes them the active ones all together.
 * What was active before stays for rollback, and what a rebuild cut short has left behind is dropped.
 */
export async function rebuild(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  signal: AbortSignal,
): Promise<readonly VersionRef[]> {
  const { store, models, log, fold = foldHere(parts.lift) } = parts;
  await dropUnfinished(parts, projections);
  const versions: VersionToFill[] = [];
  for (const projection of projections) {
    versions.push({ projection, ref: await models.createVersion(projection.name, projection.shape) });
  }
  const names = projections.map(({ name }) => name);
  if ((await store.head()) > 0) log.info({ projections: names }, 'folding read models from the log');
  const refs = versions.map(({ ref }) => ref);
  let events = 0;
  const count = (more: number) => {
    events += more;
  };
  try {
    await fillVersions({ store, models, fold }, versions, signal, tellingProgress(models, versions, count));
    await models.activate(refs);
  } catch (error) {
    // Another rebuild may have dropped them; what cannot be dropped now is known as left behind.
    await Promise.allSettled(refs.map((ref) => models.dropVersion(ref)));
    if (signal.aborted) return [];
    throw error;
  }
  if (events > 0) log.info({ events }, 'read models folded');
  return refs;
}

async function dropUnfinished({ models }: FoldingParts, projections: readonly Projection<unknown>[]) {
  const names = new Set(projections.map(({ name }) => name));
  const unfinished = (await models.versions()).filter(
    ({ collection, status }) => names.has(collection) && (status === 'building' || status === 'following'),
  );
  await Promise.all(unfinished.map((version) => models.dropVersion(version)));
}
