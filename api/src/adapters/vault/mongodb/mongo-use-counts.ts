import type { UseCounts } from '../../../ports/use-counts.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { IndexedCollection } from './indexed-collection.js';

interface CountDocument {
  readonly _id: string;
  readonly count: number;
  readonly until: number;
}

export class MongoUseCounts implements UseCounts {
  private readonly counts: IndexedCollection<CountDocument>;

  constructor(connection: MongoConnection) {
    this.counts = new IndexedCollection(connection, 'useCounts', [{ until: 1 }]);
  }

  async spend(name: string, limit: number, until: number, now: number): Promise<boolean> {
    if (limit < 1) return false;
    return this.counts.write(async (counts, options) => {
      await counts.deleteMany({ until: { $lte: now } }, options);
      const oneMore = () =>
        counts.updateOne({ _id: name, count: { $lt: limit } }, { $inc: { count: 1 } }, options);
      if ((await oneMore()).matchedCount === 1) return true;
      try {
        await counts.insertOne({ _id: name, count: 1, until }, options);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      // Another process has begun to count it meanwhile, or as many are counted.
      return (await oneMore()).matchedCount === 1;
    });
  }
}
