import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from './client.js';
import { giveWay } from './give-way.js';
import type { LoadMember } from './members.js';
import { ask } from './mix.js';

export interface StreamingOptions {
  readonly origin: string;
  readonly members: readonly LoadMember[];
}

export interface Streamed {
  replies: number;
  failed: number;
}

/**
 * A worker that keeps a reply streaming to each of these members from one message to the next, and then says how many
 * came. It outlives a round, so that no round measures how its own code is compiled.
 */
const { origin, members } = workerData as StreamingOptions;
const client = new Client(origin);
let stopping = true;
let asking = Promise.resolve<Streamed>({ replies: 0, failed: 0 });
giveWay();

async function keepAsking(member: LoadMember, streamed: Streamed): Promise<void> {
  // Not all at once: members do not begin in step.
  await pause(Math.random() * 3_000);
  while (!stopping) {
    const { status } = await ask(client, member).catch(() => ({ status: 0 }));
    if (status === 200) streamed.replies += 1;
    else streamed.failed += 1;
  }
}

async function begin(): Promise<Streamed> {
  const streamed: Streamed = { replies: 0, failed: 0 };
  await Promise.all(members.map((member) => keepAsking(member, streamed)));
  return streamed;
}

parentPort?.on('message', () => {
  stopping = !stopping;
  if (stopping) void asking.then((streamed) => parentPort?.postMessage(streamed));
  else asking = begin();
});
