import { eventCatalogue } from '../domain/all-events.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import fc from 'fast-check';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import type { FoldEvent } from '../kernel/event.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore, VersionWrite } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { memberHistories } from '../testing/histories.js';
import { timesRounds } from '../testing/rounds.js';
import { quietLog } from './log.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const projections = allProjections(DEFAULT_SCORING_RULES);

/** A process that is stopped now and then, between what it has read and what it writes. */
function stalling(models: ReadModelStore, stalls: readonly number[]): ReadModelStore {
  let n = 0;
  const commit = async (writes: readonly VersionWrite[]) => {
    await pause(stalls[n++ % stalls.length]);
    await models.commit(writes);
  };
  return new Proxy(models, {
    get: (target, name: keyof ReadModelStore) => (name === 'commit' ? commit : target[name].bind(target)),
  });
}

async function write(store: EventStore, history: readonly FoldEvent[]): Promise<void> {
  for (const { stream, revision, type, data, at, memberId, schema } of history) {
    const ids = { id: `${stream}/${revision}`, correlationId: 'c', causationId: 'c', chain: '' };
    await store.append(stream, revision - 1, [{ type, data, metadata: { ...ids, at, memberId, schema } }]);
  }
}

it('folds the same documents when two believe that they hold the lease', async () => {
  const stalls = fc.array(fc.nat(8), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(memberHistories(), stalls, stalls, async (history, ...both) => {
      const directory = mkdtempSync(join(tmpdir(), 'emit-two-'));
      const [store, models] = [new SqliteEventStore(directory), openSqliteReadModels(directory)];
      const parts = { store, models, projections, lift: eventCatalogue.lift, log: quietLog };
      const documents = () => Promise.all(projections.map(({ name }) => models.list({ name }, {})));
      await rebuild(parts, projections, { signal: new AbortController().signal });

      const two = both.map((one) => new Projector({ ...parts, models: stalling(models, one) }));
      await Promise.all(two.map((projector) => projector.start()));
      await write(store, history);
      const head = await store.head();
      const passed = await Promise.all(two.map((projector) => projector.waitFor(head, 20_000)));
      expect(passed).toEqual([true, true]);
      await Promise.all(two.map((projector) => projector.stop()));

      const live = await documents();
      await rebuild(parts, projections, { signal: new AbortController().signal });
      expect(JSON.stringify(await documents())).toBe(JSON.stringify(live));
      await Promise.all([store.close(), models.close()]);
      rmSync(directory, { recursive: true });
    }),
    { numRuns: timesRounds(12), endOnFailure: true },
  );
}, 120_000);
