import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './support/load/client.js';
import { registerMembers, type LoadMember } from './support/load/members.js';
import { mostMemoryOf } from './support/memory-of.js';
import { startServer, stopServer, type Started } from './support/server-process.js';
import { ask, type Answered } from './support/worst-member/ask.js';
import type { Target } from './support/worst-member/attacks.js';
import { REVIEW_ATTACKS, type ReviewAttack } from './support/worst-member/review-attacks.js';
import { prepareTarget } from './support/worst-member/target.js';

const CONNECTIONS = 20;
/** Of one member; what waits longer than 4 s for it is refused. */
const AT_ONCE = 4;
/** Megabytes. An attack that needed more would end the process. */
const MOST_HEAP = 400;
/** Megabytes, with what is outside the heap: bodies, answers, Argon2. The review saw 5,400. */
const MOST_RESIDENT = 1_000;
/** Saves of some 2 MB: half of what a conversation may hold, and as much as the heap where all connections have it whole. */
const SAVES = 5;
/** These read such a conversation. Each attack is by a member whose minute is unspent. */
const READS = ['a long conversation read on many connections', 'lists, pages and downloads'];

let emit: Started;
let client: Client;
let members: LoadMember[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'emit-memory-'));

beforeAll(async () => {
  emit = await startServer([`--max-old-space-size=${MOST_HEAP}`, join(process.cwd(), 'api/dist/main.js')], {
    PORT: '0',
    EMIT_DATA_DIR: dataDir,
    EMIT_TRUST_PROXY: '127.0.0.1',
    EMIT_WARM_UP: 'off',
    ...{ MONGODB_URL: '', EVENTSTORE_URL: '', ANTHROPIC_API_KEY: '' },
  });
  client = new Client(emit.origin);
  members = await registerMembers(client, Object.keys(REVIEW_ATTACKS).length + 1);
});
afterAll(async () => {
  client?.close();
  if (emit && isAlive()) await stopServer(emit);
  rmSync(dataDir, { recursive: true, force: true });
});

const isAlive = () => emit.child.exitCode === null && emit.child.signalCode === null;

async function expectBounded(): Promise<void> {
  expect([emit.child.exitCode, emit.child.signalCode]).toEqual([null, null]);
  const { status } = await client.call({ method: 'GET', path: '/health/live' });
  expect(status).toBe(200);
  expect(mostMemoryOf(emit)).toBeLessThan(MOST_RESIDENT);
}

/** All its requests, on so many connections. Strangers come from many addresses. */
async function run(attack: ReviewAttack, target: Target, address: number): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answered: Answered = {};
  let next = 0;
  async function connection(): Promise<void> {
    for (let n = next++; n < attack.requests; n = next++) {
      const own = attack.isStranger ? `10.${address}.0.${n % 100}` : `10.${address}.0.1`;
      const token = attack.isStranger ? undefined : target.token;
      const asking = { origin: emit.origin, agent, address: own, token };
      const status = await ask(asking, attack.make(target, n));
      answered[status] = (answered[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return answered;
}

describe('the memory of a server stays bounded under', () => {
  it.each(Object.keys(REVIEW_ATTACKS).map((what, n) => ({ what, n })))('$what', async ({ what, n }) => {
    const attack = REVIEW_ATTACKS[what]!;
    const target = await prepareTarget(client, members[n]!.token, READS.includes(what) ? SAVES : 0);
    const answered = await run(attack, target, n + 1);
    await expectBounded();
    expect(attack.reached.some((status) => (answered[status] ?? 0) > 0)).toBe(true);
    expect(answered[500]).toBeUndefined();
  });

  it('answers that nobody reads', async () => {
    const { token, conversationId } = await prepareTarget(client, members.at(-1)!.token, SAVES);
    const head = `GET /api/v1/conversations/${conversationId} HTTP/1.1\r\nHost: localhost\r\n`;
    const sockets: Socket[] = [];
    for (let n = 0; n < CONNECTIONS; n++) {
      const socket = connect(Number(new URL(emit.origin).port), '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      socket.write(`${head}Authorization: Bearer ${token}\r\nX-Forwarded-For: 10.99.0.1\r\n\r\n`);
    }
    // As many are answered as are worked on at once, and taken no further than what a socket holds.
    await new Promise<void>((resolve) => {
      let answered = 0;
      for (const socket of sockets) socket.once('readable', () => ++answered === AT_ONCE && resolve());
    });
    await expectBounded();
    for (const socket of sockets) socket.destroy();
    await expectBounded();
  });
});
