import { randomBytes } from 'node:crypto';
import type { ProgressSummary } from '@emit/contract/wire';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { Cluster, type Environment } from '../testing/cluster.js';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { censusOf, tally } from '../testing/log-census.js';
import { ReverseProxy } from '../testing/reverse-proxy.js';
import { TcpProxy } from '../testing/tcp-proxy.js';

const MEMBERS = 3;
/** Half of it where nothing else runs. */
const LONGEST_MS = 240_000;
const mongo = process.env['MONGODB_URL'];

/** Stores that several processes share. */
interface Shared {
  readonly env: Environment;
  /** For all of them; without it each has one of its own. */
  readonly folder?: DataFolder;
  /** What the first projector is told instead: the same stores by a line of its own, which can be cut. */
  readonly aside?: Environment;
  readonly line?: TcpProxy;
  readonly dispose: () => Promise<void>;
}

async function servers(): Promise<Shared> {
  const [log, { url, drop }] = [new EventStoreDbServer(), temporaryDatabase(mongo ?? '')];
  await log.start();
  const direct = new URL(url);
  const line = await TcpProxy.to(Number(direct.port));
  const env = {
    EVENTSTORE_URL: log.url,
    MONGODB_URL: url,
    EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
    EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
  };
  const aside = { MONGODB_URL: `mongodb://127.0.0.1:${line.port}${direct.pathname}?directConnection=true` };
  const dispose = async () => {
    log.stop();
    await line.close();
    await drop();
  };
  return { env, aside, line, dispose };
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
  const when = (what: string, test: () => Promise<void>) => (runs ? it : it.skip)(what, test, LONGEST_MS);
  const told = new Acknowledged();
  let shared: Shared;
  let cluster: Cluster;
  let proxy: ReverseProxy;
  let members: readonly BusyMember[];

  beforeAll(async () => {
    if (!runs) return;
    shared = await share();
    cluster = await Cluster.start(shared.env, shared.folder, shared.aside);
    proxy = await ReverseProxy.start();
    await proxy.serve(cluster.apis.map(({ origin }) => origin));
    const names = Array.from({ length: MEMBERS }, (_, n) => `member${n}`);
    members = await Promise.all(names.map((name) => BusyMember.register(proxy.origin, name, told)));
  }, LONGEST_MS);
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
    const { turnedAway, refused } = told;
    expect({ failed: proxy.failed, turnedAway: turnedAway.answers, refused }).toEqual({
      failed: 0,
      turnedAway: [],
      refused: [],
    });
    const [{ folder }] = cluster.apis;
    const found = await folder.withStores(({ eventStore }) => censusOf(eventStore), shared.env);
    const { lost, doubled } = tally(told, found);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
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
      const standings = await Promise.all(cluster.machines.map((machine) => machine.status()));
      expect(standings.slice(0, 2)).toEqual(['none', 'none']);
      expect(standings.slice(2).sort()).toEqual(['active', 'standing_by']);
    });
    // Both began at the same moment, and one of them alone made the read models.
    const [{ folder }] = cluster.apis;
    const versions = await folder.withStores(({ models }) => models.versions(), shared.env);
    expect(versions.filter(({ status, version }) => status !== 'active' || version !== 1)).toEqual([]);
    await isFresh();
  });

  when('fold on when the one that folds is killed', async () => {
    await underLoad(async () => {
      const { active, standby } = await cluster.roles();
      await active.stop('SIGKILL');
      await standby.becomes('active');
      await active.start();
      expect(await active.status()).toBe('standing_by');
    });
    await isFresh();
  });

  when('fold on when the one that folds is stopped', async () => {
    await underLoad(async () => {
      const { active, standby } = await cluster.roles();
      // That a lease which is given up is the next one's at once is shown by the locks' own suite.
      const [code] = await Promise.all([active.stop('SIGTERM'), standby.becomes('active')]);
      await active.start();
      expect(code).toBe(0);
    });
    await isFresh();
  });

  when('answer every request while the APIs are stopped and started again, one after the other', async () => {
    await underLoad(async () => {
      for (const machine of cluster.apis) {
        expect(await machine.stop('SIGTERM')).toBe(0);
        await machine.start();
        await proxy.serve(cluster.apis.map(({ origin }) => origin));
        await told.more(10);
      }
    });
    await isFresh();
  });

  // A file's lock stays with a process that is held still, until that ends: on one machine nobody takes it over.
  if (share === servers) {
    when(
      'fold on when the one that folds is held still, and right when it goes on and believes that it still should',
      async () => {
        await underLoad(async () => {
          const { active, standby } = await cluster.roles();
          active.process?.freeze();
          await standby.becomes('active');
          await told.more(10);
          active.process?.thaw();
          await active.becomes('standing_by');
          expect(await standby.status()).toBe('active');
        });
        await isFresh();
      },
    );

    when(
      'fold on when the one that folds is cut off from MongoDB, which stops by itself and stands by when it is back',
      async () => {
        const [cutOff, other] = cluster.projectors;
        if ((await other.status()) === 'active') {
          await other.stop('SIGTERM');
          await other.start();
        }
        await underLoad(async () => {
          await cutOff.becomes('active');
          shared.line?.cut();
          await Promise.all([cutOff.becomes('standing_by'), other.becomes('active')]);
          shared.line?.mend();
          await told.more(10);
          expect(await cutOff.status()).toBe('standing_by');
        });
        await isFresh();
      },
    );
  }

  when('leave a log in which nothing is wrong, and read models that are what it says', async () => {
    const [{ folder }] = cluster.apis;
    expect(await folder.verified(shared.env)).toMatchObject({ code: 0 });
  });
});
