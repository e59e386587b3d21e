import type { Lift } from '../kernel/event-catalogue.js';
import { allProjections } from '../projections/all-projections.js';
import type { Inspect } from '../runtime/folding-parts.js';
import { PolledFreshness } from '../runtime/freshness.js';
import { foldHere } from '../runtime/filling/fold-here.js';
import { LeasedProjector } from '../runtime/leased-projector.js';
import type { Log } from '../runtime/log.js';
import { Projector } from '../runtime/projector.js';
import type { RulesInForce } from '../features/shared/rules-in-force.js';
import type { Stores } from './stores.js';

/** The projector of a process that may project; after a switch to other scoring rules it goes on with those. */
export function makeProjector(
  stores: Stores,
  rules: RulesInForce,
  lift: Lift,
  log: Log,
  inspect: Inspect,
): LeasedProjector {
  const { eventStore: store, models, lease, scratch } = stores;
  const inForce = async () => {
    await rules.refresh();
    return allProjections(rules.current);
  };
  const make = () => {
    const projections = allProjections(rules.current);
    const fold = foldHere(lift, { scratch });
    return new Projector({ store, models, projections, lift, fold, inspect, log }, inForce);
  };
  return new LeasedProjector({ lease, make, elsewhere: new PolledFreshness(models), log });
}
