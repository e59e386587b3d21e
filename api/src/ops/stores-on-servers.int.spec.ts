import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { EmitCommand } from '../testing/emit-command.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import type { Finding } from './audit/findings.js';

const mongo = process.env['MONGODB_URL'];
const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};

/** Every command does on servers what it does on files: the log by EventStoreDB's driver, the rest in MongoDB. */
function commandsOnServers(modelsAndVault: () => { url: string | null; drop: () => Promise<void> }): void {
  const server = new EventStoreDbServer();
  let emit: EmitCommand;
  let others: ReturnType<typeof modelsAndVault>;
  const member = 'demo-servers-1@example.org';

  beforeAll(async () => {
    await server.start();
    server.log.addForeign();
    others = modelsAndVault();
    const urls = { EVENTSTORE_URL: server.url, ...(others.url !== null && { MONGODB_URL: others.url }) };
    emit = new EmitCommand({ ...urls, ...SECRETS });
    const demo = ['demo', '--members', '5', '--days', '40', '--seed', 'servers', '--end', '2026-11-20'];
    expect(await emit.run(demo)).toMatchObject({ code: 0 });
    expect(await emit.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
  }, 120_000);
  afterAll(async () => {
    emit.remove();
    await others.drop();
    server.stop();
  });

  const done = async (...args: string[]) => {
    const ran = await emit.run(args);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
    return ran.out;
  };
  const lines = (out: string) => out.trim().split('\n');

  it('lists, shows, tails and exports events', async () => {
    const all = lines(await done('events', 'export'));
    expect(all.length).toBeGreaterThan(100);
    expect(lines(await done('events', 'list', '--limit', '7', '-f', 'ndjson'))).toEqual(all.slice(0, 7));
    expect(lines(await done('events', 'tail', '-n', '3', '--no-follow', '-f', 'ndjson'))).toEqual(
      all.slice(-3),
    );
    const { id, position } = JSON.parse(all[4] ?? '') as { id: string; position: number };
    expect(await done('events', 'show', id)).toBe(await done('events', 'show', String(position)));
    const file = join(emit.dataDir, 'events.parquet');
    await done('events', 'export', '--format', 'parquet', '--out', file);
    expect(readFileSync(file).subarray(0, 4).toString()).toBe('PAR1');
  });

  it('adds the ledger up as its events do, also as of a position', async () => {
    const charges = await done('events', 'export', '--type', 'TokensConsumed,TurnFailed');
    const events = lines(charges)
      .map(
        (line) => JSON.parse(line) as { position: number; data: { totalTokens: number; charged?: boolean } },
      )
      .filter(({ data }) => data.charged !== false);
    const used = async (...args: string[]) => {
      const rows = await emit.json<{ totalTokens: number }[]>(['audit', 'tokens', '-g', 'month', ...args]);
      return rows.reduce((sum, { totalTokens }) => sum + totalTokens, 0);
    };
    const sum = (some: typeof events) => some.reduce((all, { data }) => all + data.totalTokens, 0);
    expect(await used()).toBe(sum(events));
    const middle = events[Math.floor(events.length / 2)]!.position;
    expect(await used('--as-of', `position:${middle}`)).toBe(
      sum(events.filter(({ position }) => position <= middle)),
    );
  });

  it('finds nothing wrong in what was written and folded', async () => {
    expect(JSON.parse(await done('audit', 'verify', '--format', 'json')) as Finding[]).toEqual([]);
  });

  it('rebuilds, previews rules, tells the status and goes back', async () => {
    const rules = join(emit.dataDir, 'rules.json');
    await done('projections', 'list');
    expect(await done('projections', 'status')).toContain('dashboard');
    const written = await done('projections', 'rules');
    const changed = written.replace('"version": 2', '"version": 3');
    expect(changed).not.toBe(written);
    writeFileSync(rules, changed);
    await done('projections', 'preview', '--rules', rules);
    await done('projections', 'rebuild', '--rules', rules, '--reason', 'a test');
    await done('projections', 'rollback', 'dashboard', '--reason', 'a test');
    expect(JSON.parse(await done('audit', 'verify', '--format', 'json')) as Finding[]).toEqual([]);
  });

  it('looks after members and after itself', async () => {
    expect(await done('members', 'list')).toContain('trial');
    await done('members', 'grant', member, '500', '--reason', 'a test');
    await done('members', 'plan', member, 'creation', '--reason', 'a test');
    await done('projections', 'rebuild', '--all');
    expect(await done('members', 'show', member)).toContain('creation');
    await done('members', 'erase', member, '--yes', '--reason', 'a test');
    expect(await emit.run(['members', 'show', member])).toMatchObject({ code: 1 });
    expect(await done('doctor')).toContain('EventStoreDB');
  });

  it('leaves backups to the tools of the servers', async () => {
    expect(await emit.run(['backup', join(emit.dataDir, 'backup')])).toMatchObject({ code: 2 });
  });
}

describe('the command line on EventStoreDB, with read models in files', () => {
  commandsOnServers(() => ({ url: null, drop: () => Promise.resolve() }));
});

(mongo ? describe : describe.skip)(
  'the command line on EventStoreDB and MongoDB (where MONGODB_URL is set)',
  () => {
    commandsOnServers(() => temporaryDatabase(mongo ?? ''));
  },
);
