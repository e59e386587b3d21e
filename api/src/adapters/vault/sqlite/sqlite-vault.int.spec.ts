import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Sealed } from '../../../kernel/sealed.js';
import { vaultContract } from '../../../ports/vault.contract.js';
import { closeSqlite, openSqlite } from '../../sqlite/connection.js';
import { openSqliteVault } from './sqlite-vault.js';

const temporary = () => mkdtemp(join(tmpdir(), 'emit-vault-'));

async function everyByteIn(directory: string): Promise<string> {
  const files = await readdir(directory);
  const contents = await Promise.all(files.map((file) => readFile(join(directory, file), 'latin1')));
  return contents.join('\n');
}

describe('the vault in SQLite', () => {
  vaultContract(async () => {
    const directory = await temporary();
    return {
      open: async () => openSqliteVault(directory),
      dispose: () => rm(directory, { recursive: true }),
    };
  });

  describe('on disk', () => {
    const entry = (i: number) => ({
      memberId: `member-${i}`,
      emailHash: `email-${i}-`.repeat(4),
      passwordHash: `password-${i}-`.repeat(8),
      wrappedKey: `wrapped-${i}-`.repeat(4),
      sessions: [],
      markGeneration: 0,
      marksGiven: 0,
      createdAt: 1,
    });
    let directory: string;
    beforeEach(async () => (directory = await temporary()));
    afterEach(() => rm(directory, { recursive: true }));

    it('leaves no trace of a destroyed entry in any file, even while another process has it open', async () => {
      const vault = openSqliteVault(directory);
      const reader = openSqliteVault(directory);
      for (let i = 100; i < 200; i++) await vault.add(entry(i));
      const client = 'client-150-'.repeat(8) as Sealed;
      const session = { id: 'a', openedAt: 1, seenAt: 1, client };
      await vault.openSession(entry(150), session, { most: 5, newMark: false });
      const changed = 'password-150-changed-'.repeat(8);
      await vault.changePassword(entry(150), { sessionId: 'a', most: 5 }, changed, {
        ...session,
        id: 'session-150-',
      });
      await vault.failedSignIns.count(entry(150).emailHash, 'device-150-', 1, 1);
      await reader.find('member-150');
      expect(await everyByteIn(directory)).toContain('wrapped-150-');

      await vault.destroy('member-150');

      const left = await everyByteIn(directory);
      for (const trace of ['member-150', 'email-150-', 'password-150-', 'wrapped-150-', 'session-150-']) {
        expect(left).not.toContain(trace);
      }
      expect(left).toContain('wrapped-151-');
      await reader.close();
      await vault.close();
      expect(await everyByteIn(directory)).not.toContain('-150-');
    });

    it('destroys without stopping the process while another one reads, as a backup does', async () => {
      const vault = openSqliteVault(directory);
      for (const i of [150, 151]) await vault.add(entry(i));
      const backup = openSqlite(join(directory, 'vault.sqlite'), { durability: 'full' });
      backup.exec('BEGIN; SELECT count(*) FROM entries');
      const destroyed = vault.destroy('member-150');
      await others();
      expect(await vault.find('member-151')).not.toBeNull();
      expect(await everyByteIn(directory)).toContain('wrapped-150-');
      backup.exec('COMMIT');
      await destroyed;
      expect(await everyByteIn(directory)).not.toContain('-150-');
      closeSqlite(backup);
      await vault.close();
    });

    it('is readable by its owner alone', async () => {
      const vault = openSqliteVault(directory);
      await vault.add(entry(1));
      const files = (await readdir(directory)).filter((file) => file.startsWith('vault.sqlite'));
      expect(files).toContain('vault.sqlite-wal');
      for (const file of files) expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
      await vault.close();
    });

    it('takes over the file of an early version: members stay, their sessions have ended', async () => {
      const db = openSqlite(join(directory, 'vault.sqlite'), { durability: 'full' });
      db.exec(`CREATE TABLE entries(
        memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL,
        wrappedKey TEXT NOT NULL, sessionEpoch INTEGER NOT NULL, createdAt INTEGER NOT NULL)`);
      db.exec(`INSERT INTO entries VALUES('m', 'e', 'p', 'w', 3, 7)`);
      closeSqlite(db);
      const vault = openSqliteVault(directory);
      expect(await vault.find('m')).toEqual({
        memberId: 'm',
        emailHash: 'e',
        passwordHash: 'p',
        wrappedKey: 'w',
        sessions: [],
        markGeneration: 0,
        marksGiven: 0,
        createdAt: 7,
      });
      expect(await vault.add(entry(1))).toBe(true);
      await vault.close();
    });

    it('takes over the file of the version before marks had generations: sessions stay open', async () => {
      const db = openSqlite(join(directory, 'vault.sqlite'), { durability: 'full' });
      db.exec(`CREATE TABLE entries(
        memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL,
        wrappedKey TEXT NOT NULL, createdAt INTEGER NOT NULL, sessions TEXT NOT NULL DEFAULT '[]')`);
      const session = { id: 'a', openedAt: 1, seenAt: 1, client: 'c' as Sealed };
      db.prepare(`INSERT INTO entries VALUES('m', 'e', 'p', 'w', 7, ?)`).run(JSON.stringify([session]));
      closeSqlite(db);
      const vault = openSqliteVault(directory);
      const found = await vault.find('m');
      expect(found).toMatchObject({ sessions: [session], markGeneration: 0, marksGiven: 0 });
      await vault.endSessions('m');
      expect(await vault.find('m')).toMatchObject({ sessions: [], markGeneration: 1 });
      await vault.close();
    });

    it('takes sessions that cannot be read for none: the member signs in again', async () => {
      const vault = openSqliteVault(directory);
      await vault.add(entry(1));
      for (const text of ['nope', '{}', 'null', '']) {
        const db = openSqlite(join(directory, 'vault.sqlite'), { durability: 'full' });
        db.prepare('UPDATE entries SET sessions = ?').run(text);
        closeSqlite(db);
        expect(await vault.find(entry(1).memberId)).toEqual({ ...entry(1), sessions: [] });
      }
      await vault.close();
    });

    it('says that it is unavailable when it is closed', async () => {
      const vault = openSqliteVault(directory);
      await vault.close();
      await vault.close();
      await expect(vault.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
});
