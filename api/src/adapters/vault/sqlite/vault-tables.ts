import { inTransaction, type Database } from '../../sqlite/connection.js';

/** What earlier versions did not have; their sessions have ended. */
const LATER_COLUMNS = [
  ['sessions', "TEXT NOT NULL DEFAULT '[]'"],
  ['markGeneration', 'INTEGER NOT NULL DEFAULT 0'],
  ['marksGiven', 'INTEGER NOT NULL DEFAULT 0'],
] as const;

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries(
    memberId TEXT PRIMARY KEY, emailHash TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL, wrappedKey TEXT NOT NULL,
    createdAt INTEGER NOT NULL, ${LATER_COLUMNS.map((column) => column.join(' ')).join(', ')});
  CREATE TABLE IF NOT EXISTS failedSignIns(
    emailHash TEXT NOT NULL, device TEXT NOT NULL, count INTEGER NOT NULL, lastAt INTEGER NOT NULL,
    forgetAt INTEGER NOT NULL, PRIMARY KEY(emailHash, device)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS failedSignInsToForget ON failedSignIns(forgetAt);
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
