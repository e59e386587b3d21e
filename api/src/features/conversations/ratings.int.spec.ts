import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { WireConversation, WireMessage } from '@emit/contract/wire';
import { conversationStream } from '../../domain/conversation/events.js';
import { StoreUnavailable, type EventStore } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { EVENT_STORE } from '../shared/injection-tokens.js';

const REPLY = '“Jesus wept” (John 11:35). “The LORD is my captain; I shall not want.” (Psalm 23:1)';
const PATH = '/api/v1/conversations';

let app: TestApp;
beforeAll(async () => {
  const guide = new ScriptedGuide();
  guide.reply = () => REPLY;
  app = await TestApp.start({ guide });
});
afterAll(() => app.close());

interface Talk {
  readonly member: TestMember;
  readonly id: string;
  readonly question: string;
  readonly reply: string;
}

async function talk(member?: TestMember): Promise<Talk> {
  const asking = member ?? (await app.register());
  const question = randomUUID();
  const { body } = await app.http
    .post('/api/v1/claude-direct')
    .set(asking.headers)
    .send({ prompt: 'Why did Jesus weep?', message_id: question })
    .expect(200);
  return { member: asking, id: String(body.conversation_id), question, reply: String(body.message_id) };
}

const put = ({ member, id }: Talk, path: string, body: object, key?: string) => {
  const request = app.http.put(`${PATH}/${id}/messages/${path}`).set(member.headers);
  return (key === undefined ? request : request.set('idempotency-key', key)).send(body);
};
const rate = (on: Talk, body: object, key?: string) => put(on, `${on.reply}/rating`, body, key);
const call = (on: Talk, quotation: number | string, body: object, key?: string) =>
  put(on, `${on.reply}/quotations/${quotation}/rating`, body, key);

async function shown({ member, id, reply }: Talk): Promise<WireMessage> {
  const { body } = await app.http.get(`${PATH}/${id}`).set(member.headers).expect(200);
  const found = (body as WireConversation).messages.find((message) => message.id === reply);
  if (!found) throw new Error('The reply is gone');
  return found;
}
async function onRecord({ id }: Talk): Promise<{ type: string; data: unknown }[]> {
  const found: { type: string; data: unknown }[] = [];
  for await (const page of app.emit.nest.get<EventStore>(EVENT_STORE).readStream(conversationStream(id)))
    found.push(...page.filter(({ type }) => type.endsWith('Rated')));
  return found;
}

describe('rating a reply', () => {
  it('is shown again with the reply, as it was said last', async () => {
    const on = await talk();
    expect(await shown(on)).not.toHaveProperty('rating');
    await rate(on, { rating: 'up' }).expect(200, { status: 'ok' });
    expect((await shown(on)).rating).toEqual({ rating: 'up' });
    await rate(on, { rating: 'down', reason: '  It answered something else.  ' }).expect(200);
    expect((await shown(on)).rating).toEqual({ rating: 'down', reason: 'It answered something else.' });
    await rate(on, { rating: 'none' }).expect(200);
    expect(await shown(on)).not.toHaveProperty('rating');
  });

  it('is in lists and changes when a conversation was last changed, but not its place', async () => {
    const on = await talk();
    const later = await talk(on.member);
    const before = await app.http.get(`${PATH}/${on.id}`).set(on.member.headers);
    await rate(on, { rating: 'up' }).expect(200);
    const { body } = await app.http.get(PATH).set(on.member.headers).expect(200);
    const [first, second] = body as WireConversation[];
    expect([first?.id, second?.id]).toEqual([later.id, on.id]);
    expect(second?.messages[1]?.rating).toEqual({ rating: 'up' });
    expect(second?.last_message_at).toBe(before.body.last_message_at);
    expect(Date.parse(second?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(before.body.updated_at));
  });

  it('is on record once, also with its reason, which is sealed', async () => {
    const on = await talk();
    const said = { rating: 'down', reason: 'Unmistakable words' };
    for (let n = 0; n < 3; n += 1) await rate(on, said).expect(200);
    await rate(on, { rating: 'down', reason: ' Unmistakable words' }).expect(200);
    const recorded = await onRecord(on);
    expect(recorded).toMatchObject([{ type: 'ReplyRated', data: { messageId: on.reply, rating: 'down' } }]);
    expect(JSON.stringify(recorded)).not.toContain('Unmistakable');
  });

  it('is one thing under one key, also when it comes again after another', async () => {
    const on = await talk();
    await Promise.all([
      rate(on, { rating: 'up' }, 'k1').expect(200),
      rate(on, { rating: 'up' }, 'k1').expect(200),
    ]);
    await rate(on, { rating: 'down' }, 'k2').expect(200);
    await rate(on, { rating: 'up' }, 'k1').expect(200);
    expect((await shown(on)).rating).toEqual({ rating: 'down' });
    expect(await onRecord(on)).toHaveLength(2);
    await rate(on, { rating: 'up' }, 'k3').expect(200);
    expect((await shown(on)).rating).toEqual({ rating: 'up' });
  });

  it('does not make a title that was changed elsewhere an old one', async () => {
    const on = await talk();
    const updated_at = new Date().toISOString();
    await rate(on, { rating: 'up' }).expect(200);
    await app.http
      .post(`${PATH}/sync`)
      .set(on.member.headers)
      .send({ conversations: [{ id: on.id, title: 'Tears', messages: [], updated_at }] })
      .expect(200);
    const { body } = await app.http.get(`${PATH}/${on.id}`).set(on.member.headers).expect(200);
    expect(body.title).toBe('Tears');
  });

  it.each([
    [{}, 'A rating is up, down or none'],
    [{ rating: 'sideways' }, 'A rating is up, down or none'],
    [{ rating: 'up', reason: 7 }, 'A reason must be text'],
    [{ rating: 'up', reason: 'a'.repeat(2_001) }, 'Please give a reason of at most 2,000 characters'],
  ])('refuses %j', async (body, detail) => {
    const on = await talk();
    expect((await rate(on, body).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED', detail });
    expect(await onRecord(on)).toEqual([]);
  });
});

describe('saying that a verse is wrong', () => {
  it('is shown again with the reply, each verse by itself', async () => {
    const on = await talk();
    await call(on, 1, { verdict: 'wrong', reason: 'It is my shepherd.' }).expect(200, { status: 'ok' });
    await call(on, 0, { verdict: 'wrong' }).expect(200);
    expect(await shown(on)).toMatchObject({
      quotations: [{ status: 'exact' }, { status: 'differs' }],
      quotation_ratings: [
        { quotation: 0, verdict: 'wrong' },
        { quotation: 1, verdict: 'wrong', reason: 'It is my shepherd.' },
      ],
    });
    await call(on, 0, { verdict: 'none' }).expect(200);
    expect((await shown(on)).quotation_ratings).toHaveLength(1);
  });

  it('is on record with what the check had said, once', async () => {
    const on = await talk();
    await call(on, 1, { verdict: 'wrong' }).expect(200);
    await call(on, 1, { verdict: 'wrong' }).expect(200);
    await call(on, 1, { verdict: 'none' }, 'k1').expect(200);
    await call(on, 1, { verdict: 'wrong' }, 'k2').expect(200);
    await call(on, 1, { verdict: 'none' }, 'k1').expect(200);
    const recorded = await onRecord(on);
    expect(recorded.map(({ data }) => data)).toMatchObject([
      { quotation: 1, status: 'differs', verdict: 'wrong' },
      { quotation: 1, status: 'differs', verdict: 'none' },
      { quotation: 1, status: 'differs', verdict: 'wrong' },
    ]);
  });

  it.each([2, 99_999_999, '-1', '1.5', 'one', '0x0'])(
    'refuses a verse %p that the reply has not',
    async (at) => {
      const on = await talk();
      const { body } = await call(on, at, { verdict: 'wrong' }).expect(404);
      expect((body as ErrorBody).code).toBe('QUOTATION_NOT_FOUND');
    },
  );

  it('refuses another verdict', async () => {
    const { body } = await call(await talk(), 0, { verdict: 'right' }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', detail: 'A verdict is wrong or none' });
  });
});

describe.each<[string, (on: Talk) => ReturnType<typeof rate>]>([
  ['rating a reply', (on) => rate(on, { rating: 'up' })],
  ['saying that a verse is wrong', (on) => call(on, 0, { verdict: 'wrong' })],
])('%s', (_what, say) => {
  const codeOf = async (said: ReturnType<typeof rate>) => {
    const { body } = await said.expect(404);
    return (body as ErrorBody).code;
  };

  it('is refused for a reply of another member, of another conversation, and for a question', async () => {
    const [on, other] = [await talk(), await talk()];
    expect(await codeOf(say({ ...on, member: other.member }))).toBe('CONVERSATION_NOT_FOUND');
    const second = await talk(on.member);
    expect(await codeOf(say({ ...on, reply: second.reply }))).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf(say({ ...on, reply: on.question }))).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf(say({ ...on, reply: 'nowhere' }))).toBe('MESSAGE_NOT_FOUND');
    expect(await onRecord(on)).toEqual([]);
  });

  it('is refused for a conversation that is deleted, or is none', async () => {
    const on = await talk();
    await app.http.delete(`${PATH}/${on.id}`).set(on.member.headers).expect(200);
    expect(await codeOf(say(on))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(say({ ...on, id: randomUUID() }))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(say({ ...on, id: 'temp_1' }))).toBe('CONVERSATION_NOT_FOUND');
  });

  it('is refused to an erased member, and to nobody', async () => {
    const on = await talk();
    const { password, headers } = on.member;
    await app.http.post('/api/v1/account/erase').set(headers).send({ password }).expect(200);
    await say(on).expect(401);
    await say({ ...on, member: { ...on.member, headers: { authorization: '' } } }).expect(401);
  });

  it('says that a reply which waits to be recorded cannot be rated yet', async () => {
    const on = await talk();
    const store = app.emit.nest.get<EventStore>(EVENT_STORE);
    const away = jest.spyOn(store, 'append').mockRejectedValue(new StoreUnavailable('The event log'));
    const { body } = await app.http
      .post('/api/v1/claude-direct')
      .set(on.member.headers)
      .send({ prompt: 'And then?', message_id: randomUUID(), conversation_id: on.id })
      .expect(200);
    const waiting = { ...on, reply: String(body.message_id) };
    await say(waiting).expect(503);
    away.mockRestore();
  });
});
