import type { Projection, Sequence } from '../../kernel/projection.js';
import { DamagedReadModel, type CollectionVersion, type VersionRef } from '../../ports/read-models.port.js';
import { bringUpToDate } from '../../runtime/bring-up-to-date.js';
import type { FoldingParts } from '../../runtime/folding-parts.js';

type Sequential = Projection<unknown> & { readonly sequence: Sequence };

/** Documents of a page: a tile has 13 KB. */
const AT_ONCE = 500;

/** What a rebuild of every read model folds, and what it leaves as it stands. */
export interface DueInRebuild {
  readonly fold: Projection<unknown>[];
  readonly kept: Projection<unknown>[];
}

/**
 * Returns what a rebuild of every read model has to fold. A read model of the event store's order, such as the Merkle tree, follows
 * from the events alone: neither rules nor skipped events change it, and it is evidence of the events that it was folded from.
 * One that is served, of this release's shape and whole is brought up to date and kept (docs/adr/0046). Throws what aborted
 * the signal.
 */
export async function dueInRebuild(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  signal: AbortSignal,
): Promise<DueInRebuild> {
  const due: DueInRebuild = { fold: [], kept: [] };
  const served = (await parts.models.versions()).filter(({ status }) => status === 'active');
  for (const projection of projections) {
    const version = served.find(
      ({ collection, shape }) => collection === projection.name && shape === projection.shape,
    );
    const isKept =
      isSequential(projection) && version && (await isCurrent(parts, projection, version, signal));
    due[isKept ? 'kept' : 'fold'].push(projection);
  }
  return due;
}

function isSequential(projection: Projection<unknown>): projection is Sequential {
  return projection.sequence !== undefined;
}

/** Brings a version up to date; returns false where it has to be folded anew. */
async function isCurrent(
  parts: FoldingParts,
  projection: Sequential,
  version: CollectionVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const { checkpoint, damage, paused } = version;
  const isAhead = checkpoint > (await parts.store.head());
  if (checkpoint === 0 || damage !== undefined || paused !== undefined || isAhead) return false;
  try {
    await bringUpToDate(parts, projection, version, signal);
    return await isWhole(parts.models, version, projection.sequence);
  } catch (error) {
    if (error instanceof DamagedReadModel) return false;
    throw error;
  }
}

/** Whether every document is there, and as it was written. A live projector may write meanwhile: the head is read last. */
async function isWhole(
  models: FoldingParts['models'],
  version: VersionRef,
  sequence: Sequence,
): Promise<boolean> {
  if ((await models.faultIn(version)) !== null) return false;
  let count = 0;
  for (let after: string | undefined; ;) {
    const page = await models.page(version, AT_ONCE, after);
    if (page.some(({ damage }) => damage !== undefined)) return false;
    count += page.length;
    after = page.at(-1)?.key;
    if (page.length < AT_ONCE) break;
  }
  const [head] = await models.load(version, [sequence.headKey]);
  return head !== undefined && head.damage === undefined && sequence.documents(head.body) === count;
}
