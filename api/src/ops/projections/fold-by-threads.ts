import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { HELD } from '../../runtime/filling/fold-here.js';
import { foldInThreads } from '../../runtime/filling/fold-in-threads.js';
import type { FoldBy } from './fold-by.js';
import type { FoldingJob } from './fold-worker.js';

/** What a further thread takes besides documents, in characters of them. */
const THREAD = 20_000_000;

/** In threads of their own, beside the one that reads the log and writes the documents. */
export const foldByThreads: FoldBy =
  ({ rules, workers, scratch }) =>
  async (store, targets, signal, onPage) => {
    giveWay();
    const names = targets.map(({ projection }) => projection.name);
    const job: FoldingJob = { rules, names, room: { held: heldBy(workers), scratch } };
    const script = new URL('./fold-worker.js', import.meta.url);
    const threads = Array.from({ length: workers }, () => new Worker(script, { workerData: job }));
    return foldInThreads(threads)(store, targets, signal, onPage);
  };

/** What each of several threads may hold; of very many, a little. */
function heldBy(threads: number): number {
  return Math.max(HELD - THREAD * (threads - 1), HELD / 4) / threads;
}

/** To a serving API on the same machine. On Linux a priority is a thread's own, and V8 has threads for its garbage. */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
