import { parentPort, workerData } from 'node:worker_threads';
import { fillHere, type FillingJob } from './ops/projections/fill-job.js';
import { isExpected, reasonOf } from './ops/support/failures.js';
import type { Filled } from './runtime/filling/fill-versions.js';
import { quietLog } from './runtime/log.js';
import { closeStores, openStores, type StoreSettings } from './stores.js';

/** What a thread is to do. */
export interface ThreadJob {
  readonly settings: StoreSettings;
  readonly job: FillingJob;
}

/** What a thread says: how many more events are folded, up to where; and in the end how it went. */
export type News =
  | { readonly events: number; readonly position: number }
  | { readonly filled: readonly Filled[] }
  | { readonly failed: string };

const { settings, job } = workerData as ThreadJob;
const tell = (news: News) => parentPort?.postMessage(news);
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

async function fill(): Promise<readonly Filled[]> {
  const stores = await openStores(settings, quietLog, 'scan');
  try {
    return await fillHere(stores)(job, stopping.signal, (events, position) => tell({ events, position }));
  } finally {
    await closeStores(stores);
  }
}

try {
  tell({ filled: await fill() });
} catch (error) {
  if (!stopping.signal.aborted && !isExpected(error)) throw error;
  tell({ failed: reasonOf(error) });
}
