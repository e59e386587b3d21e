import type { EventStore } from '../ports/event-store.port.js';
import type { CollectionVersion, ReadModelStore } from '../ports/read-models.port.js';

/**
 * Versions that were folded further than the log reaches: it lost its end to a damaged disk, or an earlier copy was put
 * back. What they hold of the lost events is nowhere else, and the positions are given again to other events.
 */
export async function versionsAheadOfLog(
  store: EventStore,
  models: ReadModelStore,
): Promise<CollectionVersion[]> {
  // In this order: a version folded in between is not ahead of a head asked for later.
  const versions = await models.versions();
  const head = await store.head();
  return versions.filter(({ checkpoint }) => checkpoint > head);
}
