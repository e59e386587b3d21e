import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { TimeLimits } from '../adapters/network/time-limits.js';
import { openSqlite } from '../adapters/sqlite/connection.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { inLanes } from '../testing/lanes.js';
import { censusOf, tally } from '../testing/log-census.js';
import { ServerProcess } from '../testing/server-process.js';
import { TcpProxy } from '../testing/tcp-proxy.js';

/** The whole of the time promised, wherever it takes time-outs to notice; elsewhere for as long as shows something. */
const LONG_MS = 30_000;
const SHORT_MS = 8_000;
/** Several times what an outage takes with all that belongs to it. */
const LIMIT_MS = 300_000;
const CALLERS = 3;
/** Outages at a time. All at once, their servers start so slowly on two cores that they take their stores for gone. */
const LANES = 3;
const mongo = process.env['MONGODB_URL'] ?? '';
/** With shared stores every machine is given the same. */
const SECRETS = {
  EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
  EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
};

type Environment = Readonly<Record<string, string>>;
interface Outage {
  readonly name: string;
  /** Takes the store away; what it answers brings it back. */
  readonly begin: (folder: DataFolder) => Promise<() => Promise<void> | void>;
  readonly ms: number;
  readonly env?: Environment;
  /** Whether deeds are refused, and whether pages are shown, meanwhile. */
  readonly writable: boolean;
  readonly readable: boolean;
}

/** What members see of an outage: turned away with 503 and told when to come again, then served as before. */
async function outlasts(outage: Outage): Promise<void> {
  const folder = new DataFolder();
  const server = await ServerProcess.start(folder.path, outage.env);
  try {
    // One that does not come to its end fails alone.
    await new TimeLimits(LIMIT_MS).within(outlastsOn(server, folder, outage));
  } finally {
    await server.stop('SIGKILL');
    folder.remove();
  }
}

async function outlastsOn(
  server: ServerProcess,
  folder: DataFolder,
  { name, begin, ms, env = {}, writable, readable }: Outage,
): Promise<void> {
  const told = new Acknowledged();
  const names = Array.from({ length: CALLERS }, (_, n) => `member${n}`);
  const members = await Promise.all(names.map((one) => BusyMember.register(server.origin, one, told)));
  let over = false;
  const work = members.map((member) => member.work(server.origin, () => over));
  await told.more(20);

  const end = await begin(folder);
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

  const census = await folder.withStores(({ eventStore }) => censusOf(eventStore), env);
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
  return async (folder) => {
    const holder = openSqlite(`${folder.path}/${file}`, { durability: 'full' });
    holder.exec('BEGIN IMMEDIATE');
    return () => {
      holder.exec('ROLLBACK');
      holder.close();
    };
  };
}

function interrupted(proxy: TcpProxy, how: 'cut' | 'fallSilent'): Outage['begin'] {
  return async () => {
    proxy[how]();
    return () => proxy.mend();
  };
}

interface Remote {
  readonly proxy: TcpProxy;
  readonly env: Environment;
}

async function withEventStoreDb(
  work: (remote: Remote & { readonly events: EventStoreDbServer }) => Promise<void>,
): Promise<void> {
  const events = new EventStoreDbServer();
  await events.start();
  const proxy = await TcpProxy.to(Number(new URL(events.url).port));
  const env = { ...SECRETS, EVENTSTORE_URL: `esdb://127.0.0.1:${proxy.port}?tls=false` };
  try {
    await work({ events, proxy, env });
  } finally {
    await proxy.close();
    events.stop();
  }
}

async function withMongo(work: (remote: Remote) => Promise<void>): Promise<void> {
  const database = temporaryDatabase(mongo);
  const url = new URL(database.url);
  const proxy = await TcpProxy.to(Number(url.port || 27017));
  url.port = String(proxy.port);
  url.searchParams.set('directConnection', 'true');
  try {
    await work({ proxy, env: { ...SECRETS, MONGODB_URL: url.href } });
  } finally {
    await proxy.close();
    await database.drop();
  }
}

/** Deeds are refused meanwhile; pages are shown, or not. */
const READ_ONLY = { writable: false, readable: true };

const UNREADABLE = { writable: false, readable: false };

/** The longest first: each lane takes the next. */
const OUTAGES: Readonly<Record<string, () => Promise<void>>> = {
  'the log held by another process': () =>
    outlasts({ name: 'SQLite log held', begin: held('log.sqlite'), ms: LONG_MS, ...READ_ONLY }),

  'EventStoreDB: the network is cut': () =>
    withEventStoreDb(({ proxy, env }) =>
      outlasts({ name: 'network cut', begin: interrupted(proxy, 'cut'), ms: LONG_MS, env, ...READ_ONLY }),
    ),

  'EventStoreDB: the network is silent': () =>
    withEventStoreDb(({ proxy, env }) => {
      const begin = interrupted(proxy, 'fallSilent');
      return outlasts({ name: 'network silent', begin, ms: LONG_MS, env, ...READ_ONLY });
    }),

  'MongoDB: the network is silent': () =>
    withMongo(({ proxy, env }) => {
      const begin = interrupted(proxy, 'fallSilent');
      return outlasts({ name: 'MongoDB silent', begin, ms: LONG_MS, env, ...UNREADABLE });
    }),

  'the read models held by another process': () => {
    const begin = held('read-models/dashboard_v1.sqlite');
    return outlasts({ name: 'SQLite read models held', begin, ms: SHORT_MS, writable: true, readable: true });
  },

  'EventStoreDB: the server dies and is started again': () =>
    withEventStoreDb(({ events, env }) => {
      const begin = async () => {
        events.stop();
        return () => events.start();
      };
      return outlasts({ name: 'EventStoreDB restarted', begin, ms: SHORT_MS, env, ...READ_ONLY });
    }),

  'MongoDB: the network is cut': () =>
    withMongo(({ proxy, env }) =>
      outlasts({ name: 'MongoDB cut', begin: interrupted(proxy, 'cut'), ms: SHORT_MS, env, ...UNREADABLE }),
    ),
};

const isHere = (what: string) => mongo !== '' || !what.startsWith('MongoDB');

describe('a store that is away', () => {
  const outcomes = new Map<string, PromiseSettledResult<void>>();

  // Some beside each other, for most of an outage is waiting: each has a server, members and a store of its own.
  beforeAll(async () => {
    const happening = Object.entries(OUTAGES).filter(([what]) => isHere(what));
    await inLanes(LANES, happening, async ([what, happens]) => {
      const [outcome] = await Promise.allSettled([happens()]);
      outcomes.set(what, outcome);
    });
  }, 900_000);

  for (const what of Object.keys(OUTAGES)) {
    (isHere(what) ? it : it.skip)(what, () => {
      const outcome = outcomes.get(what);
      if (outcome?.status === 'rejected') throw outcome.reason;
      expect(outcome?.status).toBe('fulfilled');
    });
  }
});
