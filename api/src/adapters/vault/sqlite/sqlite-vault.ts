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
  type Database,
  type Statement,
  inTransaction,
  openSqlite,
} from '../../sqlite/connection.js';
import { FilePlace } from '../../sqlite/file-place.js';
import { HELD_MS, patiently } from '../../sqlite/patience.js';
import { reaching } from '../../sqlite/reaching.js';
import { FailedSignInsTable } from './failed-sign-ins-table.js';
import { isRotating, makeVaultTables, setRotating, toEntry, VAULT_FILE } from './vault-tables.js';

const COLUMNS =
  'memberId, emailHash, passwordHash, wrappedKey, createdAt, sessions, markGeneration, marksGiven';

/** What SQLite would say, if it did not answer it as a row. */
const HELD = { sqliteCodeName: 'SQLITE_BUSY' };

const reach = <T>(work: () => T): Promise<T> => patiently(() => reaching('The vault', work));

/**
 * The vault in a SQLite file of its own, so that what it destroys is in no other file. Another process that is in the way
 * (a backup, `emit keys rotate`) is waited for without stopping this one.
 */
export class SqliteVault implements Vault {
  private readonly byMember: Statement;
  private readonly byEmail: Statement;
  private readonly addEntry: Statement;
  private readonly truncateLog: Statement;
  private readonly failed: FailedSignInsTable;

  /** `place`: where the file is; null where that is of no interest. */
  constructor(
    private readonly db: Database,
    private readonly place: FilePlace | null = null,
  ) {
    db.exec('PRAGMA secure_delete = ON');
    makeVaultTables(db);
    db.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
    this.byMember = db.prepare(`SELECT * FROM entries WHERE memberId = ?`);
    this.byEmail = db.prepare(`SELECT * FROM entries WHERE emailHash = ?`);
    this.addEntry = db.prepare(`INSERT INTO entries(${COLUMNS}) VALUES(?, ?, ?, ?, ?, ?, ?, ?)`);
    this.truncateLog = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    this.failed = new FailedSignInsTable(db);
  }

  async add(entry: VaultEntry): Promise<boolean> {
    return this.inPlace(() => inTransaction(this.db, () => this.insert(entry)));
  }

  /** One transaction, and so one flush to disk. */
  async addAll(entries: readonly VaultEntry[]): Promise<VaultEntry[]> {
    return this.inPlace(() => inTransaction(this.db, () => entries.filter((entry) => !this.insert(entry))));
  }

  async find(memberId: string): Promise<VaultEntry | null> {
    return reach(() => toEntry(this.byMember.get(memberId)));
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return reach(() => toEntry(this.byEmail.get(emailHash)));
  }

  async page(after: string, limit: number): Promise<VaultEntry[]> {
    const page = `SELECT * FROM entries WHERE memberId > ? ORDER BY memberId LIMIT ?`;
    return reach(() =>
      this.db
        .prepare(page)
        .all(after, limit)
        .flatMap((row) => toEntry(row) ?? []),
    );
  }

  async last(): Promise<VaultEntry | null> {
    const last = `SELECT * FROM entries ORDER BY memberId DESC LIMIT 1`;
    return reach(() => toEntry(this.db.prepare(last).get()));
  }

  async rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean> {
    const change = 'UPDATE entries SET wrappedKey = ?, emailHash = ? WHERE memberId = ? AND wrappedKey = ?';
    return this.inPlace(
      () =>
        this.db.prepare(change).run(wrappedKey, emailHash, entry.memberId, entry.wrappedKey).changes === 1,
    );
  }

  async isRotating(): Promise<boolean> {
    return reach(() => isRotating(this.db));
  }

  async setRotating(rotating: boolean): Promise<void> {
    await this.inPlace(() => setRotating(this.db, rotating));
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
    return reach(() => this.failed.find(emailHash, from));
  }

  async countFailedSignIn(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    await reach(() => inTransaction(this.db, () => this.failed.count(emailHash, from, at, forgetAfter)));
  }

  async forgetFailedSignIns(emailHash: string, from: string): Promise<void> {
    await reach(() => this.failed.forget(emailHash, from));
  }

  /**
   * secure_delete overwrites the row in the database file; emptying the write-ahead log removes every older copy of
   * it. Throws when another process reads throughout, after 5 s: then call it again.
   */
  async destroy(memberId: string): Promise<void> {
    await reach(() =>
      inTransaction(this.db, () => {
        const entry = toEntry(this.byMember.get(memberId));
        if (entry) this.failed.forgetAll(entry.emailHash);
        this.db.prepare('DELETE FROM entries WHERE memberId = ?').run(memberId);
      }),
    );
    await reach(() => {
      const { busy } = this.truncateLog.get() as { busy: number };
      if (busy) throw new StoreUnavailable('The vault, to empty its log,', { cause: HELD });
    });
  }

  async ping(): Promise<void> {
    await this.inPlace(() => void this.byMember.get(''));
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
  }

  /** What is written into a file that was removed or replaced is lost at the next start: throws StoreUnavailable. */
  private inPlace<T>(work: () => T): Promise<T> {
    return reach(() => {
      this.place?.require('The vault');
      return work();
    });
  }

  private insert(entry: VaultEntry): boolean {
    if (this.byEmail.get(entry.emailHash)) return false;
    const { memberId, emailHash, passwordHash, wrappedKey, createdAt } = entry;
    this.addEntry.run(memberId, emailHash, passwordHash, wrappedKey, createdAt, ...changeable(entry));
    return true;
  }

  /** False when there is no such entry, or `change` returns that nothing is to be changed. */
  private update(memberId: string, change: (entry: VaultEntry) => Change | null): Promise<boolean> {
    const write =
      'UPDATE entries SET passwordHash = ?, sessions = ?, markGeneration = ?, marksGiven = ? WHERE memberId = ?';
    return this.inPlace(() =>
      inTransaction(this.db, () => {
        const entry = toEntry(this.byMember.get(memberId));
        const changed = entry && change(entry);
        if (!changed) return false;
        const { passwordHash } = { ...entry, ...changed };
        this.db.prepare(write).run(passwordHash, ...changeable({ ...entry, ...changed }), memberId);
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
