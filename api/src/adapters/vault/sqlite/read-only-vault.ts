import { join } from 'node:path';
import type { VaultReading } from '../../../ports/vault.port.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import { SqliteVaultReading } from './vault-reading.js';
import { VAULT_FILE, type Prepare } from './vault-tables.js';

/** The vault's SQLite file, read without writing anything in its folder; it opens when it is first read. */
export class ReadOnlySqliteVault extends SqliteVaultReading implements VaultReading {
  private readonly file: ReadOnlyFile;

  constructor(directory: string) {
    super();
    this.file = new ReadOnlyFile(join(directory, VAULT_FILE));
  }

  async ping(): Promise<void> {
    await this.page('', 1);
  }

  async close(): Promise<void> {
    this.file.close();
  }

  protected async reading<T>(work: (prepare: Prepare) => T): Promise<T> {
    try {
      return this.file.read((db) => work((sql) => db.prepare(sql)));
    } catch (error) {
      throw unreadable('The vault', error);
    }
  }
}
