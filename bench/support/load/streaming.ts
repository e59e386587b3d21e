import { once } from 'node:events';
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

/** A worker that keeps a reply streaming to each of these members until it is sent a message, and then says how many came. */
const { origin, members } = workerData as StreamingOptions;
const client = new Client(origin);
const streamed: Streamed = { replies: 0, failed: 0 };
let stopping = false;
giveWay();

async function keepAsking(member: LoadMember): Promise<void> {
  // Not all at once: members do not begin in step.
  await pause(Math.random() * 3_000);
  while (!stopping) {
    const { status } = await ask(client, member).catch(() => ({ status: 0 }));
    if (status === 200) streamed.replies += 1;
    else streamed.failed += 1;
  }
}

const asking = Promise.all(members.map(keepAsking));
if (parentPort) await once(parentPort, 'message');
stopping = true;
await asking;
client.close();
parentPort?.postMessage(streamed);
