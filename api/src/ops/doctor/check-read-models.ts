import { versionsAheadOfLog } from '../../runtime/ahead-of-log.js';
import { servedCheckpoint } from '../../runtime/freshness.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { lagInEvents } from '../../runtime/lag.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { damagedModels } from '../support/damage-in.js';
import { numberOf } from '../support/numbers.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import { checked, reached, type Check, type Found } from './check.js';

const HIGH_LAG = 1_000;

export async function modelChecks(stores: ReadOnlyStores, settings: CommandSettings): Promise<Check[]> {
  return [
    await checked('read models', () => reached(stores.models.ping())),
    await checked('projections', () => foldedCheck(stores)),
    await checked('projector', () => projectorCheck(stores, settings)),
  ];
}

async function foldedCheck(stores: ReadOnlyStores): Promise<Found> {
  const versions = await stores.models.versions();
  const damaged = await damagedModels(stores.models, versions);
  if (damaged.length > 0) {
    const what = `${damaged.join('; ')}: a server folds it anew when it starts or meets it, and so does emit projections rebuild`;
    return { state: 'wrong', what };
  }
  const [ahead] = await versionsAheadOfLog(stores.eventStore, stores.models);
  if (ahead) {
    const what =
      `folded up to position ${ahead.checkpoint}, the log ends at ${await stores.eventStore.head()}: it was damaged, or an ` +
      'earlier copy put back; the next start folds them anew';
    return { state: 'wrong', what };
  }
  const due = (await projectionsInForce(stores)).filter(
    ({ name, shape }) =>
      !versions.some((one) => one.collection === name && one.status === 'active' && one.shape === shape),
  );
  if (due.length > 0) {
    const what = `to be folded at the next start: ${due.map(({ name }) => name).join(', ')}`;
    return { state: 'warning', what };
  }
  const lag = await lagInEvents(stores.eventStore, await servedCheckpoint(stores.models), OPERATIONS_STREAM);
  const what =
    lag === 0
      ? 'all events are folded'
      : `${numberOf(lag, 'event')} behind the log; ${await whoFolds(stores)}`;
  const aside = await stores.models.setAsides();
  if (aside.length > 0)
    return { state: 'warning', what: `${what}; could not be read and set aside: ${aside.join(', ')}` };
  return { state: lag > HIGH_LAG ? 'warning' : 'ok', what };
}

async function whoFolds({ lease }: ReadOnlyStores): Promise<string> {
  const holder = await lease.holder();
  return holder === null ? 'nobody folds them now: a server does when it runs' : `${holder} folds them`;
}

/** Who folds; without shared stores it is no fault that nobody does while no server runs. */
async function projectorCheck({ lease }: ReadOnlyStores, { mongoUrl }: CommandSettings): Promise<Found> {
  const holder = await lease.holder();
  if (holder !== null) return { state: 'ok', what: `${holder} folds the read models` };
  return { state: mongoUrl === null ? 'ok' : 'warning', what: 'nobody folds the read models now' };
}
