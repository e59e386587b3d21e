import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { FactorSet } from '../../../ports/second-factors.port.js';
import type { Asking, SessionOpening } from '../../../ports/vault.port.js';
import type { OpenSession, Vault, VaultEntry } from '../../../ports/vault.port.js';
import { closeSqlite, inTransaction, openSqlite, type Database } from '../../sqlite/connection.js';
import { FilePlace } from '../../sqlite/file-place.js';
import { SqliteAccountLinks } from './sqlite-account-links.js';
import { SqliteFailedSignIns } from './sqlite-failed-sign-ins.js';
import { SqliteOutbox } from './sqlite-outbox.js';
import { SqliteReminders } from './sqlite-reminders.js';
import { SqliteTrialClaims } from './sqlite-trial-claims.js';
import { SqliteUseCounts } from './sqlite-use-counts.js';
import { VaultFile } from './vault-file.js';
import { SqliteVaultReading } from './vault-reading.js';
import { toEntry, VAULT_FILE, type Prepare } from './vault-tables.js';

const COLUMNS =
  'memberId, emailHash, passwordHash, wrappedKey, createdAt, sessions, markGeneration, marksGiven, factors';

/** What SQLite would say, if it did not answer it as a row. */
const HELD = { sqliteCodeName: 'SQLITE_BUSY' };

/** The vault in a SQLite file of its own, so that what it destroys is in no other file. */
export class SqliteVault extends SqliteVaultReading implements Vault {
  readonly failedSignIns: SqliteFailedSignIns;
  readonly links: SqliteAccountLinks;
  readonly outbox: SqliteOutbox;
  readonly reminders: SqliteReminders;
  readonly trials: SqliteTrialClaims;
  readonly uses: SqliteUseCounts;
  private readonly file: VaultFile;

  /** `place`: where the file is; null where that is of no interest. */
  constructor(
    private readonly db: Database,
    place: FilePlace | null = null,
  ) {
    super();
    this.file = new VaultFile(db, place);
    this.failedSignIns = new SqliteFailedSignIns(this.file);
    this.links = new SqliteAccountLinks(this.file);
    this.outbox = new SqliteOutbox(this.file);
    this.reminders = new SqliteReminders(this.file);
    this.trials = new SqliteTrialClaims(this.file);
    this.uses = new SqliteUseCounts(this.file);
  }

  async add(entry: VaultEntry): Promise<boolean> {
    return this.file.change(() => this.insert(entry));
  }

  /** One transaction, and so one flush to disk. */
  async addAll(entries: readonly VaultEntry[]): Promise<VaultEntry[]> {
    return this.file.change(() => entries.filter((entry) => !this.insert(entry)));
  }

  async rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean> {
    const change = 'UPDATE entries SET wrappedKey = ?, emailHash = ? WHERE memberId = ? AND wrappedKey = ?';
    return this.file.change(() => {
      const { changes } = this.prepare(change).run(wrappedKey, emailHash, entry.memberId, entry.wrappedKey);
      return changes === 1;
    });
  }

  async setRotating(rotating: boolean): Promise<void> {
    const change = rotating ? 'INSERT OR IGNORE INTO rotation(id) VALUES(1)' : 'DELETE FROM rotation';
    await this.file.inPlace(() => this.db.exec(change));
  }

  async changePassword(
    confirmed: VaultEntry,
    { sessionId, most }: Asking,
    passwordHash: string,
    only: OpenSession,
  ): Promise<boolean> {
    const changed = await this.update(confirmed.memberId, (entry) => {
      const { sessions } = entry;
      const mayAsk = sessions.length >= most || sessions.some(({ id }) => id === sessionId);
      if (entry.passwordHash !== confirmed.passwordHash || !mayAsk) return null;
      return { passwordHash, sessions: [only], markGeneration: entry.markGeneration + 1, marksGiven: 1 };
    });
    return changed !== null;
  }

  async resetPassword(memberId: string, passwordHash: string): Promise<VaultEntry | null> {
    return this.update(memberId, ({ emailHash, markGeneration }) => {
      this.failedSignIns.forgetAll(emailHash);
      return { passwordHash, sessions: [], markGeneration: markGeneration + 1, marksGiven: 1 };
    });
  }

  async moveAddress({ memberId, emailHash: former }: VaultEntry, emailHash: string): Promise<boolean> {
    const change = 'UPDATE entries SET emailHash = ? WHERE memberId = ? AND emailHash = ?';
    return this.file.change(() => {
      if (this.isTaken(emailHash)) return false;
      this.failedSignIns.forgetAll(former);
      return this.prepare(change).run(emailHash, memberId, former).changes === 1;
    });
  }

  async openSession(
    verified: VaultEntry,
    session: OpenSession,
    { most, newMark, rehashed = verified.passwordHash, factors }: SessionOpening,
  ): Promise<boolean> {
    const changed = await this.update(verified.memberId, (entry) => {
      if (!isAsRead(entry, verified)) return null;
      const { sessions, marksGiven } = entry;
      const open = [...sessions, session].slice(-most);
      const used = factors ? { factors: { ...factors, revision: revisionOf(verified) + 1 } } : {};
      return { passwordHash: rehashed, sessions: open, marksGiven: marksGiven + Number(newMark), ...used };
    });
    return changed !== null;
  }

  async changeFactors(former: VaultEntry, factors: FactorSet): Promise<boolean> {
    const changed = await this.update(former.memberId, (entry) =>
      isAsRead(entry, former) ? { factors: { ...factors, revision: revisionOf(former) + 1 } } : null,
    );
    return changed !== null;
  }

  async touchSession(memberId: string, sessionId: string, at: number): Promise<void> {
    await this.update(memberId, ({ sessions }) => ({
      sessions: sessions.map((session) => (session.id === sessionId ? { ...session, seenAt: at } : session)),
    }));
  }

  async endSession(memberId: string, sessionId: string): Promise<boolean> {
    const changed = await this.update(memberId, ({ sessions }) => {
      const left = sessions.filter(({ id }) => id !== sessionId);
      return left.length < sessions.length ? { sessions: left } : null;
    });
    return changed !== null;
  }

  async endSessions(memberId: string): Promise<void> {
    await this.update(memberId, ({ markGeneration }) => ({
      sessions: [],
      markGeneration: markGeneration + 1,
      marksGiven: 0,
    }));
  }

  /**
   * secure_delete overwrites the row in the database file; emptying the write-ahead log removes every older copy of
   * it. Throws when another process reads throughout, after 5 s: then call it again.
   */
  async destroy(memberId: string): Promise<void> {
    await this.file.reach(() =>
      inTransaction(this.db, () => {
        const entry = this.entryOf(memberId);
        if (entry) this.failedSignIns.forgetAll(entry.emailHash);
        for (const table of ['accountLinks', 'outbox', 'reminders', 'entries'])
          this.prepare(`DELETE FROM ${table} WHERE memberId = ?`).run(memberId);
        this.prepare("UPDATE trialClaims SET memberId = '' WHERE memberId = ?").run(memberId);
      }),
    );
    await this.file.reach(() => {
      const { busy } = this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (busy) throw new StoreUnavailable('The vault, to empty its log,', { cause: HELD });
    });
  }

  async ping(): Promise<void> {
    await this.file.inPlace(() => void this.entryOf(''));
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
  }

  protected reading<T>(work: (prepare: Prepare) => T): Promise<T> {
    return this.file.reach(() => work(this.file.prepare));
  }

  private prepare(sql: string) {
    return this.file.prepare(sql);
  }

  private entryOf(memberId: string): VaultEntry | null {
    return toEntry(this.prepare('SELECT * FROM entries WHERE memberId = ?').get(memberId));
  }

  private isTaken(emailHash: string): boolean {
    return this.prepare('SELECT 1 FROM entries WHERE emailHash = ?').get(emailHash) !== undefined;
  }

  private insert(entry: VaultEntry): boolean {
    if (this.isTaken(entry.emailHash)) return false;
    const { memberId, emailHash, passwordHash, wrappedKey, createdAt } = entry;
    const add = `INSERT INTO entries(${COLUMNS}) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    this.prepare(add).run(memberId, emailHash, passwordHash, wrappedKey, createdAt, ...changeable(entry));
    return true;
  }

  /** The entry as it is then; null when there is none, or `change` returns that nothing is to be changed. */
  private update(memberId: string, change: (entry: VaultEntry) => Change | null): Promise<VaultEntry | null> {
    const write = `UPDATE entries SET passwordHash = ?, sessions = ?, markGeneration = ?, marksGiven = ?, factors = ? WHERE memberId = ?`;
    return this.file.change(() => {
      const entry = this.entryOf(memberId);
      const changes = entry && change(entry);
      if (!entry || !changes) return null;
      const changed = { ...entry, ...changes };
      this.prepare(write).run(changed.passwordHash, ...changeable(changed), memberId);
      return changed;
    });
  }
}

type Change = Partial<
  Pick<VaultEntry, 'passwordHash' | 'sessions' | 'markGeneration' | 'marksGiven' | 'factors'>
>;

const revisionOf = ({ factors }: VaultEntry) => factors?.revision ?? 0;

function isAsRead(entry: VaultEntry, read: VaultEntry): boolean {
  return entry.passwordHash === read.passwordHash && revisionOf(entry) === revisionOf(read);
}

/** The last of COLUMNS. */
function changeable({ sessions, markGeneration, marksGiven, factors }: VaultEntry) {
  const written = factors ? JSON.stringify(factors) : null;
  return [JSON.stringify(sessions), markGeneration, marksGiven, written] as const;
}

/** Opens `vault.sqlite` in a directory, and makes both; the file is readable by its owner alone. */
export function openSqliteVault(directory: string): SqliteVault {
  const file = join(directory, VAULT_FILE);
  const db = openSqlite(file, { durability: 'full' });
  return new SqliteVault(db, new FilePlace(file));
}
