import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collected } from '../testing/collected.js';
import { EmitCommand } from '../testing/emit-command.js';
import { printOf } from '../testing/folder-print.js';
import { ServerProcess } from '../testing/server-process.js';
import { Spawned } from '../testing/spawned.js';

/** Every command that only looks. */
const READING: readonly (readonly string[])[] = [
  ['doctor'],
  ['audit', 'tokens'],
  ['audit', 'verify'],
  ['events', 'list'],
  ['events', 'tail', '--no-follow'],
  ['events', 'show', '3'],
  ['events', 'export'],
  ['projections', 'list'],
  ['projections', 'status'],
  ['projections', 'rules'],
  ['projections', 'schema'],
  ['projections', 'preview', '--rules'],
  ['members', 'list'],
  ['members', 'show'],
];
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** A folder in one of the states in which it may be met. */
interface Case {
  readonly folder: string;
  readonly member: string;
}

type Run = (
  args: readonly string[],
) => Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;

describe('commands that only look', () => {
  let root: string;
  let rules: string;
  let stopped: Case;
  const cli = (folder: string, args: readonly string[], env: Record<string, string> = {}) =>
    new EmitCommand(env, folder, Date.now).run(args);
  const withArguments = (args: readonly string[], { member }: Case) => {
    if (args.includes('--rules')) return [...args, rules];
    return args[1] === 'show' && args[0] === 'members' ? [...args, member] : args;
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'emit-looking-'));
    const folder = join(root, 'stopped');
    const demo = ['demo', '--members', '6', '--days', '20', '--seed', 'look', '--end', '2026-11-20'];
    expect(await cli(folder, demo)).toMatchObject({ code: 0 });
    await collected();
    const server = await ServerProcess.start(folder);
    await server.stop('SIGTERM');
    const listed = await cli(folder, ['members', 'list', '--format', 'json']);
    const rows = JSON.parse(listed.out) as { member: string; erased: boolean }[];
    stopped = { folder, member: rows.find(({ erased }) => !erased)?.member ?? '' };
    rules = join(root, 'rules.json');
    const { out } = await cli(folder, ['projections', 'rules']);
    writeFileSync(rules, out.replace('"version": 2', '"version": 3').replace('1001', '900'));
  }, 120_000);
  afterAll(() => {
    writable(root);
    rmSync(root, { recursive: true, force: true });
  });

  /** Each of them, on the folder as it is: nothing may change, and the answer must be that of the folder in order. */
  async function expectReadable(
    it: Case,
    run: Run = (args) => cli(it.folder, args),
    codes: Readonly<Record<string, number>> = {},
  ): Promise<void> {
    const before = printOf(it.folder);
    for (const args of READING) {
      const name = args.slice(0, 2).join(' ');
      const { code, out, err } = await run(withArguments(args, it));
      const after = printOf(it.folder);
      expect({ name, code, err: code === (codes[name] ?? 0) ? '' : err }).toEqual({
        name,
        code: codes[name] ?? 0,
        err: '',
      });
      expect({ name, after }).toEqual({ name, after: before });
      if (code === 0 && name !== 'audit verify')
        expect({ name, length: out.length }).not.toEqual({ name, length: 0 });
    }
  }

  it('change nothing in a folder that nobody has open', () => expectReadable(stopped), 120_000);

  it('change nothing where a server was killed, and see what it had written', async () => {
    const folder = join(root, 'killed');
    cpSync(stopped.folder, folder, { recursive: true, preserveTimestamps: true });
    const server = await ServerProcess.start(folder);
    await register(server.origin, 'killed@example.org');
    await server.stop('SIGKILL');
    await expectReadable({ ...stopped, folder });
    const { out } = await cli(folder, ['members', 'show', 'killed@example.org', '--format', 'json']);
    expect(JSON.parse(out)).toHaveLength(1);
    for (const name of readdirSync(folder)) if (name.endsWith('-shm')) rmSync(join(folder, name));
    await expectReadable({ ...stopped, folder });
  }, 180_000);

  it('change nothing beside a server, and see at once what it writes', async () => {
    const folder = join(root, 'live');
    cpSync(stopped.folder, folder, { recursive: true, preserveTimestamps: true });
    const server = await ServerProcess.start(folder);
    for (let n = 0; n < 3; n++) {
      const email = `live${n}@example.org`;
      await register(server.origin, email);
      const shown = await cli(folder, ['members', 'show', email, '--format', 'json']);
      expect(shown).toMatchObject({ code: 0 });
    }
    // What the server does itself meanwhile is no fault of theirs.
    server.freeze();
    await expectReadable({ ...stopped, folder });
    server.thaw();
    const tail = Spawned.start({
      entry: 'cli.js',
      args: ['events', 'tail', '-n', '0'],
      env: { EMIT_DATA_DIR: folder },
    });
    let told = '';
    const seen = new Promise<void>((resolve) =>
      tail.child.stdout.on('data', (text) => {
        told += String(text);
        if (told.includes('MemberRegistered')) resolve();
      }),
    );
    let hasSeen = false;
    void seen.then(() => (hasSeen = true));
    for (let n = 1; !hasSeen; n += 1) await register(server.origin, `seen${n}@example.org`);
    tail.kill('SIGTERM');
    await tail.ended;
    await server.stop('SIGTERM');
  }, 180_000);

  it('read a backup, which stays as it was made', async () => {
    const folder = join(root, 'backup');
    expect(await cli(stopped.folder, ['backup', folder])).toMatchObject({ code: 0 });
    // Read models are not in it, nor is the master key; a member is found by the read models alone.
    const missing = { 'audit verify': 3, 'members list': 1, 'members show': 1, doctor: 0 };
    await expectReadable({ ...stopped, folder }, undefined, missing);
    const key = { EMIT_MASTER_KEY: '00'.repeat(32) };
    const { code, err } = await cli(folder, ['audit', 'verify', '--no-models']);
    expect([code, err]).toEqual([0, expect.stringContaining("The members' keys were not opened")]);
    expect(await cli(folder, ['doctor'], key)).toMatchObject({ code: 1 });
    const log = join(root, 'backup-log');
    expect(await cli(stopped.folder, ['backup', log, '--only', 'log'])).toMatchObject({ code: 0 });
    await expectReadable({ ...stopped, folder: log }, undefined, missing);
  }, 180_000);

  (isRoot ? it : it.skip)(
    'run as somebody who may not write the folder, nor read the secrets',
    async () => {
      for (const state of ['stopped', 'killed', 'backup']) {
        const folder = join(root, `foreign-${state}`);
        cpSync(join(root, state), folder, { recursive: true, preserveTimestamps: true });
        readable(root);
        readOnly(folder);
        chmodSync(join(root, 'rules.json'), 0o444);
        if (state !== 'backup') chmodSync(join(folder, 'secrets'), 0o700);
        const run: Run = (args) => asNobody(() => cli(folder, args));
        const backup = { 'audit verify': 3, 'members list': 1, 'members show': 1 };
        await expectReadable({ ...stopped, folder }, run, state === 'backup' ? backup : {});
        const addressed = await run(['audit', 'tokens', '--member', 'demo-look-1@example.org']);
        expect([addressed.code, addressed.err]).toEqual([
          2,
          expect.stringContaining('is found by the master key, which is not at hand'),
        ]);
        const granted = await run(['members', 'grant', stopped.member, '5', '--reason', 'a test']);
        const why =
          state === 'backup' ? 'is a backup' : `emit: ${folder} cannot be written, as this command must: `;
        expect([granted.code === 0, granted.err]).toEqual([false, expect.stringContaining(why)]);
      }
    },
    240_000,
  );

  (isRoot ? it : it.skip)('read nothing but the log to add it up', async () => {
    const folder = join(root, 'log-alone');
    cpSync(join(root, 'stopped'), folder, { recursive: true });
    for (const name of readdirSync(folder))
      if (!name.startsWith('log.sqlite')) rmSync(join(folder, name), { recursive: true });
    const before = printOf(folder);
    for (const args of [
      ['audit', 'tokens'],
      ['events', 'list'],
      ['audit', 'tokens', '--member', stopped.member],
    ])
      expect(await cli(folder, args)).toMatchObject({ code: 0 });
    expect(printOf(folder)).toEqual(before);
  });

  it('need no secret with stores on servers', async () => {
    const env = {
      EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
      MONGODB_URL: 'mongodb://127.0.0.1:1/emit?serverSelectionTimeoutMS=200',
    };
    const { code, err } = await cli(join(root, 'nowhere'), ['projections', 'list'], env);
    expect([code, err]).toEqual([1, expect.stringContaining('MongoDB cannot be reached')]);
  });
});

/** Runs it with the rights of nobody; what it loads was loaded before. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

async function register(origin: string, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: 'orchard-gate', full_name: 'Ruth Moab' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${origin}/api/v1/auth/register`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`Registering answered ${status}`);
}

function eachIn(path: string, change: (path: string, isFolder: boolean) => void): void {
  const isFolder = lstatSync(path).isDirectory();
  if (isFolder) for (const name of readdirSync(path)) eachIn(join(path, name), change);
  change(path, isFolder);
}

function readOnly(folder: string): void {
  eachIn(folder, (path, isFolder) => chmodSync(path, isFolder ? 0o555 : 0o444));
}

function readable(root: string): void {
  chmodSync(root, 0o755);
}

function writable(root: string): void {
  eachIn(root, (path, isFolder) => chmodSync(path, isFolder ? 0o755 : 0o644));
}
