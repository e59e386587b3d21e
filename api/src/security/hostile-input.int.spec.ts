import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentUser, DashboardResponse, WireConversation } from '@emit/contract/wire';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await TestApp.start({ guide: new ScriptedGuide() });
  member = await app.register();
});
afterAll(() => app.close());

const post = (path: string, body: object, headers: object = member.headers) =>
  app.http
    .post(path)
    .set({ ...headers })
    .send(body);
const raw = (path: string, json: string) =>
  app.http.post(path).set(member.headers).set('content-type', 'application/json').send(json);
const get = async <T>(path: string, headers = member.headers) =>
  (await app.http.get(path).set(headers).expect(200)).body as T;

const practice = {
  mindstream_type: 'power',
  practice_type: 'Worship',
  practice_name: 'Morning',
  duration_minutes: 30,
  quality_rating: 8,
};
const message = { id: 'm1', role: 'user', content: 'Be still', timestamp: 1 };

describe('a field that nobody asked for', () => {
  const OTHER_ID = '00000000-0000-4000-8000-000000000000';

  it('gives no member another id, plan, balance or role', async () => {
    const ruth = { full_name: 'Ruth', email: 'mass@example.org', password: 'barley-and-wheat' };
    const more = {
      id: OTHER_ID,
      plan: 'creation',
      tokens: 9e9,
      is_admin: true,
      sessions: [],
      memberId: OTHER_ID,
    };
    const { body } = await app.http
      .post('/api/v1/auth/register')
      .send({ ...more, ...ruth })
      .expect(201);
    const me = await get<CurrentUser>('/api/v1/users/me', { authorization: `Bearer ${body.access_token}` });
    expect(me).toMatchObject({ plan: 'trial', tokens: 20_000 });
    expect(me.id).not.toBe(OTHER_ID);
    expect(JSON.stringify(me)).not.toContain('admin');
  });

  it('gives no practice points, a past, or another owner', async () => {
    const more = { points: 1e6, units: 1e6, streak: 99, memberId: OTHER_ID, user_id: OTHER_ID, at: 0 };
    await post('/fho/practices/me', {
      ...more,
      practiced_at: '2001-01-01',
      local_date: '2001-01-01',
      ...practice,
    });
    const { profile, recent_practices } = await get<DashboardResponse>('/fho/dashboard/me');
    expect(profile).toMatchObject({ total_practices: 1, consciousness_points: 25, current_streak: 1 });
    expect(recent_practices[0]?.practiced_at.slice(0, 4)).not.toBe('2001');
  });

  it('gives no saved message tokens, a verdict on its quotations, or another conversation', async () => {
    const more = { tokensUsed: 5, quotations: [{ status: 'exact' }], stop: 'refusal', memberId: OTHER_ID };
    const saved = { ...message, ...more, role: 'assistant' };
    const { body } = await post('/api/v1/conversations', { id: OTHER_ID, messages: [saved] }).expect(201);
    expect(body.id).not.toBe(OTHER_ID);
    const { messages } = await get<WireConversation>(`/api/v1/conversations/${body.id}`);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ id: 'm1', content: 'Be still' });
    expect(messages[0]?.tokensUsed ?? 0).toBe(0);
    expect(messages[0]).not.toHaveProperty('stop');
    expect(messages[0]?.quotations ?? []).toEqual([]);
  });
});

describe('a poisoned prototype', () => {
  const said = '"id":"a","role":"user","content":"Why?","timestamp":1';

  it.each([
    ['__proto__', `{"__proto__":{"polluted":1},"messages":[{${said}}]}`],
    ['__proto__, escaped', `{"\\u005f_proto__":{"polluted":1},"messages":[{${said}}]}`],
    ['__proto__, deep', `{"messages":[{${said},"__proto__":{"polluted":1}}]}`],
    ['constructor.prototype', `{"constructor":{"prototype":{"polluted":1}},"messages":[{${said}}]}`],
  ])('is an unknown field, which is dropped: %s', async (_, json) => {
    const { body } = await raw('/api/v1/conversations', json).expect(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const stored = await app.http.get(`/api/v1/conversations/${body.id}`).set(member.headers).expect(200);
    expect(JSON.stringify(stored.body)).not.toContain('polluted');
  });

  it('does not come by the query either, nor do lists where one value is meant', async () => {
    const list = (query: string) => app.http.get(`/api/v1/conversations?${query}`).set(member.headers);
    for (const query of ['__proto__[polluted]=1', 'constructor[prototype][polluted]=1'])
      await list(query).expect(200);
    await list('view=full&view=summary').expect(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a number', () => {
  it.each(['1e400', '-1e400', '1e21', '9007199254740993', '-1', '1.5', '"30"', 'true', '[30]', 'null', '{}'])(
    'of minutes that is none is refused: %s',
    async (minutes) => {
      const json = JSON.stringify(practice).replace('"duration_minutes":30', `"duration_minutes":${minutes}`);
      await raw('/fho/practices/me', json).expect(400);
    },
  );

  it('is no query for a store', async () => {
    const operators = { username: { $gt: '' }, password: { $ne: null } };
    await app.http.post('/api/v1/auth/login').send(operators).expect(400);
  });
});

describe('a body that is made to be hard to read', () => {
  const many = (length: number, part: string) => Array.from({ length }, () => part).join();
  const field = (_: unknown, n: number) => `"field${n}":1`;

  it.each([
    ['of 60,000 messages', `{"messages":[${many(60_000, '{}')}]}`],
    ['of messages in lists', `{"messages":[${many(500, `{"content":[${many(150, '[]')}]}`)}]}`],
    ['nested 100,000 deep', `{"messages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['nested 17 deep', `{"messages":${'['.repeat(17)}${']'.repeat(17)}}`],
    ['of 15,000 fields', `{${Array.from({ length: 15_000 }, field).join()}}`],
  ])('is refused before its parts are validated: %s', async (_, json) => {
    const { body } = await raw('/api/v1/conversations', json).expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('is none that holds as many messages as fit', async () => {
    const messages = (n: number) =>
      Array.from({ length: 1_250 }, (_, m) => ({
        id: `${n}.${m}`,
        role: 'user',
        content: 'a',
        timestamp: 1,
      }));
    const conversations = [1, 2, 3].map((n) => ({ id: `temp_${n}`, messages: messages(n) }));
    const json = JSON.stringify({ conversations });
    expect(json.length).toBeGreaterThan(200_000);
    await raw('/api/v1/conversations/sync', json).expect(200);
  });
});

describe('an e-mail address', () => {
  const register = (email: string) =>
    app.http.post('/api/v1/auth/register').send({ full_name: 'Ruth', email, password: 'barley-and-wheat' });

  it('is one member’s, however its letters are written', async () => {
    await register('straße.ruth@example.org').expect(201);
    for (const same of [
      'ＳＴＲＡßE.ruth@example.org',
      ' Straße.Ruth@EXAMPLE.org ',
      'strａße.ruth@exaｍple.org',
    ])
      await register(same).expect(409);
  });

  it('that only looks the same is another account, which sees nothing of the first', async () => {
    for (const [n, alike] of ['strаße.ruth@example.org', 'straβe.ruth@example.org'].entries()) {
      const { body } = await register(alike).expect(201);
      const headers = { authorization: `Bearer ${body.access_token}` };
      expect([n, await get('/api/v1/conversations', headers)]).toEqual([n, []]);
    }
  });
});

describe('a text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud83cb'],
    ['bidirectional overrides', 'a\u202eb\u2066c'],
    ['terminal escapes and line ends', 'a\u001b[31m\r\nSet-Cookie: x=1'],
    ['SQL', "'; DROP TABLE entries; --"],
    ['a template', '${7*7} {{7*7}} <%= 7*7 %>'],
    ['a path', '../../../../etc/passwd'],
  ])('is kept as it is, and is nothing but text: %s', async (_, content) => {
    const { body, headers } = await post('/api/v1/conversations', {
      title: content,
      messages: [{ ...message, id: randomUUID(), content }],
    }).expect(201);
    expect(headers['set-cookie']).toBeUndefined();
    const { title, messages } = await get<WireConversation>(`/api/v1/conversations/${body.id}`);
    expect({ title, content: messages[0]?.content }).toEqual({ title: content, content });
  });
});

describe('every answer', () => {
  let web: TestApp;
  beforeAll(async () => (web = await TestApp.start({ webRoot: builtWeb() })));
  afterAll(() => web.close());
  const BROUGHT = {
    origin: 'https://evil.example',
    'x-correlation-id': 'evil id; <script>',
    'x-forwarded-host': 'evil.example',
    host: 'evil.example',
  };

  it.each([
    ['a page, though of nothing', '/app/anything', 404],
    ['the API', '/api/docs', 200],
    ['a refusal', '/api/v1/users/me', 401],
    ['what is not there', '/api/<script>alert(1)</script>', 404],
    ['a repository, were there one', '/.git/config', 404],
    ['a file outside the web app', '/../secret.txt', 404],
    ['the same, encoded', '/%2e%2e/secret.txt', 404],
    ['the same, encoded twice', '/assets/%252e%252e/%252e%252e/secret.txt', 404],
    ['the same, with other slashes', '/assets/..%5c..%5csecret.txt', 404],
  ])('is framed by nobody, is what it says it is, and mirrors nothing: %s', async (_, url, status) => {
    const answer = await web.emit.nest.inject({ method: 'GET', url, headers: BROUGHT });
    expect(answer.statusCode).toBe(status);
    const { headers } = answer;
    expect(headers['content-security-policy']).toMatch(/(^|;)default-src 'none';script-src 'self';/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains$/);
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'set-cookie', 'location'])
      expect(headers[name]).toBeUndefined();
    expect(headers['cache-control']).toBe(/^\/(app|\.git)/.test(url) ? 'no-cache' : 'no-store');
    const shown = answer.body + JSON.stringify(headers);
    for (const text of ['evil', '<script>', 'Not for members']) expect(shown).not.toContain(text);
  });
});

/** A built web app, and beside it a file that is none of it. */
function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emit-web-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Emit</title>');
  writeFileSync(join(folder, 'secret.txt'), 'Not for members');
  return root;
}
