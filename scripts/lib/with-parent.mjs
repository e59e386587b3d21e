/**
 * Loaded first by what an installation or a build starts: ends it when the process of the given number, which started it,
 * is gone. A thread looks, because a compiler does not come back to its event loop for as long as it works.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 200;

if (isMainThread) {
  const starter = Number(new URL(import.meta.url).searchParams.get('starter'));
  new Worker(new URL(import.meta.url), { workerData: { endsWith: starter }, execArgv: [], env: {} }).unref();
} else if (workerData?.endsWith !== undefined) {
  // Other threads of the process load this as well, and have nothing to look for.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || !isThere(workerData.endsWith)) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
