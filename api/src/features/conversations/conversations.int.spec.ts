import type { WireConversation, WireMessage } from '@emit/contract/wire';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { quietLog } from '../../runtime/log.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const PATH = '/api/v1/conversations';
const question: WireMessage = {
  id: 'q1',
  role: 'user',
  content: 'What is grace?',
  category: 'biblical',
  timestamp: 1_700_000_000_000,
};

async function create(member: TestMember, body: object, key?: string): Promise<string> {
  const request = app.http.post(PATH).set(member.headers);
  const { body: answer } = await (key ? request.set('idempotency-key', key) : request).send(body).expect(201);
  return (answer as { id: string }).id;
}

async function get(member: TestMember, id: string): Promise<WireConversation> {
  const { body } = await app.http.get(`${PATH}/${id}`).set(member.headers).expect(200);
  return body as WireConversation;
}

async function list(member: TestMember): Promise<WireConversation[]> {
  const { body } = await app.http.get(PATH).set(member.headers).expect(200);
  return body as WireConversation[];
}

describe('creating a conversation', () => {
  it('keeps its messages, category and title, and lists it', async () => {
    const member = await app.register();
    const id = await create(member, { title: 'Grace', messages: [question], category: 'biblical' });
    expect(await get(member, id)).toMatchObject({
      id,
      title: 'Grace',
      category: 'biblical',
      message_count: 1,
      messages: [question],
    });
    expect(await list(member)).toMatchObject([{ id, title: 'Grace', messages: [question] }]);
  });

  it('takes the title from the first five words when none is given', async () => {
    const member = await app.register();
    const long = { ...question, content: 'How do I forgive my brother?' };
    expect((await get(member, await create(member, { messages: [long] }))).title).toBe(
      'How do I forgive my...',
    );
  });

  it('is done once under one key, and once for the same first message', async () => {
    const member = await app.register();
    const body = { title: 'Grace', messages: [question] };
    const ids = await Promise.all([create(member, body, 'temp_1'), create(member, body, 'temp_1')]);
    expect(new Set(ids).size).toBe(1);
    const again = [await create(member, { messages: [{ ...question, id: 'q9' }] })];
    again.push(await create(member, { messages: [{ ...question, id: 'q9' }] }));
    expect(new Set(again).size).toBe(1);
  });

  it('is another one where its messages have the ids of another, and words of their own', async () => {
    const member = await app.register();
    const numbered = (content: string) => [{ ...question, id: 1, content }];
    const first = await create(member, { messages: numbered('What is grace?') });
    const second = await create(member, { messages: numbered('What is mercy?') });
    expect(second).not.toBe(first);
    expect(await create(member, { messages: numbered('What is mercy?') })).toBe(second);
    const messages = (await list(member)).map((one) => one.messages.map(({ content }) => content));
    expect(messages).toEqual([['What is mercy?'], ['What is grace?']]);
  });

  it('refuses one without messages', async () => {
    const member = await app.register();
    await app.http.post(PATH).set(member.headers).send({ title: 'Empty', messages: [] }).expect(400);
    expect(await list(member)).toEqual([]);
  });
});

describe('updating a conversation', () => {
  it('adds what is new, once, and renames', async () => {
    const member = await app.register();
    const id = await create(member, { title: 'Grace', messages: [question] });
    const more = { ...question, id: 'q2', content: 'And mercy?' };
    const put = (body: object) => app.http.put(`${PATH}/${id}`).set(member.headers).send(body);
    await put({ messages: [question, more] }).expect(200);
    await put({ title: 'Grace and mercy', messages: [question, more] }).expect(200);
    const conversation = await get(member, id);
    expect(conversation.messages.map((message) => message.id)).toEqual(['q1', 'q2']);
    expect(conversation.title).toBe('Grace and mercy');
    await put({ title: '  ', updated_at: new Date().toISOString() }).expect(200);
    expect((await get(member, id)).title).toBe('Untitled');
  });
});

describe('the list', () => {
  it('is newest first by the last message: a new title leaves a conversation in its place', async () => {
    const member = await app.register();
    const older = await create(member, { title: 'Older', messages: [question] });
    const newer = await create(member, { title: 'Newer', messages: [{ ...question, id: 'q9' }] });
    const put = (body: object) => app.http.put(`${PATH}/${older}`).set(member.headers).send(body).expect(200);
    const { updated_at, last_message_at } = await get(member, older);
    await put({ title: 'Renamed', updated_at: new Date().toISOString() });
    expect((await list(member)).map(({ id }) => id)).toEqual([newer, older]);
    const renamed = await get(member, older);
    expect(renamed.last_message_at).toBe(last_message_at);
    expect(Date.parse(renamed.updated_at)).toBeGreaterThanOrEqual(Date.parse(updated_at));
    await put({ messages: [{ ...question, id: 'q2' }] });
    expect((await list(member)).map(({ id }) => id)).toEqual([older, newer]);
  });
});

describe('deleting a conversation', () => {
  it('takes it from the list for good; again changes nothing', async () => {
    const member = await app.register();
    const id = await create(member, { messages: [question] });
    await app.http.delete(`${PATH}/${id}`).set(member.headers).expect(200);
    await app.http.delete(`${PATH}/${id}`).set(member.headers).expect(200);
    await app.http.get(`${PATH}/${id}`).set(member.headers).expect(404);
    await app.http.put(`${PATH}/${id}`).set(member.headers).send({ title: 'Back' }).expect(404);
    expect(await list(member)).toEqual([]);
  });
});

describe('another member’s conversation', () => {
  it('is as unknown as one that does not exist', async () => {
    const [owner, other] = [await app.register(), await app.register()];
    const id = await create(owner, { messages: [question] });
    const foreign = [
      app.http.get(`${PATH}/${id}`),
      app.http.put(`${PATH}/${id}`).send({ title: 'Mine' }),
      app.http.delete(`${PATH}/${id}`),
      app.http.post('/api/v1/claude-direct').send({ prompt: 'Hello', conversation_id: id }),
    ];
    for (const request of foreign) await request.set(other.headers).expect(404);
    await app.http.get(`${PATH}/no-such-id`).set(other.headers).expect(404);
    expect((await get(owner, id)).messages).toHaveLength(1);
  });
});

describe('sync', () => {
  it('brings local conversations into the log, says their ids, and leaves out what was deleted', async () => {
    const member = await app.register();
    const gone = await create(member, { messages: [question] });
    await app.http.delete(`${PATH}/${gone}`).set(member.headers).expect(200);
    const conversations = [
      { id: 'temp_7', title: 'Local', messages: [{ ...question, id: 'l1' }] },
      { id: gone, title: 'Gone', messages: [question] },
      { id: 'temp_8', title: 'Empty', messages: [] },
    ];
    const send = () => app.http.post(`${PATH}/sync`).set(member.headers).send({ conversations }).expect(200);
    const { body } = await send();
    expect(Object.keys(body.ids)).toEqual(['temp_7']);
    expect(body.conversations).toMatchObject([{ id: body.ids.temp_7, title: 'Local' }]);
    expect((await send()).body).toEqual(body);
  });

  it('knows what was created without its temporary id', async () => {
    const member = await app.register();
    const copy = { title: 'Grace', messages: [question], created_at: '2026-11-21T10:00:00.000Z' };
    const id = await create(member, copy);
    const conversations = [{ ...copy, id: 'temp_1', messages: [question, { ...question, id: 'q2' }] }];
    const { body } = await app.http
      .post(`${PATH}/sync`)
      .set(member.headers)
      .send({ conversations })
      .expect(200);
    expect(body).toMatchObject({ ids: { temp_1: id }, conversations: [{ id, message_count: 2 }] });
    expect(body.conversations).toHaveLength(1);
  });

  it('takes the title of the copy that was changed last, and the messages of both', async () => {
    const member = await app.register();
    const id = await create(member, { title: 'Grace', messages: [question] });
    const sync = async (title: string, updated_at: string | number | undefined, messageId: string) => {
      const copy = { id, title, updated_at, messages: [{ ...question, id: messageId }] };
      await app.http
        .post(`${PATH}/sync`)
        .set(member.headers)
        .send({ conversations: [copy] })
        .expect(200);
      return (await get(member, id)).title;
    };
    const at = Date.parse((await get(member, id)).updated_at);
    expect(await sync('Stale', new Date(at - 1_000).toISOString(), 'q2')).toBe('Grace');
    expect(await sync('Stale', at - 1_000, 'q3')).toBe('Grace');
    expect(await sync('Newer', Date.now() + 60_000, 'q4')).toBe('Newer');
    expect(await sync('Of no known time', undefined, 'q5')).toBe('Of no known time');
    const renamed = { id, title: 'Renamed elsewhere', messages: [], updated_at: Date.now() + 60_000 };
    const sent = { conversations: [renamed, { ...renamed, id: 'temp_9' }] };
    const { body } = await app.http.post(`${PATH}/sync`).set(member.headers).send(sent).expect(200);
    expect(body).toMatchObject({ ids: {}, conversations: [{ id, title: 'Renamed elsewhere' }] });
    expect((await get(member, id)).messages.map((message) => message.id)).toEqual([
      'q1',
      'q2',
      'q3',
      'q4',
      'q5',
    ]);
  });
});

const LISTS = [
  { name: 'the list with all messages', ask: () => app.http.get(PATH) },
  { name: 'the answer of a sync', ask: () => app.http.post(`${PATH}/sync`).send({ conversations: [] }) },
];

describe.each(LISTS)('$name', ({ ask }) => {
  afterEach(() => jest.restoreAllMocks());

  it('is refused while the log cannot be reached', async () => {
    const member = await app.register();
    await create(member, { messages: [question] });
    jest.spyOn(app.emit.stores.eventStore, 'readStream').mockImplementation(() => {
      throw new StoreUnavailable('The event log');
    });
    const { body } = await ask().set(member.headers).expect(503);
    expect(body.code).toBe('STORE_UNAVAILABLE');
  });

  it('is cut off, and the reason logged, where it fails after it has begun', async () => {
    const member = await app.register();
    for (let n = 0; n < 40; n++) await create(member, { messages: [question] }, `conversation-${n}`);
    expect(await list(member)).toHaveLength(40);
    const { eventStore } = app.emit.stores;
    const [read, torn] = [eventStore.readStream.bind(eventStore), new Error('torn')];
    let reads = 0;
    jest.spyOn(eventStore, 'readStream').mockImplementation((stream, from) => {
      if ((reads += 1) > 32) throw torn;
      return read(stream, from);
    });
    const logged = jest.spyOn(quietLog, 'error');
    await expect(ask().set(member.headers)).rejects.toThrow('aborted');
    expect(logged.mock.calls).toMatchObject([[{ err: torn }, 'an answer was cut off']]);
  });
});
