import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionResponse } from '@emit/contract/wire';
import { merkleTree } from '../projections/merkle-tree.projection.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { censusOf } from '../testing/log-census.js';
import { timesRounds } from '../testing/rounds.js';
import { ServerProcess } from '../testing/server-process.js';
import type { Spawned } from '../testing/spawned.js';

const KILLS = timesRounds(20);
const PASSWORD = 'orchard-gate';
/** Some 50,000 events. */
const DEMO = ['demo', '--members', '700', '--days', '60', '--seed', 'fault', '--password', PASSWORD];
const READS = ['/fho/dashboard/me', '/api/v1/progress/summary', '/api/v1/conversations'];

let folder: DataFolder;
beforeAll(async () => {
  folder = new DataFolder();
  expect(await folder.emit(DEMO).ended).toMatchObject({ code: 0 });
}, 120_000);
afterAll(() => folder.remove());

const rebuildWaiting = () => folder.emit(['projections', 'rebuild', '--all'], { preload: 'ops/run-emit.js' });

/** A member of the demo who reads the same pages again and again; every answer must be the first one. */
class Reader {
  reads = 0;
  readonly wrong: string[] = [];
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly first: readonly string[],
  ) {}

  static async signIn(origin: string): Promise<Reader> {
    const response = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'demo-fault-1@example.org', password: PASSWORD }),
    });
    const { access_token } = (await response.json()) as SessionResponse;
    const first = await Promise.all(READS.map((path) => read(origin, access_token, path)));
    return new Reader(origin, access_token, first);
  }

  async work(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      for (const [index, path] of READS.entries()) {
        const answer = await read(this.origin, this.token, path);
        this.reads += 1;
        if (answer !== this.first[index]) this.wrong.push(`${path}: ${answer.slice(0, 200)}`);
      }
      await pause(20);
    }
  }
}

/** Enough to be caught up with, not so much that the rebuilds wait for it. */
async function write(origin: string, writer: BusyMember, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    await writer.does(origin, 'practise');
    await writer.does(origin, 'ask');
    // A date takes 1,440 practices of a minute.
    await pause(400);
  }
}

async function read(origin: string, token: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  return `${response.status} ${await response.text()}`;
}

const unfinished = async (models: ReadModelStore) =>
  (await models.versions()).filter(({ status }) => status === 'building' || status === 'following').length;

/** Milliseconds from a rebuild's first new version to its end. Leaves the process ended. */
async function timed(rebuild: Spawned, models: ReadModelStore): Promise<number> {
  await begun(rebuild, models);
  const from = performance.now();
  expect(await rebuild.ended).toMatchObject({ code: 0 });
  return performance.now() - from;
}

/** Lets it go; resolves when it has dropped what was left and made its first new version. */
async function begun(rebuild: Spawned, models: ReadModelStore): Promise<void> {
  const newest = async () => Math.max(...(await models.versions()).map(({ version }) => version));
  const before = await newest();
  rebuild.go();
  let end: unknown = null;
  void rebuild.ended.then((ended) => (end = ended));
  while ((await newest()) === before) {
    if (end !== null) throw new Error(`the rebuild ended before it began: ${JSON.stringify(end)}`);
    await pause(2);
  }
}

/** Files of no version that is there. */
async function filesLeftOver(): Promise<string[]> {
  const versions = await folder.withStores(({ models }) => models.versions());
  const names = versions.map(({ collection, version }) => `${collection}_v${version}.sqlite`);
  return readdirSync(join(folder.path, 'read-models')).filter(
    (file) => file.endsWith('.filling') || !names.some((name) => file.startsWith(name)),
  );
}

/** Without the tree over the log, which has the event of the rebuild in it as well. */
async function served(models: ReadModelStore): Promise<string> {
  const active = (await models.versions()).filter(
    ({ status, collection }) => status === 'active' && collection !== merkleTree.name,
  );
  const names = active.map(({ collection }) => collection).sort();
  const all = await Promise.all(
    names.map(async (name) => ({ name, documents: await models.list({ name }, {}) })),
  );
  return JSON.stringify(all);
}

it(`serves on through ${KILLS} kills in the middle of a rebuild, and then rebuilds the same`, async () => {
  const server = await ServerProcess.start(folder.path);
  const told = new Acknowledged();
  const writer = await BusyMember.register(server.origin, 'writer', told);
  const reader = await Reader.signIn(server.origin);
  let over = false;
  const load = [write(server.origin, writer, () => over), reader.work(() => over)];
  const counts = { amid: 0, missed: 0 };

  await folder.withStores(async ({ models }) => {
    let whole = await timed(rebuildWaiting(), models);
    let next = rebuildWaiting();
    while (counts.amid < KILLS && counts.missed < KILLS) {
      const rebuild = next;
      next = rebuildWaiting();
      await begun(rebuild, models);
      await pause(Math.random() * whole);
      rebuild.kill('SIGKILL');
      await rebuild.ended;
      if ((await unfinished(models)) > 0) counts.amid += 1;
      else {
        counts.missed += 1;
        // It was timed while the machine was busier.
        whole *= 0.8;
      }
    }
    over = true;
    await Promise.all(load);
    const before = await served(models);
    await timed(next, models);
    expect(await unfinished(models)).toBe(0);
    expect(await served(models)).toBe(before);
  });

  const events = await folder.withStores(
    async ({ eventStore }) => (await censusOf(eventStore)).events.length,
  );
  process.stderr.write(
    `${counts.amid} rebuilds of ${events} events killed amid (${counts.missed} more had ended), ` +
      `${reader.reads} reads: ${reader.wrong.length} wrong; ${told.count} deeds: ${told.refused.length} refused\n`,
  );
  expect(counts.amid).toBe(KILLS);
  expect({ wrong: reader.wrong, refused: told.refused }).toEqual({ wrong: [], refused: [] });
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await folder.verified()).toMatchObject({ code: 0 });
  expect(await filesLeftOver()).toEqual([]);
}, 840_000);
