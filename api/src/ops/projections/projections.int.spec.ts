import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { dashboard } from '../../projections/dashboard.projection.js';
import { EmitCommand } from '../../testing/emit-command.js';
import type { Preview } from './preview/changes.js';

interface VersionRow {
  collection: string;
  version: number;
  status: string;
  shape: string;
}

type Level = ScoringRules['levels'][number];
const DOUBLE: ScoringRules = { ...DEFAULT_SCORING_RULES, version: 3, streakBonus: { add: 2, of: 20 } };

describe('emit projections', () => {
  let emit: EmitCommand;
  beforeEach(async () => {
    emit = new EmitCommand();
    await emit.run(['demo', '--members', '10', '--days', '30', '--seed', 'rebuild']);
  });
  afterEach(() => emit.remove());

  const rulesFile = (rules: unknown) => {
    const file = join(emit.dataDir, 'rules.json');
    writeFileSync(file, JSON.stringify(rules));
    return file;
  };
  const dashboards = async () => {
    const rows = await emit.json<VersionRow[]>(['projections', 'list']);
    return (
      rows
        .filter(({ collection }) => collection === 'dashboard')
        // What follows is a digest of the rules.
        .map(({ version, status, shape }) => `${version} ${status} ${shape.replace(/\/[0-9a-f]{12}$/, '')}`)
    );
  };
  const unitsOf = () =>
    emit.withStores(async ({ models }) =>
      (await models.list(dashboard, {})).reduce((all, { body }) => all + body.units, 0),
    );
  const ok = async (...args: string[]) => {
    const isAct = args.includes('--rules') || args.includes('rollback');
    expect(await emit.run(isAct ? [...args, '--reason', 'a test'] : args)).toMatchObject({ code: 0 });
  };

  it('folds every read model, records it in the log, and verifies', async () => {
    await ok('projections', 'rebuild', '--all');
    await ok('audit', 'verify');
    const rebuilt = await emit.json<{ data: { projection: string } }[]>([
      'events',
      'list',
      '--type',
      'ProjectionRebuilt',
      '--after',
      '2',
    ]);
    expect(rebuilt.map(({ data }) => data.projection)).toContain('member-storage');
  });

  it('puts other rules in force with a rebuild, and brings the former version back', async () => {
    await ok('projections', 'rebuild', '--all');
    const before = await unitsOf();
    await ok('projections', 'rebuild', '--rules', rulesFile(DOUBLE));
    expect(await dashboards()).toEqual(['1 retired 2/rules-2', '2 active 2/rules-3']);
    const after = await unitsOf();
    expect(after).toBeGreaterThan(before);
    await ok('audit', 'verify');

    await ok('projections', 'rollback', 'dashboard');
    expect(await dashboards()).toEqual(['1 active 2/rules-2', '2 retired 2/rules-3']);
    expect(await unitsOf()).toBe(before);
    await ok('audit', 'verify');
    await ok('projections', 'rollback', 'dashboard');
    expect(await unitsOf()).toBe(after);
  });

  it('keeps one former version', async () => {
    for (let count = 0; count < 3; count++) await ok('projections', 'rebuild', 'dashboard');
    expect(await dashboards()).toEqual(['2 retired 2/rules-2', '3 active 2/rules-2']);
  });

  it('goes back to the latest former version that can be, past one of another release or that is damaged', async () => {
    await ok('projections', 'rebuild', 'dashboard');
    await ok('projections', 'rebuild', 'dashboard');
    await emit.withStores(async ({ models }) => {
      const versions = (await models.versions()).filter(({ collection }) => collection === 'dashboard');
      const active = versions.find(({ status }) => status === 'active')!;
      for (const shape of ['9/of-another-release', active.shape]) {
        const version = await models.createVersion('dashboard', shape);
        await models.activate([version]);
        await models.activate([active]);
        if (shape === active.shape) await models.markDamaged(version, { key: null, what: 'a test' });
      }
    });
    await ok('projections', 'rollback', 'dashboard');
    expect((await dashboards())[0]).toBe('1 active 2/rules-2');
    await ok('audit', 'verify', '--only', 'dashboard');
  });

  it('leaves nothing behind the log, and nobody asks for a server', async () => {
    await ok('projections', 'rebuild', '--all');
    const rows = await emit.json<{ lag: number; state: string }[]>(['projections', 'status']);
    expect(rows.map(({ lag, state }) => `${lag} ${state}`)).toEqual(rows.map(() => '0 stopped'));
    expect((await emit.run(['doctor'])).out).toMatch(/projections +ok +all events are folded/);
  });

  it('previews what would change, and changes nothing', async () => {
    await ok('projections', 'rebuild', '--all');
    const file = rulesFile(DOUBLE);
    const found = await emit.json<Preview>(['projections', 'preview', '--rules', file]);
    const before = await unitsOf();
    await ok('projections', 'rebuild', '--rules', file);
    const unitsMore = found.largest.reduce((all, { change }) => all + change, 0);
    // Whole points are rounded down, each member's by less than one.
    expect(Math.abs((await unitsOf()) - before - unitsMore * 200)).toBeLessThan(200 * found.members);
    expect(found.distribution.reduce((all, { members }) => all + members, 0)).toBe(found.members);
  });

  it('changes nothing when it is stopped, and succeeds the next time', async () => {
    await ok('projections', 'rebuild', '--all');
    const stopped = await emit.run(
      ['projections', 'rebuild', '--rules', rulesFile(DOUBLE), '--reason', 'a test'],
      {
        signal: AbortSignal.abort(),
      },
    );
    expect(stopped).toMatchObject({ code: 1 });
    expect(stopped.err).toContain('the read models are as they were before');
    expect(await dashboards()).toEqual(['1 active 2/rules-2']);
    await ok('projections', 'rebuild', '--rules', rulesFile(DOUBLE));
    expect(await dashboards()).toEqual(['1 retired 2/rules-2', '3 active 2/rules-3']);
  });

  it('goes on when the rules were announced and the switch never came', async () => {
    await ok('projections', 'rebuild', '--rules', rulesFile(DOUBLE));
    await emit.withStores(async ({ models }) => {
      const [active] = (await models.versions()).filter(({ collection }) => collection === 'dashboard');
      const old = await models.createVersion('dashboard', '1/rules-2');
      await models.activate([old]);
      await models.dropVersion(active!);
    });
    await ok('projections', 'rebuild', '--rules', rulesFile(DOUBLE));
    const announced = await emit.json<unknown[]>([
      'events',
      'list',
      '--type',
      'ScoringRulesChanged',
      '--after',
      '1',
    ]);
    expect(announced).toHaveLength(1);
  });

  it('names the path of each mistake in a file of rules', async () => {
    const wrong = {
      ...DOUBLE,
      qualityScale: 0,
      colour: 'red',
      streakBonus: { add: 1 },
      stages: [{ number: 1, name: 'A', from: '0' }],
    };
    const { code, err } = await emit.run(['projections', 'rebuild', '--rules', rulesFile(wrong)]);
    expect(code).toBe(2);
    for (const path of ['/qualityScale', "'colour'", '/streakBonus', '/stages/0/from'])
      expect(err).toContain(path);
    const [first, second, third, ...rest] = DOUBLE.levels as [Level, Level, Level, ...Level[]];
    const [ability] = DOUBLE.abilities;
    const unfit = {
      ...DOUBLE,
      levels: [{ ...first, from: 5 }, { ...second, level: 7 }, { ...third, from: 121 }, ...rest],
      abilities: [ability, ability],
    };
    const refused = await emit.run(['projections', 'preview', '--rules', rulesFile(unfit)]);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err.split('\n').slice(1, -1)).toEqual([
      '  /levels/0/from must be 0',
      '  /levels/1/level must be 2',
      '  /levels/2/from must be greater than 121, the one before',
      '  /abilities/1/name is that of /abilities/0 already',
    ]);
    const old = await emit.run([
      'projections',
      'rebuild',
      '--rules',
      rulesFile({ ...DOUBLE, version: 2 }),
      '--reason',
      'a test',
    ]);
    expect(old).toMatchObject({ code: 2 });
    expect(old.err).toContain('version must be greater than 2');
  });

  it('says with the preview that a rebuild will refuse the rules, and reads files that begin with a mark', async () => {
    const taken = rulesFile({ ...DOUBLE, version: 2 });
    const ran = await emit.run(['projections', 'preview', '--rules', taken]);
    expect(ran).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^9 members with a practice: 9 see something else, 1 changes level, 1 changes stage\.\n/,
      ) as string,
    });
    expect(ran.err).toMatch(/^A rebuild will refuse these rules: version must be greater than 2/);
    writeFileSync(taken, `\uFEFF${JSON.stringify(DOUBLE)}`);
    expect(await emit.run(['projections', 'preview', '--rules', taken])).toMatchObject({ code: 0, err: '' });
  });

  it('refuses names that are no read model, and a rollback without a former version', async () => {
    expect(await emit.run(['projections', 'rebuild', 'dashbord'])).toMatchObject({ code: 2 });
    const both = await emit.run(['projections', 'rebuild', '--all', 'dashboard']);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('not both') as string });
    await ok('projections', 'rebuild', '--all');
    expect(await emit.run(['projections', 'rollback', 'dashboard', '--reason', 'a test'])).toMatchObject({
      code: 1,
    });
  });
});
