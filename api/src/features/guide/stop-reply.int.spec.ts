import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideDelta, GuideResponse } from '@emit/contract/guide';
import { MESSAGES } from '@emit/contract/messages';
import type { CurrentUser, WireConversation } from '@emit/contract/wire';
import { AnthropicGuide } from '../../adapters/guide/anthropic/anthropic-guide.js';
import type { GuidePort } from '../../ports/guide.port.js';
import {
  allReported,
  startAnthropicServer,
  type AnthropicServer,
  type Step,
} from '../../testing/anthropic-server.js';
import { Keyring } from '../../runtime/sealing.js';
import { comesTo } from '../../testing/comes-to.js';
import { parseEventStream, type ParsedEvent } from '../../testing/event-stream.js';
import { scriptedLock } from '../../testing/scripted-lock.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const PATH = '/api/v1/claude-direct';
const QUESTION = { message_id: 'm1', conversation_id: 'temp_1' };
const usage = { input: 2_000, output: 900 };
/** Some seconds of it. */
const slow: Step = { kind: 'reply', text: Array.from({ length: 300 }, () => 'grace '), everyMs: 30, usage };

let app: TestApp;
let origin: string;
let model: AnthropicServer;
let current: AnthropicGuide;
/** Pieces of the reply that have come from the model. */
let told = 0;
let member: TestMember;
const guide: GuidePort = {
  model: 'claude',
  answer(question, onText, control) {
    const tell = (piece: string) => {
      told += 1;
      onText(piece);
    };
    return current.answer(question, tell, control);
  },
};
beforeAll(async () => {
  app = await TestApp.start({ guide });
  origin = await app.listen();
});
beforeEach(async () => {
  member = await app.register();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await model.close();
});
afterAll(() => app.close());

async function play(...script: Step[]): Promise<void> {
  model = await startAnthropicServer(script);
  told = 0;
  current = new AnthropicGuide({ apiKey: 'test', baseUrl: model.url, retryDelayMs: 1 });
}
const query = (question = QUESTION) => new URLSearchParams(question).toString();
const headers = () => ({
  ...member.headers,
  accept: 'text/event-stream',
  'content-type': 'application/json',
});
const post = (body: object = {}) =>
  fetch(origin + PATH, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ prompt: 'What is grace?', ...QUESTION, ...body }),
  });
const follow = () => fetch(`${origin}${PATH}?${query()}`, { headers: headers() });
const stop = (as: TestMember = member, question = QUESTION) =>
  fetch(`${origin}${PATH}?${query(question)}`, { method: 'DELETE', headers: as.headers });
const eventsOf = async (answer: Response) => parseEventStream(await answer.text());
const textOf = (events: ParsedEvent[]) =>
  events.map(({ event, data }) => (event === 'delta' ? (data as GuideDelta).text : '')).join('');
const balance = async () => {
  const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  return (body as CurrentUser).tokens;
};
const whenAsked = () => comesTo(() => model.requests.length, 1);
const whenTold = () => comesTo(() => told > 2, true);

describe('stopping a reply', () => {
  it('stops the model, keeps what has come, and the balance is right at once', async () => {
    await play(slow);
    const asked = post().then(eventsOf);
    await whenTold();
    const stopped = await stop();
    expect(stopped.status).toBe(200);
    const reply = (await stopped.json()) as GuideResponse;
    expect(await balance()).toBe(reply.remaining_tokens);
    expect(reply.remaining_tokens).toBe(20_000 - 2_001);
    expect(reply).toMatchObject({ stop: 'stopped', usage: { input_tokens: 2_000, output_tokens: 1 } });
    expect(reply.completion).toMatch(/^(?:grace ?){1,299}$/);
    const events = await asked;
    expect(events.at(-1)).toEqual({ event: 'done', data: reply });
    expect(textOf(events).trim()).toBe(reply.completion);
    while (model.left === 0) await pause(5);
    expect(reply.tokensUsed).toBe(Object.values(allReported(model)).reduce((sum, count) => sum + count));
    const list = await app.http.get('/api/v1/conversations').set(member.headers).expect(200);
    const [conversation] = list.body as WireConversation[];
    expect(conversation?.messages).toMatchObject([
      { id: 'm1' },
      { content: reply.completion, stop: 'stopped', tokensUsed: 2_001 },
    ]);
  });

  it('ends it for all who read it, whoever of them stops', async () => {
    await play(slow);
    const asked = post().then(eventsOf);
    await whenAsked();
    // Each has begun once its head is there.
    const others = await Promise.all([follow(), post()]);
    await whenTold();
    const answers = await Promise.all([stop(), stop()]);
    const [reply, again] = (await Promise.all(answers.map((answer) => answer.json()))) as GuideResponse[];
    expect(again).toEqual(reply);
    for (const events of await Promise.all([asked, ...others.map(eventsOf)]))
      expect(events.at(-1)).toEqual({ event: 'done', data: reply });
    expect(model.requests).toHaveLength(1);
  });

  it('before its first word leaves a turn that says so', async () => {
    await play({ kind: 'reply', text: ['grace'], pings: 2_000, everyMs: 30, usage });
    const asked = post().then(eventsOf);
    await whenAsked();
    // It is said after the first ping at the latest.
    await pause(300);
    const reply = (await (await stop()).json()) as GuideResponse;
    expect(reply).toMatchObject({
      completion: MESSAGES.stoppedBeforeFirstWord,
      stop: 'stopped',
      tokensUsed: 2_001,
    });
    expect((await asked).at(-1)).toMatchObject({ event: 'done' });
  });

  it('that is whole already returns it as it is', async () => {
    await play({ kind: 'reply', text: ['Grace is a gift.'], usage });
    const whole = (await eventsOf(await post())).at(-1)?.data;
    expect(await (await stop()).json()).toEqual(whole);
    expect(whole).toMatchObject({ stop: 'complete' });
  });

  it('that nobody writes finds none, and of another member as well', async () => {
    await play(slow);
    expect((await stop()).status).toBe(404);
    const asked = post().then(eventsOf);
    await whenAsked();
    const other = await app.register();
    expect((await stop(other)).status).toBe(404);
    expect((await stop(member, { ...QUESTION, message_id: 'm2' })).status).toBe(404);
    expect(model.left).toBe(0);
    await stop();
    await asked;
  });

  it('is not what a client does that goes away', async () => {
    await play({ kind: 'reply', text: ['Grace ', 'is ', 'a ', 'gift.'], everyMs: 40, usage });
    const gone = new AbortController();
    const left = fetch(origin + PATH, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ prompt: 'What is grace?', ...QUESTION }),
      signal: gone.signal,
    }).then((answer) => answer.text());
    await whenAsked();
    gone.abort();
    await expect(left).rejects.toThrow();
    expect((await eventsOf(await follow())).at(-1)?.data).toMatchObject({
      completion: 'Grace is a gift.',
      stop: 'complete',
    });
  });

  it('leaves the next question free', async () => {
    await play(slow, { kind: 'reply', text: ['Mercy.'], usage });
    const asked = post().then(eventsOf);
    await whenAsked();
    await stop();
    const next = (await eventsOf(await post({ prompt: 'And mercy?', message_id: 'm2' }))).at(-1);
    expect(next?.data).toMatchObject({ completion: 'Mercy.' });
    await asked;
  });

  it('by another process asks it to, and says so where that does not stop', async () => {
    await play(slow);
    const locks = app.emit.stores.questionLocks;
    jest.spyOn(locks, 'of').mockImplementation(() => scriptedLock({ hold: async () => 'taken' }));
    const asking = jest.spyOn(locks, 'askToStop');
    const clock = jest.spyOn(performance, 'now');
    const answer = stop();
    while (asking.mock.calls.length === 0) await pause(5);
    const [memberId, reply] = asking.mock.calls[0] ?? [];
    expect(memberId).toBe(member.user.id);
    expect(reply).toMatch(/ m1$/);
    const now = performance.now();
    clock.mockImplementation(() => now + 60_000);
    const refused = await answer;
    expect(((await refused.json()) as ErrorBody).code).toBe('QUESTION_IN_FLIGHT');
  });

  it('that another process asks for is stopped at its next look', async () => {
    await play(slow);
    const asked = post().then(eventsOf);
    await whenAsked();
    const { id } = member.user;
    await app.emit.stores.questionLocks.askToStop(id, `${id} ${await conversationId()} m1`);
    expect((await asked).at(-1)?.data).toMatchObject({ stop: 'stopped' });
    expect(model.requests).toHaveLength(1);
  });
});

/** That the temporary one stands for. */
async function conversationId(): Promise<string> {
  const { id } = member.user;
  const entry = await app.emit.stores.vault.find(id);
  const key = app.emit.nest.get(Keyring).unwrap(id, entry?.wrappedKey ?? '');
  return key.uuidOf('conversation', QUESTION.conversation_id);
}
