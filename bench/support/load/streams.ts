import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from './figures.js';
import type { ProbeOptions } from './probe.js';
import type { Streamed, StreamingOptions } from './streaming.js';

const PROBE = new URL('./probe.js', import.meta.url);
const STREAMING = new URL('./streaming.js', import.meta.url);

export interface Probed {
  readonly p50: number;
  readonly p99: number;
  readonly asked: number;
  readonly failed: number;
}

/** Asks for dashboards while whatever else is going on goes on, until this settles. */
export async function probeDashboards(options: ProbeOptions, until: Promise<unknown>): Promise<Probed> {
  const worker = new Worker(PROBE, { workerData: options });
  const times: number[] = [];
  let failed = 0;
  worker.on('message', (took: number | null) => (took === null ? (failed += 1) : times.push(took)));
  await until;
  await worker.terminate();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), asked: times.length + failed, failed };
}

/** Keeps a reply streaming to each of some members until it is stopped; answers how many there were. */
export function keepStreaming(options: StreamingOptions): () => Promise<Streamed> {
  const worker = new Worker(STREAMING, { workerData: options });
  return async () => {
    const streamed = once(worker, 'message');
    worker.postMessage('stop');
    return ((await streamed) as [Streamed])[0];
  };
}
