import { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from './client.js';
import { percentile } from './figures.js';
import type { LoadMember } from './members.js';
import { ask } from './mix.js';
import type { ProbeOptions } from './probe.js';

const PROBE = fileURLToPath(new URL('./probe.js', import.meta.url));

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

/** Keeps a reply streaming to each of these members until it is stopped. */
export class Streams {
  private stopping = false;
  private readonly running: Promise<void>[];
  replies = 0;
  failed = 0;

  constructor(
    private readonly client: Client,
    members: readonly LoadMember[],
  ) {
    this.running = members.map((member) => this.keepAsking(member));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  private async keepAsking(member: LoadMember): Promise<void> {
    // Not all at once: members do not begin in step.
    await pause(Math.random() * 3_000);
    while (!this.stopping) {
      const { status } = await ask(this.client, member).catch(() => ({ status: 0 }));
      if (status === 200) this.replies += 1;
      else this.failed += 1;
    }
  }
}
