import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';

const READING = [
  ['events', 'list'],
  ['audit', 'tokens'],
  ['audit', 'verify'],
  ['members', 'list'],
  ['projections', 'status'],
  ['projections', 'rebuild', '--all'],
  ['doctor'],
  ['backup', 'somewhere'],
];

describe('emit in a folder without a log', () => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

  it.each(READING)('%s %s makes nothing, and says which folder it looked in', async (...args) => {
    const { code, out, err } = await emit.run(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `emit: there is no log in ${emit.dataDir}: set EMIT_DATA_DIR, or start the server once\n`,
    );
    expect(readdirSync(emit.dataDir)).toEqual([]);
  });
});

describe('emit called wrongly', () => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

  it.each([
    [['events', 'show'], "emit: missing required argument 'event'\n(see emit events show --help)\n"],
    [['nonsense'], "emit: unknown command 'nonsense'\n(see emit --help)\n"],
    [['audit', 'verify', '--no-log', '--no-models'], 'emit: that leaves nothing to check\n'],
    [
      ['audit', 'verify', '--no-models', '--only', 'dashboard'],
      /^emit: --only names read models, --no-models/,
    ],
    [['audit', 'verify', '--only', ''], /^emit: option '--only <names>' .*It names nothing/],
    [['events', 'export', '--type', ','], /^emit: option '-t, --type <types>' .*It names nothing/],
    [['members', 'grant', 'ruth', '1000000001'], /It must be 1,000,000,000 or less/],
    [['demo', '--members', '250001'], /It must be 250,000 or less/],
    [['demo', '--seed', 'a b'], /It is 1 to 40 letters/],
    [['demo', '--end', '1970-01-02'], /the history would begin before 1970/],
    [['demo', '--end', '2030-01-01'], /--end 2030-01-01 is still to come/],
    [['demo', '--end', '2026-11-21'], /is still to come/],
    [
      ['audit', 'checkpoint', '--out', 'missing/'],
      /there is no folder missing\/: make it first, or name a file/,
    ],
    [['help', 'foo'], /there is no command 'foo'; .*emit --help/],
    [['help', 'audit', 'foo'], /there is no command 'audit foo'; .*emit audit --help/],
    [['audit', 'help', 'foo'], /there is no command 'audit foo'/],
  ])('%s: says what is wrong and where help is', async (args, err) => {
    const ran = await emit.run(args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.err).toMatch(err);
  });

  it.each([
    [['help'], 'Usage: emit [options]'],
    [['help', 'audit'], 'Usage: emit audit [options]'],
    [['help', 'audit', 'tokens'], 'Usage: emit audit tokens [options]'],
    [['audit', 'help', 'tokens'], 'Usage: emit audit tokens [options]'],
    [['help', 'doctor'], 'Usage: emit doctor [options]'],
  ])('%s: shows the help of the command that is named', async (args, text) => {
    const { code, out } = await emit.run(args);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining(text) as string });
  });

  it('shows examples in the help of every command', async () => {
    const without: string[] = [];
    const look = async (...words: string[]) => {
      const { code, out } = await emit.run([...words, '--help']);
      expect({ words, code }).toEqual({ words, code: 0 });
      if (!out.includes('\nExamples:\n  ')) without.push(words.join(' '));
      const [, below = ''] = out.split('\nCommands:\n');
      const names = below.split('\n\n')[0]?.matchAll(/^ {2}([a-z][a-z-]*)/gm) ?? [];
      for (const [, name = ''] of names) if (name !== 'help') await look(...words, name);
    };
    await look();
    expect(without).toEqual([]);
  });

  it('says which release it is', async () => {
    expect(await emit.run(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });

  it('ends well when nobody reads the help to its end', async () => {
    expect(await emit.run(['--help'], { lines: 1 })).toMatchObject({ code: 0, err: '' });
  });

  it('names stores that cannot be opened and folders that cannot be looked into, without a stack', async () => {
    mkdirSync(join(emit.dataDir, 'log.sqlite'));
    const ran = await emit.run(['events', 'list']);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^emit: EISDIR: .*log\.sqlite'\n$/);
    const backup = await emit.run(['backup', '/dev/null/backup']);
    expect(backup).toMatchObject({ code: 1, out: '' });
    expect(backup.err).toMatch(/^emit: ENOTDIR: .*\/dev\/null\/backup.*\n$/);
  });
});

describe('emit on a log that nobody has folded', () => {
  const emit = new EmitCommand();
  beforeAll(async () => {
    expect(await emit.run(['demo', '--members', '2', '--days', '3'])).toMatchObject({ code: 0 });
  });
  afterAll(() => emit.remove());

  it('does not say that there are no members', async () => {
    const { code, err } = await emit.run(['members', 'list']);
    expect(code).toBe(1);
    expect(err).toContain('the read models are not folded yet');
  });

  it.each([
    ['audit', 'tokens'],
    ['audit', 'verify'],
    ['events', 'export'],
    ['projections', 'preview', '--rules', 'rules.json'],
    ['projections', 'rebuild', '--all'],
  ])('ends with one line on Ctrl-C: %s %s', async (...args) => {
    const file = join(emit.dataDir, 'rules.json');
    writeFileSync(file, (await emit.run(['projections', 'rules'])).out);
    const words = args.map((word) => (word === 'rules.json' ? file : word));
    const ran = await emit.run(words, { signal: AbortSignal.abort() });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^emit: stopped.*\n$/);
  });

  it.each([
    ['on', /settings +ok /],
    ['off', /settings +warning +.*EMIT_RATE_LIMITS is off/],
  ])('knows whether guesses are held back: %s', async (limits, row) => {
    const other = new EmitCommand({ EMIT_RATE_LIMITS: limits });
    cpSync(emit.dataDir, other.dataDir, { recursive: true });
    const { code, out } = await other.run(['doctor']);
    other.remove();
    expect(code).toBe(0);
    expect(out).toMatch(row);
  });

  it('tells what is wrong with stores that cannot be opened, and all else', async () => {
    const damaged = new EmitCommand();
    mkdirSync(join(damaged.dataDir, 'secrets'));
    writeFileSync(join(damaged.dataDir, 'log.sqlite'), 'no database, whatever its name says');
    const { code, out } = await damaged.run(['doctor']);
    damaged.remove();
    expect(code).toBe(1);
    expect(out).toMatch(/stores +wrong +.*log\.sqlite cannot be opened: .*file is not a database/);
    expect(out).toMatch(/disk +(ok|warning) /);
  });
});
