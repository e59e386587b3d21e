import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type Attack, type Target } from './attacks.js';

export interface AttackerOptions {
  readonly origin: string;
  readonly target: Target;
  readonly attack: string;
  readonly connections: number;
  /** Of its own: the limits by address are not what is measured. */
  readonly address: string;
}

/** How many answers had each status; 0 where the connection was closed. */
export type Answered = Record<number, number>;

/** A worker that asks again as soon as it is answered, on so many connections, until it is sent a message. */
const { origin, target, attack, connections, address } = workerData as AttackerOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answered: Answered = {};
let stopping = false;
parentPort?.once('message', () => (stopping = true));

function ask({ method, path, body }: Attack): Promise<number> {
  const headers = {
    authorization: `Bearer ${target.token}`,
    'x-forwarded-for': address,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
      response.resume();
    });
    sent.on('error', () => resolve(0)).end(body);
  });
}

async function connection(first: number): Promise<void> {
  for (let n = first; !stopping; n++) {
    const made = ATTACKS[attack]?.(target, n);
    if (!made) throw new Error(`There is no attack '${attack}'`);
    const status = await ask(made);
    answered[status] = (answered[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, (_, n) => connection(n)));
agent.destroy();
parentPort?.postMessage(answered);
