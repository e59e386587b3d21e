import type { ReadModelStore } from '../ports/read-models.port.js';
import type { Metrics } from './metrics.js';
import { overlay } from './overlay.js';
import { inSpan } from './spans.js';

/** The same read models; queries and commits are measured and traced. */
export function observedReadModels(models: ReadModelStore, metrics: Metrics): ReadModelStore {
  const queries = metrics.histogram(
    'emit_read_model_query_duration_seconds',
    'Time of a query of a read model, by collection and operation: get or list',
    ['collection', 'operation'],
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
  );
  const commits = metrics.histogram(
    'emit_read_model_commit_duration_seconds',
    'Time in which documents and checkpoints of one page of the log were written',
    [],
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
  );
  const query = <T>(collection: string, operation: 'get' | 'list', ask: () => Promise<T>): Promise<T> =>
    inSpan(`${operation} ${collection}`, {}, async () => {
      const took = queries.startTimer({ collection, operation });
      try {
        return await ask();
      } finally {
        took();
      }
    });
  return overlay(models, {
    get: (model, key) => query(model.name, 'get', () => models.get(model, key)),
    list: (model, by) => query(model.name, 'list', () => models.list(model, by)),
    async commit(writes) {
      const took = commits.startTimer();
      await models.commit(writes);
      took();
    },
  });
}
