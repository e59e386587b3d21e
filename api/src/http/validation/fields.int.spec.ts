import type { ErrorBody } from '@emit/contract/error-codes';
import { MESSAGES } from '@emit/contract/messages';
import type { WireConversation } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await TestApp.start();
  member = await app.register();
});
afterAll(() => app.close());

const message = { id: 'first', role: 'user', content: 'Who was Ruth?', timestamp: 1 };
const create = (body: object) => app.http.post('/api/v1/conversations').set(member.headers).send(body);
const practice = {
  mindstream_type: 'power',
  practice_type: 'Worship',
  duration_minutes: 5,
  quality_rating: 5,
};

describe('a field that may be left out', () => {
  it('may be null, and is left out then', async () => {
    const nothing = { title: null, category: null, created_at: null, updated_at: null };
    const { body } = await create({ messages: [{ ...message, category: null }], ...nothing }).expect(201);
    const { id } = body as { id: string };
    const path = `/api/v1/conversations/${id}`;
    await app.http.put(path).set(member.headers).send({ title: null, messages: null }).expect(200);
    const copy = { id, messages: [message], ...nothing };
    const sync = { conversations: [copy] };
    await app.http.post('/api/v1/conversations/sync').set(member.headers).send(sync).expect(200);
    const { body: kept } = await app.http.get(path).set(member.headers).expect(200);
    expect((kept as WireConversation).title).toBe('Who was Ruth?');
    const unnamed = { ...practice, practice_name: null, insights_gained: null, time_zone: null };
    await app.http.post('/fho/practices/me').set(member.headers).send(unnamed).expect(201);
  });
});

describe('an id or a time of a client', () => {
  it.each([0, 1_700_000_000_000, 1_700_000_000_000.25])('may be a number: %d', async (id) => {
    const content = `What is ${id}?`;
    const body = { messages: [{ ...message, id, content }], created_at: id };
    await create(body).expect(201);
  });

  it.each(['1e400', '-1', '1e300', 'true', '[]', '{}', '""', '"a b"', '"a\\n"', 'null'])(
    'is refused where it is none: %s',
    async (id) => {
      const answer = await app.http
        .post('/api/v1/conversations')
        .set({ ...member.headers, 'content-type': 'application/json' })
        .send(`{"messages":[{"id":${id},"role":"user","content":"a","timestamp":1}]}`);
      expect(answer.status).toBe(400);
    },
  );
});

describe('a text', () => {
  it('is as long as it has characters, whatever they are made of', async () => {
    const titled = (title: string) => create({ messages: [message], title });
    await titled('🙏'.repeat(200)).expect(201);
    const { body } = await titled('❤️'.repeat(101)).expect(400);
    expect((body as ErrorBody).detail).toBe('Please use at most 200 characters');
  });

  it('is too long with spaces around it, too', async () => {
    const register = { email: 'a@example.org', password: 'orchard-gate', full_name: `a${' '.repeat(200)}` };
    await app.http.post('/api/v1/auth/register').send(register).expect(400);
  });
});

describe('an address', () => {
  const registered = (email: string) =>
    app.http.post('/api/v1/auth/register').send({ email, password: 'orchard-gate', full_name: 'Ruth Moab' });

  it.each([
    ...[
      '(1)ruth@example.org',
      '"ruth"@example.org',
      'a,ruth@example.org',
      '<ruth@example.org>',
      'r\\uth@example.org',
    ],
    ...[
      'ruth@example.org.',
      'ruth@.example.org',
      'ruth@[127.0.0.1]',
      'x:ruth@example.org;',
      'Ruth <ruth@example.org>',
    ],
    ...[
      'ruth@example.org\r\nbcc: all@example.org',
      'ruth\u0000@example.org',
      'ruth@exam\u200bple.org',
      'ruth@a@b',
    ],
  ])('is none that a mail program reads as another one: %j', async (email) => {
    const { body } = await registered(email).expect(400);
    expect((body as ErrorBody).detail).toBe(MESSAGES.emailInvalid);
  });

  it.each([`o'brien+tag/x=1@example.org`, 'рут@пример.рф', 'ruth@localhost', `!#$%&*-?^_{|}~@example.org`])(
    'may be unusual: %s',
    async (email) => {
      await registered(email).expect(201);
    },
  );
});

describe('a time zone', () => {
  it.each(['', '+01:00', 'Mars/Olympus', 'Europe/Paris '])('must be a name: %j', async (time_zone) => {
    const answer = await app.http
      .post('/fho/practices/me')
      .set(member.headers)
      .send({ ...practice, time_zone });
    expect(answer.status).toBe(400);
    expect((answer.body as ErrorBody).detail).toContain('Europe/Paris');
  });
});

describe('a body', () => {
  it('must be an object, though every field of it may be left out', async () => {
    const { body } = await create({ messages: [message] }).expect(201);
    const path = `/api/v1/conversations/${(body as { id: string }).id}`;
    await app.http.put(path).set(member.headers).expect(400);
    for (const body of ['null', '[]', '7', '"{}"']) {
      await app.http.put(path).set(member.headers).type('json').send(body).expect(400);
    }
    await app.http.put(path).set(member.headers).send({}).expect(200);
  });

  it.each<[string, string, object]>([
    ['conversations', '/api/v1/conversations/sync', { conversations: [[]] }],
    ['messages', '/api/v1/conversations', { messages: [message, [[]]] }],
    ['messages before', '/api/v1/claude-direct', { prompt: 'And then?', message_history: [[message]] }],
  ])('has no list among its %s', async (_, path, body) => {
    await app.http.post(path).set(member.headers).send(body).expect(400);
  });

  it('of a sync has messages in each conversation', async () => {
    const sync = { conversations: [{ id: 'temp_1', title: 'Without messages' }] };
    await app.http.post('/api/v1/conversations/sync').set(member.headers).send(sync).expect(400);
  });
});

describe('the view of a list', () => {
  it('is one of those there are', async () => {
    await app.http.get('/api/v1/conversations?view=summary').set(member.headers).expect(200);
    await app.http.get('/api/v1/conversations?view=all').set(member.headers).expect(400);
    await app.http.get('/api/v1/conversations?view=full&view=full').set(member.headers).expect(400);
  });
});
