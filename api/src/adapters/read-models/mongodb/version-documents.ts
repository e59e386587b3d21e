import { type AnyBulkWriteOperation, type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { PATIENT_MS, type Limit, type MongoConnection } from '../../mongodb/mongo-connection.js';
import { DUPLICATE_KEY } from '../../mongodb/mongo-errors.js';
import {
  DamagedReadModel,
  type FoundDocument,
  type ListQuery,
  type ParkedDocument,
  type StoredDocument,
  type VersionRef,
  type WrittenDocument,
} from '../../../ports/read-models.port.js';
import { foundDocument, isServed, parkedIn, parkedText, sumOf } from '../document-sum.js';
import { endOfPrefix } from '../key-range.js';
import { asideName, asideNames, KEPT_ASIDE } from '../set-aside-names.js';
import { versionName } from '../version-registry.js';

/** The body is JSON text: byte for byte what was folded, whatever its keys are called. */
interface MongoDocument {
  readonly _id: string;
  readonly owner: string;
  readonly position: number;
  readonly body: string;
  /** None in what releases before this one have written. */
  readonly sum?: number;
  /** JSON text, as the body is. */
  readonly parked?: string;
}

/** Documents that stand at an event; with `ANYWHERE` by their index. */
const PARKED = { parked: { $exists: true } };
const ANYWHERE = { position: { $gt: 0 } };
/** Not what has no body yet. */
const SERVED: Filter<MongoDocument> = { $or: [{ parked: { $exists: false } }, { body: { $ne: 'null' } }] };

/** Documents may have no sum: nothing says of a collection which release has made it. */
const MAY_BE_OLD = true;

type Write = AnyBulkWriteOperation<MongoDocument>;
type Work<T> = (documents: Collection<MongoDocument>, limit: Limit) => Promise<T>;

/** One version's documents, in a collection of their own. */
export class VersionDocuments {
  private readonly name: string;

  constructor(
    private readonly connection: MongoConnection,
    private readonly ref: VersionRef,
  ) {
    this.name = versionName(ref);
  }

  async create(): Promise<void> {
    await this.patiently((documents) => documents.createIndex({ owner: 1, _id: 1 }, undefined, undefined));
  }

  /** Holds nothing but documents that are parked. */
  async indexParked(): Promise<void> {
    await this.patiently((documents) =>
      documents.createIndex({ position: 1 }, { partialFilterExpression: PARKED }, undefined),
    );
  }

  async parked(limit: number, afterKey = ''): Promise<ParkedDocument[]> {
    const filter: Filter<MongoDocument> = { ...PARKED, ...ANYWHERE, _id: { $gt: afterKey } };
    const found = await this.run((documents, within) =>
      documents.find(filter, within).sort({ _id: 1 }).limit(limit).toArray(),
    );
    return found.flatMap(({ _id: key, owner, position, parked: text }) => {
      const parked = parkedIn(text);
      return parked ? [{ key, owner, position, parked }] : [];
    });
  }

  countParked(): Promise<number> {
    return this.run((documents, limit) => documents.countDocuments({ ...PARKED, ...ANYWHERE }, limit));
  }

  async drop(): Promise<void> {
    if (await this.isThere()) await dropCollection(this.connection, this.name);
  }

  async isThere(): Promise<boolean> {
    return (await collectionNames(this.connection)).includes(this.name);
  }

  /** Keeps the collection under another name, which it returns, and drops the oldest of such; null when there is none. */
  async setAside(): Promise<string | null> {
    if (!(await this.isThere())) return null;
    const aside = asideName(this.name);
    await this.connection.run((db) => db.renameCollection(this.name, aside), PATIENT_MS);
    for (const old of (await setAsideCollections(this.connection)).slice(KEPT_ASIDE)) {
      await dropCollection(this.connection, old);
    }
    return aside;
  }

  async load(keys: readonly string[]): Promise<FoundDocument[]> {
    if (keys.length === 0) return [];
    const found = await this.patiently((documents, limit) =>
      documents.find({ _id: { $in: [...keys] } }, limit).toArray(),
    );
    return found.map(asFound);
  }

  async page(limit: number, afterKey?: string): Promise<FoundDocument[]> {
    return (await this.find({ limit, ...(afterKey !== undefined && { afterKey }) })).map(asFound);
  }

  /** Throws DamagedReadModel. */
  async get<T>(key: string): Promise<StoredDocument<T> | null> {
    const found = await this.run((documents, limit) => documents.findOne({ _id: key }, limit));
    const document = found && this.intact<T>(found);
    return document && isServed(document) ? document : null;
  }

  /** Throws DamagedReadModel. */
  async list<T>(query: ListQuery): Promise<StoredDocument<T>[]> {
    return (await this.find(query, SERVED)).map((found) => this.intact<T>(found));
  }

  private async find(
    { owner, keyPrefix, afterKey, limit }: ListQuery,
    also: Filter<MongoDocument> = {},
  ): Promise<MongoDocument[]> {
    if (limit === 0) return []; // which would mean "no limit" to MongoDB
    const range = {
      ...(keyPrefix && { $gte: keyPrefix, $lt: endOfPrefix(keyPrefix) }),
      ...(afterKey !== undefined && { $gt: afterKey }),
    };
    const filter: Filter<MongoDocument> = {
      ...also,
      ...(owner !== undefined && { owner }),
      ...(Object.keys(range).length > 0 && { _id: range }),
    };
    return this.run((documents, within) =>
      documents
        .find(filter, within)
        .sort({ _id: 1 })
        .limit(limit ?? 0)
        .toArray(),
    );
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
    const writes = documents.map((document) => {
      const { key, owner, position, json, parked } = document;
      const why = parked && { parked: parkedText(parked) };
      const replacement = { owner, position, body: json, sum: sumOf(document), ...why };
      return { replaceOne: { filter: { _id: key }, replacement, upsert: true } };
    });
    await this.patiently((collection, limit) => collection.bulkWrite(writes, { ordered: false, ...limit }));
  }

  /** Dropped whole: to delete document by document may take minutes. For the one that fills the version. */
  async clear(): Promise<void> {
    await this.drop();
    await this.create();
  }

  /** Returns the writes that met a key which was already there. */
  private attempt(writes: readonly Write[]): Promise<Write[]> {
    return this.patiently(async (documents, limit) => {
      try {
        await documents.bulkWrite(writes, { ordered: false, ...limit });
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

  private intact<T>(stored: MongoDocument): StoredDocument<T> {
    const found = asFound(stored);
    if (found.damage === undefined) return found as StoredDocument<T>;
    throw new DamagedReadModel(this.ref, { key: found.key, what: found.damage });
  }

  private run<T>(work: Work<T>, withinMs?: number): Promise<T> {
    return this.connection.run((db, limit) => work(db.collection(this.name), limit), withinMs);
  }

  /** What folding asks for, which no member waits for. */
  private patiently<T>(work: Work<T>): Promise<T> {
    return this.run(work, PATIENT_MS);
  }
}

function guardedUpsert({ key, owner, position, body, parked }: StoredDocument): Write {
  const json = JSON.stringify(body);
  const why = parked && { parked: parkedText(parked) };
  const sum = sumOf({ key, owner, position, json, ...(parked && { parked }) });
  return {
    updateOne: {
      filter: { _id: key, position: { $lt: position } },
      update: { $set: { owner, position, body: json, sum, ...why } },
      upsert: true,
    },
  };
}

function asFound({ _id, owner, position, body, sum, parked: text }: MongoDocument): FoundDocument {
  const parked = parkedIn(text);
  const stored = { key: _id, owner, position, json: body, sum: sum ?? null };
  return foundDocument(parked ? { ...stored, parked } : stored, MAY_BE_OLD);
}

async function dropCollection(connection: MongoConnection, name: string): Promise<void> {
  await connection.run((db) => db.dropCollection(name), PATIENT_MS);
}

/** Of every version, the latest first. */
export async function setAsideCollections(connection: MongoConnection): Promise<string[]> {
  return asideNames(await collectionNames(connection));
}

/** The highest number of every collection that is named as a version is. */
export async function takenNumbers(connection: MongoConnection): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (const name of await collectionNames(connection)) {
    const [, collection, version] = /^(.+)_v(\d+)$/.exec(name) ?? [];
    if (collection) taken[collection] = Math.max(taken[collection] ?? 0, Number(version));
  }
  return taken;
}

async function collectionNames(connection: MongoConnection): Promise<string[]> {
  const all = await connection.run((db) => db.listCollections({}, { nameOnly: true }).toArray());
  return all.map(({ name }) => name);
}
