import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { SqliteEventStore } from '../api/src/adapters/event-store/sqlite/sqlite-event-store.js';
import { connectMongoStores } from '../api/src/adapters/mongodb/connect-mongo-stores.js';
import { MongoConnection } from '../api/src/adapters/mongodb/mongo-connection.js';
import { eventCatalogue } from '../api/src/domain/all-events.js';
import { allProjections } from '../api/src/projections/all-projections.js';
import { foldHere } from '../api/src/runtime/filling/fold-here.js';
import type { FoldingParts } from '../api/src/runtime/folding-parts.js';
import { quietLog } from '../api/src/runtime/log.js';
import { Projector } from '../api/src/runtime/projector.js';
import { rebuild } from '../api/src/runtime/rebuild.js';
import { MongoDbProxy } from '../api/src/testing/mongodb/mongodb-proxy.js';
import { median } from './support/load/figures.js';
import { PagedEventStore } from './support/paged-event-store.js';
import { runEmit } from './support/run-emit.js';
import { withoutGuards } from './support/without-guards.js';

/** With some seven documents each after 20 days. */
const MEMBERS = process.env['EMIT_BENCH_MEMBERS'] ?? '10000';
const DAYS = process.env['EMIT_BENCH_DAYS'] ?? '20';
const ANSWERS_AFTER_MS = [0, 5];
const ROUNDS = 3;
/** Events a page, and pages that are followed with each delay in a round. */
const PAGES = [
  [30, 100],
  [300, 40],
  [1_000, 20],
] as const;
const EACH = PAGES.reduce((sum, [size, count]) => sum + size * count, 0);
const FOLLOWED = EACH * ANSWERS_AFTER_MS.length * ROUNDS;

interface Measured {
  readonly delayMs: number;
  readonly size: number;
  readonly perSecond: number;
}

/** Every command waits so long on its way to the server. */
async function throughLate<T>(url: string, delayMs: number, work: (url: string) => Promise<T>): Promise<T> {
  const proxy = await MongoDbProxy.to(url, { delayMs: () => delayMs, request: withoutGuards });
  try {
    return await work(proxy.urlOf(url));
  } finally {
    await proxy.close();
  }
}

/** How many events a second the live projector folds, in pages of one size, up to this position. */
async function follow(eventStore: SqliteEventStore, url: string, size: number, end: number): Promise<number> {
  const { models } = connectMongoStores(url, 'the benchmark');
  const store = new PagedEventStore(eventStore, end, size);
  const projector = new Projector({ ...parts(), store, models });
  await projector.start();
  const began = await store.begun;
  if (!(await projector.waitFor(end, 600_000))) throw new Error('The projector did not come to the end');
  const seconds = (performance.now() - began.at) / 1_000;
  await projector.stop();
  await models.close();
  return began.events() / seconds;
}

const parts = (): Omit<FoldingParts, 'store' | 'models'> => ({
  projections: allProjections(DEFAULT_SCORING_RULES),
  lift: eventCatalogue.lift,
  log: quietLog,
});

/** Every read model of the events up to `end`; returns how many documents there are. */
async function fill(
  eventStore: SqliteEventStore,
  url: string,
  end: number,
  scratch: string,
): Promise<number> {
  const { models } = connectMongoStores(url, 'the benchmark');
  const store = new PagedEventStore(eventStore, end, 2_000);
  const fold = foldHere(eventCatalogue.lift, { scratch });
  const { signal } = new AbortController();
  await rebuild({ ...parts(), store, models, fold }, parts().projections, { signal });
  await models.close();
  const connection = new MongoConnection(url);
  const names = await connection.run((db) => db.listCollections({}, { nameOnly: true }).toArray());
  const versions = names.map(({ name }) => name).filter((name) => /_v\d+$/.test(name));
  const counts = await Promise.all(
    versions.map((name) => connection.run((db) => db.collection(name).countDocuments(), 60_000)),
  );
  await connection.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The live projector on MongoDB's wire, when every answer takes 5 ms, against the same without that. */
export async function projectorBench() {
  const server = process.env['MONGODB_URL'];
  if (server === undefined) {
    console.log('left out: it needs MONGODB_URL (scripts/ci/mongodb-wire.sh)');
    return [];
  }
  const url = `${server.replace(/\/$/, '')}/emit-bench-${randomUUID()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const history = ['--members', MEMBERS, '--days', DAYS, '--seed', 'bench'];
  await runEmit(['demo', ...history], dataDir, { MONGODB_URL: '' });
  const eventStore = new SqliteEventStore(dataDir);
  let end = (await eventStore.head()) - FOLLOWED;
  const began = performance.now();
  const documents = await fill(eventStore, url, end, dataDir);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const measured: Measured[] = [];
  const turns = PAGES.flatMap(([size, count]) =>
    ANSWERS_AFTER_MS.map((delayMs) => ({ size, count, delayMs })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const { size, count, delayMs } of turns) {
      end += size * count;
      const perSecond = await throughLate(url, delayMs, (late) => follow(eventStore, late, size, end));
      measured.push({ delayMs, size, perSecond });
    }
  }
  await eventStore.close();
  rmSync(dataDir, { recursive: true, force: true });
  const connection = new MongoConnection(url);
  await connection.run((db) => db.dropDatabase(), 60_000);
  await connection.close();
  return resultOf(measured, `${documents} documents of ${MEMBERS} members, filled in ${seconds} s`);
}

function resultOf(measured: readonly Measured[], filled: string) {
  const rates = (delay: number, pages: number) =>
    measured.filter(({ delayMs, size }) => delayMs === delay && size === pages).map((one) => one.perSecond);
  const rate = (delay: number, pages: number) => median(rates(delay, pages));
  return [
    {
      name: 'projector at 5 ms an answer / at once, pages of 1,000',
      ratio: rate(5, 1_000) / rate(0, 1_000),
      floor: 0.5,
      lines: [
        filled,
        ...PAGES.flatMap(([size]) => ANSWERS_AFTER_MS.map((delayMs) => ({ size, delayMs }))).map(
          ({ size, delayMs }) =>
            `${delayMs} ms an answer, pages of ${size}: ${Math.round(rate(delayMs, size))} events/s (${rates(delayMs, size).map(Math.round).join(', ')})`,
        ),
      ],
    },
  ];
}
