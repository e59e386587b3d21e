import type { VaultEntry, VaultReading } from '../../../ports/vault.port.js';
import { isRotating, toEntry, type Prepare } from './vault-tables.js';

/** What the vault's file answers, whether it may be written or not. */
export abstract class SqliteVaultReading implements Omit<VaultReading, 'ping' | 'close'> {
  /** Throws StoreUnavailable. */
  protected abstract reading<T>(work: (prepare: Prepare) => T): Promise<T>;

  async find(memberId: string): Promise<VaultEntry | null> {
    return this.entry('WHERE memberId = ?', memberId);
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return this.entry('WHERE emailHash = ?', emailHash);
  }

  async last(): Promise<VaultEntry | null> {
    return this.entry('ORDER BY memberId DESC LIMIT 1');
  }

  async page(after: string, limit: number): Promise<VaultEntry[]> {
    return this.reading((prepare) =>
      prepare('SELECT * FROM entries WHERE memberId > ? ORDER BY memberId LIMIT ?')
        .all(after, limit)
        .flatMap((row) => toEntry(row) ?? []),
    );
  }

  async isRotating(): Promise<boolean> {
    return this.reading(isRotating);
  }

  private entry(which: string, ...values: string[]): Promise<VaultEntry | null> {
    return this.reading((prepare) => toEntry(prepare(`SELECT * FROM entries ${which}`).get(...values)));
  }
}
