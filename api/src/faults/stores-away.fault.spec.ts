import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { openSqlite } from '../adapters/sqlite/connection.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { censusOf, tally } from '../testing/log-census.js';
import { ServerProcess } from '../testing/server-process.js';
import { TcpProxy } from '../testing/tcp-proxy.js';

/** How long a store is away; once for the whole of the time promised, elsewhere for as long as shows something. */
const LONG_MS = 30_000;
const SHORT_MS = 8_000;
/** Silence is noticed by time-outs only. */
const SILENT_MS = 15_000;
const CALLERS = 3;
/** With shared stores every machine is given the same. */
const SECRETS = {
  EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
  EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
};

type Environment = Readonly<Record<string, string>>;
interface Outage {
  readonly name: string;
  /** Takes the store away; what it answers brings it back. */
  readonly begin: () => Promise<() => Promise<void> | void>;
  readonly ms: number;
  readonly env?: Environment;
  /** Whether deeds are refused, and whether pages are shown, meanwhile. */
  readonly writable: boolean;
  readonly readable: boolean;
}

let folder: DataFolder;
beforeEach(() => {
  folder = new DataFolder();
});
afterEach(() => folder.remove());

/** What members see of an outage: turned away with 503 and told when to come again, then served as before. */
async function outlasts({ name, begin, ms, env = {}, writable, readable }: Outage): Promise<void> {
  const told = new Acknowledged();
  const server = await ServerProcess.start(folder.path, env);
  const names = Array.from({ length: CALLERS }, (_, n) => `member${n}`);
  const members = await Promise.all(names.map((one) => BusyMember.register(server.origin, one, told)));
  let over = false;
  const work = members.map((member) => member.work(server.origin, () => over));
  await told.more(20);

  const end = await begin();
  const until = performance.now() + ms;
  let reads = 0;
  while (readable && performance.now() < until) {
    await members[0]?.get(server.origin, '/api/v1/progress/summary');
    reads += 1;
    await pause(100);
  }
  await pause(Math.max(0, until - performance.now()));
  const turnedAway = told.turnedAway.count;
  await end();
  const back = performance.now();
  await told.more(30);
  const recovered = performance.now() - back;
  over = true;
  await Promise.all(work);
  await Promise.all(members.map((member) => member.finish(server.origin)));
  expect(await server.stop('SIGTERM')).toBe(0);

  const census = await folder.withStores(({ log }) => censusOf(log), env);
  const { acknowledged, lost, doubled, strange } = tally(told, census);
  process.stderr.write(
    `${name}: away for ${ms / 1000} s, ${turnedAway} turned away, ${reads} reads answered; 30 deeds ` +
      `${(recovered / 1000).toFixed(1)} s after; ${acknowledged} ids acknowledged: lost ${lost.length}, doubled ${doubled.length}\n`,
  );
  expect(server.unexpected).toEqual([]);
  expect({ lost, doubled, strange, refused: told.refused }).toEqual({
    lost: [],
    doubled: [],
    strange: [],
    refused: [],
  });
  if (!writable) expect(turnedAway).toBeGreaterThan(0);
  expect(told.turnedAway.withoutRetryAfter).toBe(0);
  if (readable) expect(reads).toBeGreaterThan(ms / 1000);
  expect(await folder.verified(env)).toMatchObject({ code: 0 });
}

/** Another process that writes and does not come to an end. */
function held(file: string): Outage['begin'] {
  return async () => {
    const holder = openSqlite(`${folder.path}/${file}`, { durability: 'full' });
    holder.exec('BEGIN IMMEDIATE');
    return () => {
      holder.exec('ROLLBACK');
      holder.close();
    };
  };
}

describe('a store that is away', () => {
  it('the log held by another process', async () => {
    const begin = held('log.sqlite');
    await outlasts({ name: 'SQLite log held', begin, ms: LONG_MS, writable: false, readable: true });
  }, 480_000);

  it('the read models held by another process', async () => {
    const begin = held('read-models/dashboard_v1.sqlite');
    await outlasts({ name: 'SQLite read models held', begin, ms: SHORT_MS, writable: true, readable: true });
  }, 480_000);
});

describe('an EventStoreDB protocol server that is away', () => {
  let events: EventStoreDbServer;
  let proxy: TcpProxy;
  let env: Environment;
  beforeEach(async () => {
    events = new EventStoreDbServer();
    await events.start();
    proxy = await TcpProxy.to(Number(new URL(events.url).port));
    env = { ...SECRETS, EVENTSTORE_URL: `esdb://127.0.0.1:${proxy.port}?tls=false` };
  });
  afterEach(async () => {
    await proxy.close();
    events.stop();
  });

  it('the network is cut', async () => {
    const begin = async () => {
      proxy.cut();
      return () => proxy.mend();
    };
    await outlasts({ name: 'network cut', begin, ms: LONG_MS, env, writable: false, readable: true });
  }, 480_000);

  it('the network is silent', async () => {
    const begin = async () => {
      proxy.fallSilent();
      return () => proxy.mend();
    };
    await outlasts({ name: 'network silent', begin, ms: LONG_MS, env, writable: false, readable: true });
  }, 480_000);

  it('the server dies and is started again', async () => {
    const begin = async () => {
      events.stop();
      return () => events.start();
    };
    await outlasts({
      name: 'EventStoreDB restarted',
      begin,
      ms: SHORT_MS,
      env,
      writable: false,
      readable: true,
    });
  }, 480_000);
});

const mongo = process.env['MONGODB_URL'] ?? '';
const withMongo = mongo ? describe : describe.skip;

withMongo('a MongoDB server that is away', () => {
  let proxy: TcpProxy;
  let env: Environment;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = temporaryDatabase(mongo);
    drop = database.drop;
    const url = new URL(database.url);
    proxy = await TcpProxy.to(Number(url.port || 27017));
    url.port = String(proxy.port);
    url.searchParams.set('directConnection', 'true');
    env = { ...SECRETS, MONGODB_URL: url.href };
  });
  afterEach(async () => {
    await proxy.close();
    await drop();
  });

  it.each([
    ['cut', SHORT_MS],
    ['fallSilent', SILENT_MS],
  ] as const)('the network: %s', goesAway, 480_000);

  async function goesAway(how: 'cut' | 'fallSilent', ms: number): Promise<void> {
    const begin = async () => {
      proxy[how]();
      return () => proxy.mend();
    };
    await outlasts({ name: `MongoDB ${how}`, begin, ms, env, writable: false, readable: false });
  }
});
