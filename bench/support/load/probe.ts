import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from './client.js';

export interface ProbeOptions {
  readonly origin: string;
  readonly tokens: readonly string[];
  readonly perSecond: number;
}

/** Half a second or a second: they make the connections, and the probe itself is compiled. */
const NOT_COUNTED = 100;

/**
 * A worker that asks for dashboards at a steady rate, whether or not the former have been answered, and sends how long
 * each took. A thread of its own, so that what else the benchmark does is not measured with it.
 */
const { origin, tokens, perSecond } = workerData as ProbeOptions;
const client = new Client(origin);
const began = performance.now();

for (let n = 0; ; n++) {
  const due = began + (n * 1_000) / perSecond;
  await pause(Math.max(0, due - performance.now()));
  const token = tokens[n % tokens.length] ?? '';
  const tell = (took: number | null): void => {
    if (n >= NOT_COUNTED || took === null) parentPort?.postMessage(took);
  };
  client.call({ method: 'GET', path: '/fho/dashboard/me', token }).then(
    ({ status, milliseconds }) => tell(status === 200 ? milliseconds : null),
    () => tell(null),
  );
}
