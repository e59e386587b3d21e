import { join } from 'node:path';
import type { VaultEntry, VaultReading } from '../../../ports/vault.port.js';
import type { Database } from '../../sqlite/connection.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import { isRotating, toEntry, VAULT_FILE } from './vault-tables.js';

/** The vault's SQLite file, read without writing anything in its folder; it opens when it is first read. */
export class ReadOnlySqliteVault implements VaultReading {
  private readonly file: ReadOnlyFile;

  constructor(directory: string) {
    this.file = new ReadOnlyFile(join(directory, VAULT_FILE));
  }

  async find(memberId: string): Promise<VaultEntry | null> {
    return this.entries('WHERE memberId = ?', memberId).at(0) ?? null;
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return this.entries('WHERE emailHash = ?', emailHash).at(0) ?? null;
  }

  async page(after: string, limit: number): Promise<VaultEntry[]> {
    return this.entries('WHERE memberId > ? ORDER BY memberId LIMIT ?', after, limit);
  }

  async last(): Promise<VaultEntry | null> {
    return this.entries('ORDER BY memberId DESC LIMIT 1').at(0) ?? null;
  }

  async isRotating(): Promise<boolean> {
    return this.reading((db) => isRotating(db));
  }

  async ping(): Promise<void> {
    this.entries('LIMIT 1');
  }

  async close(): Promise<void> {
    this.file.close();
  }

  private entries(where: string, ...values: (string | number)[]): VaultEntry[] {
    return this.reading((db) => {
      const rows = db.prepare(`SELECT * FROM entries ${where}`).all(...values);
      return rows.flatMap((row) => toEntry(row) ?? []);
    });
  }

  /** Throws StoreUnavailable. */
  private reading<T>(work: (db: Database) => T): T {
    try {
      return this.file.read(work);
    } catch (error) {
      throw unreadable('The vault', error);
    }
  }
}
