import { randomBytes, randomUUID } from 'node:crypto';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideResponse } from '@emit/contract/guide';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { startAnthropicServer, type AnthropicServer } from '../testing/anthropic-server.js';
import { BusyMember } from '../testing/busy-member.js';
import { Machine, type Environment } from '../testing/cluster.js';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';

const mongo = process.env['MONGODB_URL'];
const LONGEST_MS = 240_000;
const AT_ONCE = { kind: 'reply', text: ['Peace be with you.'] } as const;
let goOn = (): void => undefined;
let mayEnd: Promise<void>;
/** It is written until `goOn` is called, however long it takes to ask through the other. */
const SLOWLY = {
  kind: 'reply',
  text: ['Peace ', 'be with ', 'you.'],
  everyMs: 10,
  untilTold: () => mayEnd,
} as const;

interface Shared {
  readonly env: Environment;
  readonly folders: readonly [DataFolder, DataFolder];
  readonly dispose: () => Promise<void>;
}

async function files(): Promise<Shared> {
  const folder = new DataFolder();
  return { env: {}, folders: [folder, folder], dispose: async () => folder.remove() };
}

async function servers(): Promise<Shared> {
  const [log, { url, drop }] = [new EventStoreDbServer(), temporaryDatabase(mongo ?? '')];
  await log.start();
  const secrets = {
    EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
    EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
  };
  const folders = [new DataFolder(), new DataFolder()] as const;
  const dispose = async () => {
    for (const folder of folders) folder.remove();
    log.stop();
    await drop();
  };
  return { env: { ...secrets, EVENTSTORE_URL: log.url, MONGODB_URL: url }, folders, dispose };
}

const SHARED = [
  { name: 'the files of one machine', share: files, runs: true },
  { name: 'servers (where MONGODB_URL is set)', share: servers, runs: mongo !== undefined },
];

describe.each(SHARED)('a question through two processes on $name', ({ share, runs }) => {
  const when = (what: string, test: () => Promise<void>) => (runs ? it : it.skip)(what, test, LONGEST_MS);
  let shared: Shared;
  let model: AnthropicServer;
  let machines: readonly [Machine, Machine];
  let member: BusyMember;

  beforeAll(async () => {
    if (!runs) return;
    [shared, model] = await Promise.all([share(), startAnthropicServer([AT_ONCE, AT_ONCE, SLOWLY])]);
    const guide = { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: model.url, EMIT_DRAIN_SECONDS: '0' };
    const machine = (folder: DataFolder) => new Machine(folder, { ...shared.env, ...guide });
    machines = [machine(shared.folders[0]), machine(shared.folders[1])];
    for (const one of machines) await one.start();
    member = await BusyMember.register(machines[0].origin, 'ruth', new Acknowledged());
    // A process's first question takes longer than any other.
    for (const { origin } of machines) await ask(origin, randomUUID());
  }, LONGEST_MS);
  beforeEach(() => {
    mayEnd = new Promise((resolve) => (goOn = resolve));
  });
  afterAll(async () => {
    if (!runs) return;
    await Promise.all(machines.map((one) => one.stop('SIGKILL')));
    await model.close();
    await shared.dispose();
  });

  const ask = (origin: string, message_id: string, conversation_id?: string) =>
    fetch(`${origin}/api/v1/claude-direct`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Where is peace?', message_id, conversation_id }),
    });

  /** Resolves when the model has been asked; returns what becomes of it. */
  async function underWay(
    origin: string,
    messageId: string,
    conversationId?: string,
  ): Promise<{ answer: Promise<Response | null> }> {
    const before = model.requests.length;
    const answer = ask(origin, messageId, conversationId).catch(() => null);
    while (model.requests.length === before) await new Promise(setImmediate);
    return { answer };
  }

  when('is asked once although it comes through the other while it is being answered', async () => {
    const { answer } = await underWay(machines[0].origin, 'm1');
    const asked = model.requests.length;
    const refused = await ask(machines[1].origin, 'm1');
    expect(((await refused.json()) as ErrorBody).code).toBe('QUESTION_IN_FLIGHT');
    goOn();
    const answered = (await (await answer)?.json()) as GuideResponse;
    expect(answered.completion).toBe('Peace be with you.');
    for (const { origin } of machines) expect(await (await ask(origin, 'm1')).json()).toEqual(answered);
    expect(model.requests).toHaveLength(asked);
  });

  when('is stopped through the other, which returns what had come of it', async () => {
    const { answer } = await underWay(machines[0].origin, 'm3', 'temp_stop');
    const first = await ask(machines[1].origin, 'm3', 'temp_stop');
    expect(((await first.json()) as ErrorBody).code).toBe('QUESTION_IN_FLIGHT');
    const left = model.left;
    const query = new URLSearchParams({ conversation_id: 'temp_stop', message_id: 'm3' });
    const stopped = await fetch(`${machines[1].origin}/api/v1/claude-direct?${query.toString()}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${member.token}` },
    });
    const reply = (await stopped.json()) as GuideResponse;
    expect(reply).toMatchObject({ stop: 'stopped', usage: { input_tokens: 10 } });
    expect(await (await answer)?.json()).toEqual(reply);
    expect(model.left).toBe(left + 1);
  });

  when('is asked again by the other when the one that asked is killed', async () => {
    const { answer } = await underWay(machines[0].origin, 'm2');
    await machines[0].stop('SIGKILL');
    expect(await answer).toBeNull();
    const again = await underWay(machines[1].origin, 'm2');
    goOn();
    const answered = (await again.answer)!;
    expect(((await answered.json()) as GuideResponse).completion).toBe('Peace be with you.');
  });
});
