import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import type { DashboardResponse } from '@emit/contract/wire';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const DOUBLE: ScoringRules = { ...DEFAULT_SCORING_RULES, version: 3, streakBonus: { add: 2, of: 20 } };

describe('emit projections, beside a serving API', () => {
  let emit: EmitCommand;
  let app: TestApp;
  let member: TestMember;
  beforeEach(async () => {
    emit = new EmitCommand();
    await emit.run(['demo', '--members', '10', '--days', '30', '--seed', 'rebuild']);
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
  });
  afterEach(async () => {
    await app.stop();
    emit.remove();
  });
  const ok = async (...args: string[]) =>
    expect(await emit.run([...args, ...(args[0] === 'audit' ? [] : ['--reason', 'a test'])])).toMatchObject({
      code: 0,
    });
  const rulesFile = () => {
    const file = join(emit.dataDir, 'rules.json');
    writeFileSync(file, JSON.stringify(DOUBLE));
    return file;
  };
  const active = async () => {
    const rows = await emit.json<{ collection: string; version: number; status: string }[]>([
      'projections',
      'list',
    ]);
    return rows.find(({ collection, status }) => collection === 'dashboard' && status === 'active')?.version;
  };
  const practise = async (minutes = 100) => {
    await app.http
      .post(`/fho/practices/${member.user.id}`)
      .set(member.headers)
      .send({
        mindstream_type: 'power',
        practice_type: 'Prayer',
        practice_name: 'Dawn',
        duration_minutes: minutes,
        quality_rating: 10,
        time_zone: 'UTC',
      })
      .expect(201);
  };
  const dashboard = async () => {
    const { body } = await app.http.get(`/fho/dashboard/${member.user.id}`).set(member.headers).expect(200);
    return body as DashboardResponse;
  };

  it('switches to the new rules, folds what comes after by them, and goes back', async () => {
    await practise();
    const points = async () => (await dashboard()).profile.consciousness_points;
    expect(await points()).toBe(105);
    await ok('projections', 'rebuild', '--rules', rulesFile());
    await practise();
    expect(await points()).toBe(220);
    await ok('audit', 'verify');
    await ok('projections', 'rollback', 'dashboard');
    await practise();
    expect(await points()).toBe(315);
    await ok('audit', 'verify');
    expect(await active()).toBe(1);
  });

  it('loses nothing that is written while it rebuilds', async () => {
    const writing = (async () => {
      for (let count = 0; count < 30; count++) await practise(10);
    })();
    for (let count = 0; count < 4; count++) await ok('projections', 'rebuild', '--all');
    await writing;
    await practise(10);
    await ok('audit', 'verify');
  });
});
