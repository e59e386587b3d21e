import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type {
  Asking,
  FailedSignIns,
  OpenSession,
  SessionOpening,
  Vault,
  VaultEntry,
} from '../../../ports/vault.port.js';
import {
  closeSqlite,
  inTransaction,
  openSqlite,
  statementsOf,
  type Database,
} from '../../sqlite/connection.js';
import { FilePlace } from '../../sqlite/file-place.js';
import { HELD_MS, patiently } from '../../sqlite/patience.js';
import { reaching } from '../../sqlite/reaching.js';
import { SqliteVaultReading } from './vault-reading.js';
import { makeVaultTables, toEntry, VAULT_FILE, type Prepare } from './vault-tables.js';

const COLUMNS =
  'memberId, emailHash, passwordHash, wrappedKey, createdAt, sessions, markGeneration, marksGiven';

/** What SQLite would say, if it did not answer it as a row. */
const HELD = { sqliteCodeName: 'SQLITE_BUSY' };

const reach = <T>(work: () => T): Promise<T> => patiently(() => reaching('The vault', work));

/**
 * The vault in a SQLite file of its own, so that what it destroys is in no other file. Another process that is in the way
 * (a backup, `emit keys rotate`) is waited for without stopping this one.
 */
export class SqliteVault extends SqliteVaultReading implements Vault {
  private readonly prepare: Prepare;

  /** `place`: where the file is; null where that is of no interest. */
  constructor(
    private readonly db: Database,
    private readonly place: FilePlace | null = null,
  ) {
    super();
    db.exec('PRAGMA secure_delete = ON');
    makeVaultTables(db);
    db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
    this.prepare = statementsOf(db);
  }

  async add(entry: VaultEntry): Promise<boolean> {
    return this.inPlace(() => inTransaction(this.db, () => this.insert(entry)));
  }

  /** One transaction, and so one flush to disk. */
  async addAll(entries: readonly VaultEntry[]): Promise<VaultEntry[]> {
    return this.inPlace(() => inTransaction(this.db, () => entries.filter((entry) => !this.insert(entry))));
  }

  async rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean> {
    const change = 'UPDATE entries SET wrappedKey = ?, emailHash = ? WHERE memberId = ? AND wrappedKey = ?';
    return this.inPlace(
      () => this.prepare(change).run(wrappedKey, emailHash, entry.memberId, entry.wrappedKey).changes === 1,
    );
  }

  async setRotating(rotating: boolean): Promise<void> {
    const change = rotating ? 'INSERT OR IGNORE INTO rotation(id) VALUES(1)' : 'DELETE FROM rotation';
    await this.inPlace(() => this.db.exec(change));
  }

  async changePassword(
    confirmed: VaultEntry,
    { sessionId, most }: Asking,
    passwordHash: string,
    only: OpenSession,
  ): Promise<boolean> {
    return this.update(confirmed.memberId, (entry) => {
      const { sessions } = entry;
      const mayAsk = sessions.length >= most || sessions.some(({ id }) => id === sessionId);
      if (entry.passwordHash !== confirmed.passwordHash || !mayAsk) return null;
      return { passwordHash, sessions: [only], markGeneration: entry.markGeneration + 1, marksGiven: 1 };
    });
  }

  async openSession(
    verified: VaultEntry,
    session: OpenSession,
    { most, newMark }: SessionOpening,
  ): Promise<boolean> {
    return this.update(verified.memberId, ({ passwordHash, sessions, marksGiven }) =>
      passwordHash === verified.passwordHash
        ? { sessions: [...sessions, session].slice(-most), marksGiven: marksGiven + Number(newMark) }
        : null,
    );
  }

  async touchSession(memberId: string, sessionId: string, at: number): Promise<void> {
    await this.update(memberId, ({ sessions }) => ({
      sessions: sessions.map((session) => (session.id === sessionId ? { ...session, seenAt: at } : session)),
    }));
  }

  async endSession(memberId: string, sessionId: string): Promise<boolean> {
    return this.update(memberId, ({ sessions }) => {
      const left = sessions.filter(({ id }) => id !== sessionId);
      return left.length < sessions.length ? { sessions: left } : null;
    });
  }

  async endSessions(memberId: string): Promise<void> {
    await this.update(memberId, ({ markGeneration }) => ({
      sessions: [],
      markGeneration: markGeneration + 1,
      marksGiven: 0,
    }));
  }

  async failedSignIns(emailHash: string, from: string): Promise<FailedSignIns | null> {
    const find = 'SELECT count, lastAt FROM failedSignIns WHERE emailHash = ? AND device = ?';
    const row = await reach(() => this.prepare(find).get(emailHash, from) as FailedSignIns | undefined);
    return row ? { ...row } : null;
  }

  /** What is forgotten is removed whenever one is counted. */
  async countFailedSignIn(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    const count = `INSERT INTO failedSignIns(emailHash, device, count, lastAt, forgetAt) VALUES(?, ?, 1, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + 1, lastAt = excluded.lastAt, forgetAt = excluded.forgetAt`;
    await reach(() =>
      inTransaction(this.db, () => {
        this.prepare('DELETE FROM failedSignIns WHERE forgetAt <= ?').run(at);
        this.prepare(count).run(emailHash, from, at, at + forgetAfter);
      }),
    );
  }

  async forgetFailedSignIns(emailHash: string, from: string): Promise<void> {
    const forget = 'DELETE FROM failedSignIns WHERE emailHash = ? AND device = ?';
    await reach(() => this.prepare(forget).run(emailHash, from));
  }

  /**
   * secure_delete overwrites the row in the database file; emptying the write-ahead log removes every older copy of
   * it. Throws when another process reads throughout, after 5 s: then call it again.
   */
  async destroy(memberId: string): Promise<void> {
    await reach(() =>
      inTransaction(this.db, () => {
        const entry = this.entryOf(memberId);
        if (entry) this.prepare('DELETE FROM failedSignIns WHERE emailHash = ?').run(entry.emailHash);
        this.prepare('DELETE FROM entries WHERE memberId = ?').run(memberId);
      }),
    );
    await reach(() => {
      const { busy } = this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (busy) throw new StoreUnavailable('The vault, to empty its log,', { cause: HELD });
    });
  }

  async ping(): Promise<void> {
    await this.inPlace(() => void this.entryOf(''));
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
  }

  protected reading<T>(work: (prepare: Prepare) => T): Promise<T> {
    return reach(() => work(this.prepare));
  }

  private entryOf(memberId: string): VaultEntry | null {
    return toEntry(this.prepare('SELECT * FROM entries WHERE memberId = ?').get(memberId));
  }

  /** What is written into a file that was removed or replaced is lost at the next start: throws StoreUnavailable. */
  private inPlace<T>(work: () => T): Promise<T> {
    return reach(() => {
      this.place?.require('The vault');
      return work();
    });
  }

  private insert(entry: VaultEntry): boolean {
    if (this.prepare('SELECT 1 FROM entries WHERE emailHash = ?').get(entry.emailHash)) return false;
    const { memberId, emailHash, passwordHash, wrappedKey, createdAt } = entry;
    const add = `INSERT INTO entries(${COLUMNS}) VALUES(?, ?, ?, ?, ?, ?, ?, ?)`;
    this.prepare(add).run(memberId, emailHash, passwordHash, wrappedKey, createdAt, ...changeable(entry));
    return true;
  }

  /** False when there is no such entry, or `change` returns that nothing is to be changed. */
  private update(memberId: string, change: (entry: VaultEntry) => Change | null): Promise<boolean> {
    const write =
      'UPDATE entries SET passwordHash = ?, sessions = ?, markGeneration = ?, marksGiven = ? WHERE memberId = ?';
    return this.inPlace(() =>
      inTransaction(this.db, () => {
        const entry = this.entryOf(memberId);
        const changed = entry && change(entry);
        if (!changed) return false;
        const { passwordHash } = { ...entry, ...changed };
        this.prepare(write).run(passwordHash, ...changeable({ ...entry, ...changed }), memberId);
        return true;
      }),
    );
  }
}

type Change = Partial<Pick<VaultEntry, 'passwordHash' | 'sessions' | 'markGeneration' | 'marksGiven'>>;

/** The last of COLUMNS. */
function changeable({ sessions, markGeneration, marksGiven }: VaultEntry): [string, number, number] {
  return [JSON.stringify(sessions), markGeneration, marksGiven];
}

/** Opens `vault.sqlite` in a directory, and makes both; the file is readable by its owner alone. */
export function openSqliteVault(directory: string): SqliteVault {
  const file = join(directory, VAULT_FILE);
  const db = openSqlite(file, { durability: 'full' });
  return new SqliteVault(db, new FilePlace(file));
}
