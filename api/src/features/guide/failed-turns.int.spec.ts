import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideResponse } from '@emit/contract/guide';
import type { TokenUsage } from '@emit/contract/account';
import type { CurrentUser, WireConversation } from '@emit/contract/wire';
import { AnthropicGuide } from '../../adapters/guide/anthropic/anthropic-guide.js';
import type { TurnFailed } from '../../domain/conversation/events.js';
import type { GuidePort } from '../../ports/guide.port.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import {
  allReported,
  startAnthropicServer,
  type AnthropicServer,
  type Step,
} from '../../testing/anthropic-server.js';
import { DataFolder } from '../../testing/data-folder.js';
import { parseEventStream } from '../../testing/event-stream.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { JournalledTurns } from './record-journalled-turns.js';

const TRIAL = 20_000;
const usage = { input: 900, output: 90, cacheRead: 10 };
const COST = 1_000;
const broken: Step = { kind: 'drop', text: ['In the ', 'beginning '], usage: { ...usage, output: 0 } };
const wordless: Step = { kind: 'reply', text: [], usage };
const good: Step = { kind: 'reply', text: ['In the beginning was the Word.'], usage };
const refusedKey: Step = { kind: 'status', status: 401, type: 'authentication_error' };

let app: TestApp;
let model: AnthropicServer;
let current: AnthropicGuide;
const guide: GuidePort = {
  model: 'claude-sonnet-5-5',
  answer: (question, onText, control) => current.answer(question, onText, control),
};
beforeAll(async () => {
  app = await TestApp.start({ guide });
});
afterEach(() => model.close());
afterAll(() => app.close());

async function play(...script: Step[]): Promise<void> {
  model = await startAnthropicServer(script);
  current = new AnthropicGuide({ apiKey: 'test', baseUrl: model.url, timeoutMs: 300, retryDelayMs: 1 });
}
const QUESTION = { prompt: 'What was in the beginning?', message_id: 'm1', conversation_id: 'temp_1' };
const ask = (member: TestMember, body: object = QUESTION) =>
  app.http.post('/api/v1/claude-direct').set(member.headers).send(body);

async function get<T>(member: TestMember, path: string): Promise<T> {
  const { body } = await app.http.get(path).set(member.headers).expect(200);
  return body as T;
}
const balance = async (member: TestMember) => (await get<CurrentUser>(member, '/api/v1/users/me')).tokens;
const conversations = (member: TestMember) => get<WireConversation[]>(member, '/api/v1/conversations');
const messages = async (member: TestMember) => (await conversations(member))[0]?.messages ?? [];

async function failuresOf({ user }: TestMember): Promise<TurnFailed['data'][]> {
  const found: TurnFailed['data'][] = [];
  for await (const page of app.emit.stores.eventStore.replay({ after: 0, types: ['TurnFailed'] })) {
    for (const { memberId, data } of page) if (memberId === user.id) found.push(data as TurnFailed['data']);
  }
  return found;
}

describe('a reply that breaks off for good', () => {
  it('is on record with what it cost and what was read; the operator pays', async () => {
    const member = await app.register();
    await play(broken);
    const { body } = await ask(member).expect(502);
    expect((body as ErrorBody).detail).toBe('The answer broke off. You were not charged. Please try again.');
    const [failure, ...more] = await failuresOf(member);
    expect(more).toEqual([]);
    expect(failure).toMatchObject({
      ...allReported(model),
      questionId: 'm1',
      reason: 'broken-off',
      model: 'claude-sonnet-5-5',
      charged: false,
    });
    expect(await balance(member)).toBe(TRIAL);
    expect(await messages(member)).toMatchObject([
      {
        id: 'm1',
        content: QUESTION.prompt,
        failed: {
          reason: 'broken-off',
          shown: expect.stringMatching(/^In the beginning/) as string,
          tokens_used: failure?.totalTokens,
          charged: false,
        },
      },
    ]);
  });

  it('can be asked again under its id: the reply takes its place, and is charged alone', async () => {
    const member = await app.register();
    await play(broken);
    await ask(member).expect(502);
    await model.close();
    await play(good);
    const reply = (await ask(member).expect(200)).body as GuideResponse;
    expect((await ask(member).expect(200)).body).toEqual(reply);
    expect(model.requests).toHaveLength(1);
    expect(await balance(member)).toBe(TRIAL - COST);
    const found = await messages(member);
    expect(found.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(found[0]?.failed).toBeUndefined();
    expect(await failuresOf(member)).toHaveLength(1);
    // The question that failed is no history of itself.
    expect(model.requests[0]?.messages).toHaveLength(1);
  });

  it('is told on the token page as what was not charged', async () => {
    const member = await app.register();
    await play(broken);
    await ask(member).expect(502);
    const spent = (await failuresOf(member))[0]?.totalTokens;
    const { total, not_charged, conversations: used } = await get<TokenUsage>(member, '/api/v1/tokens/usage');
    expect(total.total_tokens).toBe(0);
    expect(not_charged).toEqual({ turns: 1, total_tokens: spent });
    expect(used).toMatchObject([{ not_charged: { turns: 1 } }]);
  });

  it('says so to whoever reads the stream', async () => {
    const member = await app.register();
    await play(broken);
    const { text } = await ask(member).set('accept', 'text/event-stream').buffer(true);
    expect(parseEventStream(text).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'GUIDE_UNAVAILABLE' },
    });
    expect(await messages(member)).toMatchObject([{ failed: { reason: 'broken-off' } }]);
  });
});

describe('a reply without a word', () => {
  it('is paid for: forty of them leave the ledger as the API counts it', async () => {
    const member = await app.register();
    await play(wordless);
    for (let n = 0; n < 12; n += 1) {
      const { body } = await ask(member, { ...QUESTION, message_id: `m${n}` }).expect(502);
      expect((body as ErrorBody).detail).toContain('was charged');
    }
    expect(await balance(member)).toBe(TRIAL - 12 * COST);
    const failures = await failuresOf(member);
    expect(failures.every(({ charged, reason }) => charged && reason === 'empty')).toBe(true);
    expect(failures.reduce((sum, { totalTokens }) => sum + totalTokens, 0)).toBe(12 * COST);
    expect((await get<TokenUsage>(member, '/api/v1/tokens/usage')).total.total_tokens).toBe(12 * COST);
  });

  it('that took more than there was leaves the next refused', async () => {
    const member = await app.register();
    await play({ ...wordless, usage: { input: 21_000, output: 5 } });
    await ask(member).expect(502);
    await ask(member, { ...QUESTION, message_id: 'm2' }).expect(402);
  });
});

describe('a guide that never begins', () => {
  it('leaves the question with nothing spent', async () => {
    const member = await app.register();
    await play(refusedKey);
    const { body } = await ask(member).expect(502);
    expect(body).toMatchObject({
      code: 'GUIDE_NOT_SET_UP',
      detail: expect.not.stringMatching(/again/) as string,
    });
    expect(await failuresOf(member)).toMatchObject([
      { reason: 'unavailable', totalTokens: 0, charged: false },
    ]);
    expect(await messages(member)).toMatchObject([{ id: 'm1', failed: { reason: 'unavailable' } }]);
  });
});

describe('a client that names no messages', () => {
  it('has its question on record once, however often it failed', async () => {
    const member = await app.register();
    const body = { prompt: QUESTION.prompt, conversation_id: 'temp_9', message_history: [] };
    await play(broken);
    for (let n = 0; n < 3; n += 1) await ask(member, body).expect(502);
    await model.close();
    await play(good);
    const { conversation_id, completion } = (await ask(member, body).expect(200)).body as GuideResponse;
    const local = [
      { id: '1', role: 'user', content: QUESTION.prompt, timestamp: 1 },
      { id: '2', role: 'assistant', content: completion, timestamp: 2 },
    ];
    await app.http
      .put(`/api/v1/conversations/${conversation_id}`)
      .set(member.headers)
      .send({ title: 'The Word', messages: local })
      .expect(200);
    expect((await messages(member)).map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(await failuresOf(member)).toHaveLength(3);
  });
});

describe('a failure', () => {
  it('waits in the journal while the event store is away, and is recorded once', async () => {
    const member = await app.register();
    const { eventStore, journal } = app.emit.stores;
    await play(wordless);
    // The month's allowance is granted before.
    await get(member, '/api/v1/tokens/usage');
    const away = jest.spyOn(eventStore, 'append').mockRejectedValue(new StoreUnavailable('The event log'));
    await ask(member).expect(502);
    expect(await journal.pending()).toMatchObject([{ command: { type: 'RecordFailedTurn' } }]);
    away.mockRestore();
    const turns = app.emit.nest.get(JournalledTurns);
    const [kept] = await journal.pending();
    expect(await turns.record()).toBe(1);
    // As after a crash between the append and the removal.
    await journal.keep(kept!);
    expect(await turns.record()).toBe(1);
    expect(await failuresOf(member)).toHaveLength(1);
    expect(await balance(member)).toBe(TRIAL - COST);
  });

  it('of a conversation that is deleted meanwhile is kept without its texts', async () => {
    const member = await app.register();
    await play(good);
    const { conversation_id } = (await ask(member).expect(200)).body as GuideResponse;
    await model.close();
    await play({ kind: 'stall', text: ['In the '], usage });
    const asked = ask(member, { prompt: 'And then?', message_id: 'm2', conversation_id }).then();
    while (model.requests.length === 0) await new Promise(setImmediate);
    await app.http.delete(`/api/v1/conversations/${conversation_id}`).set(member.headers).expect(200);
    expect((await asked).status).toBe(502);
    const [failure] = await failuresOf(member);
    expect(failure).toMatchObject({ reason: 'broken-off', inputTokens: 900 });
    expect(failure?.shown).toBeUndefined();
  });

  it('leaves a log in which nothing is wrong, and a ledger that adds up', async () => {
    await play(good);
    expect(await new DataFolder(app.dataDir).verified()).toMatchObject({ code: 0 });
  }, 60_000);
});
