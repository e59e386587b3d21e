import type { FailedSignIns } from '../../../ports/vault.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { IndexedCollection } from './indexed-collection.js';

/** Wrong passwords in a row. */
interface FailedDocument extends FailedSignIns {
  /** E-mail hash and device. */
  readonly _id: string;
  readonly emailHash: string;
  readonly forgetAt: number;
}

const failedId = (emailHash: string, from: string) => `${emailHash}/${from}`;

/** Wrong passwords, by e-mail hash and device. */
export class MongoFailedSignIns {
  private readonly failed: IndexedCollection<FailedDocument>;

  constructor(connection: MongoConnection) {
    this.failed = new IndexedCollection(connection, 'failedSignIns', [{ forgetAt: 1 }]);
  }

  async of(emailHash: string, from: string): Promise<FailedSignIns | null> {
    const which = { _id: failedId(emailHash, from) };
    const found = await this.failed.run((failed, limit) => failed.findOne(which, limit));
    return found && { count: found.count, lastAt: found.lastAt };
  }

  /** What is forgotten is removed whenever one is counted. */
  async count(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    await this.failed.write(async (failed, limit) => {
      await failed.deleteMany({ forgetAt: { $lte: at } }, limit);
      const change = { $inc: { count: 1 }, $set: { emailHash, lastAt: at, forgetAt: at + forgetAfter } };
      await failed.updateOne({ _id: failedId(emailHash, from) }, change, { upsert: true, ...limit });
    });
  }

  async forget(emailHash: string, from: string): Promise<void> {
    await this.failed.run((failed, limit) => failed.deleteOne({ _id: failedId(emailHash, from) }, limit));
  }

  /** Of all devices. */
  async forgetAll(emailHash: string): Promise<void> {
    await this.failed.run((failed, limit) => failed.deleteMany({ emailHash }, limit));
  }
}
