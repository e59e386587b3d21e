import { spawn } from 'node:child_process';
import { fstatSync } from 'node:fs';

const STDOUT = 1;
/** It ends with this process, however that ends: else whoever reads would wait for it. */
const WATCH = ['--pid', String(process.pid), '--sleep-interval', '0.2', '--follow', '/dev/null'];

/**
 * Does the work with a signal that aborts once nobody reads the pipe on standard output any more, as after `| head`. Node
 * notices that with the next write alone, and a command that waits may have none for hours; GNU tail looks for it, and
 * dies of SIGPIPE. Where there is none, the next write tells.
 */
export async function whileRead(
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (!fstatSync(STDOUT).isFIFO()) return work(stopped);
  const gone = new AbortController();
  const watch = spawn('tail', WATCH, { stdio: ['ignore', STDOUT, 'ignore'] });
  watch.on('error', () => undefined);
  watch.on('exit', (_, signal) => signal === 'SIGPIPE' && gone.abort());
  try {
    await work(AbortSignal.any([stopped, gone.signal]));
  } finally {
    watch.kill();
  }
}
