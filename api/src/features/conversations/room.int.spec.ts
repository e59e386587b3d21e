import { randomUUID } from 'node:crypto';
import { LIMITS, STORAGE_QUOTAS } from '@emit/contract/limits';
import type { CurrentUser, WireConversation } from '@emit/contract/wire';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const PATH = '/api/v1/conversations';

const guide = new ScriptedGuide();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ guide });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const messages = (count: number, content = 'Why?') =>
  Array.from({ length: count }, (_, n) => ({ id: randomUUID(), role: 'user', content, timestamp: n }));

async function create({ headers }: TestMember, of: object[]): Promise<string> {
  const { body } = await app.http.post(PATH).set(headers).send({ messages: of }).expect(201);
  return (body as { id: string }).id;
}

const update = ({ headers }: TestMember, id: string, change: object) =>
  app.http.put(`${PATH}/${id}`).set(headers).send(change);

async function whole({ headers }: TestMember, id: string): Promise<WireConversation> {
  const { body } = await app.http.get(`${PATH}/${id}`).set(headers).expect(200);
  return body as WireConversation;
}

describe('a conversation that is full', () => {
  let member: TestMember;
  let id: string;
  beforeEach(async () => {
    jest.replaceProperty(LIMITS, 'conversationMessages', 4 as never);
    member = await app.register();
    id = await create(member, messages(4));
  });
  const refused = { code: 'CONVERSATION_FULL', statusCode: 409 };

  it('takes no more, says so, and keeps all that was in it', async () => {
    expect((await update(member, id, { messages: messages(1) }).expect(409)).body).toMatchObject(refused);
    expect(await whole(member, id)).toMatchObject({ message_count: 4, bytes: 4 * '"Why?"'.length });
    await update(member, id, { title: 'Still mine' }).expect(200);
  });

  it('is not asked about before the guide is, but with care for somebody in danger', async () => {
    const ask = (prompt: string) =>
      app.http.post('/api/v1/claude-direct').set(member.headers).send({ prompt, conversation_id: id });
    const asked = jest.spyOn(guide, 'answer');
    expect((await ask('What is grace?').expect(409)).body).toMatchObject(refused);
    expect(asked).not.toHaveBeenCalled();
    await ask('I want to kill myself').expect(200);
  });

  it('keeps no other from being brought by a sync', async () => {
    const other = { id: 'temp_1', title: 'Other', messages: messages(1) };
    const conversations = [{ id, title: 'Full', messages: messages(1) }, other];
    const { body } = await app.http
      .post(`${PATH}/sync`)
      .set(member.headers)
      .send({ conversations })
      .expect(409);
    expect(body).toMatchObject(refused);
    const { body: list } = await app.http.get(`${PATH}?view=summary`).set(member.headers).expect(200);
    expect((list as { title: string }[]).map(({ title }) => title)).toContain('Other');
  });
});

describe('a member whose storage is full', () => {
  const refused = { code: 'STORAGE_FULL', statusCode: 409 };

  async function filled(): Promise<{ member: TestMember; id: string }> {
    jest.replaceProperty(STORAGE_QUOTAS, 'trial', 3_000 as never);
    const member = await app.register();
    const id = await create(member, messages(3, 'x'.repeat(1_000)));
    return { member, id };
  }

  it.each([
    {
      what: 'messages',
      method: 'put',
      path: (id: string) => `${PATH}/${id}`,
      body: { messages: messages(1) },
    },
    { what: 'titles', method: 'put', path: (id: string) => `${PATH}/${id}`, body: { title: 'Another' } },
    { what: 'conversations', method: 'post', path: () => PATH, body: { messages: messages(1) } },
    {
      what: 'practices',
      method: 'post',
      path: () => '/fho/practices/me',
      body: { mindstream_type: 'power', practice_type: 'Worship', duration_minutes: 5, quality_rating: 5 },
    },
    {
      what: 'questions',
      method: 'post',
      path: () => '/api/v1/claude-direct',
      body: { prompt: 'What is grace?' },
    },
  ] as const)('writes no more $what, and keeps what was written', async ({ method, path, body }) => {
    const { member, id } = await filled();
    const answer = await app.http[method](path(id)).set(member.headers).send(body).expect(409);
    expect(answer.body).toMatchObject(refused);
    expect((answer.body as { detail: string }).detail).not.toContain('NaN');
    expect((await whole(member, id)).message_count).toBe(3);
  });

  it('is answered as before when what filled it is sent again', async () => {
    const member = await app.register();
    const practice = {
      mindstream_type: 'power',
      practice_type: 'Worship',
      duration_minutes: 5,
      quality_rating: 5,
    };
    const row = { ...practice, key: 'row-1', practice_name: 'Morning', practice_date: '2026-01-05' };
    const send = (method: 'post' | 'put', path: string, body: object) =>
      app.http[method](path)
        .set({ ...member.headers, 'idempotency-key': 'sent-again' })
        .send(body);
    const log = () => send('post', '/fho/practices/me', practice);
    const { body: logged } = await log().expect(201);
    const correct = () =>
      send('put', `/api/v1/practices/${logged.practice_id}`, { ...practice, duration_minutes: 9 });
    const takeIn = () => send('post', '/api/v1/practices/import', { source: 'csv', practices: [row] });
    const verses = { book: 'John', chapter: 11, verses: [35] };
    const mark = () => send('put', '/api/v1/marks/highlights', { ...verses, colour: 'gold' });
    const note = () => send('post', '/api/v1/marks/notes', { ...verses, text: 'He wept' });
    const start = () => send('post', '/api/v1/readings', { plan: 'mark' });
    await correct().expect(200);
    await takeIn().expect(200);
    await mark().expect(200);
    await note().expect(201);
    const { body: started } = await start().expect(201);
    const readDay = () => send('put', `/api/v1/readings/${started.reading_id}/days/1`, { minutes: 5 });
    await readDay().expect(200);
    jest.replaceProperty(STORAGE_QUOTAS, 'trial', 1 as never);
    expect((await log().expect(201)).body).toMatchObject({ practice_id: logged.practice_id });
    await correct().expect(200);
    expect((await takeIn().expect(200)).body).toEqual({ results: ['known'] });
    await mark().expect(200);
    await note().expect(201);
    await start().expect(201);
    await readDay().expect(200);
    for (const path of ['/fho/practices/me', '/api/v1/marks/notes', '/api/v1/readings'])
      await send('post', path, { ...practice, ...verses, text: 'More', plan: 'wisdom' })
        .set('idempotency-key', 'another')
        .expect(409);
  });

  it('sees how full it is, can delete, and is nobody else’s matter', async () => {
    const { member, id } = await filled();
    const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    const { storage } = body as CurrentUser;
    expect(storage.quota).toBe(3_000);
    expect(storage.used).toBeGreaterThan(3_000);
    await app.http.delete(`${PATH}/${id}`).set(member.headers).expect(200);
    await create(await app.register(), messages(1));
  });
});
