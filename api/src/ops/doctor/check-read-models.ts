import { counted } from '@emit/contract/english';
import { versionsAheadOfLog } from '../../runtime/ahead-of-log.js';
import type { ProjectionStatus } from '../../runtime/projection-watch.js';
import { projectionSentences } from '../../features/operations/projection-sentences.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { lookAtProjections } from '../projections/look-at-versions.js';
import type { Cli } from '../support/cli.js';
import { damagedModels } from '../support/damage-in.js';
import { checked, reached, type Check, type Found } from './check.js';

/** A server that runs has folded everything that is older; without one nobody is to blame for what waits. */
const HIGH_LAG = 1_000;
const HIGH_LAG_SECONDS = 60;

export async function modelChecks(
  cli: Cli,
  stores: ReadOnlyStores,
  settings: CommandSettings,
): Promise<Check[]> {
  return [
    await checked('read models', () => reached(stores.models.ping())),
    await checked('projections', () => foldedCheck(cli, stores)),
    await checked('projector', () => projectorCheck(stores, settings)),
    ...(await rulesCheck(stores)),
  ];
}

async function foldedCheck(cli: Cli, stores: ReadOnlyStores): Promise<Found> {
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
  const statuses = await lookAtProjections(cli, stores);
  const wrong = projectionSentences(
    statuses.filter(({ state, parked }) => state === 'faulted' || parked > 0),
  );
  if (wrong.length > 0) return { state: 'wrong', what: wrong.join('; ') };
  return withSetAside(stores, await lagCheck(stores, statuses));
}

async function lagCheck(stores: ReadOnlyStores, statuses: readonly ProjectionStatus[]): Promise<Found> {
  const due = statuses.filter(({ isDue, state }) => isDue || state === 'not_folded');
  if (due.length > 0) {
    const what = `to be folded at the next start: ${due.map(({ name }) => name).join(', ')}`;
    return { state: 'warning', what };
  }
  const paused = projectionSentences(statuses.filter(({ state }) => state === 'paused'));
  if (paused.length > 0) return { state: 'warning', what: paused.join('; ') };
  const lag = Math.max(0, ...statuses.map(({ lag_events }) => lag_events));
  if (lag === 0) return { state: 'ok', what: 'all events are folded' };
  const holder = await stores.lease.holder();
  const folds =
    holder === null ? 'nobody folds them now: a server does when it runs' : `${holder} folds them`;
  const isLate = holder !== null && statuses.some(({ lag_seconds }) => lag_seconds > HIGH_LAG_SECONDS);
  const what = `${counted(lag, 'event')} behind the log; ${folds}`;
  return { state: isLate || lag > HIGH_LAG ? 'warning' : 'ok', what };
}

async function withSetAside({ models }: ReadOnlyStores, found: Found): Promise<Found> {
  const aside = await models.setAsides();
  if (aside.length === 0 || found.state !== 'ok') return found;
  return {
    state: 'warning',
    what: `${found.what}; could not be read and set aside: ${aside.join(', ')}`,
  };
}

/** Who folds; without shared stores it is no fault that nobody does while no server runs. */
async function projectorCheck({ lease }: ReadOnlyStores, { mongoUrl }: CommandSettings): Promise<Found> {
  const holder = await lease.holder();
  if (holder !== null) return { state: 'ok', what: `${holder} folds the read models` };
  return { state: mongoUrl === null ? 'ok' : 'warning', what: 'nobody folds the read models now' };
}

/** Said only where something is wrong. */
async function rulesCheck({ eventStore }: ReadOnlyStores): Promise<Check[]> {
  const { unreadable, current } = await RulesInForce.load(eventStore);
  if (unreadable === 0) return [];
  const what = `${counted(unreadable, "operators' event")} cannot be read; scoring rules ${current.version} are in force`;
  return [{ check: 'rules', state: 'wrong', what }];
}
