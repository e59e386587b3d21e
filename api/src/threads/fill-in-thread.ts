import { Worker } from 'node:worker_threads';
import type { FillMessage, ThreadJob } from './fill-worker.js';
import type { FillJob } from '../ops/projections/fill-job.js';
import { CommandFailed } from '../ops/support/failures.js';
import type { StoreSettings } from '../composition/stores.js';

/** Fills versions in a thread of its own, which opens the stores for itself. Throws CommandFailed when that cannot. */
export function fillInThread(settings: StoreSettings): FillJob {
  return async (job, signal, onPage) => {
    signal.throwIfAborted();
    const { dataDir, eventStoreUrl, mongoUrl } = settings;
    const workerData: ThreadJob = { settings: { dataDir, eventStoreUrl, mongoUrl }, job };
    // What the command was told to load first, such as a tracer, is not for this thread.
    const worker = new Worker(new URL('./fill-worker.js', import.meta.url), { workerData, execArgv: [] });
    const stop = () => worker.postMessage('stop');
    signal.addEventListener('abort', stop);
    try {
      return await new Promise((resolve, reject) => {
        worker.on('message', (news: FillMessage) => {
          if ('filled' in news) resolve(news.filled);
          else if ('failed' in news) reject(new CommandFailed(news.failed));
          else onPage(news.events, news.position);
        });
        worker.on('error', reject);
        worker.on('exit', () => reject(new Error('A filling thread ended before it was done')));
      });
    } finally {
      signal.removeEventListener('abort', stop);
      await worker.terminate();
    }
  };
}
