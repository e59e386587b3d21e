import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { ask, type Answered } from './ask.js';
import { ATTACKS, type Target } from './attacks.js';

export interface AttackerOptions {
  readonly origin: string;
  readonly target: Target;
  readonly attack: string;
  readonly connections: number;
  /** Of its own: the limits by address are not what is measured. */
  readonly address: string;
}

/** A worker that asks again as soon as it is answered, on so many connections, until it is sent a message. */
const { origin, target, attack, connections, address } = workerData as AttackerOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const asking = { origin, agent, address, token: target.token };
const answered: Answered = {};
let stopping = false;
parentPort?.once('message', () => (stopping = true));

async function connection(first: number): Promise<void> {
  for (let n = first; !stopping; n++) {
    const made = ATTACKS[attack]?.(target, n);
    if (!made) throw new Error(`There is no attack '${attack}'`);
    const status = await ask(asking, made);
    answered[status] = (answered[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, (_, n) => connection(n)));
agent.destroy();
parentPort?.postMessage(answered);
