import { overlay } from '../observability/overlay.js';
import {
  DamagedReadModel,
  type ListQuery,
  type ReadModelStore,
  type StoredDocument,
} from '../ports/read-models.port.js';

/** Tells the process that projects what members' requests cannot read. */
class Reporting implements Pick<ReadModelStore, 'get' | 'getJson' | 'list'> {
  constructor(private readonly models: ReadModelStore) {}

  get<T>(collection: string, key: string): Promise<StoredDocument<T> | null> {
    return this.models.get<T>(collection, key).catch((error: unknown) => this.report(error));
  }

  getJson(collection: string, key: string): Promise<string | null> {
    return this.models.getJson(collection, key).catch((error: unknown) => this.report(error));
  }

  list<T>(collection: string, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.models.list<T>(collection, query).catch((error: unknown) => this.report(error));
  }

  private async report(error: unknown): Promise<never> {
    if (error instanceof DamagedReadModel && error.version) {
      // Whoever asks next tells it again.
      await this.models.markDamaged(error.version, error.damage).catch(() => undefined);
    }
    throw error;
  }
}

/** The same read models; what cannot be read is told to whoever can fold it anew. */
export function reportingDamage(models: ReadModelStore): ReadModelStore {
  return overlay(models, new Reporting(models));
}
