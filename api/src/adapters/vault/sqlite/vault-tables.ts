import { inTransaction, type Database } from '../../sqlite/connection.js';

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries(
    memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL, wrappedKey TEXT NOT NULL,
    createdAt INTEGER NOT NULL, sessions TEXT NOT NULL DEFAULT '[]');
  CREATE TABLE IF NOT EXISTS failedSignIns(
    emailHash TEXT NOT NULL, device TEXT NOT NULL, count INTEGER NOT NULL, lastAt INTEGER NOT NULL,
    forgetAt INTEGER NOT NULL, PRIMARY KEY(emailHash, device)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS failedSignInsToForget ON failedSignIns(forgetAt);
`;

/** Makes the tables, or brings those of an earlier version to this one: its sessions have ended. */
export function makeVaultTables(db: Database): void {
  inTransaction(db, () => {
    db.exec(TABLES);
    const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all('entries') as { name: string }[];
    if (!columns.some(({ name }) => name === 'sessionEpoch')) return;
    db.exec(`ALTER TABLE entries ADD COLUMN sessions TEXT NOT NULL DEFAULT '[]'`);
    db.exec('ALTER TABLE entries DROP COLUMN sessionEpoch');
  });
}
