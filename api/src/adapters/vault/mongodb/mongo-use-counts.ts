import type { UseCounts } from '../../../ports/use-counts.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { IndexedCollection } from './indexed-collection.js';

const REMOVED_EVERY_MS = 60_000;

interface CountDocument {
  readonly _id: string;
  readonly count: number;
  readonly until: number;
}

export class MongoUseCounts implements UseCounts {
  private removedAt = -Infinity;
  private readonly counts: IndexedCollection<CountDocument>;

  constructor(connection: MongoConnection) {
    this.counts = new IndexedCollection(connection, 'useCounts', [{ until: 1 }]);
  }

  /** Much is counted so: what is forgotten is removed once a minute, not each time. */
  async add(name: string, amount: number, until: number, now: number): Promise<number> {
    return this.counts.write(async (counts, options) => {
      const isDue = Math.abs(now - this.removedAt) >= REMOVED_EVERY_MS;
      if (isDue) await counts.deleteMany({ until: { $lte: now } }, options);
      else await counts.deleteOne({ _id: name, until: { $lte: now } }, options);
      if (isDue) this.removedAt = now;
      const change = { $inc: { count: amount }, $setOnInsert: { until } };
      const asked = { upsert: true, returnDocument: 'after', ...options } as const;
      const added = () => counts.findOneAndUpdate({ _id: name }, change, asked);
      try {
        return (await added())?.count ?? amount;
      } catch (error) {
        // Another process has begun to count it at the same time.
        if (!isDuplicateKey(error)) throw error;
        return (await added())?.count ?? amount;
      }
    });
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
