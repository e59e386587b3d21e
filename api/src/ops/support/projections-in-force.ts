import type { Projection } from '../../kernel/projection.js';
import { allProjections } from '../../projections/all-projections.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import type { ReadOnlyStores } from '../../composition/stores.js';

/** The projections as they are served: by the scoring rules in force. */
export async function projectionsInForce({
  eventStore,
  models,
}: Pick<ReadOnlyStores, 'eventStore' | 'models'>): Promise<readonly Projection<unknown>[]> {
  return allProjections((await RulesInForce.load(eventStore, models)).current);
}
