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
