import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import type { DashboardResponse } from '@emit/contract/wire';
import { operationsDecider } from '../../domain/operations/decide.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { eventCatalogue } from '../../domain/all-events.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { comesTo } from '../../testing/comes-to.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

/** Points count otherwise under each: an answer that mixes two of them is none of these. */
const RULES = [3, 4].map((version): ScoringRules => {
  return { ...DEFAULT_SCORING_RULES, version, streakBonus: { add: version * 3, of: 20 } };
});
const [THIRD, FOURTH] = RULES as [ScoringRules, ScoringRules];

describe('the scoring rules in force', () => {
  const first = new EmitCommand();
  let emit = first;
  let app: TestApp;
  let member: TestMember;
  let shown: number[];

  const done = async (...args: string[]) => {
    const ran = await emit.run([...args, '--reason', 'a test', '--operator', 'ada']);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
  };
  const file = (rules: ScoringRules) => {
    const path = join(emit.dataDir, 'rules.json');
    writeFileSync(path, JSON.stringify(rules));
    return path;
  };
  const points = async () => {
    const { body } = await app.http.get(`/fho/dashboard/${member.user.id}`).set(member.headers).expect(200);
    return (body as DashboardResponse).profile.consciousness_points;
  };
  const inForce = async () =>
    (JSON.parse((await emit.run(['projections', 'rules'])).out) as ScoringRules).version;
  /** What a member sees is of these rules, before and after all that may be lost is lost. */
  const expectInForce = async (version: number, seen: number) => {
    expect({ version: await inForce(), seen: await points() }).toEqual({ version, seen });
    await app.stop();
    for (const name of readdirSync(emit.dataDir))
      if (name.startsWith('read-models')) rmSync(join(emit.dataDir, name), { recursive: true });
    expect(await inForce()).toBe(version);
    app = await TestApp.start({ dataDir: emit.dataDir });
    expect({ version: await inForce(), seen: await points() }).toEqual({ version, seen });
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  };

  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
    const practice = { mindstream_type: 'power', practice_type: 'Prayer', duration_minutes: 100 };
    await app.http
      .post(`/fho/practices/${member.user.id}`)
      .set(member.headers)
      .send({ ...practice, quality_rating: 10, time_zone: 'UTC' })
      .expect(201);
    // 100 × 10 / 10 × (1 + bonus) under the rules 1, 3 and 4.
    shown = [105, 145, 160];
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
    first.removeAll();
  });

  it('are those that were set last, through two rebuilds, a rollback, and the loss of all read models after each', async () => {
    await expectInForce(1, shown[0]!);
    await done('projections', 'rebuild', '--rules', file(THIRD));
    await expectInForce(3, shown[1]!);
    await done('projections', 'rebuild', '--rules', file(FOURTH));
    expect(await points()).toBe(shown[2]);
    await done('projections', 'rollback', 'dashboard');
    await expectInForce(3, shown[1]!);
  });

  it('are those of a known set again, the one of the specification too', async () => {
    await done('projections', 'rebuild', '--rules', file(FOURTH));
    await expectInForce(4, shown[2]!);
    await done('projections', 'rebuild', '--rules', file(DEFAULT_SCORING_RULES));
    await expectInForce(1, shown[0]!);
    await done('projections', 'rebuild', '--rules', file(FOURTH));
    await done('projections', 'rollback', 'dashboard');
    await expectInForce(1, shown[0]!);
  });

  it('come back with a backup', async () => {
    const backup = `${emit.dataDir}-backup`;
    await done('projections', 'rebuild', '--rules', file(THIRD));
    await done('projections', 'rebuild', '--rules', file(FOURTH));
    await done('projections', 'rollback', 'dashboard');
    expect(await emit.run(['backup', backup, '--with-secrets'])).toMatchObject({ code: 0 });
    await done('projections', 'rollback', 'dashboard');
    expect(await points()).toBe(shown[2]);
    await app.stop();
    // In another folder: this process had the first one open.
    emit = new EmitCommand();
    expect(await emit.run(['restore', backup])).toMatchObject({ code: 0 });
    expect(await inForce()).toBe(3);
    app = await TestApp.start({ dataDir: emit.dataDir });
    await expectInForce(3, shown[1]!);
  });

  it('are served by the server where a switch was cut short once they were in force', async () => {
    expect(await points()).toBe(shown[1]);
    await emit.withStores(async ({ eventStore }) => {
      const runner = new CommandRunner(eventStore, eventCatalogue);
      const command = { type: 'ChangeScoringRules', rules: FOURTH } as const;
      await runner.run(operationsDecider, OPERATIONS_STREAM, command, { memberId: '', correlationId: 'c' });
    });
    const seen = new Set<number>();
    const look = async () => {
      seen.add(await points());
      return seen.has(shown[2]!);
    };
    await comesTo(look, true);
    expect([...seen].filter((one) => one !== shown[1] && one !== shown[2])).toEqual([]);
    await expectInForce(4, shown[2]!);
  });

  it('say who set them, and why', async () => {
    const types = 'ScoringRulesChanged,ProjectionRolledBack,ProjectionRebuilt';
    const events = await emit.json<{ type: string; data: { rules?: unknown; by?: unknown } }[]>([
      ...['events', 'list', '--type', types],
    ]);
    const acts = events.filter(({ data }) => data.by !== undefined);
    expect(acts.length).toBeGreaterThan(6);
    for (const { data } of acts) expect(data.by).toEqual({ operator: 'ada', reason: 'a test' });
    const back = events.filter(({ type }) => type === 'ProjectionRolledBack');
    expect(back.map(({ data }) => data.rules)).toContain(3);
  });
});
