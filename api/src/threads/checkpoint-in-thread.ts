import { Worker } from 'node:worker_threads';
import type { CheckpointJob } from './checkpoint-worker.js';
import type { Log } from '../runtime/log.js';

const MEMORY = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 };

/**
 * Copies a log's write-ahead log into its file from a thread of its own (docs/adr/0022-checkpoints-beside-the-server.md). Without it,
 * as after an error, the writer does the same itself, later and longer. Returns how to stop it.
 */
export function checkpointInThread(file: string, log: Log): () => Promise<void> {
  const workerData: CheckpointJob = { file };
  // What the process was told to load first, such as a tracer, is not for this thread.
  const worker = new Worker(new URL('./checkpoint-worker.js', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: MEMORY,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', (error) => log.warn({ err: error }, 'the log is checkpointed by its writer alone'));
  worker.unref();
  return async () => {
    // Whoever stops waits for it, although the process would not.
    worker.ref();
    worker.postMessage('stop');
    await ended;
  };
}
