import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import { EmitCommand } from '../../testing/emit-command.js';

const OTHERS = allProjections(DEFAULT_SCORING_RULES).length - 1;
const demo = ['demo', '--members', '5', '--days', '10', '--seed', 'nothing', '--end', '2026-11-20'];

const endsWithout = (name: string) =>
  new RegExp(`in \\d+ events, ${OTHERS} read models; not compared: ${name}\\.\\n$`);

/** What stands between 'fine' and 'wrong': nothing was found, because nothing was looked at. */
describe('emit audit verify that compares nothing', () => {
  let emit: EmitCommand;
  beforeEach(() => {
    emit = new EmitCommand();
  });
  afterEach(() => emit.remove());

  it.each([[[]], [['--no-models']], [['--no-log']], [['--only', 'dashboard']]])(
    'of an empty log says so, with an exit code of its own: %j',
    async (options) => {
      await emit.withStores(async () => undefined);
      const { code, err } = await emit.run(['audit', 'verify', ...options]);
      expect(code).toBe(3);
      expect(err).toMatch(/Nothing was compared: .*\.\n$/);
      expect(err).not.toContain('Nothing is wrong');
    },
  );

  it('of read models that nobody has folded says so in a line', async () => {
    await emit.run(demo);
    const log = await emit.run(['audit', 'verify']);
    expect(log.code).toBe(3);
    expect(log.err).toMatch(/Nothing wrong was found in \d+ events; not compared: the read models\.\n$/);
    expect(log.err.match(/not compared|none was compared/g)).toHaveLength(2);
    const alone = await emit.run(['audit', 'verify', '--no-log']);
    expect([alone.code, alone.err]).toEqual([
      3,
      expect.stringMatching(/Nothing was compared: the read models\./),
    ]);
    expect(await emit.run(['audit', 'verify', '--no-models'])).toMatchObject({
      code: 0,
      err: expect.stringContaining('Nothing is wrong.') as string,
    });
  });

  it('of some read models names those, and says of each what it was', async () => {
    await emit.run(demo);
    await emit.run(['projections', 'rebuild', '--all']);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(emit.dataDir, `read-models/dashboard_v1.sqlite${ending}`), { force: true });
    const { code, err } = await emit.run(['audit', 'verify']);
    expect(code).toBe(3);
    expect(err).toContain('dashboard is not folded yet: not compared.');
    expect(err).toMatch(/token-balance: \d+ documents compared/);
    expect(err).toMatch(endsWithout('dashboard'));
    expect(await emit.run(['audit', 'verify', '--only', 'token-balance'])).toMatchObject({ code: 0 });
    expect(await emit.run(['audit', 'verify', '--only', 'dashboard', '--no-log'])).toMatchObject({ code: 3 });
  });

  it('of versions that hold nothing of the log, which were made and never filled', async () => {
    await emit.run(demo);
    await emit.withStores(async ({ models }) => {
      await emit.run(['projections', 'rebuild', 'token-grants']);
      const [{ shape } = { shape: '' }] = await models.versions();
      const empty = await models.createVersion('token-grants', shape);
      await models.activate([empty]);
    });
    const { code, err } = await emit.run(['audit', 'verify', '--only', 'token-grants', '--no-log']);
    expect([code, err]).toEqual([3, expect.stringContaining('has nothing of the log folded into it')]);
  });

  it('of what an upgrade folds anew at the next start says so, and calls it no fault', async () => {
    await emit.run(demo);
    await emit.run(['projections', 'rebuild', '--all']);
    await emit.withStores(async ({ models }) => {
      await models.activate([await models.createVersion('token-grants', 'of an earlier release')]);
    });
    const { code, err } = await emit.run(['audit', 'verify']);
    expect([code, err]).toEqual([0, expect.stringMatching(endsWithout('token-grants'))]);
    expect(err).toMatch(
      /token-grants has the shape .*, this release folds \d+ at the next start: not compared/,
    );
    expect(await emit.run(['audit', 'verify', '--only', 'token-grants', '--no-log'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('Nothing was compared: token-grants.') as string,
    });
  });

  it('finds what is wrong all the same', async () => {
    await emit.run(demo);
    await emit.withStores(async ({ vault }) => {
      const last = await vault.last();
      await vault.destroy(last?.memberId ?? '');
    });
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 1 });
  });
});

describe('after emit projections rebuild --all', () => {
  it('nothing is behind: what operators do is in no read model', async () => {
    const emit = new EmitCommand();
    await emit.run(demo);
    await emit.run(['projections', 'rebuild', '--all']);
    const rows = await emit.json<{ lag: number }[]>(['projections', 'status']);
    expect(rows.map(({ lag }) => lag)).toEqual(rows.map(() => 0));
    expect((await emit.run(['doctor'])).out).toContain('all events are folded');
    emit.remove();
  });
});
