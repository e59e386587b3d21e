import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FoldLog } from '../../runtime/filling/fill-versions.js';
import { HELD } from '../../runtime/filling/fold-here.js';
import { foldInThreads, OWN_SHARE } from '../../runtime/filling/fold-in-threads.js';
import { lift } from '../support/projections-in-force.js';
import { foldByItself, type FoldBy, type HowToFold } from './fold-by.js';
import type { FoldingJob } from './fold-worker.js';

/** What a further thread takes besides documents, in characters of them. */
const THREAD = 20_000_000;

/**
 * In threads of their own, beside the one that reads the log and writes the documents. What is parsed already is folded
 * where it is, unless several are asked for: to hand it over takes longer than to fold it.
 */
export const foldByThreads: FoldBy =
  (how) =>
  async (...given) => {
    giveWay();
    const fold = how.embedded || how.workers > 1 ? inThreads(how) : foldByItself(how);
    return fold(...given);
  };

function inThreads({ rules, workers, scratch }: HowToFold): FoldLog {
  return (store, targets, signal, onPage) => {
    // Beside one thread alone, the one that reads has time to fold a share.
    const readerFolds = workers === 2;
    const threads = readerFolds ? 1 : workers;
    const held = readerFolds ? HELD * (1 - OWN_SHARE) : heldBy(threads);
    const names = targets.map(({ projection }) => projection.name);
    const job: FoldingJob = { rules, names, room: { held, scratch } };
    const script = new URL('./fold-worker.js', import.meta.url);
    // What the command was told to load first, such as a tracer, is not for them.
    const options = { workerData: job, execArgv: [] };
    const ports = Array.from({ length: threads }, () => new Worker(script, options));
    const own = readerFolds ? { lift, room: { held: HELD * OWN_SHARE, scratch } } : null;
    return foldInThreads(ports, own)(store, targets, signal, onPage);
  };
}

/** What each of several threads may hold; of very many, a little. */
function heldBy(threads: number): number {
  return Math.max(HELD - THREAD * (threads - 1), HELD / 4) / threads;
}

/** To a serving API on the same machine. On Linux a priority is a thread's own, and V8 has threads for its garbage. */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
