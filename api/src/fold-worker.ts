import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import type { FoldingJob, FoldingNews } from './fill-in-threads.js';
import { lift } from './ops/support/projections-in-force.js';
import type { VersionRef } from './ports/read-models.port.js';
import { allProjections } from './projections/all-projections.js';
import { fillVersions, type VersionToFill } from './runtime/fill-versions.js';
import { readSettings } from './settings.js';
import { closeStores, openStores } from './stores.js';

/** One thread of a rebuild: folds the log into the versions it is given. */
const { refs, rules, held } = workerData as FoldingJob;
const tell = (news: FoldingNews) => parentPort?.postMessage(news);
const log = pino({ level: 'warn' }, pino.destination(2));
const stores = await openStores(readSettings(process.env), log, 'scan');
const projections = new Map(allProjections(rules).map((projection) => [projection.name, projection]));
const { log: store, models, scratch } = stores;
// The signal of the thread that asked does not reach here: it ends this one.
const filled = await fillVersions(
  { store, models, lift, held, scratch },
  refs.map(versionOf),
  new AbortController().signal,
  (events, position) => tell({ events, position }),
);
await closeStores(stores);
tell({ filled });

function versionOf(ref: VersionRef): VersionToFill {
  const projection = projections.get(ref.collection);
  if (!projection) throw new Error(`There is no read model ${ref.collection}`);
  return { ref, projection };
}
