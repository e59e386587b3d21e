import { eventCatalogue } from '../domain/all-events.js';
import type { Inspect } from '../runtime/folding-parts.js';
import { PolledFreshness } from '../runtime/freshness.js';
import { foldHere } from '../runtime/filling/fold-here.js';
import { LeasedProjector } from '../runtime/leased-projector.js';
import type { Log } from '../runtime/log.js';
import { Projector } from '../runtime/projector.js';
import { projectionsBy } from '../features/shared/projections-in-force.js';
import type { RulesInForce } from '../features/shared/rules-in-force.js';
import type { Stores } from './stores.js';

/** The projector of a process that may project; after a switch to other scoring rules it goes on with those. */
export function makeProjector(
  stores: Stores,
  rules: RulesInForce,
  log: Log,
  inspect: Inspect,
  servesMembers: boolean,
): LeasedProjector {
  const { eventStore: store, models, lease, scratch } = stores;
  const { lift } = eventCatalogue;
  const inForce = async () => {
    await rules.refresh();
    return projectionsBy(rules);
  };
  const ofAllRules = async () => {
    await rules.refresh();
    return rules.all.flatMap((scoring) => projectionsBy(rules, scoring));
  };
  const make = () => {
    const projections = projectionsBy(rules);
    const fold = foldHere(lift, { scratch });
    const parts = { store, models, projections, lift, fold, inspect, servesMembers, log };
    return new Projector(parts, inForce, ofAllRules);
  };
  return new LeasedProjector({ lease, make, elsewhere: new PolledFreshness(models), log });
}
