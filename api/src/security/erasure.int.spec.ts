import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sealed } from '../kernel/sealed.js';
import { Keyring } from '../runtime/sealing.js';
import { startAnthropicServer, type AnthropicServer } from '../testing/anthropic-server.js';
import { EmitCommand } from '../testing/emit-command.js';
import { textsIn } from '../testing/encodings.js';
import { ServerProcess } from '../testing/server-process.js';

const textsOf = (who: string) => ({
  name: `Bathsheba ${who}`,
  email: `${who}.unmistakable@example.org`.toLowerCase(),
  question: `Why did the cedarwood whisper to ${who}?`,
  saved: `A marigold confession of ${who}`,
  title: `Harp strings of ${who}`,
  practice: `Olivegrove hour of ${who}`,
  insights: `Thistledown taught ${who} patience`,
});
const ERASED = textsOf('Erased');
const KEPT = textsOf('Kept');
const PASSWORD = 'orchard-gate';

interface Session {
  readonly id: string;
  readonly token: string;
}

/** What these calls are asked for. */
interface Body {
  readonly access_token: string;
  readonly user: { readonly id: string };
  readonly conversation_id: string;
}

async function call(origin: string, method: string, path: string, body?: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(origin + path, init);
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Body };
}

async function writeEverything(origin: string, texts: typeof ERASED): Promise<Session> {
  const account = { email: texts.email, password: PASSWORD, full_name: texts.name };
  const { body } = await call(origin, 'POST', '/api/v1/auth/register', account);
  const session = { id: body.user.id, token: body.access_token };
  const post = async (path: string, data: object, method = 'POST') => {
    const answer = await call(origin, method, path, data, session.token);
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body;
  };
  const asked = await post('/api/v1/claude-direct', { prompt: texts.question, message_id: 'm1' });
  const message = { id: 's1', role: 'user', content: texts.saved, timestamp: 1 };
  await post('/api/v1/conversations', { title: 'First', messages: [message] });
  await post(`/api/v1/conversations/${asked.conversation_id}`, { title: texts.title }, 'PUT');
  await post('/fho/practices/me', {
    mindstream_type: 'power',
    practice_type: 'Worship',
    practice_name: texts.practice,
    duration_minutes: 20,
    quality_rating: 9,
    insights_gained: texts.insights,
  });
  await post('/api/v1/marks/notes', { book: 'John', chapter: 11, verses: [35], text: texts.insights });
  return session;
}

const READS = [
  '/api/v1/users/me',
  '/api/v1/marks',
  '/api/v1/conversations',
  '/fho/dashboard/me',
  '/api/v1/progress/summary',
];

/** All that a process holds in memory of a member is there when it has answered all of this. */
async function readEverything(origin: string, { token }: Session): Promise<number[]> {
  const answers = await Promise.all(READS.map((path) => call(origin, 'GET', path, undefined, token)));
  return answers.map(({ status }) => status);
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** All bytes of a folder, and what whoever has the vault and the master key can open of them. */
async function everythingIn(directory: string, emit: EmitCommand, members: readonly Session[]) {
  const bytes = Buffer.concat(filesBelow(directory).map((path) => readFileSync(path)));
  const opened = await emit.withStores(async ({ vault }) => {
    const keyring = new Keyring(emit.settings().masterKey);
    const entries = await Promise.all(members.map(({ id }) => vault.find(id)));
    const keys = entries.flatMap((entry) =>
      entry ? [keyring.unwrap(entry.memberId, entry.wrappedKey)] : [],
    );
    const sealed = new Set(bytes.toString('latin1').match(/v1\.[\w-]{38,}|v2\.\d+\.[\w-]*\.[\w-]{38,}/g));
    return [...sealed].flatMap((value) =>
      keys.flatMap((key) => {
        try {
          return [JSON.stringify(key.open(value as Sealed<unknown>))];
        } catch {
          return [];
        }
      }),
    );
  });
  return { bytes, opened: Buffer.from(opened.join('\n')) };
}

type Erasing = (emit: EmitCommand, origin: string, session: Session) => Promise<void>;
const byOperator: Erasing = async (emit, _origin, { id }) => {
  await done(emit, 'members', 'erase', id, '--yes', '--reason', 'a test');
};
const byMember: Erasing = async (_emit, origin, { token }) => {
  const { status } = await call(origin, 'POST', '/api/v1/account/erase', { password: PASSWORD }, token);
  expect(status).toBe(200);
};

async function done(emit: EmitCommand, ...args: string[]): Promise<void> {
  expect([args, await emit.run(args)]).toEqual([args, expect.objectContaining({ code: 0 })]);
}

describe.each<[string, Erasing]>([
  ['by the operator', byOperator],
  ['by the member', byMember],
])('a member erased %s', (_, erase) => {
  const emit = new EmitCommand();
  const backups = mkdtempSync(join(tmpdir(), 'emit-erasure-'));
  let model: AnthropicServer;
  let servers: ServerProcess[];
  beforeAll(async () => {
    model = await startAnthropicServer([
      { kind: 'reply', text: ['Because lanternlight remembers.'], usage: { input: 700, output: 300 } },
    ]);
    const env = { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: model.url };
    servers = [await ServerProcess.start(emit.dataDir, env)];
    servers.push(await ServerProcess.start(emit.dataDir, { ...env, EMIT_ROLE: 'api' }));
  });
  afterAll(async () => {
    await model.close();
    emit.remove();
    rmSync(backups, { recursive: true, force: true });
  });

  it('leaves no text that can be found or opened, in any file, backup or log; the ledger adds up as before', async () => {
    const origin = servers[0]!.origin;
    const [erased, kept] = [await writeEverything(origin, ERASED), await writeEverything(origin, KEPT)];
    const members = [erased, kept];
    for (let n = 0; n < 2; n++) await emit.run(['projections', 'rebuild', '--all']);
    for (const server of servers)
      expect(await readEverything(server.origin, erased)).toEqual(READS.map(() => 200));
    const ledger = () => emit.json<object[]>(['audit', 'tokens', '--group-by', 'member']);
    const before = await ledger();
    expect(JSON.stringify(before)).toContain(erased.id);
    const entry = await emit.withStores(({ vault }) => vault.find(erased.id));
    // The attack works: while there is a key, whoever has it and the files reads everything.
    const all = [...Object.values(ERASED), ...Object.values(KEPT)];
    expect(textsIn((await everythingIn(emit.dataDir, emit, members)).opened, all)).toEqual(all);
    const [earlier, earlierLog, keys, erasures] = ['earlier', 'log', 'keys', 'erased.ndjson'].map((name) =>
      join(backups, name),
    ) as [string, string, string, string];
    await done(emit, 'backup', earlier);
    await done(emit, 'backup', earlierLog, '--only', 'log');

    await erase(emit, origin, erased);

    for (const server of servers) {
      expect(await readEverything(server.origin, erased)).toEqual(READS.map(() => 401));
      expect(await readEverything(server.origin, kept)).toEqual(READS.map(() => 200));
      const login = { username: ERASED.email, password: PASSWORD };
      expect(await call(server.origin, 'POST', '/api/v1/auth/login', login)).toMatchObject({ status: 401 });
    }
    const left = await everythingIn(emit.dataDir, emit, members);
    expect(textsIn(left.bytes, all)).toEqual([]);
    expect(textsIn(left.opened, all)).toEqual(Object.values(KEPT));
    const { emailHash, passwordHash, wrappedKey } = entry!;
    expect(textsIn(left.bytes, [emailHash, passwordHash, wrappedKey])).toEqual([]);
    await done(emit, 'backup', keys, '--only', 'keys');
    await done(emit, 'events', 'export', '--type', 'MemberErased', '--out', erasures);
    for (const backup of [earlier, earlierLog, keys]) {
      const taken = await everythingIn(backup, emit, members);
      expect(textsIn(taken.bytes, all)).toEqual([]);
      expect(textsIn(taken.opened, Object.values(ERASED))).toEqual([]);
    }
    for (const restore of [
      [earlierLog, '--keys', keys],
      [earlier, '--erased', erasures],
    ]) {
      const restored = new EmitCommand({ EMIT_MASTER_KEY: emit.settings().masterKey.toString('hex') });
      await done(restored, 'restore', ...restore);
      const back = await everythingIn(restored.dataDir, restored, members);
      expect(textsIn(back.bytes, all)).toEqual([]);
      expect(textsIn(back.opened, all)).toEqual(Object.values(KEPT));
      restored.remove();
    }

    expect(await ledger()).toEqual(before);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    for (const server of servers) {
      await server.stop('SIGTERM');
      const { out, err } = await server.said();
      expect(textsIn(Buffer.from(out + err), all)).toEqual([]);
    }
  });
});
