import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ScoringRules } from '@emit/contract/scoring';
import { fillHere, type FillRequest, type FillVersions } from './ops/projections/fill.js';
import { shareOut } from './ops/projections/share-out.js';
import type { Filled, OnPage } from './runtime/fill-versions.js';
import type { VersionRef } from './ports/read-models.port.js';

/** What a thread is to do; it opens the stores by the same settings. */
export interface FoldingJob {
  readonly rules: ScoringRules;
  readonly refs: readonly VersionRef[];
  /** Its part of what documents may hold in memory; see fillVersions. */
  readonly held: number;
}

export type FoldingNews =
  { readonly events: number; readonly position: number } | { readonly filled: readonly Filled[] };

/** What a thread takes besides documents, in characters of them. */
const THREAD = 55_000_000;
const NOTHING: Filled = { checkpoint: 0, events: 0 };

/** Shares the versions out: each share folds the log into its own, the first in this thread, the others in theirs. */
export const fillInThreads: FillVersions = async (request) => {
  giveWay();
  const shares = shareOut(request.versions, request.workers);
  const progress = new SlowestOf(shares.length, request.onPage);
  const held = heldBy(shares.length, request.held);
  const failed = new AbortController();
  const signal = AbortSignal.any([request.signal, failed.signal]);
  const filled = await Promise.all(
    shares.map(async (versions, index) => {
      const onPage: OnPage = (events, position) => progress.report(index, events, position);
      const share = { ...request, versions, signal, onPage, held };
      try {
        const done = await (index === 0 ? fillHere(share) : fillInThread(share));
        return versions.map((version, at) => [version, done[at]] as const);
      } catch (error) {
        failed.abort();
        throw error;
      }
    }),
  );
  const byVersion = new Map(filled.flat());
  return request.versions.map((version) => byVersion.get(version) ?? NOTHING);
};

/** What each of several threads may hold; of very many, a little. */
function heldBy(threads: number, all: number): number {
  return Math.max(all - THREAD * (threads - 1), all / threads) / threads;
}

/** To a serving API on the same machine. On Linux a priority is a thread's own, and V8 has threads for its garbage. */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

function fillInThread({ rules, versions, held, signal, onPage }: FillRequest): Promise<readonly Filled[]> {
  const job: FoldingJob = { rules, refs: versions.map(({ ref }) => ref), held };
  const worker = new Worker(new URL('./fold-worker.js', import.meta.url), { workerData: job });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  return new Promise<readonly Filled[]>((resolve, reject) => {
    worker.on('message', (news: FoldingNews) => {
      if ('filled' in news) resolve(news.filled);
      else onPage(news.events, news.position);
    });
    worker.on('error', reject);
    // After its result this changes nothing.
    worker.on('exit', () => reject(new Error('A folding thread ended before it was done')));
  }).finally(() => signal.removeEventListener('abort', stop));
}

/** Several threads go through the same events: what the slowest has behind it is done. */
class SlowestOf {
  private readonly done: { events: number; position: number }[];
  private reported = 0;

  constructor(
    threads: number,
    private readonly onPage: FillRequest['onPage'],
  ) {
    this.done = Array.from({ length: threads }, () => ({ events: 0, position: 0 }));
  }

  report(thread: number, events: number, position: number): void {
    const own = this.done[thread];
    if (!own) return;
    own.events += events;
    own.position = position;
    const slowest = this.done.reduce((least, one) => (one.position < least.position ? one : least));
    this.onPage(Math.max(slowest.events - this.reported, 0), slowest.position);
    this.reported = Math.max(slowest.events, this.reported);
  }
}
