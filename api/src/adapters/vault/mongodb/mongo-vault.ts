import type { Collection } from 'mongodb';
import { isDuplicateKey, type MongoConnection } from '../../mongodb/mongo-connection.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';

interface MongoEntry extends Omit<VaultEntry, 'memberId'> {
  readonly _id: string;
}

/** The vault in MongoDB, for any number of machines; every write is acknowledged by a majority. */
export class MongoVault implements Vault {
  private indexed: Promise<unknown> | null = null;

  constructor(private readonly connection: MongoConnection) {}

  async add({ memberId, ...entry }: VaultEntry): Promise<boolean> {
    try {
      await this.run((entries) => entries.insertOne({ _id: memberId, ...entry }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error) && (await this.findByEmail(entry.emailHash))) return false;
      throw error;
    }
  }

  async find(memberId: string): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries) => entries.findOne({ _id: memberId })));
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries) => entries.findOne({ emailHash })));
  }

  async changePassword(memberId: string, passwordHash: string): Promise<number | null> {
    const changed = await this.run((entries) =>
      entries.findOneAndUpdate(
        { _id: memberId },
        { $set: { passwordHash }, $inc: { sessionEpoch: 1 } },
        { returnDocument: 'after' },
      ),
    );
    return changed?.sessionEpoch ?? null;
  }

  /** Gone for every query at once; the server's own log and files keep older copies until they are overwritten. */
  async destroy(memberId: string): Promise<void> {
    await this.run((entries) => entries.deleteOne({ _id: memberId }));
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private run<T>(work: (entries: Collection<MongoEntry>) => Promise<T>): Promise<T> {
    return this.connection.run(async (db) => {
      const entries = db.collection<MongoEntry>('vault');
      await this.ensureIndex(entries);
      return work(entries);
    });
  }

  /** Once a process; asked for again after a failure. */
  private async ensureIndex(entries: Collection<MongoEntry>): Promise<void> {
    this.indexed ??= entries.createIndex({ emailHash: 1 }, { unique: true }, undefined);
    try {
      await this.indexed;
    } catch (error) {
      this.indexed = null;
      throw error;
    }
  }
}

function toEntry(found: MongoEntry | null): VaultEntry | null {
  if (!found) return null;
  const { _id, ...entry } = found;
  return { memberId: _id, ...entry };
}
