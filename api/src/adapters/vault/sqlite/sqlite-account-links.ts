import type { AccountLink, AccountLinks, LinkKind } from '../../../ports/account-links.port.js';
import type { VaultFile } from './vault-file.js';

export class SqliteAccountLinks implements AccountLinks {
  constructor(private readonly file: VaultFile) {}

  async add({ tokenHash, kind, memberId, about, expiresAt }: AccountLink, now: number): Promise<void> {
    const add = 'INSERT INTO accountLinks(tokenHash, kind, memberId, about, expiresAt) VALUES(?, ?, ?, ?, ?)';
    await this.file.change(() => {
      this.file.prepare('DELETE FROM accountLinks WHERE expiresAt <= ?').run(now);
      this.file.prepare(add).run(tokenHash, kind, memberId, about, expiresAt);
    });
  }

  find(tokenHash: string, now: number): Promise<AccountLink | null> {
    return this.file.reach(() => this.linkOf(tokenHash, now));
  }

  take(tokenHash: string, now: number): Promise<AccountLink | null> {
    return this.file.change(() => {
      const link = this.linkOf(tokenHash, now);
      if (link) this.file.prepare('DELETE FROM accountLinks WHERE tokenHash = ?').run(tokenHash);
      return link;
    });
  }

  async end(memberId: string, kinds: readonly LinkKind[]): Promise<void> {
    const end = this.file.prepare('DELETE FROM accountLinks WHERE memberId = ? AND kind = ?');
    await this.file.change(() => {
      for (const kind of kinds) end.run(memberId, kind);
    });
  }

  private linkOf(tokenHash: string, now: number): AccountLink | null {
    const find = 'SELECT * FROM accountLinks WHERE tokenHash = ? AND expiresAt > ?';
    const row = this.file.prepare(find).get(tokenHash, now) as AccountLink | undefined;
    return row ? { ...row } : null;
  }
}
