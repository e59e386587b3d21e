import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formerBeside } from '../../settings/cut-short-restore.js';
import { EmitCommand } from '../../testing/emit-command.js';

/** No process has it: the greatest is 4,194,304. */
const ENDED = 99_999_999;

describe('a restore that was killed as it put the data folder into its place', () => {
  const first = new EmitCommand();
  const backup = `${first.dataDir}-backup`;
  let emit: EmitCommand;
  beforeAll(async () => {
    await first.run(['demo', '--members', '3', '--days', '5', '--seed', 'cut']);
    // Without its secrets: the master key is in the former folder alone.
    expect(await first.run(['backup', backup])).toMatchObject({ code: 0 });
  });
  beforeEach(() => {
    emit = new EmitCommand();
    // This process may still have the first one open.
    cpSync(first.dataDir, emit.dataDir, { recursive: true });
  });
  afterEach(() => emit.removeAll());
  afterAll(() => first.removeAll());

  const staging = () => `${emit.dataDir}.restoring-${ENDED}-1`;
  const beside = () =>
    readdirSync(dirname(emit.dataDir)).filter((name) => name.startsWith(basename(emit.dataDir)));
  const count = async () => (await emit.run(['events', 'export'])).out.split('\n').length;
  /** What is there between its two steps. */
  const killBetween = () => {
    renameSync(emit.dataDir, formerBeside(staging()));
    mkdirSync(staging(), { recursive: true });
  };

  it('is told by every command and server, which make nothing in the gap', async () => {
    killBetween();
    const way = new RegExp(
      `a restore was cut short .*emit restore again, or put that back: mv ${formerBeside(staging())} `,
    );
    for (const args of [['doctor'], ['audit', 'tokens'], ['projections', 'rebuild', '--all'], ['demo']])
      expect({ args, ...(await emit.run(args)) }).toMatchObject({
        err: expect.stringMatching(way) as string,
      });
    expect(() => emit.settings()).toThrow(way);
    const given = { EMIT_MASTER_KEY: '07'.repeat(16) + '19'.repeat(16), EMIT_JWT_SECRET: 'k'.repeat(40) };
    expect(() => emit.with(given).settings()).toThrow(way);
    expect(existsSync(emit.dataDir)).toBe(false);
  });

  it('is settled by the next one, with the master key of the former folder', async () => {
    const before = await count();
    killBetween();
    const unsure = await emit.run(['restore', backup]);
    expect(unsure).toMatchObject({
      code: 1,
      err: expect.stringContaining('is again what it was before') as string,
    });
    expect(unsure.err).toContain('--force');
    killBetween();
    const ran = await emit.run(['restore', backup, '--force']);
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('.before-2026-11-20') as string });
    expect(await count()).toBe(before);
    expect(beside().map((name) => name.replace(/.*(\.\w+).*/, '$1'))).toEqual(
      expect.not.arrayContaining(['.restoring']),
    );
  });

  it('has done it where the new folder has its place already', async () => {
    mkdirSync(formerBeside(staging()));
    writeFileSync(join(formerBeside(staging()), 'of-before'), '');
    const ran = await emit.run(['restore', backup, '--force']);
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('cut short has left') as string });
    expect(beside().filter((name) => name.includes('.before-'))).toHaveLength(2);
  });
});
