import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { startAnthropicServer, type AnthropicServer } from '../testing/anthropic-server.js';
import { textsIn } from '../testing/encodings.js';
import { ServerProcess } from '../testing/server-process.js';
import { Spawned } from '../testing/spawned.js';

const SETTINGS = {
  ANTHROPIC_API_KEY: 'sk-ant-unmistakable-api-key',
  EMIT_JWT_SECRET: 'unmistakable jwt secret, thirty-two bytes and more',
  EMIT_MASTER_KEY: 'feedfacecafebeeffeedfacecafebeeffeedfacecafebeeffeedfacecafebeef',
};
const WORDS = {
  name: 'Bathsheba-Unmistakable',
  email: 'unmistakable.address@example.org',
  password: 'unmistakable orchard gate',
  wrongPassword: 'an unmistakable mistake',
  newPassword: 'unmistakable threshing floor',
  question: 'Why did the cedarwood whisper?',
  reply: 'Because lanternlight remembers.',
  title: 'Harp strings of sorrow',
  insights: 'Thistledown taught me patience',
  search: 'a very private search for solace',
  broken: 'half a sentence that no parser takes',
  client: 'Unmistakable-Browser/7.0',
};
const INJECTED = 'forged"}\n{"level":"fatal","msg":"forged line"}';

describe('what a server says, on whatever happens', () => {
  let dataDir: string;
  let model: AnthropicServer;
  let server: ServerProcess;
  let token = '';

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'emit-secrets-'));
    model = await startAnthropicServer([
      { kind: 'reply', text: [WORDS.reply] },
      { kind: 'status', status: 400, type: WORDS.question },
      { kind: 'reply', text: [''] },
      { kind: 'drop', text: [WORDS.reply] },
    ]);
    server = await start();
  });
  afterAll(async () => {
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = () =>
    ServerProcess.start(dataDir, { ...SETTINGS, ANTHROPIC_BASE_URL: model.url, EMIT_LOG_LEVEL: 'debug' });

  async function call(method: string, path: string, body?: unknown): Promise<number> {
    const answer = await fetch(server.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': WORDS.client,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (path.startsWith('/api/v1/auth') && answer.ok)
      token = (JSON.parse(text) as { access_token: string }).access_token;
    return answer.status;
  }

  async function driveEverything(): Promise<void> {
    const { email, password, name: full_name, question: prompt } = WORDS;
    expect(await call('POST', '/api/v1/auth/register', { email, password, full_name })).toBe(201);
    expect(await call('POST', '/api/v1/auth/register', { email, password, full_name })).toBe(409);
    expect(await call('POST', '/api/v1/auth/login', { username: email, password: WORDS.wrongPassword })).toBe(
      401,
    );
    expect(await call('POST', '/api/v1/auth/login', { username: email, password })).toBe(200);
    expect(await call('POST', '/api/v1/auth/login', `{"username":"${WORDS.broken}`)).toBe(400);
    expect(await call('POST', '/api/v1/claude-direct', { prompt, message_id: 'm1' })).toBe(200);
    for (const id of ['m2', 'm3', 'm4'])
      expect(await call('POST', '/api/v1/claude-direct', { prompt, message_id: id })).toBe(502);
    const message = { id: 's1', role: 'user', content: WORDS.question, timestamp: 1 };
    expect(await call('POST', '/api/v1/conversations', { title: WORDS.title, messages: [message] })).toBe(
      201,
    );
    const practice = { mindstream_type: 'power', practice_type: 'Worship', practice_name: INJECTED };
    const whole = { ...practice, duration_minutes: 20, quality_rating: 9, insights_gained: WORDS.insights };
    expect(await call('POST', '/fho/practices/me', whole)).toBe(201);
    expect(await call('POST', '/fho/practices/me', { ...practice, insights_gained: WORDS.insights })).toBe(
      400,
    );
    expect(await call('GET', `/api/v1/scripture/search?q=${encodeURIComponent(WORDS.search)}`)).toBe(200);
    expect(await call('GET', `/api/v1/${encodeURIComponent(INJECTED + WORDS.search)}`)).toBe(404);
    const change = { current_password: WORDS.wrongPassword, new_password: WORDS.newPassword };
    expect(await call('POST', '/api/change-password', change)).toBe(400);
  }

  /** A member's key that cannot be unwrapped: nobody expects that. */
  function damageVault(): void {
    const vault = new DatabaseSync(join(dataDir, 'vault.sqlite'));
    vault.exec("UPDATE entries SET wrappedKey = 'v1.' || substr(wrappedKey, 9)");
    vault.close();
  }

  it('holds no secret, no password, no token and no word of a member, and one record a line', async () => {
    await driveEverything();
    const tokens = [token];
    await server.stop('SIGTERM');
    const first = await server.said();
    server = await start();
    damageVault();
    expect(await call('GET', '/api/v1/users/me')).toBe(500);
    await server.stop('SIGTERM');
    const second = await server.said();

    const said = [first.out, first.err, second.out, second.err].join('');
    const secrets = [...Object.values(SETTINGS), ...Object.values(WORDS), ...tokens, 'forged'];
    expect(textsIn(Buffer.from(said), secrets)).toEqual([]);
    // The search itself works, and what should be told is: sign-ins, refusals, the error nobody expected.
    const records = (first.err + second.err)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    const told = records.map(({ msg }) => msg);
    expect(told).toEqual(
      expect.arrayContaining(['member registered', 'signed in', 'sign-in refused', 'unexpected error']),
    );
  });
});

describe('a setting that stops the start', () => {
  it.each([
    ['EMIT_JWT_SECRET', 'too-short-a-secret'],
    ['EMIT_MASTER_KEY', 'feedfacecafe-is-no-key'],
    ['MONGODB_URL', 'mongo://user:unmistakable-password@host/emit'],
    ['EVENTSTORE_URL', 'http://admin:unmistakable-password@host'],
  ])('is named, and a secret in it is not said: %s', async (name, value) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'emit-secrets-'));
    const { ended } = Spawned.start({
      entry: 'main.js',
      env: { EMIT_DATA_DIR: dataDir, PORT: '0', [name]: value },
    });
    const { code, out, err } = await ended;
    expect(code).toBe(1);
    expect(err).toContain(name);
    expect(textsIn(Buffer.from(out + err), [value, 'unmistakable-password'])).toEqual([]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
