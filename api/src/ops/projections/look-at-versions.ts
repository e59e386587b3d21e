import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionVersion, ReadModelStore } from '../../ports/read-models.port.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import { ProjectionWatch, type ProjectionStatus } from '../../runtime/projection-watch.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { damageIn } from '../support/damage-in.js';
import type { Status, VersionRow } from './projection-rows.js';

/** Between two looks at what lags: whether it gets on, and how fast. */
const LOOK_AGAIN_MS = 1_000;

/** Every version of every read model, by name and number. May take some seconds to tell what was abandoned. */
export async function versionRows(models: ReadModelStore): Promise<VersionRow[]> {
  const abandoned = await models.abandoned();
  const isAbandoned = ({ collection, version, status }: CollectionVersion) =>
    (status === 'building' || status === 'following') &&
    abandoned.some((one) => one.collection === collection && one.version === version);
  const rows = (await models.versions()).map((version): VersionRow => {
    if (isAbandoned(version)) return { ...version, status: 'abandoned' };
    return version.held ? { ...version, status: 'held' } : version;
  });
  return rows.sort((a, b) =>
    a.collection === b.collection ? a.version - b.version : a.collection < b.collection ? -1 : 1,
  );
}

type Looked = Pick<ReadOnlyStores, 'eventStore' | 'models' | 'lease'>;

/** How every read model is served; where one lags, looked at twice. */
export async function lookAtProjections({ clock, signal }: Cli, stores: Looked): Promise<ProjectionStatus[]> {
  const { eventStore: store, models, lease } = stores;
  const holder = await lease.holder();
  const watch = new ProjectionWatch({
    store,
    models,
    wanted: () => projectionsInForce(stores),
    holder: () => Promise.resolve(holder),
    unread: OPERATIONS_STREAM,
    clock,
  });
  const first = await watch.look();
  const isWorthAnother = first.some(
    ({ state, lag_events }) => lag_events > 0 && (state === 'running' || state === 'catching_up'),
  );
  if (!isWorthAnother) return first;
  await pause(LOOK_AGAIN_MS, undefined, { signal });
  return watch.look();
}

/** What is served of each read model. Looks through all of it. */
export async function statusOf(cli: Cli, stores: Looked): Promise<Status[]> {
  const rows: Status[] = [];
  for (const { served, isDue, ...found } of await lookAtProjections(cli, stores)) {
    const damage = served ? await damageIn(stores.models, served) : null;
    const { name, state, lag_events, lag_seconds, events_per_second, parked, why } = found;
    const due = isDue ? ['rebuild due'] : [];
    rows.push({
      name,
      version: served?.version ?? null,
      shape: served?.shape ?? null,
      checkpoint: served?.checkpoint ?? 0,
      lag: lag_events,
      seconds: lag_seconds,
      rate: events_per_second,
      parked,
      state: damage === null ? state : 'faulted',
      why: [...due, damage === null ? why : `cannot be read: ${damage}`].filter(Boolean).join('; '),
      ...(damage !== null && { damage }),
    });
  }
  return rows;
}
