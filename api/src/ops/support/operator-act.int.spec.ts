import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { EmitCommand } from '../../testing/emit-command.js';

const MEMBER = 'demo-act-1@example.org';
const OTHER = 'demo-act-2@example.org';

/** Every act of an operator's that the event store keeps, and the type of event that says so. */
const ACTS: readonly (readonly [args: readonly string[], type: string])[] = [
  [['members', 'grant', MEMBER, '500'], 'TokensGranted'],
  [['members', 'plan', MEMBER, 'PLAN'], 'PlanChanged'],
  [['members', 'role', MEMBER, 'analyst'], 'RoleGranted'],
  [['members', 'sign-out', MEMBER], 'SessionsEnded'],
  [['projections', 'rebuild', '--rules', 'RULES'], 'ScoringRulesChanged'],
  [['projections', 'rollback', 'dashboard'], 'ProjectionRolledBack'],
  [['members', 'erase', OTHER, '--yes'], 'MemberErased'],
];

describe('what an operator does', () => {
  const emit = new EmitCommand({ EMIT_OPERATOR: 'ada' });
  beforeAll(async () => {
    await emit.run(['demo', '--members', '6', '--days', '20', '--seed', 'act']);
    await emit.run(['projections', 'rebuild', '--all']);
    const rules = { ...DEFAULT_SCORING_RULES, version: 3, masteryPoints: 7 };
    writeFileSync(join(emit.dataDir, 'rules.json'), JSON.stringify(rules));
  });
  afterAll(() => emit.remove());

  const argsOf = async (args: readonly string[]) => {
    const [row] = await emit.json<{ plan: string }[]>(['members', 'show', MEMBER]);
    const plan = row?.plan === 'creation' ? 'transformation' : 'creation';
    return args.map((arg) =>
      arg === 'PLAN' ? plan : arg === 'RULES' ? join(emit.dataDir, 'rules.json') : arg,
    );
  };
  const head = () => emit.withStores(({ eventStore }) => eventStore.head());
  const latest = async (type: string) => {
    const events = await emit.json<{ data: { by?: unknown } }[]>([
      'events',
      'list',
      '--type',
      type,
      '-n',
      '9999',
    ]);
    return events.at(-1)?.data.by;
  };

  it.each(ACTS)('%j needs a reason, and changes nothing without', async (args) => {
    const before = await head();
    for (const reason of [[], ['--reason', ' '], ['--reason', 'two\nlines'], ['--reason', 'x'.repeat(501)]]) {
      const ran = await emit.run([...(await argsOf(args)), ...reason]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toMatch(/--reason/);
    }
    const nobody = await emit.run([...(await argsOf(args)), '--reason', 'r', '--operator', '']);
    expect(nobody).toMatchObject({ code: 2, err: expect.stringContaining('--operator') as string });
    expect(await head()).toBe(before);
  });

  it.each(ACTS)('%j is recorded with who and why', async (args, type) => {
    const ran = await emit.run([...(await argsOf(args)), '--reason', ' help desk 4711 ']);
    expect(ran).toMatchObject({ code: 0 });
    expect(await latest(type)).toEqual({ operator: 'ada', reason: 'help desk 4711' });
  });

  it('is asked for its reason where somebody sits at a terminal, and names who is given', async () => {
    const grant = ['members', 'grant', MEMBER, '7', '--operator', 'Grace H.'];
    expect(await emit.run(grant, { answer: '  ' })).toMatchObject({ code: 2 });
    expect(await emit.run(grant, { answer: ' a gift ' })).toMatchObject({ code: 0 });
    expect(await latest('TokensGranted')).toEqual({ operator: 'Grace H.', reason: 'a gift' });
    const other = new EmitCommand();
    expect(await other.run(['members', 'grant', '--help'])).toMatchObject({
      out: expect.stringMatching(/nothing\s+personal/) as string,
    });
    other.remove();
  });

  it('is not what members do, and former events stay as they are', async () => {
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    const events = await emit.json<{ data: object }[]>(['events', 'list', '--type', 'MemberRegistered']);
    expect(events.every(({ data }) => !('by' in data))).toBe(true);
  });
});
