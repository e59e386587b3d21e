import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import {
  closeSqlite,
  type Database,
  type Statement,
  inTransaction,
  openSqlite,
} from '../../sqlite/connection.js';
import { reaching } from '../../sqlite/reaching.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries(
    memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL, wrappedKey TEXT NOT NULL,
    sessionEpoch INTEGER NOT NULL, createdAt INTEGER NOT NULL)
`;
const COLUMNS = 'memberId, emailHash, passwordHash, wrappedKey, sessionEpoch, createdAt';

const reach = <T>(work: () => T): T => reaching('The vault', work);

/** The vault in a SQLite file of its own, so that what it destroys is in no other file. */
export class SqliteVault implements Vault {
  private readonly byMember: Statement;
  private readonly byEmail: Statement;

  constructor(private readonly db: Database) {
    db.exec('PRAGMA secure_delete = ON');
    db.exec(SCHEMA);
    this.byMember = db.prepare(`SELECT ${COLUMNS} FROM entries WHERE memberId = ?`);
    this.byEmail = db.prepare(`SELECT ${COLUMNS} FROM entries WHERE emailHash = ?`);
  }

  async add(entry: VaultEntry): Promise<boolean> {
    const { memberId, emailHash, passwordHash, wrappedKey, sessionEpoch, createdAt } = entry;
    return reach(() =>
      inTransaction(this.db, () => {
        if (this.byEmail.get(emailHash)) return false;
        this.db
          .prepare(`INSERT INTO entries(${COLUMNS}) VALUES(?, ?, ?, ?, ?, ?)`)
          .run(memberId, emailHash, passwordHash, wrappedKey, sessionEpoch, createdAt);
        return true;
      }),
    );
  }

  async find(memberId: string): Promise<VaultEntry | null> {
    return reach(() => toEntry(this.byMember.get(memberId) as VaultEntry | undefined));
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return reach(() => toEntry(this.byEmail.get(emailHash) as VaultEntry | undefined));
  }

  async changePassword(memberId: string, passwordHash: string): Promise<number | null> {
    return reach(() => {
      const row = this.db
        .prepare(
          `UPDATE entries SET passwordHash = ?, sessionEpoch = sessionEpoch + 1 WHERE memberId = ?
           RETURNING sessionEpoch`,
        )
        .get(passwordHash, memberId) as Pick<VaultEntry, 'sessionEpoch'> | undefined;
      return row?.sessionEpoch ?? null;
    });
  }

  /**
   * secure_delete overwrites the row in the database file; emptying the write-ahead log removes every older copy of
   * it. Throws when another process reads throughout, after 5 s: then call it again.
   */
  async destroy(memberId: string): Promise<void> {
    const { busy } = reach(() => {
      this.db.prepare('DELETE FROM entries WHERE memberId = ?').run(memberId);
      return this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    });
    if (busy) throw new StoreUnavailable('The vault, to empty its log,');
  }

  async ping(): Promise<void> {
    reach(() => void this.byMember.get(''));
  }

  async close(): Promise<void> {
    closeSqlite(this.db);
  }
}

function toEntry(row: VaultEntry | undefined): VaultEntry | null {
  return row ? { ...row } : null;
}

/** Opens `vault.sqlite` in a directory, and makes both; the file is readable by its owner alone. */
export function openSqliteVault(directory: string): SqliteVault {
  return new SqliteVault(openSqlite(join(directory, 'vault.sqlite'), { durability: 'full' }));
}
