import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from './figures.js';
import type { Answers, ProbeOptions } from './probe.js';
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
  await until;
  const { times, failed } = await lastWords<Answers>(worker);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), asked: times.length + failed, failed };
}

/** Members to each of whom a reply is kept streaming, from `begin` to `pause`. */
export class Streams {
  private readonly worker: Worker;

  constructor(options: StreamingOptions) {
    this.worker = new Worker(STREAMING, { workerData: options });
  }

  begin(): void {
    this.worker.postMessage('begin');
  }

  /** Once the replies under way have come; returns how many there were since it began. */
  pause(): Promise<Streamed> {
    return lastWords<Streamed>(this.worker);
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/** What a worker says when it is told to stop. */
async function lastWords<T>(worker: Worker): Promise<T> {
  const said = once(worker, 'message');
  worker.postMessage('stop');
  return ((await said) as [T])[0];
}
