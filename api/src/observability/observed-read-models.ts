import type { ReadModel } from '../kernel/projection.js';
import type {
  ListQuery,
  ReadModelStore,
  ServedDocument,
  StoredDocument,
  VersionWrite,
} from '../ports/read-models.port.js';
import type { Metrics } from './metrics.js';
import { overlay } from './overlay.js';
import { inSpan } from './spans.js';

/** Measures and traces queries and commits. */
class Observed implements Pick<ReadModelStore, 'get' | 'list' | 'commit'> {
  private readonly queries;
  private readonly commits;

  constructor(
    private readonly models: ReadModelStore,
    metrics: Metrics,
  ) {
    this.queries = metrics.histogram(
      'emit_read_model_query_duration_seconds',
      'Time of a query of a read model, by collection and operation: get or list',
      ['collection', 'operation'],
      [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
    );
    this.commits = metrics.histogram(
      'emit_read_model_commit_duration_seconds',
      'Time in which documents and checkpoints of one page of the log were written',
      [],
      [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
    );
  }

  get<T>(model: ReadModel<T>, key: string): Promise<ServedDocument<T> | null> {
    return this.query(model.name, 'get', () => this.models.get(model, key));
  }

  list<T>(model: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]> {
    return this.query(model.name, 'list', () => this.models.list(model, query));
  }

  async commit(writes: readonly VersionWrite[]): Promise<void> {
    const took = this.commits.startTimer();
    await this.models.commit(writes);
    took();
  }

  private query<T>(collection: string, operation: 'get' | 'list', ask: () => Promise<T>): Promise<T> {
    return inSpan(`${operation} ${collection}`, {}, async () => {
      const began = performance.now();
      try {
        return await ask();
      } finally {
        this.queries.observe({ collection, operation }, (performance.now() - began) / 1_000);
      }
    });
  }
}

/** The same read models, watched. */
export function observedReadModels(models: ReadModelStore, metrics: Metrics): ReadModelStore {
  return overlay(models, new Observed(models, metrics));
}
