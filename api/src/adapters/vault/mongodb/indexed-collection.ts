import type { Collection, Document, IndexSpecification } from 'mongodb';
import type { Limit, MongoConnection } from '../../mongodb/mongo-connection.js';

/** A collection of the vault whose indexes are made before the first write of a process: whoever only reads makes nothing. */
export class IndexedCollection<T extends Document> {
  private isIndexed = false;

  constructor(
    private readonly connection: MongoConnection,
    private readonly name: string,
    private readonly indexes: readonly IndexSpecification[] = [],
  ) {}

  run<R>(work: (documents: Collection<T>, limit: Limit) => Promise<R>): Promise<R> {
    return this.connection.run((db, limit) => work(db.collection<T>(this.name), limit));
  }

  async write<R>(work: (documents: Collection<T>, limit: Limit) => Promise<R>): Promise<R> {
    if (!this.isIndexed) {
      for (const index of this.indexes)
        await this.run((documents) => documents.createIndex(index, {}, undefined));
      this.isIndexed = true;
    }
    return this.run(work);
  }
}
