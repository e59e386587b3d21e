import type { GuideResponse } from '@emit/contract/guide';
import type { WireConversation } from '@emit/contract/wire';
import { RevisionConflict, StoreUnavailable } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp } from '../../testing/test-app.js';
import { JournalledTurns } from './record-journalled-turns.js';

it('records a turn that was answered while the log was away, once, when the log is back', async () => {
  const guide = new ScriptedGuide();
  const app = await TestApp.start({ guide });
  const member = await app.register();
  const { eventStore, journal } = app.emit.stores;
  const append = jest.spyOn(eventStore, 'append').mockRejectedValue(new StoreUnavailable('The event log'));

  const { body } = await app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send({ prompt: 'What is grace?', message_id: 'm1' })
    .expect(200);
  const answer = body as GuideResponse;
  expect(answer.completion).toBe('You asked: What is grace?');
  expect(answer.usage.total_tokens).toBe(1_000);
  expect(await journal.pending()).toHaveLength(1);
  const turns = app.emit.nest.get(JournalledTurns);
  expect(await turns.record()).toBe(0);

  // Whoever has such a turn waits for it: it is in no balance yet, and its question would be paid for twice.
  const ask = { prompt: 'What is grace?', message_id: 'm1' };
  await app.http.post('/api/v1/claude-direct').set(member.headers).send(ask).expect(503);
  const path = `/api/v1/conversations/${answer.conversation_id}`;
  await app.http.put(path).set(member.headers).send({ title: 'Grace' }).expect(503);
  expect(guide.asked).toHaveLength(1);

  const refused = await app.http
    .post('/fho/practices/me')
    .set(member.headers)
    .send({ mindstream_type: 'power', practice_type: 'Worship', duration_minutes: 5, quality_rating: 5 })
    .expect(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body.code).toBe('STORE_UNAVAILABLE');

  append.mockRestore();
  expect(await turns.record()).toBe(1);
  expect(await turns.record()).toBe(0);
  const again = await app.http.post('/api/v1/claude-direct').set(member.headers).send(ask).expect(200);
  expect((again.body as GuideResponse).message_id).toBe(answer.message_id);
  expect(guide.asked).toHaveLength(1);
  const list = await app.http.get('/api/v1/conversations').set(member.headers).expect(200);
  const [conversation, ...others] = list.body as WireConversation[];
  expect(others).toEqual([]);
  expect(conversation?.messages).toMatchObject([{ id: 'm1' }, { id: answer.message_id, tokensUsed: 1_000 }]);
  const me = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  expect(me.body.tokens).toBe(19_000);
  await app.close();
});

it('keeps a turn that lost every race for its conversation, as it was paid for', async () => {
  const app = await TestApp.start({ guide: new ScriptedGuide() });
  const member = await app.register();
  const { eventStore, journal } = app.emit.stores;
  const append = jest
    .spyOn(eventStore, 'append')
    .mockRejectedValue(new RevisionConflict('conversation-1', 0));
  await app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send({ prompt: 'What is grace?', message_id: 'm1' })
    .expect(200);
  expect(await journal.pending()).toHaveLength(1);
  append.mockRestore();
  expect(await app.emit.nest.get(JournalledTurns).record()).toBe(1);
  await app.close();
});

describe('a conversation whose first turn stands in the journal', () => {
  const asks = { prompt: 'What is grace?', message_id: 'm1' };
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ guide: new ScriptedGuide() });
    // Recorded when a test says so, not every five seconds.
    await app.emit.nest.get(JournalledTurns).onApplicationShutdown();
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  async function journalled() {
    const member = await app.register();
    const { eventStore } = app.emit.stores;
    const append = jest.spyOn(eventStore, 'append').mockRejectedValue(new StoreUnavailable('The event log'));
    const { body } = await app.http.post('/api/v1/claude-direct').set(member.headers).send(asks).expect(200);
    append.mockRestore();
    return { member, path: `/api/v1/conversations/${(body as GuideResponse).conversation_id}`, body };
  }

  type Journalled = Awaited<ReturnType<typeof journalled>>;
  const REQUESTS: Record<string, (at: Journalled) => ReturnType<typeof app.http.get>> = {
    read: ({ member, path }) => app.http.get(path).set(member.headers),
    rename: ({ member, path }) => app.http.put(path).set(member.headers).send({ title: 'Grace' }),
    delete: ({ member, path }) => app.http.delete(path).set(member.headers),
    save: ({ member, path }) =>
      app.http
        .put(path)
        .set(member.headers)
        .send({ messages: [{ id: 'm1', role: 'user', content: asks.prompt, timestamp: 1_790_000_000_000 }] }),
    sync: ({ member, path }) =>
      app.http
        .post('/api/v1/conversations/sync')
        .set(member.headers)
        .send({ conversations: [{ id: path.split('/').at(-1), title: 'Grace', messages: [] }] }),
    ask: ({ member }) => app.http.post('/api/v1/claude-direct').set(member.headers).send(asks),
    'ask on': ({ member, body }) =>
      app.http
        .post('/api/v1/claude-direct')
        .set(member.headers)
        .send({ prompt: 'And mercy?', message_id: 'm2', conversation_id: body.conversation_id }),
    follow: ({ member, body }) =>
      app.http
        .get('/api/v1/claude-direct')
        .query({ conversation_id: body.conversation_id, message_id: 'm1' })
        .set(member.headers),
    export: ({ member }) => app.http.get('/api/v1/account/export').set(member.headers),
  };

  it.each(Object.keys(REQUESTS))(
    'says 503 to %s with the time to wait, and works once it is recorded',
    async (name) => {
      const at = await journalled();
      const waits = await REQUESTS[name]!(at).expect(503);
      expect(waits.headers['retry-after']).toBe('5');
      await app.emit.nest.get(JournalledTurns).record();
      await REQUESTS[name]!(at).expect(200);
    },
  );

  const TOLD = Object.keys(REQUESTS).flatMap((name) => ['before', 'after'].map((told) => ({ name, told })));
  it.each(TOLD)(
    'is found by $name when it is recorded $told the journal is asked',
    async ({ name, told }) => {
      const at = await journalled();
      const { journal } = app.emit.stores;
      const pending = journal.pending.bind(journal);
      let recorded = 0;
      jest.spyOn(journal, 'pending').mockImplementation(async () => {
        if (recorded++ > 0) return pending();
        const before = await pending();
        jest.restoreAllMocks();
        await app.emit.nest.get(JournalledTurns).record();
        return told === 'after' ? before : pending();
      });
      const { status } = await REQUESTS[name]!(at);
      expect([200, 503]).toContain(status);
      await REQUESTS[name]!(at).expect(200);
    },
  );

  it('is another one than one that is nowhere', async () => {
    const { member } = await journalled();
    await app.emit.nest.get(JournalledTurns).record();
    const nowhere = '/api/v1/conversations/00000000-0000-4000-8000-000000000000';
    await app.http.get(nowhere).set(member.headers).expect(404);
    await app.http.put(nowhere).set(member.headers).send({ title: 'x' }).expect(404);
    await app.http.delete(nowhere).set(member.headers).expect(404);
  });
});
