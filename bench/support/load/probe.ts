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

/** How long each answer took, milliseconds, and how many were no dashboard. */
export interface Answers {
  readonly times: readonly number[];
  readonly failed: number;
}

/**
 * A worker that asks for dashboards at a steady rate, whether or not the former have been answered, until it is sent a
 * message, and then says how long each took. A thread of its own, so that what else the benchmark does is not measured
 * with it, and silent meanwhile, so that it wakes nobody.
 */
const { origin, tokens, perSecond } = workerData as ProbeOptions;
const client = new Client(origin);
const times: number[] = [];
let failed = 0;
let stopping = false;
parentPort?.once('message', () => (stopping = true));

async function ask(n: number): Promise<void> {
  const token = tokens[n % tokens.length] ?? '';
  const answer = await client.call({ method: 'GET', path: '/fho/dashboard/me', token }).catch(() => null);
  if (answer?.status !== 200) failed += 1;
  else if (n >= NOT_COUNTED) times.push(answer.milliseconds);
}

const began = performance.now();
const asked: Promise<void>[] = [];
for (let n = 0; !stopping; n++) {
  await pause(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
  asked.push(ask(n));
}
await Promise.all(asked);
client.close();
parentPort?.postMessage({ times, failed } satisfies Answers);
