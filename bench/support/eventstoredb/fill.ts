import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { EventStoreDbEventStore } from '../../../api/src/adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { openSqliteReadModels } from '../../../api/src/adapters/read-models/sqlite/sqlite-read-model-store.js';
import { fillHere } from '../../../api/src/ops/projections/fill-job.js';
import { allProjections } from '../../../api/src/projections/all-projections.js';
import { HELD } from '../../../api/src/runtime/filling/fold-here.js';

/** `fill <url> <data folder>`: folds the log into every read model, and prints how many events a second. */
const [, , url = '', dataDir = ''] = process.argv;
const eventStore = new EventStoreDbEventStore(url);
const models = openSqliteReadModels(dataDir);
const versions = [];
for (const { name, shape } of allProjections(DEFAULT_SCORING_RULES)) {
  versions.push(await models.createVersion(name, shape));
}
const began = performance.now();
let events = 0;
const job = { versions, rules: DEFAULT_SCORING_RULES, held: HELD };
await fillHere({ eventStore, models, scratch: dataDir })(job, new AbortController().signal, (more) => {
  events += more;
});
process.stdout.write(
  `${JSON.stringify({ events, perSecond: (events * 1_000) / (performance.now() - began) })}\n`,
);
await Promise.all([eventStore.close(), models.close()]);
