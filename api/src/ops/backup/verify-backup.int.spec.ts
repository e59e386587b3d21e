import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Health } from '@emit/contract/operations';
import { EmitCommand, type Ran } from '../../testing/emit-command.js';
import { appendPoison } from '../../testing/poison.js';
import { TestApp } from '../../testing/test-app.js';

describe('emit backup verify', () => {
  const emit = new EmitCommand();
  const at = (name: string) => `${emit.dataDir}-${name}`;
  beforeAll(async () => {
    await emit.run(['demo', '--members', '8', '--days', '20', '--seed', 'whole']);
    expect(await emit.run(['backup', at('whole')])).toMatchObject({ code: 0 });
    expect(await emit.run(['backup', at('log'), '--only', 'log'])).toMatchObject({ code: 0 });
    expect(await emit.run(['backup', at('keys'), '--only', 'keys'])).toMatchObject({ code: 0 });
  });
  afterAll(() => emit.removeAll());
  const verify = (name: string, one = emit) => one.run(['backup', 'verify', at(name)]);

  it('reads all of a backup, and notes that it was whole', async () => {
    const { code, err } = await verify('whole');
    expect(code).toBe(0);
    expect(err).toMatch(
      /is whole: \d+ files, each as its SHA-256 says; \d+ events in \d+ streams, every chain whole; the keys of \d+ members and \d+ applications, each opens what is theirs\.\n$/,
    );
    expect(JSON.parse(readFileSync(join(at('whole'), 'verified.json'), 'utf8'))).toEqual({
      at: '2026-11-20T12:00:00.000Z',
    });
    expect((await verify('log')).err).toMatch(/every chain whole\.\n$/);
    expect(await verify('keys')).toMatchObject({ code: 0 });
    // Again, and a restore takes it as before.
    expect(await verify('whole')).toMatchObject({ code: 0 });
  });

  it('needs neither data folder nor master key, and says what it did not open', async () => {
    const elsewhere = new EmitCommand();
    const { code, err } = await verify('whole', elsewhere);
    expect(code).toBe(0);
    expect(err).toContain('which were not opened: their master key is not at hand');
    elsewhere.remove();
  });

  const change = (folder: string, sql: string) => {
    const db = new DatabaseSync(join(folder, 'log.sqlite'));
    db.exec(sql);
    db.close();
  };
  const remeasure = (folder: string) => {
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
      files: { path: string; sha256: string; bytes: number }[];
    };
    for (const file of manifest.files) {
      const bytes = readFileSync(join(folder, file.path));
      Object.assign(file, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    writeFileSync(path, JSON.stringify(manifest));
  };

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a byte is another',
      (folder) => {
        const path = join(folder, 'log.sqlite');
        const bytes = readFileSync(path);
        bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
      /its SHA-256 differs/,
    ],
    ['a file is missing', (folder) => rmSync(join(folder, 'vault.sqlite')), /vault\.sqlite is missing/],
    ['the manifest is missing', (folder) => rmSync(join(folder, 'manifest.json')), /is no backup/],
    [
      'an event was changed, and the manifest made to fit',
      (folder) => {
        change(
          folder,
          `UPDATE events SET data = replace(data, '"qualityRating":', '"qualityRating":1') WHERE position = (SELECT max(position) FROM events WHERE data LIKE '%qualityRating%')`,
        );
        remeasure(folder);
      },
      /finding.* in the event store, the first of practices-/,
    ],
    [
      'its end was cut off, and the manifest made to fit',
      (folder) => {
        change(folder, 'DELETE FROM events WHERE position = (SELECT max(position) FROM events)');
        remeasure(folder);
      },
      /ends elsewhere|the manifest says|was written up to/,
    ],
  ])('is a line and exit code 1 where %s', async (what, damage, said) => {
    const name = `damaged-${what.replace(/\W/g, '')}`;
    cpSync(at('whole'), at(name), { recursive: true });
    damage(at(name));
    const ran = await verify(name);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(said);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(at(name), 'verified.json'))).toBe(false);
  });

  it('takes what was wrong in the live event store for no damage of its copy, and tells of it', async () => {
    const list = ['events', 'list', '--type', 'TokensConsumed', '--limit', '1'];
    const [charge] = await emit.json<{ stream: string; metadata: { memberId: string } }[]>(list);
    const type = 'TokensConsumed';
    await emit.withStores(({ eventStore }) =>
      appendPoison(
        eventStore,
        charge?.metadata.memberId ?? '',
        { messageId: 'none', totalTokens: 'many' },
        { stream: charge?.stream ?? '', type },
      ),
    );
    expect(await emit.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 1 });
    expect(await emit.run(['backup', at('with-findings'), '--only', 'log'])).toMatchObject({ code: 0 });
    expect(await verify('with-findings')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/as they were in the live event store, with \d+ findings? that/) as string,
    });
    expect(existsSync(join(at('with-findings'), 'verified.json'))).toBe(true);
  });

  it('refuses a backup that would be in the data folder', async () => {
    for (const folder of ['inside', 'secrets/inside', 'secrets/../inside']) {
      const ran = await emit.run(['backup', join(emit.dataDir, folder)]);
      expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('would be lost with it') as string });
    }
    expect(
      await emit.run(['backup', join(emit.dataDir, '..', `${emit.dataDir.split('/').at(-1)}-beside`)]),
    ).toMatchObject({ code: 0 });
  });

  it('shows in doctor, health and metrics how old the latest backups are', async () => {
    const backups = at('backups');
    const watched = (hours: string) => ({ EMIT_BACKUPS: backups, EMIT_BACKUP_MAX_AGE: hours });
    const now = Date.parse('2026-11-21T12:00:00Z');
    const ask = async (env: Record<string, string>) => {
      const app = await TestApp.start({ env, clock: () => now });
      const { problems = [] } = (await app.http.get('/health').expect(200)).body as Health;
      const { text } = await app.http.get('/metrics').expect(200);
      await app.close();
      return {
        problems: problems.join('; '),
        ages: text.split('\n').filter((line) => line.startsWith('emit_backup_age')),
      };
    };
    expect((await ask(watched('26'))).problems).toContain('cannot be read (EMIT_BACKUPS)');
    cpSync(at('log'), join(backups, 'log'), { recursive: true });
    expect((await ask(watched('26'))).problems).toBe(`there is no backup of the members' keys in ${backups}`);
    cpSync(at('keys'), join(backups, 'keys'), { recursive: true });
    const { problems, ages } = await ask(watched('26'));
    expect(problems).toBe('');
    expect(ages).toEqual([
      'emit_backup_age_seconds{part="log"} 86400',
      'emit_backup_age_seconds{part="keys"} 86400',
      'emit_backup_age_seconds{part="verified"} 86400',
    ]);
    expect((await ask(watched('23'))).problems).toContain(
      'is of 2026-11-20T12:00:00.000Z, older than 23 hours',
    );

    const doctor = async (env: Record<string, string>) => {
      const one = new EmitCommand(env);
      await one.run(['demo', '--members', '1', '--days', '1']);
      const { out } = await one.run(['doctor']);
      one.remove();
      return out.split('\n').find((line) => line.startsWith('backups')) ?? '';
    };
    expect(await doctor({})).toMatch(/^backups +ok +their age is not watched: set EMIT_BACKUPS/);
    expect(await doctor(watched('26'))).toMatch(/^backups +ok +latest: .* last found whole 2026-11-20T12/);
    rmSync(join(backups, 'log', 'verified.json'));
    expect(await doctor(watched('26'))).toMatch(/^backups +warning .* none was ever verified/);
    rmSync(join(backups, 'log'), { recursive: true });
    expect(await doctor(watched('26'))).toMatch(/^backups +wrong +there is no backup of the event store/);
  });
});

describe('two runs at once', () => {
  const emit = new EmitCommand();
  const other = new EmitCommand();
  afterAll(() => {
    for (const one of [emit, other]) one.removeAll();
  });

  it('of a backup and of a restore leave one that is whole, and say of the other why not', async () => {
    await emit.run(['demo', '--members', '3', '--days', '5', '--seed', 'twice']);
    other.remove();
    const folder = `${emit.dataDir}-twice`;
    const both = async (run: () => Promise<Ran>, why: string) => {
      const ran = (await Promise.all([run(), run()])).sort((one, next) => one.code - next.code);
      expect(ran).toMatchObject([{ code: 0 }, { code: 1, err: expect.stringContaining(why) as string }]);
    };
    await both(() => emit.run(['backup', `${folder}/`, '--with-secrets']), 'is there already');
    expect(await emit.run(['backup', 'verify', folder])).toMatchObject({ code: 0 });
    await both(() => other.run(['restore', folder]), 'is not empty');
    const exported = await Promise.all([emit, other].map((one) => one.run(['events', 'export'])));
    expect(exported[1]).toEqual(exported[0]);
  });
});
