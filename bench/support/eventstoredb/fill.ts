import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { EventStoreDbEventStore } from '../../../api/src/adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { openSqliteReadModels } from '../../../api/src/adapters/read-models/sqlite/sqlite-read-model-store.js';
import { eventCatalogue } from '../../../api/src/domain/all-events.js';
import { allProjections } from '../../../api/src/projections/all-projections.js';
import { fillVersions, type VersionToFill } from '../../../api/src/runtime/filling/fill-versions.js';
import { foldHere } from '../../../api/src/runtime/filling/fold-here.js';

/** `fill <url> <data folder>`: folds the log into every read model, and prints how many events a second. */
const [, , url = '', dataDir = ''] = process.argv;
const store = new EventStoreDbEventStore(url);
const models = openSqliteReadModels(dataDir);
const versions: VersionToFill[] = [];
for (const projection of allProjections(DEFAULT_SCORING_RULES)) {
  versions.push({ projection, ref: await models.createVersion(projection.name, projection.shape) });
}
const began = performance.now();
let events = 0;
const fold = foldHere(eventCatalogue.lift, { scratch: dataDir });
await fillVersions({ store, models, fold }, versions, new AbortController().signal, (more) => {
  events += more;
});
process.stdout.write(
  `${JSON.stringify({ events, perSecond: (events * 1_000) / (performance.now() - began) })}\n`,
);
await Promise.all([store.close(), models.close()]);
