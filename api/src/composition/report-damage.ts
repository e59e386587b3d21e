import type { ReadModel } from '../kernel/projection.js';
import { overlay } from '../observability/overlay.js';
import {
  DamagedReadModel,
  type ListQuery,
  type ReadModelStore,
  type ServedDocument,
  type StoredDocument,
} from '../ports/read-models.port.js';

/** Tells the process that projects what members' requests cannot read. */
class Reporting implements Pick<ReadModelStore, 'get' | 'list'> {
  constructor(private readonly models: ReadModelStore) {}

  get<T>(model: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    return this.models.get(model, key).catch((error: unknown) => this.report(error));
  }

  list<T>(model: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.models.list(model, query).catch((error: unknown) => this.report(error));
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
