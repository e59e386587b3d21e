import type { Projection } from '../kernel/projection.js';
import type { VersionRef } from '../ports/read-models.port.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';

/** Documents kept in memory per projection while it is folded anew. */
const KEPT_DOCUMENTS = 20_000;

interface Target {
  readonly fold: Fold;
  checkpoint: number;
}

/**
 * Folds the log once through these projections into new versions, and makes them the active ones all together.
 * What was active before stays for rollback, and what a rebuild cut short has left behind is dropped.
 */
export async function rebuild(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  signal: AbortSignal,
): Promise<readonly VersionRef[]> {
  const { store, models, log } = parts;
  await dropUnfinished(parts, projections);
  const targets = await Promise.all(projections.map((projection) => newTarget(parts, projection)));
  const names = projections.map(({ name }) => name);
  if ((await store.head()) > 0) log.info({ projections: names }, 'folding read models from the log');
  const events = await foldLog(parts, targets, signal);
  if (signal.aborted) return [];
  const refs = targets.map(({ fold }) => fold.ref);
  await models.activate(refs);
  if (events > 0) log.info({ events }, 'read models folded');
  return refs;
}

async function newTarget({ models, lift }: FoldingParts, projection: Projection<unknown>): Promise<Target> {
  const version = await models.createVersion(projection.name, projection.shape);
  return { fold: new Fold(version, projection, models, lift, KEPT_DOCUMENTS), checkpoint: 0 };
}

async function foldLog(
  { store, models }: FoldingParts,
  targets: readonly Target[],
  signal: AbortSignal,
): Promise<number> {
  let events = 0;
  for await (const page of store.replay({ after: 0 })) {
    if (signal.aborted) break;
    const writes = await Promise.all(targets.map(({ fold, checkpoint }) => fold.page(page, checkpoint)));
    await models.commit(writes);
    writes.forEach((write, index) => {
      const target = targets[index];
      if (target) target.checkpoint = write.checkpoint;
    });
    events += page.length;
  }
  return events;
}

async function dropUnfinished({ models }: FoldingParts, projections: readonly Projection<unknown>[]) {
  const names = new Set(projections.map(({ name }) => name));
  const unfinished = (await models.versions()).filter(
    ({ collection, status }) => names.has(collection) && (status === 'building' || status === 'following'),
  );
  await Promise.all(unfinished.map((version) => models.dropVersion(version)));
}
