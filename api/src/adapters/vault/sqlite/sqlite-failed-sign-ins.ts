import type { FailedSignIns } from '../../../ports/vault.port.js';
import type { VaultFile } from './vault-file.js';

/** Wrong passwords, by e-mail hash and device. */
export class SqliteFailedSignIns {
  constructor(private readonly file: VaultFile) {}

  async of(emailHash: string, from: string): Promise<FailedSignIns | null> {
    const find = 'SELECT count, lastAt FROM failedSignIns WHERE emailHash = ? AND device = ?';
    const row = await this.file.reach(
      () => this.file.prepare(find).get(emailHash, from) as FailedSignIns | undefined,
    );
    return row ? { ...row } : null;
  }

  /** What is forgotten is removed whenever one is counted. */
  async count(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    const count = `INSERT INTO failedSignIns(emailHash, device, count, lastAt, forgetAt) VALUES(?, ?, 1, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + 1, lastAt = excluded.lastAt, forgetAt = excluded.forgetAt`;
    await this.file.change(() => {
      this.file.prepare('DELETE FROM failedSignIns WHERE forgetAt <= ?').run(at);
      this.file.prepare(count).run(emailHash, from, at, at + forgetAfter);
    });
  }

  async forget(emailHash: string, from: string): Promise<void> {
    const forget = 'DELETE FROM failedSignIns WHERE emailHash = ? AND device = ?';
    await this.file.reach(() => this.file.prepare(forget).run(emailHash, from));
  }

  /** Of all devices, within a transaction. */
  forgetAll(emailHash: string): void {
    this.file.prepare('DELETE FROM failedSignIns WHERE emailHash = ?').run(emailHash);
  }
}
