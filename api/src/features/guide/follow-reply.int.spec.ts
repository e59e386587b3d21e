import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideDelta, GuideResponse } from '@emit/contract/guide';
import { GuideUnavailable, type GuidePort, type GuideReply } from '../../ports/guide.port.js';
import { parseEventStream, type ParsedEvent } from '../../testing/event-stream.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import type { Holding } from '../../ports/lock.port.js';
import { scriptedLock } from '../../testing/scripted-lock.js';

/** Says what it is told to, when it is told to. */
class TalkingGuide implements GuidePort {
  readonly model = 'talking';
  asked = 0;
  private said = '';
  private say: (text: string) => void = () => undefined;
  private finish: (reply: GuideReply) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  answer(_question: unknown, onText: (text: string) => void): Promise<GuideReply> {
    this.asked += 1;
    this.said = '';
    this.say = onText;
    return new Promise((finish, fail) => Object.assign(this, { finish, fail }));
  }
  says(text: string): void {
    this.said += text;
    this.say(text);
  }
  ends(): void {
    const usage = { inputTokens: 90, outputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0 };
    this.finish({ text: this.said, usage, model: this.model, stop: 'complete' });
  }
  breaksOff(): void {
    this.fail(new GuideUnavailable('gone'));
  }
}

const PATH = '/api/v1/claude-direct';
const STREAM = { accept: 'text/event-stream' };
let app: TestApp;
let guide: TalkingGuide;
let origin: string;
let member: TestMember;
beforeAll(async () => {
  guide = new TalkingGuide();
  app = await TestApp.start({ guide });
  origin = await app.listen();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await app.register();
  guide.asked = 0;
});
afterEach(() => jest.restoreAllMocks());

const QUESTION = { prompt: 'What is grace?', message_id: 'm1', conversation_id: 'temp_1' };

function post(body: object = QUESTION): Promise<Response> {
  const headers = { ...member.headers, ...STREAM, 'content-type': 'application/json' };
  return fetch(origin + PATH, { method: 'POST', headers, body: JSON.stringify(body) });
}
function follow(headers: object = {}, { conversation_id, message_id } = QUESTION): Promise<Response> {
  const query = new URLSearchParams({ conversation_id, message_id });
  return fetch(`${origin}${PATH}?${query.toString()}`, { headers: { ...member.headers, ...headers } });
}
const codeOf = async (answer: Response) => ((await answer.json()) as ErrorBody).code;
const eventsOf = async (answer: Response) => parseEventStream(await answer.text());
const textOf = (events: ParsedEvent[]) =>
  events.map(({ event, data }) => (event === 'delta' ? (data as GuideDelta).text : '')).join('');

/** Resolves once the guide has been asked; `events` are those of the whole reply. */
async function asked(body: object = QUESTION): Promise<{ events: Promise<ParsedEvent[]> }> {
  const before = guide.asked;
  const events = post(body).then(eventsOf);
  while (guide.asked === before) await turn();
  return { events };
}
async function answered(): Promise<GuideResponse> {
  const { events } = await asked();
  guide.says('Grace is a gift.');
  guide.ends();
  return (await events).at(-1)?.data as GuideResponse;
}
async function balance(): Promise<number> {
  const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  return (body as { tokens: number }).tokens;
}

describe('a question that nobody answers', () => {
  it.each([
    ['of a new conversation', QUESTION],
    ['of a conversation that is not there', { ...QUESTION, conversation_id: crypto.randomUUID() }],
  ])('%s has no reply, and none is begun or charged', async (_what, question) => {
    const before = await balance();
    for (const headers of [{}, STREAM]) {
      const answer = await follow(headers, question);
      expect(answer.status).toBe(404);
      expect(await codeOf(answer)).toBe('REPLY_NOT_FOUND');
    }
    expect(guide.asked).toBe(0);
    expect(await balance()).toBe(before);
  });

  it('has none while another question of the member is answered', async () => {
    const { events } = await asked();
    expect(await codeOf(await follow({}, { ...QUESTION, message_id: 'm2' }))).toBe('REPLY_NOT_FOUND');
    guide.says('Grace is a gift.');
    guide.ends();
    await events;
  });

  it('is not told of in a conversation that was deleted, or is another member’s', async () => {
    const { conversation_id } = await answered();
    const question = { ...QUESTION, conversation_id };
    const other = await app.register();
    expect((await follow(other.headers, question)).status).toBe(404);
    await app.http.delete(`/api/v1/conversations/${conversation_id}`).set(member.headers).expect(200);
    expect(await codeOf(await follow({}, question))).toBe('CONVERSATION_NOT_FOUND');
  });

  it.each([{ conversation_id: 'temp_1' }, { message_id: 'm1' }, { conversation_id: '', message_id: 'm1' }])(
    'is not looked for by %j alone',
    async (query) => {
      await app.http.get(PATH).set(member.headers).query(query).expect(400);
    },
  );
});

describe('a reply on record', () => {
  it('is read as it was answered, under the temporary id and the server’s', async () => {
    const reply = await answered();
    expect(await (await follow()).json()).toEqual(reply);
    const { conversation_id } = reply;
    expect(await (await follow({}, { ...QUESTION, conversation_id })).json()).toEqual(reply);
    expect(textOf(await eventsOf(await follow(STREAM)))).toBe('');
    expect(guide.asked).toBe(1);
  });
});

describe('a reply that is being written', () => {
  it('is told of before its first word', async () => {
    const { events } = await asked();
    const following = await follow(STREAM);
    expect(following.headers.get('content-type')).toContain('text/event-stream');
    guide.says('Grace is a gift.');
    guide.ends();
    expect((await eventsOf(following)).at(-1)).toEqual((await events).at(-1));
  });

  it('is read from its beginning by whoever follows it or asks the same again, and charged once', async () => {
    const before = await balance();
    const { events } = await asked();
    guide.says('Grace ');
    const following = [await follow(STREAM), await post()];
    guide.says('is a gift.');
    guide.ends();
    const all = await Promise.all([events, ...following.map(eventsOf)]);
    for (const one of all) {
      expect(textOf(one)).toBe('Grace is a gift.');
      expect(one.at(-1)).toEqual(all[0]?.at(-1));
    }
    expect(guide.asked).toBe(1);
    expect(await balance()).toBe(before - 100);
    const { body } = await app.http.get('/api/v1/conversations').set(member.headers).expect(200);
    expect(body).toMatchObject([{ messages: [{ id: 'm1' }, { reply_to: 'm1' }] }]);
  });

  it('is read whole whenever one comes: between any two of its pieces', async () => {
    const pieces = fc.array(fc.oneof(fc.stringMatching(/^[a-z]{1,6}$/), fc.constant(null)), {
      minLength: 1,
      maxLength: 12,
    });
    const readsAll = async (steps: (string | null)[]) => {
      const question = { ...QUESTION, message_id: crypto.randomUUID(), conversation_id: 'temp_many' };
      const { events } = await asked(question);
      const following: Promise<ParsedEvent[]>[] = [];
      for (const step of steps) {
        if (step !== null) guide.says(step);
        else following.push((await follow(STREAM, question)).text().then(parseEventStream));
      }
      guide.ends();
      const said = steps.join('');
      for (const one of await Promise.all([events, ...following])) expect(textOf(one)).toBe(said);
    };
    await fc.assert(fc.asyncProperty(pieces, readsAll), { numRuns: 25 });
  });

  it('that the model breaks off is told so to everybody, and was charged to nobody', async () => {
    const before = await balance();
    const { events } = await asked();
    guide.says('Grace ');
    const following = await follow(STREAM);
    guide.breaksOff();
    for (const one of [await events, await eventsOf(following)]) {
      expect(one.at(-1)).toMatchObject({ event: 'error', data: { code: 'GUIDE_UNAVAILABLE' } });
    }
    expect(await codeOf(await follow())).toBe('REPLY_NOT_FOUND');
    expect(await balance()).toBe(before);
  });

  it('by another process is said to be: one asks again later', async () => {
    jest
      .spyOn(app.emit.stores.questionLocks, 'of')
      .mockReturnValueOnce(scriptedLock({ hold: async () => 'taken' }));
    const answer = await follow(STREAM);
    expect(answer.status).toBe(409);
    expect(await codeOf(answer)).toBe('QUESTION_IN_FLIGHT');
  });
});

it('keeps no question out: one that comes while a reply is looked for waits for that', async () => {
  let give: (holding: Holding) => void = () => undefined;
  const taking = jest.spyOn(app.emit.stores.questionLocks, 'of');
  taking.mockReturnValueOnce(scriptedLock({ hold: () => new Promise((done) => (give = done)) }));
  const looks = [follow(), follow()];
  while (taking.mock.calls.length === 0) await turn();
  const reply = answered();
  give('held');
  for (const look of looks) expect([200, 404]).toContain((await look).status);
  expect((await reply).completion).toBe('Grace is a gift.');
});
