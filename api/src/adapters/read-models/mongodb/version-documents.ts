import { type AnyBulkWriteOperation, type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { DUPLICATE_KEY, type MongoConnection } from '../../mongodb/mongo-connection.js';
import type {
  ListQuery,
  StoredDocument,
  VersionRef,
  WrittenDocument,
} from '../../../ports/read-models.port.js';
import { endOfPrefix } from '../key-range.js';
import { versionName } from '../version-registry.js';

/** The body is JSON text: byte for byte what was folded, whatever its keys are called. */
interface MongoDocument {
  readonly _id: string;
  readonly owner: string;
  readonly position: number;
  readonly body: string;
}

type Write = AnyBulkWriteOperation<MongoDocument>;

/** One version's documents, in a collection of their own. */
export class VersionDocuments {
  private readonly name: string;

  constructor(
    private readonly connection: MongoConnection,
    ref: VersionRef,
  ) {
    this.name = versionName(ref);
  }

  async create(): Promise<void> {
    await this.run((documents) => documents.createIndex({ owner: 1, _id: 1 }, undefined, undefined));
  }

  async drop(): Promise<void> {
    await this.connection.run(async (db) => {
      const found = await db.listCollections({ name: this.name }).toArray();
      if (found.length > 0) await db.dropCollection(this.name);
    });
  }

  async load<T>(keys: readonly string[]): Promise<StoredDocument<T>[]> {
    if (keys.length === 0) return [];
    const found = await this.run((documents) => documents.find({ _id: { $in: [...keys] } }).toArray());
    return found.map(toDocument<T>);
  }

  async get<T>(key: string): Promise<StoredDocument<T> | null> {
    const found = await this.run((documents) => documents.findOne({ _id: key }));
    return found && toDocument<T>(found);
  }

  async getJson(key: string): Promise<string | null> {
    const found = await this.run((documents) => documents.findOne({ _id: key }));
    return found?.body ?? null;
  }

  async list<T>({ owner, keyPrefix, afterKey, limit }: ListQuery): Promise<StoredDocument<T>[]> {
    if (limit === 0) return []; // which would mean "no limit" to MongoDB
    const range = {
      ...(keyPrefix && { $gte: keyPrefix, $lt: endOfPrefix(keyPrefix) }),
      ...(afterKey !== undefined && { $gt: afterKey }),
    };
    const filter: Filter<MongoDocument> = {
      ...(owner !== undefined && { owner }),
      ...(Object.keys(range).length > 0 && { _id: range }),
    };
    const found = await this.run((documents) =>
      documents
        .find(filter)
        .sort({ _id: 1 })
        .limit(limit ?? 0)
        .toArray(),
    );
    return found.map(toDocument<T>);
  }

  /**
   * Leaves a document alone that has the same or a later position: the filter misses it, so the upsert inserts and
   * meets its key. A racing first insert of an older one looks the same; hence the second attempt, which finds it.
   */
  async put(documents: readonly StoredDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const met = await this.attempt(documents.map(guardedUpsert));
    if (met.length > 0) await this.attempt(met);
  }

  /** Whatever positions they have. */
  async replace(documents: readonly WrittenDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const writes = documents.map(({ key, owner, position, json }) => ({
      replaceOne: {
        filter: { _id: key },
        replacement: { owner, position, body: json },
        upsert: true,
      },
    }));
    await this.run((collection) => collection.bulkWrite(writes, { ordered: false }));
  }

  async clear(): Promise<void> {
    await this.run((documents) => documents.deleteMany({}));
  }

  /** Answers the writes that met a key which was already there. */
  private attempt(writes: readonly Write[]): Promise<Write[]> {
    return this.run(async (documents) => {
      try {
        await documents.bulkWrite(writes, { ordered: false });
        return [];
      } catch (error) {
        if (!(error instanceof MongoBulkWriteError)) throw error;
        const failed = [error.writeErrors].flat();
        const expected = failed.every(({ code }) => code === DUPLICATE_KEY);
        if (!expected || failed.length === 0 || error.result.getWriteConcernError()) throw error;
        return failed.flatMap(({ index }) => writes[index] ?? []);
      }
    });
  }

  private run<T>(work: (documents: Collection<MongoDocument>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<MongoDocument>(this.name)));
  }
}

function guardedUpsert({ key, owner, position, body }: StoredDocument): Write {
  return {
    updateOne: {
      filter: { _id: key, position: { $lt: position } },
      update: { $set: { owner, position, body: JSON.stringify(body) } },
      upsert: true,
    },
  };
}

function toDocument<T>({ _id, owner, position, body }: MongoDocument): StoredDocument<T> {
  return { key: _id, owner, position, body: JSON.parse(body) as T };
}
