import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDatabase, VAULT } from '../testing/damages/damage.js';
import { emitOn, PASSWORD, PreparedFolders } from '../testing/damages/prepared-folders.js';
import { VAULT_DAMAGES } from '../testing/damages/vault-damages.js';
import { printOf } from '../testing/folder-print.js';
import { TestApp } from '../testing/test-app.js';

describe('lost keys', () => {
  let prepared: PreparedFolders;
  beforeAll(async () => {
    prepared = await PreparedFolders.prepare();
  }, 120_000);
  afterAll(() => prepared.remove());

  it.each([
    ['members', 'grant', 'MEMBER', '5', '--reason', 'a test'],
    ['members', 'erase', 'MEMBER', '--yes', '--reason', 'a test'],
    ['members', 'sign-out', 'MEMBER', '--reason', 'a test'],
    ['keys', 'rotate'],
    ['projections', 'rebuild', '--all'],
    ['projections', 'rollback', 'dashboard', '--reason', 'a test'],
    ['demo', '--append', '--members', '1', '--days', '1'],
    ['backup', 'BACKUP'],
  ])('are never replaced by an empty vault: %s %s', async (...words) => {
    const folder = prepared.copy();
    const backup = prepared.newPath();
    removeDatabase(join(folder, VAULT));
    const args = words.map((word) => ({ MEMBER: prepared.members[0] ?? '', BACKUP: backup })[word] ?? word);
    const { code, err } = await emitOn(folder).run(args);
    expect([code, existsSync(join(folder, VAULT)), existsSync(backup)]).toEqual([1, false, false]);
    expect(err).toMatch(/^emit: .*vault.*\n$/);
  });

  it('do not keep the events from being copied', async () => {
    const folder = prepared.copy();
    removeDatabase(join(folder, VAULT));
    expect(await emitOn(folder).run(['backup', prepared.newPath(), '--only', 'log'])).toMatchObject({
      code: 0,
    });
  });

  it('are noted in a backup, so that whoever restores it erases nobody for it', async () => {
    const folder = prepared.copy();
    const [lost = ''] = prepared.members;
    const app = await TestApp.start({ dataDir: folder });
    await app.emit.stores.vault.destroy(lost);
    await app.stop();
    const backup = prepared.newPath();
    const made = await emitOn(folder).run(['backup', backup, '--with-secrets']);
    expect([made.code, made.err]).toEqual([0, expect.stringContaining('An earlier backup may have them')]);
    const target = prepared.newPath();
    expect(await emitOn(target).run(['restore', backup])).toMatchObject({ code: 0 });
    const restored = emitOn(prepared.copy(target));
    const { out } = await restored.run([
      'events',
      'list',
      '--type',
      'MemberErased',
      '--member',
      lost,
      '--format',
      'json',
    ]);
    expect(JSON.parse(out)).toEqual([]);
    expect(await restored.run(['restore', prepared.backup, '--only', 'keys'])).toMatchObject({ code: 0 });
    expect(await restored.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
  });

  it('are no reason to replace the master key, which a backup of them needs', async () => {
    const folder = prepared.copy();
    const key = readFileSync(join(folder, 'secrets/master.key'), 'utf8');
    const app = await TestApp.start({ dataDir: folder });
    await app.emit.stores.vault.destroy(prepared.members[0] ?? '');
    await app.stop();
    const { code, err } = await emitOn(folder).run(['keys', 'rotate']);
    expect([code, err]).toEqual([1, expect.stringMatching(/has no key of 1 member.*Nothing was changed/)]);
    expect(readFileSync(join(folder, 'secrets/master.key'), 'utf8')).toBe(key);
  });

  it.each(VAULT_DAMAGES.filter(({ mended }) => mended).map((damage) => [damage.what, damage] as const))(
    'come back by the command that is named, and no event is lost: %s',
    async (_, damage) => {
      const folder = prepared.copy();
      damage.make(folder, prepared);
      const emit = emitOn(folder);
      const exported = (await emit.run(['events', 'export'])).out;
      const ran = await emit.run(['restore', prepared.backup, '--only', 'keys']);
      expect([ran.code, ran.err]).toEqual([0, expect.stringContaining('with a key again')]);
      expect(ran.err).not.toContain('Still wrong');
      expect((await emit.run(['events', 'export'])).out).toBe(exported);
      expect(await emit.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
      const app = await TestApp.start({ dataDir: folder });
      const login = { username: prepared.address, password: PASSWORD };
      await app.http.post('/api/v1/auth/login').send(login).expect(200);
      expect((await app.http.get('/health')).body).toMatchObject({ status: 'ok' });
      await app.stop();
    },
    60_000,
  );

  it('come back without taking a sound key from anybody, and without those who were erased', async () => {
    const served = prepared.copy();
    let app = await TestApp.start({ dataDir: served });
    const late = await app.register();
    await app.stop();
    const [erased = ''] = prepared.members;
    expect(
      await emitOn(served).run(['members', 'erase', erased, '--yes', '--reason', 'a test']),
    ).toMatchObject({ code: 0 });
    const folder = prepared.copy(served);
    const ran = await emitOn(folder).run(['restore', prepared.backup, '--only', 'keys']);
    expect(ran).toMatchObject({ code: 0, err: '0 members with a key again.\n' });
    app = await TestApp.start({ dataDir: folder });
    await app.http.get('/api/v1/users/me').set(late.headers).expect(200);
    expect(await app.emit.stores.vault.find(erased)).toBeNull();
    await app.stop();
  });

  it('say what an older backup cannot bring back', async () => {
    const served = prepared.copy();
    const app = await TestApp.start({ dataDir: served });
    await app.register();
    await app.stop();
    const folder = prepared.copy(served);
    removeDatabase(join(folder, VAULT));
    const { code, err } = await emitOn(folder).run(['restore', prepared.backup, '--only', 'keys']);
    expect([code, err]).toEqual([1, expect.stringMatching(/Still wrong: 1 member of \d+ without a key/)]);
    const shown = await emitOn(folder).run(['members', 'show', 'nobody@example.org']);
    expect([shown.code, shown.err]).toEqual([
      1,
      expect.stringMatching(/in no entry of the vault, which lacks those of 1 member; bring them back/),
    ]);
  });

  it('are not the key of sessions: that is made anew on purpose, and everybody signs in again', async () => {
    const folder = prepared.copy();
    let app = await TestApp.start({ dataDir: folder });
    const member = await app.register();
    await app.stop();
    rmSync(join(folder, 'secrets/jwt.key'));
    expect(await emitOn(folder).run(['keys', 'renew-sessions'])).toMatchObject({ code: 0 });
    app = await TestApp.start({ dataDir: folder });
    await app.http.get('/api/v1/users/me').set(member.headers).expect(401);
    const { email: username, password } = member;
    await app.http.post('/api/v1/auth/login').send({ username, password }).expect(200);
    await app.stop();
  });

  it('are told of while members are served, also when the file is taken away', async () => {
    const folder = prepared.copy();
    const app = await TestApp.start({ dataDir: folder });
    const health = async (status: number) => (await app.http.get('/health').expect(status)).body as object;
    await app.register();
    await app.emit.keys?.round();
    expect(await health(200)).toMatchObject({ status: 'ok' });
    await app.emit.stores.vault.destroy(prepared.members[0] ?? '');
    await app.emit.keys?.round();
    const problems = [expect.stringContaining('1 member of')];
    expect(await health(200)).toMatchObject({ status: 'degraded', problems });
    const [path, away] = [join(folder, VAULT), join(folder, 'taken-away')];
    renameSync(path, away);
    expect(await health(503)).toMatchObject({ stores: { vault: 'unavailable' } });
    // Whoever registered now would have a key that nobody finds again.
    const late = { email: 'late@example.org', password: 'orchard-gate', full_name: 'Late' };
    await app.http.post('/api/v1/auth/register').send(late).expect(503);
    renameSync(away, path);
    await app.http.post('/api/v1/auth/register').send(late).expect(201);
    await app.stop();
  });
});

describe('a backup', () => {
  it('is read, and neither served nor changed', async () => {
    const prepared = await PreparedFolders.prepare();
    const { backup, members } = prepared;
    const before = printOf(backup);
    await expect(TestApp.start({ dataDir: backup })).rejects.toThrow(/is a backup.*npx emit restore/);
    for (const args of [
      ['members', 'grant', members[0] ?? '', '5', '--reason', 'a test'],
      ['demo', '--append'],
    ])
      expect(await emitOn(backup).run(args)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is a backup') as string,
      });
    expect(await emitOn(backup).run(['doctor'])).toMatchObject({ code: 0 });
    expect(printOf(backup)).toEqual(before);
    prepared.remove();
  }, 120_000);
});

describe('a first start', () => {
  it.each([[], ['secrets'], ['log.sqlite'], ['log.sqlite', 'vault.sqlite'], ['journal', 'read-models']])(
    'makes everything, also after one that left %j',
    async (...left) => {
      const app = await TestApp.start();
      await app.stop();
      rmSync(app.dataDir, { recursive: true });
      mkdirSync(app.dataDir);
      for (const name of left) {
        if (name.endsWith('.sqlite')) writeFileSync(join(app.dataDir, name), '');
        else mkdirSync(join(app.dataDir, name));
      }
      const again = await TestApp.start({ dataDir: app.dataDir });
      await again.register();
      expect(readFileSync(join(app.dataDir, 'secrets/master.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
      await again.close();
    },
  );
});
