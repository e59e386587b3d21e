import { eventCatalogue } from '../domain/all-events.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import fc from 'fast-check';
import { EventStoreDbEventStore } from '../adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { MongoConnection } from '../adapters/mongodb/mongo-connection.js';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { MongoReadModelStore } from '../adapters/read-models/mongodb/mongo-read-model-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { appendHistory } from '../testing/append-history.js';
import { memberHistories } from '../testing/histories.js';
import { timesRounds } from '../testing/rounds.js';
import { quietLog } from './log.js';
import { foldHere } from './filling/fold-here.js';
import type { FoldingParts } from './folding-parts.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const projections = allProjections(DEFAULT_SCORING_RULES);
const never = new AbortController().signal;
const mongoUrl = process.env['MONGODB_URL'];

interface World {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  end(): Promise<void>;
}

async function embedded(): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'emit-projector-'));
  const [store, models] = [new SqliteEventStore(directory), openSqliteReadModels(directory)];
  return {
    store,
    models,
    async end() {
      await Promise.all([store.close(), models.close()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function servers(): Promise<World> {
  const server = new EventStoreDbServer();
  await server.start();
  const { url, drop } = temporaryDatabase(mongoUrl ?? '');
  const store = new EventStoreDbEventStore(server.url);
  const models = new MongoReadModelStore(new MongoConnection(url));
  return {
    store,
    models,
    async end() {
      await Promise.all([store.close(), models.close()]);
      server.stop();
      await drop();
    },
  };
}

const documents = async (models: ReadModelStore) =>
  JSON.stringify(await Promise.all(projections.map(({ name }) => models.list({ name }, {}))));

/** The log in small pages, so that documents outgrow a small memory in the middle of it. */
function inPages(store: EventStore, size: number): EventStore {
  const replay: EventStore['replay'] = async function* (filter) {
    for await (const page of store.replay(filter)) {
      for (let from = 0; from < page.length; from += size) yield page.slice(from, from + size);
    }
  };
  return new Proxy(store, {
    get: (target, name: keyof EventStore) => (name === 'replay' ? replay : target[name]?.bind(target)),
  });
}

/** A rebuild that crashes wherever the pattern says, and one after it that does not. */
async function rebuildAfterCrash(parts: FoldingParts, crash: readonly boolean[]) {
  const served = await documents(parts.models);
  const faulty = { ...parts, models: faultyReadModels(parts.models, crash) };
  const crashed = await rebuild(faulty, projections, { signal: never }).then(
    () => false,
    () => true,
  );
  if (crashed) expect(await documents(parts.models)).toBe(served);
  await rebuild(parts, projections, { signal: never });
}

/** Several members' histories, an event of each in turn: some outgrow a small memory, some do not. */
const togetherHistories = fc
  .tuple(...['ada', 'bob', 'eve'].map((memberId) => memberHistories(memberId)))
  .map((histories) => {
    const longest = Math.max(...histories.map(({ length }) => length));
    return Array.from({ length: longest }, (_, at) => histories.flatMap((one) => one[at] ?? [])).flat();
  });

async function foldsTheSame(make: () => Promise<World>, numRuns: number) {
  await fc.assert(
    fc.asyncProperty(
      togetherHistories,
      fc.array(fc.boolean(), { maxLength: 4 }),
      fc.array(fc.nat(6), { maxLength: 3 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
      fc.record({
        held: fc.integer({ min: 0, max: 6_000 }),
        page: fc.integer({ min: 1, max: 40 }),
      }),
      async (history, faults, stops, crash, { held, page }) => {
        const world = await make();
        const fold = foldHere(eventCatalogue.lift, { held });
        const parts = { ...world, projections, lift: eventCatalogue.lift, log: quietLog, fold };
        const half = Math.floor(history.length / 2);
        await rebuild(parts, projections, { signal: never });
        for (const piece of [history.slice(0, half), history.slice(half)]) {
          const projector = new Projector({ ...parts, models: faultyReadModels(world.models, faults) });
          await projector.start();
          await appendHistory(world.store, piece, projector, stops);
          expect(await projector.waitFor(await world.store.head(), 60_000)).toBe(true);
          await projector.stop();
        }
        const live = await documents(world.models);
        const inSmallPages = { ...parts, store: inPages(world.store, page) };
        await rebuildAfterCrash(inSmallPages, crash);
        expect(await documents(world.models)).toBe(live);
        await world.end();
      },
    ),
    { numRuns },
  );
}

describe('read models folded live, with crashes and restarts, are byte for byte those of a rebuild', () => {
  it('in the embedded stores', () => foldsTheSame(embedded, timesRounds(5)), 600_000);

  (mongoUrl ? it : it.skip)(
    'in EventStoreDB’s protocol and MongoDB (where MONGODB_URL is set)',
    () => foldsTheSame(servers, timesRounds(3)),
    600_000,
  );
});
