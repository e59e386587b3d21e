import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ScoringRules } from '@emit/contract/scoring';
import { fillHere, type FillRequest, type FillVersions } from './ops/projections/fill.js';
import { shareOut } from './ops/projections/share-out.js';
import { HELD, type Filled } from './runtime/fill-versions.js';
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

/** Niceness: a serving API on the same machine goes first. */
const BACKGROUND = 10;
const NOTHING: Filled = { checkpoint: 0, events: 0 };

/** Shares the versions out to threads, each of which folds the log into its own. */
export const fillInThreads: FillVersions = async (request) => {
  setPriority(BACKGROUND);
  if (request.workers === 1) return fillHere(request);
  const { versions, workers } = request;
  const shares = shareOut(
    versions.map(({ ref, projection: { types, withoutData = [] } }) => ({ ref, types, withoutData })),
    workers,
  );
  const held = HELD / shares.length;
  const progress = new SlowestOf(shares.length, request.onPage);
  const filled = await Promise.all(
    shares.map(async (share, index) => {
      const refs = share.map(({ ref }) => ref);
      const done = await foldInThread({ rules: request.rules, refs, held }, request, (events, position) =>
        progress.report(index, events, position),
      );
      return refs.map((ref, at) => [ref, done[at]] as const);
    }),
  );
  const byRef = new Map(filled.flat());
  return versions.map(({ ref }) => byRef.get(ref) ?? NOTHING);
};

function foldInThread(
  job: FoldingJob,
  { signal }: FillRequest,
  onPage: FillRequest['onPage'],
): Promise<readonly Filled[]> {
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
