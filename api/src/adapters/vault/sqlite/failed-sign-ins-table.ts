import type { FailedSignIns } from '../../../ports/vault.port.js';
import type { Database } from '../../sqlite/connection.js';

/** Wrong passwords in a row; what is forgotten is removed whenever one is counted. */
export class FailedSignInsTable {
  constructor(private readonly db: Database) {}

  find(emailHash: string, from: string): FailedSignIns | null {
    const row = this.db
      .prepare('SELECT count, lastAt FROM failedSignIns WHERE emailHash = ? AND device = ?')
      .get(emailHash, from) as unknown as FailedSignIns | undefined;
    return row ? { ...row } : null;
  }

  count(emailHash: string, from: string, at: number, forgetAfter: number): void {
    this.db.prepare('DELETE FROM failedSignIns WHERE forgetAt <= ?').run(at);
    this.db
      .prepare(
        `INSERT INTO failedSignIns(emailHash, device, count, lastAt, forgetAt) VALUES(?, ?, 1, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + 1, lastAt = excluded.lastAt, forgetAt = excluded.forgetAt`,
      )
      .run(emailHash, from, at, at + forgetAfter);
  }

  forget(emailHash: string, from: string): void {
    this.db.prepare('DELETE FROM failedSignIns WHERE emailHash = ? AND device = ?').run(emailHash, from);
  }

  forgetAll(emailHash: string): void {
    this.db.prepare('DELETE FROM failedSignIns WHERE emailHash = ?').run(emailHash);
  }
}
