import type { TrialClaims } from '../../../ports/trial-claims.port.js';
import type { VaultFile } from './vault-file.js';

export class SqliteTrialClaims implements TrialClaims {
  constructor(private readonly file: VaultFile) {}

  claim(addressHash: string, memberId: string, at: number, keptMs: number): Promise<boolean> {
    const note = `INSERT INTO trialClaims(addressHash, memberId, at) VALUES(?, ?, ?)
      ON CONFLICT DO UPDATE SET at = max(at, excluded.at) WHERE memberId = excluded.memberId`;
    return this.file.change(() => {
      this.file.prepare('DELETE FROM trialClaims WHERE at <= ?').run(at - keptMs);
      return this.file.prepare(note).run(addressHash, memberId, at).changes === 1;
    });
  }
}
