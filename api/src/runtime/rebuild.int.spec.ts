import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import fc from 'fast-check';
import { EventStoreDbEventStore } from '../adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { MongoConnection } from '../adapters/mongodb/mongo-connection.js';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { MongoReadModelStore } from '../adapters/read-models/mongodb/mongo-read-model-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import { allUpcasters } from '../domain/all-upcasters.js';
import { SEPARATOR, type UnparsedPage } from '../kernel/unparsed-page.js';
import { makeUpcaster } from '../kernel/upcasting.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { appendHistory } from '../testing/append-history.js';
import { memberHistories } from '../testing/histories.js';
import { quietLog } from '../testing/quiet-log.js';
import type { FoldLog } from './filling/fill-versions.js';
import { foldHere } from './filling/fold-here.js';
import { foldInThreads } from './filling/fold-in-threads.js';
import type { ThreadPort } from './filling/folding-thread.js';
import { serveFolding } from './filling/serve-folding.js';
import type { FoldingParts } from './folding-parts.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const lift = makeUpcaster(allUpcasters);
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
  JSON.stringify(await Promise.all(projections.map(({ name }) => models.list(name, {}))));

type Slice<P> = (page: P, from: number, to: number) => P;

const sliceOfColumns: Slice<UnparsedPage> = (page, from, to) => ({
  positions: page.positions.slice(from, to),
  revisions: page.revisions.slice(from, to),
  ats: page.ats.slice(from, to),
  streams: page.streams.slice(from, to),
  types: page.types.slice(from, to),
  data: page.data.split(SEPARATOR).slice(from, to).join(SEPARATOR),
  names: page.names,
});

/** The log in small pages, so that documents outgrow a small memory in the middle of it. */
function inPages(store: EventStore, size: number): EventStore {
  async function* cut<P>(pages: AsyncIterable<P>, length: (page: P) => number, slice: Slice<P>) {
    for await (const page of pages) {
      for (let from = 0; from < length(page); from += size) yield slice(page, from, from + size);
    }
  }
  const replay: EventStore['replay'] = (filter) =>
    cut(
      store.replay(filter),
      (page) => page.length,
      (page, from, to) => page.slice(from, to),
    );
  const replayUnparsed: EventStore['replayUnparsed'] = (filter) =>
    cut(store.replayUnparsed(filter), ({ positions }) => positions.length, sliceOfColumns);
  return new Proxy(store, {
    get: (target, name: keyof EventStore) => {
      if (name === 'replay') return replay;
      return name === 'replayUnparsed' ? replayUnparsed : target[name].bind(target);
    },
  });
}

/** As with threads, but all of them are this one. */
const foldInParts =
  (threads: number, held: number, readerFolds: boolean): FoldLog =>
  (...job) => {
    const ports = Array.from({ length: threads }, () => {
      const { port1, port2 } = new MessageChannel();
      serveFolding(port2, { projections, lift, room: { held: held / threads, scratch: tmpdir() } });
      return Object.assign(port1, { terminate: async () => port1.close() }) as unknown as ThreadPort;
    });
    const own = readerFolds ? { lift, room: { held: held / threads, scratch: tmpdir() } } : null;
    return foldInThreads(ports, own)(...job);
  };

/** A rebuild that crashes wherever the pattern says, and one after it that does not. */
async function rebuildAfterCrash(parts: FoldingParts, crash: readonly boolean[]) {
  const served = await documents(parts.models);
  const faulty = { ...parts, models: faultyReadModels(parts.models, crash) };
  const crashed = await rebuild(faulty, projections, never).then(
    () => false,
    () => true,
  );
  if (crashed) expect(await documents(parts.models)).toBe(served);
  await rebuild(parts, projections, never);
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
        threads: fc.integer({ min: 0, max: 3 }),
        readerFolds: fc.boolean(),
      }),
      async (history, faults, stops, crash, { held, page, threads, readerFolds }) => {
        const world = await make();
        const fold = threads === 0 ? foldHere(lift, { held }) : foldInParts(threads, held, readerFolds);
        const parts = { ...world, projections, lift, log: quietLog, fold };
        const half = Math.floor(history.length / 2);
        await rebuild(parts, projections, never);
        for (const piece of [history.slice(0, half), history.slice(half)]) {
          const projector = new Projector({ ...parts, models: faultyReadModels(world.models, faults) });
          await projector.start();
          await appendHistory(world.store, piece, projector, stops);
          expect(await projector.waitFor(await world.store.head(), 20_000)).toBe(true);
          await projector.stop();
        }
        const live = await documents(world.models);
        await rebuildAfterCrash({ ...parts, store: inPages(world.store, page) }, crash);
        expect(await documents(world.models)).toBe(live);
        await world.end();
      },
    ),
    { numRuns },
  );
}

describe('read models folded live, with crashes and restarts, are byte for byte those of a rebuild', () => {
  it('in the embedded stores', () => foldsTheSame(embedded, 15), 120_000);

  (mongoUrl ? it : it.skip)(
    'in EventStoreDB’s protocol and MongoDB (where MONGODB_URL is set)',
    () => foldsTheSame(servers, 8),
    120_000,
  );
});
