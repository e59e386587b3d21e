import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { EventStoreDbEventStore } from '../../../api/src/adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { openSqliteReadModels } from '../../../api/src/adapters/read-models/sqlite/sqlite-read-model-store.js';
import { allProjections } from '../../../api/src/projections/all-projections.js';
import type * as Threads from '../../../api/src/ops/projections/fold-by-threads.js';
import { fillVersions } from '../../../api/src/runtime/filling/fill-versions.js';

/** As built: its threads are files beside it. */
const THREADS = pathToFileURL(join(process.cwd(), 'api/dist/ops/projections/fold-by-threads.js')).href;

/** `fill <url> <data folder>`: folds the log into every read model, and prints how many events a second. */
const [, , url = '', dataDir = ''] = process.argv;
const store = new EventStoreDbEventStore(url);
const models = openSqliteReadModels(dataDir);
const versions = [];
for (const projection of allProjections(DEFAULT_SCORING_RULES)) {
  versions.push({ projection, ref: await models.createVersion(projection.name, projection.shape) });
}
const began = performance.now();
let events = 0;
const { foldByThreads } = (await import(THREADS)) as typeof Threads;
const fold = foldByThreads({ rules: DEFAULT_SCORING_RULES, workers: 1, embedded: false, scratch: dataDir });
await fillVersions({ store, models, fold }, versions, new AbortController().signal, (more) => {
  events += more;
});
process.stdout.write(
  `${JSON.stringify({ events, perSecond: (events * 1_000) / (performance.now() - began) })}\n`,
);
await Promise.all([store.close(), models.close()]);
