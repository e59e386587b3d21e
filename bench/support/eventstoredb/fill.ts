import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { EventStoreDbEventStore } from '../../../api/src/adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { openSqliteReadModels } from '../../../api/src/adapters/read-models/sqlite/sqlite-read-model-store.js';
import { allUpcasters } from '../../../api/src/domain/all-upcasters.js';
import { makeUpcaster } from '../../../api/src/kernel/upcasting.js';
import { allProjections } from '../../../api/src/projections/all-projections.js';
import { fillVersions } from '../../../api/src/runtime/fill-versions.js';

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
const parts = { store, models, lift: makeUpcaster(allUpcasters) };
await fillVersions(parts, versions, new AbortController().signal, (more) => {
  events += more;
});
process.stdout.write(
  `${JSON.stringify({ events, perSecond: (events * 1_000) / (performance.now() - began) })}\n`,
);
await Promise.all([store.close(), models.close()]);
