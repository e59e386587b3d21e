import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { OfflineGuide } from '../adapters/guide/offline/offline-guide.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import { eventStoreContract } from '../ports/event-store.contract.js';
import { guideContract } from '../ports/guide.contract.js';
import { readModelsContract } from '../ports/read-models.contract.js';
import { quietLog } from '../runtime/log.js';
import { AppendsUnderWay } from './appends-under-way.js';
import { Metrics } from './metrics.js';
import { observedEventStore } from './observed-event-store.js';
import { observedFolds } from './observed-folds.js';
import { ObservedGuide } from './observed-guide.js';
import { observedReadModels } from './observed-read-models.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'emit-observed-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** What is watched must be as it is when nobody watches. */
describe('a watched event log', () => {
  eventStoreContract(() =>
    Promise.resolve({
      open: () => {
        const [metrics, underWay] = [new Metrics(), new AppendsUnderWay()];
        const store = observedEventStore(new SqliteEventStore(directory), metrics, underWay);
        return Promise.resolve(observedFolds(store, metrics, underWay));
      },
      dispose: () => Promise.resolve(),
    }),
  );
});

describe('watched read models', () => {
  readModelsContract(() =>
    Promise.resolve({
      open: () => Promise.resolve(observedReadModels(openSqliteReadModels(directory), new Metrics())),
      dispose: () => Promise.resolve(),
    }),
  );
});

guideContract('a watched guide', () =>
  Promise.resolve(new ObservedGuide(new OfflineGuide(), new Metrics(), quietLog)),
);
