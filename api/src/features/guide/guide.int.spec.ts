import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideResponse } from '@emit/contract/guide';
import type { WireConversation } from '@emit/contract/wire';
import { MESSAGES } from '@emit/contract/messages';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { parseEventStream } from '../../testing/event-stream.js';

let app: TestApp;
let guide: ScriptedGuide;
beforeEach(async () => {
  guide = new ScriptedGuide();
  app = await TestApp.start({ guide });
});
afterEach(() => app.close());

const ASK = '/api/v1/claude-direct';

async function ask(member: TestMember, body: object): Promise<GuideResponse> {
  const { body: answer } = await app.http.post(ASK).set(member.headers).send(body).expect(200);
  return answer as GuideResponse;
}

async function conversations(member: TestMember): Promise<WireConversation[]> {
  const { body } = await app.http.get('/api/v1/conversations').set(member.headers).expect(200);
  return body as WireConversation[];
}

describe('asking the guide with a message id', () => {
  it('answers, records the turn and its tokens, and lists the conversation', async () => {
    const member = await app.register();
    const answer = await ask(member, {
      prompt: 'What is grace in the Bible?',
      message_id: 'm1',
      category: 'biblical',
    });
    expect(answer).toMatchObject({
      completion: 'You asked: What is grace in the Bible?',
      usage: { total_tokens: 1_000, input_tokens: 900, output_tokens: 100 },
      tokensUsed: 1_000,
      remaining_tokens: 19_000,
    });
    const [conversation] = await conversations(member);
    expect(conversation).toMatchObject({
      id: answer.conversation_id,
      title: 'What is grace in the...',
      category: 'biblical',
    });
    expect(conversation?.messages).toMatchObject([
      { id: 'm1', role: 'user', content: 'What is grace in the Bible?' },
      { id: answer.message_id, role: 'assistant', tokensUsed: 1_000 },
    ]);
  });

  it('answers a retry as the first time, asks the model once and charges once', async () => {
    const member = await app.register();
    const body = { prompt: 'What is grace?', message_id: 'm1', conversation_id: 'temp_5' };
    const first = await ask(member, body);
    expect(await ask(member, body)).toEqual(first);
    expect(guide.asked).toHaveLength(1);
  });

  it('does not ask the model under an id that a reply has already', async () => {
    const member = await app.register();
    const { conversation_id, message_id } = await ask(member, { prompt: 'What is grace?', message_id: 'm1' });
    const again = { prompt: 'And mercy?', conversation_id, message_id };
    const answer = await app.http.post(ASK).set(member.headers).send(again).expect(409);
    expect((answer.body as ErrorBody).code).toBe('MESSAGE_ID_TAKEN');
    expect(guide.asked).toHaveLength(1);
  });

  it('goes on in the conversation, with the messages before as history', async () => {
    const member = await app.register();
    const { conversation_id } = await ask(member, {
      prompt: 'One?',
      message_id: 'm1',
      conversation_id: 'temp_1',
    });
    await ask(member, { prompt: 'Two?', message_id: 'm2', conversation_id });
    expect(guide.asked[1]?.history).toEqual([
      { role: 'user', content: 'One?' },
      { role: 'assistant', content: 'You asked: One?' },
    ]);
    expect((await conversations(member))[0]?.messages).toHaveLength(4);
  });
});

describe('a client that follows the specification to the letter', () => {
  it('has each message in the log once, whether it then creates or updates', async () => {
    const member = await app.register();
    const first = await ask(member, {
      prompt: 'What is grace?',
      conversation_id: 'temp_9',
      message_history: [],
    });
    expect(await conversations(member)).toEqual([]);
    const local = [
      { id: '1700000000001', role: 'user', content: 'What is grace?', timestamp: 1_700_000_000_001 },
      { id: '1700000000002', role: 'assistant', content: first.completion, timestamp: 1_700_000_000_002 },
    ];
    const create = () =>
      app.http
        .post('/api/v1/conversations')
        .set(member.headers)
        .send({ title: 'What is grace?', messages: local, category: 'general' })
        .expect(201);
    const { id } = (await create()).body as { id: string };
    expect(((await create()).body as { id: string }).id).toBe(id);

    const second = await ask(member, { prompt: 'And mercy?', conversation_id: id, message_history: [] });
    const more = [
      ...local,
      { id: '1700000000003', role: 'user', content: 'And mercy?', timestamp: 1_700_000_000_003 },
      { id: '1700000000004', role: 'assistant', content: second.completion, timestamp: 1_700_000_000_004 },
    ];
    await app.http
      .put(`/api/v1/conversations/${id}`)
      .set(member.headers)
      .send({ title: 'What is grace?', messages: more })
      .expect(200);
    const [conversation, ...others] = await conversations(member);
    expect(others).toEqual([]);
    expect(conversation?.messages.map(({ content }) => content)).toEqual(more.map(({ content }) => content));
  });
});

describe('the balance', () => {
  it('lets a question that was allowed to start end below zero, and refuses the next', async () => {
    const member = await app.register();
    guide.tokens = 25_000;
    expect((await ask(member, { prompt: 'Long?', message_id: 'm1' })).remaining_tokens).toBe(-5_000);
    const { body } = await app.http
      .post(ASK)
      .set(member.headers)
      .send({ prompt: 'More?', message_id: 'm2' })
      .expect(402);
    expect(body.code).toBe('OUT_OF_TOKENS');
    expect(body.detail).toMatch(/renews on [A-Z][a-z]+ 1\./);
  });
});

describe('a second question while one is being answered', () => {
  it('is refused, and the first is answered', async () => {
    const member = await app.register();
    let open = (): void => undefined;
    guide.gate = new Promise((resolve) => (open = resolve));
    const first = ask(member, { prompt: 'One?', message_id: 'm1' });
    first.catch(() => undefined);
    while (guide.asked.length === 0) await new Promise(setImmediate);
    const second = await app.http
      .post(ASK)
      .set(member.headers)
      .send({ prompt: 'Two?', message_id: 'm2' })
      .expect(409);
    expect(second.body.code).toBe('QUESTION_IN_FLIGHT');
    open();
    expect((await first).completion).toBe('You asked: One?');
  });
});

describe('a streamed reply', () => {
  const stream = (member: TestMember, body: object) =>
    app.http.post(ASK).set(member.headers).set('accept', 'text/event-stream').buffer(true).send(body);

  it('comes piece by piece, then whole', async () => {
    const member = await app.register();
    const answer = await stream(member, { prompt: 'What is grace?', message_id: 'm1' }).expect(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = parseEventStream(answer.text);
    const text = events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => (data as { text: string }).text);
    expect(text.length).toBeGreaterThan(1);
    const done = events.at(-1);
    expect(done?.event).toBe('done');
    expect(done?.data).toMatchObject({ completion: text.join(''), remaining_tokens: 19_000 });
  });

  it('is plain JSON when it is refused before its first word', async () => {
    const member = await app.register();
    const answer = await stream(member, { prompt: '  ' }).expect(400);
    expect(answer.body.detail).toBe(MESSAGES.promptRequired);
  });

  it('is recorded although the client has gone away', async () => {
    const member = await app.register();
    const origin = await app.listen();
    let open = (): void => undefined;
    guide.gate = new Promise((resolve) => (open = resolve));
    const gone = new AbortController();
    const left = fetch(origin + ASK, {
      method: 'POST',
      headers: { ...member.headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Will you go on?', message_id: 'm1' }),
      signal: gone.signal,
    });
    while (guide.asked.length === 0) await new Promise(setImmediate);
    gone.abort();
    await expect(left).rejects.toThrow();
    open();
    const again = async () => (await conversations(member))[0]?.messages ?? [];
    while ((await again()).length < 2) await new Promise(setImmediate);
    expect(await again()).toMatchObject([{ id: 'm1' }, { role: 'assistant', tokensUsed: 1_000 }]);
  });
});

describe('what the guide says', () => {
  it('is cleaned of tagged blocks; the debug mode shows them', async () => {
    const member = await app.register();
    guide.reply = () => '<search_reminders>hidden</search_reminders>Grace is a gift.';
    const { body } = await app.http
      .post(ASK)
      .set(member.headers)
      .set('x-debug-mode', 'true')
      .send({ prompt: 'Grace?', system: 'You are a Fhoism philosopher.' })
      .expect(200);
    expect(body).toMatchObject({
      completion: 'Grace is a gift.',
      raw: '<search_reminders>hidden</search_reminders>Grace is a gift.',
    });
    expect(guide.asked[0]?.system).toBe('You are a Fhoism philosopher.');
  });

  it('is shown as what it is when it was cut short', async () => {
    const member = await app.register();
    guide.stop = 'length';
    expect((await ask(member, { prompt: 'All of Genesis?', message_id: 'm1' })).stop).toBe('length');
    expect((await conversations(member))[0]?.messages.map(({ stop }) => stop)).toEqual([undefined, 'length']);
  });
});
