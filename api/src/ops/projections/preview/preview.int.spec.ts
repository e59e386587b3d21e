import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { dashboard } from '../../../projections/dashboard.projection.js';
import { EmitCommand } from '../../../testing/emit-command.js';
import type { FieldChange, Preview } from './changes.js';
import { seenOf, type Seen } from './seen.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('emit projections preview', () => {
  const emit = new EmitCommand();
  let base: ScoringRules;
  beforeAll(async () => {
    await emit.run(['demo', '--members', '12', '--days', '60', '--seed', 'preview']);
    await emit.run(['projections', 'rebuild', '--all']);
    base = JSON.parse((await emit.run(['projections', 'rules'])).out) as ScoringRules;
  });
  afterAll(() => emit.remove());

  const file = (change: Partial<ScoringRules>) => {
    const path = join(emit.dataDir, 'rules.json');
    writeFileSync(path, JSON.stringify({ ...base, version: 3, ...change }));
    return path;
  };
  const found = (change: Partial<ScoringRules>) =>
    emit.json<Preview>(['projections', 'preview', '--rules', file(change)]);
  const field = (fields: readonly FieldChange[], what: RegExp) => fields.filter((one) => what.test(one.what));
  const levels = (change: (level: ScoringRules['levels'][number]) => object) =>
    base.levels.map((level) => ({ ...level, ...change(level) }));

  it('shows what the example of the documents changes: mastery, and nothing of points', async () => {
    const { rules, members, changed, changeLevel, fields, distribution } = await found({
      masteryPoints: 300,
    });
    expect(rules).toEqual([{ path: '/masteryPoints', before: 1001, after: 300 }]);
    expect(changed).toBeGreaterThan(0);
    expect(changeLevel).toBe(0);
    expect(fields.every(({ what }) => /^abilities\.\w+\.mastery_percentage$/.test(what))).toBe(true);
    expect(fields.some(({ up, down }) => up > 0 && down === 0)).toBe(true);
    expect(distribution.find(({ change }) => change === 'the same')?.members).toBe(members);
  });

  it.each<[string, () => Partial<ScoringRules>, RegExp]>([
    ['names', () => ({ levels: levels(() => ({ name: 'OTHER' })) }), /^current_level\.name$/],
    ['badges', () => ({ levels: levels(() => ({ badge: 'Other' })) }), /^current_level\.badge$/],
    ['unlocks', () => ({ levels: levels(() => ({ unlocks: 'Other' })) }), /^current_level\.next_unlocks$/],
    [
      'levels of each stream',
      () => ({ levels: levels(({ from }) => ({ from: Math.ceil(from / 40) })) }),
      /^mindstreams\.power\.level$/,
    ],
    [
      'stages',
      () => ({ stages: base.stages.map((stage) => ({ ...stage, name: `${stage.name} X` })) }),
      /^current_stage\.stage_name$/,
    ],
    [
      'when abilities become active',
      () => ({ abilities: base.abilities.map((one) => ({ ...one, activeFromLevel: 1 })) }),
      /^abilities\.\w+\.is_active$/,
    ],
    [
      'names of powers',
      () => ({ abilities: base.abilities.map((one) => ({ ...one, powerName: 'Other' })) }),
      /^abilities\.\w+\.power_name$/,
    ],
    ['streaks', () => ({ streak: { travelHours: 0 } }), /streak/],
  ])('shows other %s', async (what, change, path) => {
    const { fields, changed } = await found(change());
    // Demo members may not travel far enough for a streak to end.
    if (what !== 'streaks')
      expect({ what, found: field(fields, path).length }).not.toMatchObject({ found: 0 });
    if (what !== 'streaks') expect(changed).toBeGreaterThan(0);
  });

  it('says who goes up and who goes down', async () => {
    const harder = await found({ levels: levels(({ from }) => ({ from: from * 2 })) });
    const [level] = field(harder.fields, /^current_level\.level$/);
    expect(level).toMatchObject({ up: 0, down: harder.changeLevel, members: harder.changeLevel });
    const easier = await found({ streakBonus: { add: 9, of: 20 } });
    expect(field(easier.fields, /^consciousness_points$/)[0]).toMatchObject({ down: 0 });
  });

  it('is what the members see after the rebuild, to the last figure, as CSV on request', async () => {
    const change = {
      streakBonus: { add: 3, of: 10 },
      masteryPoints: 77,
      levels: levels(({ from }) => ({ from: from * 3 })),
    };
    const path = file(change);
    const out = join(emit.dataDir, 'changes.csv');
    const ran = await emit.run(['projections', 'preview', '--rules', path, '--out', out]);
    expect(ran).toMatchObject({
      code: 0,
      out: expect.stringMatching(/streakBonus.of +20 +10/) as string,
    });
    const csv = readFileSync(out, 'utf8');
    expect((await emit.run(['projections', 'preview', '--rules', path, '--format', 'csv'])).out).toBe(csv);
    // Nobody who reads the first lines alone is without the file.
    const cut = join(emit.dataDir, 'cut.csv');
    for (const format of ['table', 'csv']) {
      const args = ['projections', 'preview', '--rules', path, '--out', cut, '--format', format];
      expect(await emit.run(args, { lines: 2 })).toMatchObject({ code: 0, err: '' });
      expect(readFileSync(cut, 'utf8')).toBe(csv);
      rmSync(cut);
    }
    const seen = async (rules: ScoringRules) =>
      emit.withStores(async ({ models }) => {
        const members = (await models.list(dashboard, {})).filter(({ body }) => body.totals.sessions > 0);
        return new Map(members.map(({ key, body }): [string, Seen] => [key, seenOf(body, rules, NOW)]));
      });
    const before = await seen(base);
    await emit.run(['projections', 'rebuild', '--rules', path, '--reason', 'a test']);
    const after = await seen({ ...base, version: 3, ...change });
    const lines = [...before].flatMap(([member, was]) =>
      [...was].flatMap(([what, value]) => {
        const now = after.get(member)?.get(what);
        return now === value ? [] : [`${member},${what},${String(value)},${String(now)}`];
      }),
    );
    const told = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.replaceAll('"', ''));
    expect(told.sort()).toEqual(lines.sort());
    expect(lines.length).toBeGreaterThan(20);
  });

  it('is the same for rules that differ in nothing', async () => {
    const same = await emit.run(['projections', 'preview', '--rules', join(emit.dataDir, 'rules.json')]);
    expect(same.out).toMatch(/none see something else/);
    expect(DEFAULT_SCORING_RULES.version).toBe(1);
  });
});
