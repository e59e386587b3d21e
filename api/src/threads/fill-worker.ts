import { parentPort, workerData } from 'node:worker_threads';
import { fillApart } from './fill-apart.js';
import type { FillingJob } from '../ops/projections/fill-job.js';
import { isExpected, reasonOf } from '../ops/support/failures.js';
import type { Filled } from '../runtime/filling/fill-versions.js';
import type { StoreSettings } from '../composition/stores.js';

/** What a thread is to do. */
export interface ThreadJob {
  readonly settings: StoreSettings;
  readonly job: FillingJob;
}

/** What a thread says: how many more events are folded, up to where; and in the end how it went. */
export type FillMessage =
  | { readonly events: number; readonly position: number }
  | { readonly filled: readonly Filled[] }
  | { readonly failed: string };

const { settings, job } = workerData as ThreadJob;
const tell = (news: FillMessage) => parentPort?.postMessage(news);
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

try {
  const tellPage = (events: number, position: number) => tell({ events, position });
  tell({ filled: await fillApart(settings)(job, stopping.signal, tellPage) });
} catch (error) {
  if (!stopping.signal.aborted && !isExpected(error)) throw error;
  tell({ failed: reasonOf(error) });
}
