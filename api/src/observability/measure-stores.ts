import type { EventStore } from '../ports/event-store.port.js';
import type { CollectionVersion, ReadModelStore } from '../ports/read-models.port.js';
import type { TurnJournal } from '../ports/turn-journal.port.js';
import type { Vault } from '../ports/vault.port.js';
import { servedCheckpoint } from '../runtime/freshness.js';
import { lagOf } from '../runtime/lag.js';
import type { Metrics, Reading } from './metrics.js';

/** A rebuild says about once a second how far it is; the clocks of two machines may differ by some seconds. */
const UNHEARD_MS = 15_000;

export interface MeasuredStores {
  readonly eventStore: EventStore;
  readonly models: ReadModelStore;
  readonly vault: Vault;
  readonly journal: TurnJournal;
}

export interface Measuring {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The stream that no read model folds. */
  readonly unread: string;
}

/** What the stores say of themselves when they are asked: how far the event store and every read model are, and what waits. */
export function measureStores(metrics: Metrics, stores: MeasuredStores, { clock, unread }: Measuring): void {
  const { eventStore, models, vault, journal } = stores;
  const one = (name: string, help: string, read: () => Promise<number>) =>
    metrics.readings(name, help, [], async () => [{ value: await read() }]);
  const lag = async () => lagOf(eventStore, await servedCheckpoint(models), clock(), unread);

  one('emit_log_position', 'Position of the last event in the log', () => eventStore.head());
  one(
    'emit_projection_lag_events',
    'Events the read models are behind the log, counted up to 10,000',
    async () => lag().then(({ events }) => events),
  );
  one(
    'emit_projection_lag_seconds',
    'Age of the oldest event that is not in the read models; 0 when all are',
    () => lag().then(({ seconds }) => seconds),
  );
  one('emit_journalled_turns', 'Answered turns that wait for the log to be back', async () =>
    journal.pending().then(({ length }) => length),
  );
  metrics.readings(
    'emit_read_model_position',
    'Position up to which each version of a read model that is not retired is folded, by collection and status',
    ['collection', 'status'],
    async () => (await models.versions()).filter(({ status }) => status !== 'retired').map(positionOf),
  );
  metrics.readings(
    'emit_rebuild_progress_ratio',
    'Share of the log that a rebuild, of whatever process, has folded, by collection; absent when none is under way, or it has not been heard of for 15 s',
    ['collection'],
    async () => rebuilds(await models.versions(), await eventStore.head()),
  );
  metrics.readings('emit_store_up', 'Whether a store answers: 1 or 0', ['store'], async () =>
    Promise.all([
      up('event_log', eventStore.head()),
      up('read_models', models.ping()),
      up('vault', vault.ping()),
    ]),
  );
}

function positionOf({ collection, status, checkpoint }: CollectionVersion): Reading {
  return { labels: { collection, status }, value: checkpoint };
}

/** Of rebuilds that go on: one that was killed says nothing any more. */
function rebuilds(versions: readonly CollectionVersion[], head: number): Reading[] {
  const now = Date.now();
  const isHeard = (at = -Infinity) => Math.abs(now - at) < UNHEARD_MS;
  return versions
    .filter(({ status, reachedAt }) => status === 'building' && isHeard(reachedAt))
    .map(({ collection, reached = 0 }) => ({
      labels: { collection },
      value: head === 0 ? 1 : Math.min(1, reached / head),
    }));
}

async function up(store: string, asked: Promise<unknown>): Promise<Reading> {
  const value = await asked.then(
    () => 1,
    () => 0,
  );
  return { labels: { store }, value };
}
