import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import { eventCatalogue } from '../../domain/all-events.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';
import type { Manifest } from './manifest.js';

describe('emit backup and emit restore', () => {
  let emit: EmitCommand;
  /** Another machine, with a data folder of its own that is not there yet. */
  let other: EmitCommand;
  beforeEach(async () => {
    emit = new EmitCommand();
    const demo = ['demo', '--members', '6', '--days', '20', '--seed', 'backup'];
    await emit.run([...demo, '--password', 'let me in please']);
    other = new EmitCommand();
    other.remove();
  });
  afterEach(() => {
    for (const one of [emit, other]) one.removeAll();
  });
  const to = (name: string) => `${emit.dataDir}-${name}`;
  const backUp = async (name: string, ...args: string[]) => {
    const ran = await emit.run(['backup', to(name), ...args]);
    expect(ran).toMatchObject({ code: 0, out: '' });
    return to(name);
  };
  const exported = async (one: EmitCommand) => (await one.run(['events', 'export'])).out;
  const firstMember = () =>
    emit.withStores(async ({ eventStore }) => {
      for await (const [event] of eventStore.replay({ after: 0, types: ['MemberRegistered'] }))
        return event!.memberId;
      throw new Error('Nobody is registered');
    });
  const erase = (memberId: string) =>
    emit.withStores(({ eventStore, vault }) => {
      const runner = new CommandRunner(eventStore, eventCatalogue);
      return eraseMember({ runner, vault }, { memberId, correlationId: 'c' }, {});
    });
  const hasKey = (one: EmitCommand, memberId: string) =>
    one.withStores(async ({ vault }) => (await vault.find(memberId)) !== null);

  it('brings the service back: the same events, the same members, their texts', async () => {
    const backup = await backUp('all', '--with-secrets');
    expect(await other.run(['restore', backup])).toMatchObject({ code: 0 });
    expect(await exported(other)).toBe(await exported(emit));
    expect(await other.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
    const app = await TestApp.start({ dataDir: other.dataDir });
    try {
      const login = { username: 'demo-backup-1@example.org', password: 'let me in please' };
      const { body } = await app.http.post('/api/v1/auth/login').send(login).expect(200);
      expect((body as { user: { email: string } }).user.email).toBe(login.username);
    } finally {
      await app.stop();
    }
  });

  it('copies beside a server that writes', async () => {
    const app = await TestApp.start({ dataDir: emit.dataDir });
    try {
      const [backup] = await Promise.all([backUp('live', '--with-secrets'), app.register(), app.register()]);
      expect(await other.run(['restore', backup])).toMatchObject({ code: 0 });
      expect((await exported(emit)).startsWith((await exported(other)).trimEnd())).toBe(true);
    } finally {
      await app.stop();
    }
  });

  it('says what it holds, and is refused when a byte of it has changed', async () => {
    const backup = await backUp('all', '--with-secrets');
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
    const keys = await emit.withStores(async ({ vault }) => (await vault.page('', 100)).length);
    expect(keys).toBeGreaterThan(6);
    expect(manifest).toMatchObject({
      format: 1,
      at: '2026-11-20T12:00:00.000Z',
      parts: { keys: { count: keys } },
    });
    expect(manifest.files.map(({ path }) => path).sort()).toEqual(
      ['log.sqlite', 'secrets/jwt.key', 'secrets/master.key', 'vault.sqlite'].sort(),
    );
    const log = readFileSync(join(backup, 'log.sqlite'));
    log[5_000] = (log[5_000] ?? 0) ^ 1;
    writeFileSync(join(backup, 'log.sqlite'), log);
    const { code, err } = await other.run(['restore', backup]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('SHA-256') as string });
    expect(existsSync(other.dataDir)).toBe(false);
  });

  it('is refused when its log was cut, though the manifest was made to fit', async () => {
    const backup = await backUp('cut', '--with-secrets');
    const path = join(backup, 'log.sqlite');
    const db = new DatabaseSync(path);
    db.exec('DELETE FROM events WHERE position > (SELECT max(position) - 5 FROM events)');
    db.close();
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
    const bytes = readFileSync(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const files = manifest.files.map((file) =>
      file.path === 'log.sqlite' ? { ...file, bytes: bytes.length, sha256 } : file,
    );
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    const { code, err } = await other.run(['restore', backup]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /log\.sqlite is damaged: the stream \S+ was written up to revision \d+, and ends elsewhere\n$/,
    );
    expect(existsSync(other.dataDir)).toBe(false);
  });

  it('says how many of those who were to be erased again are no member of it', async () => {
    const backup = await backUp('strangers', '--with-secrets');
    const list = to('strangers.txt');
    writeFileSync(list, `${randomUUID()}\n${randomUUID()}\n${await firstMember()}\n`);
    const { code, err } = await other.run(['restore', backup, '--erased', list]);
    expect(code).toBe(0);
    expect(err).toContain('1 member erased again.\n');
    expect(err).toMatch(
      /2 of those in .*strangers\.txt are no member and no application of this log: is it the right list\?/,
    );
  });

  it('ends in one line when it is stopped in the middle of a file', async () => {
    const stopping = new AbortController();
    const progress = jest.fn(() => stopping.abort());
    const ran = await emit.run(['backup', to('halted')], { signal: stopping.signal, progress });
    expect(progress).toHaveBeenCalled();
    expect(ran).toMatchObject({ code: 1, err: 'emit: stopped before the end\n' });
    expect(existsSync(to('halted'))).toBe(false);
  });

  it('leaves the master key out, and is of no use without it', async () => {
    const backup = await backUp('all');
    expect(readdirSync(backup).sort()).toEqual(['journal', 'log.sqlite', 'manifest.json', 'vault.sqlite']);
    const { code, err } = await other.run(['restore', backup]);
    expect(code).toBe(1);
    expect(err).toContain('EMIT_MASTER_KEY');
    expect(existsSync(other.dataDir)).toBe(false);
    const key = readFileSync(join(emit.dataDir, 'secrets', 'master.key'), 'utf8');
    const knowing = new EmitCommand({ EMIT_MASTER_KEY: key });
    knowing.remove();
    expect(await knowing.run(['restore', backup])).toMatchObject({ code: 0 });
    knowing.removeAll();
  });

  it('erases again whom the list names, and whom the log says', async () => {
    const [before, memberId] = [await backUp('before', '--with-secrets'), await firstMember()];
    await erase(memberId);
    const list = to('erased.ndjson');
    await emit.run(['events', 'export', '--type', 'MemberErased', '--out', list]);
    const names = to('names.txt');
    writeFileSync(names, `\n${memberId}\nsomebody@example.org\n`);
    const mistaken = await other.run(['restore', before, '--erased', names]);
    expect(mistaken).toMatchObject({ code: 2, err: expect.stringContaining('names.txt, line 3') as string });
    expect(existsSync(other.dataDir)).toBe(false);
    expect(await other.run(['restore', before, '--erased', list])).toMatchObject({ code: 0 });
    expect(await hasKey(other, memberId)).toBe(false);
    expect(await exported(other)).toContain('MemberErased');
    expect(await other.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
  });

  it('keeps an erasure in backups of the log, and takes keys from a newer backup', async () => {
    const log = await backUp('log', '--only', 'log');
    const stale = await backUp('stale', '--only', 'keys', '--with-secrets');
    const memberId = await firstMember();
    await erase(memberId);
    const keys = await backUp('keys', '--only', 'keys', '--with-secrets');
    expect((await other.run(['restore', log])).err).toContain('--keys');
    const later = await backUp('later', '--only', 'log');
    expect((await other.run(['restore', later, '--keys', stale])).err).toContain('older than the log');
    expect(existsSync(other.dataDir)).toBe(false);
    const { code, err } = await other.run(['restore', log, '--keys', keys]);
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('erased again') as string });
    expect(await hasKey(other, memberId)).toBe(false);
  });

  it('takes the place of a damaged log and secret', async () => {
    const backup = await backUp('all', '--with-secrets');
    const before = await exported(emit);
    cpSync(emit.dataDir, other.dataDir, { recursive: true });
    for (const ending of ['', '-wal', '-shm'])
      writeFileSync(join(other.dataDir, `log.sqlite${ending}`), 'not a log '.repeat(1_000));
    writeFileSync(join(other.dataDir, 'secrets/jwt.key'), '');
    expect(await other.run(['restore', backup, '--force'])).toMatchObject({ code: 0 });
    expect(await exported(other)).toBe(before);
    expect(readFileSync(join(other.dataDir, 'secrets/jwt.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('replaces a data folder only when it is told to, puts it aside, and never while it is in use', async () => {
    const backup = await backUp('all', '--with-secrets');
    const before = await exported(emit);
    // This process may still have the folder open: a copy stands for one that nobody has.
    cpSync(emit.dataDir, other.dataDir, { recursive: true });
    writeFileSync(join(other.dataDir, 'of-before'), '');
    expect((await other.run(['restore', backup])).err).toContain('--force');
    const app = await TestApp.start({ dataDir: emit.dataDir });
    expect((await emit.run(['restore', backup, '--force'])).err).toContain('in use');
    await app.stop();
    const ran = await other.run(['restore', backup, '--force']);
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('.before-2026-11-20') as string });
    expect(existsSync(join(other.dataDir, 'of-before'))).toBe(false);
    expect(existsSync(join(`${other.dataDir}.before-2026-11-20T12-00-00.000Z`, 'of-before'))).toBe(true);
    expect(await exported(other)).toBe(before);
  });

  it.each<[string[], number, string]>([
    [['restore', '/nowhere/at-all'], 1, 'is no backup'],
    [['backup', '/proc/emit-cannot'], 1, '/proc/emit-cannot'],
    [['backup'], 2, "missing required argument 'folder'"],
  ])('%j ends with %i and says %s', async (args, code, text) => {
    const ran = await (args[0] === 'restore' ? other : emit).run(args);
    expect(ran).toMatchObject({ code, err: expect.stringContaining(text) as string });
  });

  it('ends on its way when it is stopped, and leaves nothing', async () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return (looks += 1) > 1;
      },
    } as AbortSignal;
    const ran = await emit.run(['backup', to('stopped'), '--only', 'keys'], { signal });
    expect(ran).toMatchObject({ code: 1, err: 'emit: stopped before the end\n' });
    expect(readdirSync(dirname(emit.dataDir)).filter((name) => name.includes('stopped'))).toEqual([]);
  });

  it('leaves stores on servers to their own tools', async () => {
    const secret = 'f3a19c40d7e2586b'.repeat(4);
    const remote = new EmitCommand({
      EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
      MONGODB_URL: 'mongodb://127.0.0.1:1/emit',
      EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
      EMIT_JWT_SECRET: `${secret}-of-sessions`,
    });
    const ran = await remote.run(['backup', to('remote')]);
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('mongodump') as string });
    remote.removeAll();
  });
});
