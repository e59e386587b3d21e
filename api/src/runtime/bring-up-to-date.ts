import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion } from '../ports/read-models.port.js';
import { largePages } from './filling/large-pages.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';

/**
 * Folds what a version has not folded yet of the event store. A live projector may do the same meanwhile: what is folded twice changes
 * nothing. Throws DamagedReadModel, and what aborted the signal.
 */
export async function bringUpToDate(
  { store, models, lift }: Pick<FoldingParts, 'store' | 'models' | 'lift'>,
  projection: Projection<unknown>,
  version: CollectionVersion,
  signal: AbortSignal,
): Promise<void> {
  const fold = new Fold(version, projection, models, lift);
  let { checkpoint } = version;
  for await (const page of largePages(store.replay({ after: checkpoint, chains: true }))) {
    signal.throwIfAborted();
    const write = await fold.page(page, checkpoint);
    await models.commit([write]);
    checkpoint = write.checkpoint;
  }
}
