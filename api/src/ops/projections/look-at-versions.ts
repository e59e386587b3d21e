import type { CollectionVersion, ReadModelStore } from '../../ports/read-models.port.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { lagInEvents } from '../../runtime/lag.js';
import type { Stores } from '../../composition/stores.js';
import { damageIn } from '../support/damage-in.js';
import { projectionsInForce } from '../support/projections-in-force.js';
import type { Status, VersionRow } from './projection-rows.js';

/** Every version of every read model, by name and number. May take some seconds to tell what was abandoned. */
export async function versionRows(models: ReadModelStore): Promise<VersionRow[]> {
  const abandoned = await models.abandoned();
  const isAbandoned = ({ collection, version, status }: CollectionVersion) =>
    (status === 'building' || status === 'following') &&
    abandoned.some((one) => one.collection === collection && one.version === version);
  const rows = (await models.versions()).map((version): VersionRow => {
    return isAbandoned(version) ? { ...version, status: 'abandoned' } : version;
  });
  return rows.sort((a, b) =>
    a.collection === b.collection ? a.version - b.version : a.collection < b.collection ? -1 : 1,
  );
}

/** What is served of each read model. Looks through all of it. */
export async function statusOf(stores: Pick<Stores, 'eventStore' | 'models'>): Promise<Status[]> {
  const { eventStore, models } = stores;
  const versions = await models.versions();
  const rows: Status[] = [];
  for (const { name, shape } of await projectionsInForce(stores)) {
    const active = versions.find(({ collection, status }) => collection === name && status === 'active');
    const { version = null, checkpoint = 0 } = active ?? {};
    const damage = active ? await damageIn(models, active) : null;
    const due = active?.shape === shape ? 'current' : 'rebuild due';
    const state = !active ? 'not folded yet' : damage === null ? due : `damaged: ${damage}`;
    const lag = await lagInEvents(eventStore, checkpoint, OPERATIONS_STREAM);
    const row = { name, version, shape: active?.shape ?? null, checkpoint, lag, state };
    rows.push(damage === null ? row : { ...row, damage });
  }
  return rows;
}
