import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryDatabase } from '../../adapters/mongodb/temporary-database.contract.js';
import { REGISTRY_FILE } from '../../adapters/read-models/sqlite/registry-file.js';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { DataFolder } from '../../testing/data-folder.js';
import { ServerProcess } from '../../testing/server-process.js';
import type { Spawned } from '../../testing/spawned.js';

const mongo = process.env['MONGODB_URL'];
const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};
const REBUILD = ['projections', 'rebuild', '--all'];

interface Listed {
  readonly collection: string;
  readonly version: number;
  readonly status: string;
}

/** Real processes on real stores: what one of them leaves when it is killed, and what others make of it. */
function rebuildsCutShort(
  history: readonly string[],
  where: () => { url: string | null; drop: () => Promise<void> },
  held = false,
): void {
  let folder: DataFolder;
  let store: ReturnType<typeof where>;
  let env: Readonly<Record<string, string>>;
  let rebuild: Spawned | null = null;
  let server: ServerProcess | null = null;

  const emit = (...args: string[]) => folder.run(args, env);
  const listed = async (): Promise<Listed[]> => {
    const rows = JSON.parse((await emit('projections', 'list', '--format', 'json')).out) as Listed[];
    return rows.map(({ collection, version, status }) => ({ collection, version, status }));
  };
  const statuses = async () => [...new Set((await listed()).map(({ status }) => status))].sort();
  const rules = async () => (await emit('projections', 'rules')).out;
  /** Begins one, and resolves when it is amid its work. */
  const begin = async (): Promise<Spawned> => {
    await folder.withStores(async ({ models }) => {
      const before = (await models.versions()).length;
      rebuild = folder.emit(REBUILD, { env });
      while ((await models.versions()).length < before + 7) await pause(1);
    }, env);
    return rebuild!;
  };
  /** Holds it still, but not amid a change to the registry, for which any other process would wait. */
  const hold = async (begun: Spawned) => {
    const registry = openSqlite(join(folder.path, REGISTRY_FILE), { durability: 'normal' });
    registry.exec('BEGIN IMMEDIATE');
    begun.kill('SIGSTOP');
    // The signal is obeyed at once by a process that runs, and one that waits has nothing open.
    await pause(20);
    registry.exec('ROLLBACK');
    registry.close();
  };
  const kill = async () => {
    const begun = await begin();
    begun.kill('SIGKILL');
    await begun.ended;
  };

  beforeAll(async () => {
    folder = new DataFolder();
    store = where();
    env = store.url === null ? {} : { ...SECRETS, MONGODB_URL: store.url };
    expect(await emit('demo', ...history, '--seed', 'abandoned', '--end', '2026-11-20')).toMatchObject({
      code: 0,
    });
    expect(await emit(...REBUILD)).toMatchObject({ code: 0 });
  }, 120_000);
  afterEach(async () => {
    rebuild?.kill('SIGKILL');
    await server?.stop('SIGKILL');
    [rebuild, server] = [null, null];
  });
  afterAll(async () => {
    folder.remove();
    await store.drop();
  });

  it('are shown as abandoned, and gone with the next start; nothing else has changed', async () => {
    const [before, inForce] = [await listed(), await rules()];
    await kill();
    expect(await statuses()).toEqual(expect.arrayContaining(['abandoned', 'active']));
    expect(await statuses()).not.toContain('building');
    expect(await rules()).toBe(inForce);
    server = await ServerProcess.start(folder.path, env);
    expect(await listed()).toEqual(before);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(await rules()).toBe(inForce);
    expect(await emit(...REBUILD)).toMatchObject({ code: 0 });
    expect(await statuses()).toEqual(['active', 'retired']);
  }, 120_000);

  it('are dropped by the next rebuild, also where that is of one read model', async () => {
    await kill();
    expect(await emit('projections', 'rebuild', 'token-grants')).toMatchObject({ code: 0 });
    expect(await statuses()).toEqual(['active', 'retired']);
    expect((await emit('audit', 'verify')).code).toBe(0);
  }, 120_000);

  it('are dropped by a server that runs beside', async () => {
    server = await ServerProcess.start(folder.path, env);
    const before = await statuses();
    await kill();
    while ((await statuses()).join() !== before.join()) await pause(100);
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toMatch(
      /^emit_rebuild_progress_ratio/m,
    );
    expect(await server.stop('SIGTERM')).toBe(0);
  }, 120_000);

  it('are left in order by Ctrl-C', async () => {
    const before = await listed();
    const begun = await begin();
    begun.kill('SIGINT');
    expect(await begun.ended).toMatchObject({
      code: 130,
      err: expect.stringMatching(/^emit: stopped: the read models are as they were before\n$/m) as string,
    });
    expect(await listed()).toEqual(before);
  }, 120_000);

  it('are not those that go on: neither a server nor a command drops them', async () => {
    server = await ServerProcess.start(folder.path, env);
    const begun = await begin();
    const meanwhile = await Promise.all([statuses(), emit('projections', 'status')]);
    expect(meanwhile[0]).not.toContain('abandoned');
    expect(await begun.ended).toMatchObject({ code: 0 });
    expect(await statuses()).toEqual(['active', 'retired']);
  }, 120_000);

  // With MongoDB whoever is silent for so long is taken for gone, as with the lease.
  if (held) {
    it('are not those of a process that is held still', async () => {
      const begun = await begin();
      await hold(begun);
      server = await ServerProcess.start(folder.path, env);
      expect(await statuses()).toContain('building');
      begun.kill('SIGCONT');
      expect(await begun.ended).toMatchObject({ code: 0 });
      expect(await statuses()).toEqual(['active', 'retired']);
    }, 120_000);
  }
}

describe('rebuilds that were cut short, in files', () => {
  rebuildsCutShort(
    ['--members', '250', '--days', '100'],
    () => ({ url: null, drop: async () => undefined }),
    true,
  );
});

(mongo ? describe : describe.skip)(
  'rebuilds that were cut short, in MongoDB (where MONGODB_URL is set)',
  () => {
    rebuildsCutShort(['--members', '40', '--days', '60'], () => temporaryDatabase(mongo ?? ''));
  },
);
