import { randomBytes } from 'node:crypto';
import type { ProgressSummary } from '@emit/contract/wire';
import { temporaryDatabase } from './adapters/mongodb/temporary-database.contract.js';
import { Acknowledged } from './testing/acknowledged.js';
import { BusyMember } from './testing/busy-member.js';
import { Cluster, type Environment } from './testing/cluster.js';
import { DataFolder } from './testing/data-folder.js';
import { EventStoreDbServer } from './testing/eventstoredb/eventstoredb-server.js';
import { censusOf, tally } from './testing/log-census.js';
import { ReverseProxy } from './testing/reverse-proxy.js';

const MEMBERS = 3;
/** Design.md "Stores": one active by lease, fail-over within 10 s. */
const FAIL_OVER_MS = 10_000;
const mongo = process.env['MONGODB_URL'];

/** Stores that several processes share. */
interface Shared {
  readonly env: Environment;
  /** For all of them; without it each has one of its own. */
  readonly folder?: DataFolder;
  readonly dispose: () => Promise<void>;
}

async function servers(): Promise<Shared> {
  const [log, { url, drop }] = [new EventStoreDbServer(), temporaryDatabase(mongo ?? '')];
  await log.start();
  const env = {
    EVENTSTORE_URL: log.url,
    MONGODB_URL: url,
    EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
    EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
  };
  const dispose = async () => {
    log.stop();
    await drop();
  };
  return { env, dispose };
}

async function files(): Promise<Shared> {
  const folder = new DataFolder();
  return { env: {}, folder, dispose: async () => folder.remove() };
}

const SHARED = [
  { name: 'the files of one machine', share: files, runs: true },
  {
    name: 'MongoDB and the protocol of EventStoreDB (where MONGODB_URL is set)',
    share: servers,
    runs: mongo !== undefined,
  },
];

describe.each(SHARED)('two APIs and two projectors on $name', ({ share, runs }) => {
  const when = runs ? it : it.skip;
  const told = new Acknowledged();
  let shared: Shared;
  let cluster: Cluster;
  let proxy: ReverseProxy;
  let members: readonly BusyMember[];

  beforeAll(async () => {
    if (!runs) return;
    shared = await share();
    cluster = await Cluster.start(shared.env, shared.folder);
    proxy = await ReverseProxy.start();
    await proxy.serve(cluster.apis.map(({ origin }) => origin));
    const names = Array.from({ length: MEMBERS }, (_, n) => `member${n}`);
    members = await Promise.all(names.map((name) => BusyMember.register(proxy.origin, name, told)));
  }, 120_000);
  afterAll(async () => {
    if (!runs) return;
    await cluster.stop();
    await proxy.close();
    await shared.dispose();
  });

  /** Members are busy meanwhile; each of their requests is answered, and what was answered is there once. */
  async function underLoad(work: () => Promise<void>): Promise<void> {
    let isOver = false;
    const busy = Promise.all(members.map((member) => member.work(proxy.origin, () => isOver)));
    await told.more(20);
    try {
      await work();
      await told.more(20);
    } finally {
      isOver = true;
      await busy;
    }
    expect({ failed: proxy.failed, turnedAway: told.turnedAway.count, refused: told.refused }).toEqual({
      failed: 0,
      turnedAway: 0,
      refused: [],
    });
    await isAllThereOnce();
  }

  async function isAllThereOnce(): Promise<void> {
    const [{ folder }] = cluster.apis;
    const found = await folder.withStores(({ log }) => censusOf(log), shared.env);
    const { lost, doubled } = tally(told, found);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(await folder.verified(shared.env)).toMatchObject({ code: 0 });
  }

  /** A practice is on the very next page, from whichever API. */
  async function isFresh(): Promise<void> {
    const [member] = members;
    const practices = async () =>
      (await member!.get<ProgressSummary>(proxy.origin, '/api/v1/progress/summary')).progress
        .total_practice_sessions;
    const before = await practices();
    await member?.does(proxy.origin, 'practise');
    expect(await practices()).toBe(before + 1);
  }

  when('fold with one of them, and the other stands by', async () => {
    await underLoad(async () => {
      const standings = await Promise.all(cluster.machines.map((machine) => machine.standing()));
      expect(standings.slice(0, 2)).toEqual(['none', 'none']);
      expect(standings.slice(2).sort()).toEqual(['active', 'standing_by']);
    });
    await isFresh();
  });

  when(
    'fold on within 10 s when the one that folds is killed',
    async () => {
      await underLoad(async () => {
        const { active, standby } = await cluster.roles();
        await active.stop('SIGKILL');
        expect(await standby.becomes('active')).toBeLessThan(FAIL_OVER_MS);
        await active.start();
        expect(await active.standing()).toBe('standing_by');
      });
      await isFresh();
    },
    60_000,
  );

  when('fold on at once when the one that folds is stopped', async () => {
    await underLoad(async () => {
      const { active, standby } = await cluster.roles();
      const stopped = active.stop('SIGTERM');
      expect(await standby.becomes('active')).toBeLessThan(FAIL_OVER_MS / 2);
      expect(await stopped).toBe(0);
      await active.start();
    });
    await isFresh();
  });

  when(
    'answer every request while each of them is stopped and started again, one after another',
    async () => {
      await underLoad(async () => {
        for (const machine of cluster.machines) {
          expect(await machine.stop('SIGTERM')).toBe(0);
          await machine.start();
          await proxy.serve(cluster.apis.map(({ origin }) => origin));
          await told.more(10);
        }
      });
      await isFresh();
    },
    120_000,
  );

  // A file's lock stays with a process that is held still, until that ends: on one machine nobody takes it over.
  if (share === servers) {
    when(
      'fold on when the one that folds is held still, and right when it goes on and believes that it still should',
      async () => {
        await underLoad(async () => {
          const { active, standby } = await cluster.roles();
          active.process?.freeze();
          expect(await standby.becomes('active')).toBeLessThan(FAIL_OVER_MS);
          await told.more(10);
          active.process?.thaw();
          await active.becomes('standing_by');
          expect(await standby.standing()).toBe('active');
        });
        await isFresh();
      },
      60_000,
    );
  }
});
