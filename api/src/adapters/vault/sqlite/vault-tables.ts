import type { StoredFactors } from '../../../ports/second-factors.port.js';
import type { Sealed } from '../../../kernel/sealed.js';
import type { OpenSession, VaultEntry } from '../../../ports/vault.port.js';
import { inTransaction, type Database, type Statement } from '../../sqlite/connection.js';

export type Prepare = (sql: string) => Statement;

/** In the data folder. */
export const VAULT_FILE = 'vault.sqlite';

/** What earlier versions did not have; their sessions have ended. */
const LATER_COLUMNS = [
  ['sessions', "TEXT NOT NULL DEFAULT '[]'"],
  ['markGeneration', 'INTEGER NOT NULL DEFAULT 0'],
  ['marksGiven', 'INTEGER NOT NULL DEFAULT 0'],
  ['factors', 'TEXT'],
] as const;

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries(
    memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL, wrappedKey TEXT NOT NULL,
    createdAt INTEGER NOT NULL, ${LATER_COLUMNS.map((column) => column.join(' ')).join(', ')});
  CREATE TABLE IF NOT EXISTS failedSignIns(
    emailHash TEXT NOT NULL, device TEXT NOT NULL, count INTEGER NOT NULL, lastAt INTEGER NOT NULL,
    forgetAt INTEGER NOT NULL, PRIMARY KEY(emailHash, device)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS failedSignInsToForget ON failedSignIns(forgetAt);
  CREATE TABLE IF NOT EXISTS accountLinks(
    tokenHash TEXT PRIMARY KEY, kind TEXT NOT NULL, memberId TEXT NOT NULL, about TEXT NOT NULL,
    expiresAt INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS accountLinksToRemove ON accountLinks(expiresAt);
  CREATE INDEX IF NOT EXISTS accountLinksOf ON accountLinks(memberId);
  CREATE TABLE IF NOT EXISTS outbox(
    id TEXT PRIMARY KEY, memberId TEXT, sealed TEXT NOT NULL, dueAt INTEGER NOT NULL, giveUpAt INTEGER NOT NULL,
    attempts INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS outboxDue ON outbox(dueAt);
  CREATE TABLE IF NOT EXISTS trialClaims(
    addressHash TEXT PRIMARY KEY, memberId TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS trialClaimsToRemove ON trialClaims(at);
  CREATE INDEX IF NOT EXISTS trialClaimsOf ON trialClaims(memberId);
  CREATE TABLE IF NOT EXISTS useCounts(
    name TEXT PRIMARY KEY, count INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS useCountsToRemove ON useCounts(until);
  CREATE TABLE IF NOT EXISTS reminders(
    id TEXT PRIMARY KEY, memberId TEXT NOT NULL, sessionId TEXT NOT NULL UNIQUE, about TEXT NOT NULL,
    setAt INTEGER NOT NULL, dueAt INTEGER NOT NULL, plannedAt INTEGER NOT NULL, attempts INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS remindersDue ON reminders(dueAt);
  CREATE INDEX IF NOT EXISTS remindersOf ON reminders(memberId);
  CREATE TABLE IF NOT EXISTS rotation(id INTEGER PRIMARY KEY CHECK(id = 1));
`;

/** Makes the tables, or brings those of an earlier version to this one. */
export function makeVaultTables(db: Database): void {
  inTransaction(db, () => {
    db.exec(TABLES);
    const rows = db.prepare('SELECT name FROM pragma_table_info(?)').all('entries') as { name: string }[];
    const there = new Set(rows.map(({ name }) => name));
    for (const [name, type] of LATER_COLUMNS)
      if (!there.has(name)) db.exec(`ALTER TABLE entries ADD COLUMN ${name} ${type}`);
    if (there.has('sessionEpoch')) db.exec('ALTER TABLE entries DROP COLUMN sessionEpoch');
  });
}

/** Also in a vault of an earlier version, which notes nothing of it. */
export function isRotating(prepare: Prepare): boolean {
  const made: unknown = prepare("SELECT 1 FROM sqlite_master WHERE name = 'rotation'").get();
  return made !== undefined && prepare('SELECT 1 FROM rotation').get() !== undefined;
}

/** A file of an earlier version that is only read lacks the last of the columns. */
export function toEntry(found: unknown): VaultEntry | null {
  if (!found) return null;
  const row = found as Omit<VaultEntry, 'sessions' | 'factors'> & {
    sessions: string;
    factors?: string | null;
  };
  const { memberId, emailHash, passwordHash, wrappedKey, createdAt } = row;
  const { sessions = '[]', markGeneration = 0, marksGiven = 0 } = row as Partial<typeof row>;
  const written = { memberId, emailHash, passwordHash, wrappedKey, createdAt };
  const factors = row.factors ? { factors: factorsIn(row.factors) } : {};
  return { ...written, sessions: sessionsIn(sessions), markGeneration, marksGiven, ...factors };
}

/** What nobody can show: a damaged column must not make the password enough. */
const UNREADABLE: StoredFactors = {
  revision: 0,
  totp: { secret: '' as Sealed, addedAt: 0, lastStep: 0, lastUse: null },
  passkeys: [],
  recoveryHashes: [],
};

function factorsIn(text: string): StoredFactors {
  try {
    return JSON.parse(text) as StoredFactors;
  } catch {
    return UNREADABLE;
  }
}

/** Where they cannot be read none is open: the member signs in again. */
function sessionsIn(text: string): OpenSession[] {
  try {
    const sessions = JSON.parse(text) as unknown;
    return Array.isArray(sessions) ? (sessions as OpenSession[]) : [];
  } catch {
    return [];
  }
}
