import type { Collection } from 'mongodb';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import type { FailedSignIns } from '../../../ports/vault.port.js';

interface FailedDocument extends FailedSignIns {
  /** E-mail hash and device. */
  readonly _id: string;
  readonly emailHash: string;
  readonly forgetAt: number;
}

const idOf = (emailHash: string, from: string) => `${emailHash}/${from}`;

/** Wrong passwords in a row; what is forgotten is removed whenever one is counted. */
export class FailedSignInDocuments {
  private indexed = false;

  constructor(private readonly connection: MongoConnection) {}

  async find(emailHash: string, from: string): Promise<FailedSignIns | null> {
    const found = await this.run((failed) => failed.findOne({ _id: idOf(emailHash, from) }));
    return found && { count: found.count, lastAt: found.lastAt };
  }

  async count(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    await this.run(async (failed) => {
      if (!this.indexed) await failed.createIndex({ forgetAt: 1 }, {}, undefined);
      this.indexed = true;
      await failed.deleteMany({ forgetAt: { $lte: at } });
      const change = { $inc: { count: 1 }, $set: { emailHash, lastAt: at, forgetAt: at + forgetAfter } };
      await failed.updateOne({ _id: idOf(emailHash, from) }, change, { upsert: true });
    });
  }

  async forget(emailHash: string, from: string): Promise<void> {
    await this.run((failed) => failed.deleteOne({ _id: idOf(emailHash, from) }));
  }

  async forgetAll(emailHash: string): Promise<void> {
    await this.run((failed) => failed.deleteMany({ emailHash }));
  }

  private run<T>(work: (failed: Collection<FailedDocument>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<FailedDocument>('failedSignIns')));
  }
}
