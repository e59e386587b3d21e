import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allUpcasters } from '../domain/all-upcasters.js';
import { makeUpcaster } from '../kernel/upcasting.js';
import type { EventStore } from '../ports/event-store.port.js';
import { allProjections } from '../projections/all-projections.js';
import { Projector } from '../runtime/projector.js';
import { rebuild } from '../runtime/rebuild.js';
import { readSettings } from '../settings.js';
import { closeStores, openStores, type Stores } from '../stores.js';
import { quietLog } from '../testing/quiet-log.js';
import { ServerProcess } from '../testing/server-process.js';

const KILLS = 50;
const CALLERS = 4;

/** What the server said is done, and who waits until so much is. */
class Acknowledged {
  readonly practices = new Set<string>();
  readonly messages = new Set<string>();
  private waiting: { count: number; resolve: () => void } | null = null;

  get count(): number {
    return this.practices.size + this.messages.size;
  }

  add(ids: Set<string>, id: string): void {
    ids.add(id);
    if (this.waiting && this.count >= this.waiting.count) this.waiting.resolve();
  }

  reach(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = { count, resolve };
    });
  }
}

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emit-kill-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function call(
  origin: string,
  token: string | null,
  path: string,
  body: object,
  key?: string,
): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
}

async function register(origin: string, n: number): Promise<string> {
  const email = `member${n}@example.org`;
  const body = { email, password: 'orchard-gate', full_name: 'Ruth' };
  const answer = (await (await call(origin, null, '/api/v1/auth/register', body)).json()) as {
    access_token: string;
  };
  return answer.access_token;
}

/** Logs practices and asks questions until the server is gone; what it did not answer is not counted. */
async function load(origin: string, token: string, done: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const key = randomUUID();
      const practice = {
        mindstream_type: 'flow',
        practice_type: 'Meditation',
        duration_minutes: 20,
        quality_rating: 7,
      };
      const logged = await call(origin, token, '/fho/practices/me', practice, key);
      if (logged.status === 201)
        done.add(done.practices, ((await logged.json()) as { practice_id: string }).practice_id);
      const message_id = randomUUID();
      const asked = await call(origin, token, '/api/v1/claude-direct', { prompt: 'Psalm 23', message_id });
      if (asked.status === 200) {
        done.add(done.messages, message_id);
        done.add(done.messages, ((await asked.json()) as { message_id: string }).message_id);
      }
    } catch {
      return;
    }
  }
}

async function idsInLog(
  store: EventStore,
): Promise<{ practices: string[]; messages: string[]; charged: string[] }> {
  const found = { practices: [] as string[], messages: [] as string[], charged: [] as string[] };
  for await (const page of store.replay({ after: 0 })) {
    for (const { type, data } of page) {
      const { practiceId, messageId } = data as { practiceId?: string; messageId?: string };
      if (type === 'PracticeLogged' && practiceId) found.practices.push(practiceId);
      if (type === 'MessageSent' && messageId) found.messages.push(messageId);
      if (type === 'TokensConsumed' && messageId) found.charged.push(messageId);
    }
  }
  return found;
}

async function allDocuments({ models }: Stores): Promise<unknown[]> {
  const names = allProjections(DEFAULT_SCORING_RULES).map(({ name }) => name);
  return Promise.all(names.map((name) => models.list(name, {})));
}

it(`keeps what it acknowledged, once, through ${KILLS} kills under load`, async () => {
  const done = new Acknowledged();
  let tokens: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await ServerProcess.start(dataDir);
    if (tokens.length === 0) {
      tokens = await Promise.all(Array.from({ length: CALLERS }, (_, n) => register(server.origin, n)));
    }
    // The kill falls anywhere: so many acknowledgements after the start, whatever is under way then.
    const reached = done.reach(done.count + 10 + (kill % 7));
    const callers = tokens.map((token) => load(server.origin, token, done));
    await reached;
    await server.stop('SIGKILL');
    await Promise.all(callers);
  }

  const stores = await openStores(readSettings({ EMIT_DATA_DIR: dataDir }), quietLog);
  const found = await idsInLog(stores.log);
  for (const ids of Object.values(found)) expect(new Set(ids).size).toBe(ids.length);
  expect([...done.practices].filter((id) => !found.practices.includes(id))).toEqual([]);
  expect([...done.messages].filter((id) => !found.messages.includes(id))).toEqual([]);
  expect(found.charged).toHaveLength(found.messages.length / 2);

  const projections = allProjections(DEFAULT_SCORING_RULES);
  const parts = {
    ...stores,
    store: stores.log,
    projections,
    lift: makeUpcaster(allUpcasters),
    log: quietLog,
  };
  const projector = new Projector(parts);
  await projector.start();
  expect(await projector.waitFor(await stores.log.head(), 10_000)).toBe(true);
  await projector.stop();
  const served = await allDocuments(stores);
  await rebuild(parts, projections, new AbortController().signal);
  expect(await allDocuments(stores)).toEqual(served);
  await closeStores(stores);
}, 600_000);
