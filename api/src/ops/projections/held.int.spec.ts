import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '@emit/contract/operations';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import type { DashboardResponse } from '@emit/contract/wire';
import { comesTo } from '../../testing/comes-to.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { withoutWaiting } from '../../testing/without-waiting.js';
import type { Comparison } from './compare-versions.js';
import type { Status } from './projection-rows.js';

const DOUBLE = { ...DEFAULT_SCORING_RULES, version: 3, streakBonus: { add: 2, of: 20 } };
const ACT = ['--reason', 'a test'];

describe('read models that an operator holds, pauses and drops, beside a serving API', () => {
  const emit = new EmitCommand();
  let app: TestApp;
  let member: TestMember;

  const done = async (...args: string[]) => {
    const ran = await emit.run(['projections', ...args]);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
    return ran;
  };
  const practise = () =>
    app.http
      .post(`/fho/practices/${member.user.id}`)
      .set(member.headers)
      .send({
        mindstream_type: 'power',
        practice_type: 'Prayer',
        duration_minutes: 100,
        quality_rating: 10,
        time_zone: 'UTC',
      })
      .expect(201);
  const points = async () => {
    const { body } = await app.http.get(`/fho/dashboard/${member.user.id}`).set(member.headers).expect(200);
    return (body as DashboardResponse).profile.consciousness_points;
  };
  const list = async () => {
    const rows = await emit.json<{ collection: string; version: number; status: string }[]>([
      ...['projections', 'list'],
    ]);
    return rows
      .filter(({ collection }) => collection === 'dashboard')
      .map(({ version, status }) => `${version} ${status}`);
  };
  const rules = async () => (JSON.parse((await done('rules')).out) as { version: number }).version;
  const typesOf = async (types: string) =>
    (await emit.json<{ type: string }[]>(['events', 'list', '--type', types])).length;
  const file = (content: object) => {
    const path = join(emit.dataDir, 'rules.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
    await practise();
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });

  it('fills and compares without a switch, and writes nothing to the event store', async () => {
    const held = await emit.run(['projections', 'rebuild', 'dashboard', '--hold', '--format', 'json']);
    expect(held).toMatchObject({ code: 0, err: expect.stringContaining('Nothing was switched') as string });
    expect(JSON.parse(held.out) as Comparison[]).toMatchObject([
      { name: 'dashboard', held: 2, served: 1, same: 1, different: 0, added: 0, gone: 0, movedOn: 0 },
    ]);
    const { out, err } = await done('rebuild', '--rules', file(DOUBLE), '--hold');
    expect(out).toMatch(/dashboard +3 +1 +0 +1 +0 +0 +0/);
    expect(err).toMatch(/dashboard\/[0-9a-f-]+: body\.units \(\d+ → \d+\)/);
    // One is held at a time, a former one is not touched, and nobody sees any of it.
    expect(await list()).toEqual(['1 active', '3 held']);
    expect(await rules()).toBe(1);
    expect(await points()).toBe(105);
    expect(await typesOf('ScoringRulesChanged,ProjectionRebuilt')).toBe(0);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  });

  it('keeps what is held through a restart and other work, and serves it up to date after the switch', async () => {
    await app.stop();
    app = await TestApp.start({ dataDir: emit.dataDir });
    await practise();
    expect(await emit.run(['projections', 'rollback', 'dashboard', ...ACT])).toMatchObject({ code: 1 });
    expect(await emit.run(['projections', 'switch'])).toMatchObject({ code: 2 });
    await done('switch', ...ACT);
    expect(await list()).toEqual(['1 retired', '3 active']);
    expect(await rules()).toBe(3);
    expect(await points()).toBe(220);
    await practise();
    expect(await points()).toBe(330);
    expect(await typesOf('ScoringRulesChanged,ProjectionRebuilt')).toBe(2);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    await done('rollback', 'dashboard', ...ACT);
    expect(await points()).toBe(315);
    expect(await emit.run(['projections', 'switch', 'dashboard', ...ACT])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no version of dashboard is held') as string,
    });
  });

  it('refuses to serve what was held under rules that are in force no more', async () => {
    await done('rebuild', 'dashboard', '--hold');
    await done('rollback', 'dashboard', ...ACT);
    const ran = await emit.run(['projections', 'switch', ...ACT]);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('not to be served now') as string });
    await done('rollback', 'dashboard', ...ACT);
  });

  it('drops what is not served, and nothing else', async () => {
    const held = (await list()).find((row) => row.endsWith('held'))?.split(' ')[0] ?? '';
    const active = (await list()).find((row) => row.endsWith('active'))?.split(' ')[0] ?? '';
    await done('drop', 'dashboard', held);
    expect(await emit.run(['projections', 'drop', 'dashboard', held])).toMatchObject({ code: 1 });
    expect(await emit.run(['projections', 'drop', 'dashboard', active])).toMatchObject({ code: 2 });
    const former = (await list()).find((row) => row.endsWith('retired'))?.split(' ')[0] ?? '';
    await done('drop', 'dashboard', former);
    expect(await list()).toEqual([`${active} active`]);
    expect(await emit.run(['projections', 'rollback', 'dashboard', ...ACT])).toMatchObject({
      code: 1,
      err: 'emit: there is no former version of dashboard to go back to\n',
    });
  });

  it('pauses one read model, serves it as it is, follows the others, and goes on', async () => {
    expect(await emit.run(['projections', 'pause', '--all'])).toMatchObject({ code: 2 });
    await done('pause', 'dashboard', '--reason', 'the disk is moved', '--operator', 'ada');
    const before = await points();
    await withoutWaiting(practise);
    expect(await points()).toBe(before);
    const { body } = await app.http.get('/health').expect(200);
    const health = body as Health;
    expect(health.status).toBe('degraded');
    expect(health.problems?.join()).toMatch(/^dashboard: paused by ada on \S+: the disk is moved$/);
    const rows = await emit.json<Status[]>(['projections', 'status']);
    expect(rows.map(({ name, state, lag }) => `${name} ${state} ${lag}`)).toContain('dashboard paused 1');
    expect(rows.filter(({ state }) => state === 'running')).toHaveLength(rows.length - 1);
    expect(await emit.run(['doctor'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('paused by ada') as string,
    });
    // Also through a restart.
    await app.stop();
    app = await TestApp.start({ dataDir: emit.dataDir });
    expect(await points()).toBe(before);

    await done('resume', 'dashboard');
    await comesTo(points, before + 105);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    const after = (await app.http.get('/health').expect(200)).body as Health;
    expect(after.problems).toBeUndefined();
  });

  it('may pause all of them: commands wait for none', async () => {
    await done('pause', '--all', ...ACT);
    await withoutWaiting(practise);
    await done('resume', '--all');
    const again = await emit.run(['projections', 'resume', '--all']);
    expect(again).toMatchObject({ code: 0, err: 'None of these was paused.\n' });
  });
});
