import { randomUUID } from 'node:crypto';
import { ListConversationsHandler } from '../features/conversations/list-conversations.query.js';
import { QuestionsInFlight } from '../features/guide/questions-in-flight.js';
import { ExportOwnDataHandler } from '../features/export/export-own-data.query.js';
import { Sessions } from '../http/session/sessions.js';
import { Refusal } from '../kernel/refusal.js';
import type { GuideQuestion, GuideReply } from '../ports/guide.port.js';
import { tokenBalance } from '../projections/token-balance.projection.js';
import { parseEventStream } from '../testing/event-stream.js';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const LATER_MS = 1_000;

/** Says one word, and the others when it is let go on. */
class HaltingGuide extends ScriptedGuide {
  begun: () => void = () => undefined;

  override async answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    onText('Grace ');
    this.begun();
    return super.answer(question, onText);
  }
}

const guide = new HaltingGuide();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ guide });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const ANSWERS = [
  { name: 'a download', handler: ExportOwnDataHandler },
  { name: 'a list of conversations', handler: ListConversationsHandler },
];
const ENDS: { what: string; end: (member: TestMember) => Promise<unknown> }[] = [
  {
    what: 'its session ends',
    end: async ({ headers }) => app.http.delete('/api/v1/sessions/current').set(headers).expect(200),
  },
  {
    what: 'its password is changed',
    end: async ({ headers, password: current_password }) =>
      app.http
        .post('/api/change-password')
        .set(headers)
        .send({ current_password, new_password: 'threshing-floor' })
        .expect(200),
  },
  {
    what: 'its member is erased',
    end: async ({ headers, password }) =>
      app.http.post('/api/v1/account/erase').set(headers).send({ password }).expect(200),
  },
];

describe.each(ANSWERS)('$name that has begun and is read slowly', ({ handler }) => {
  async function begun(): Promise<{ member: TestMember; rest: AsyncIterator<unknown> }> {
    const member = await app.register();
    for (const content of ['One?', 'Two?', 'Three?']) {
      const messages = [{ id: randomUUID(), role: 'user', content, timestamp: 1 }];
      await app.http.post('/api/v1/conversations').set(member.headers).send({ messages }).expect(201);
    }
    const caller = await app.emit.nest.get(Sessions).callerOf(member.headers.authorization, 'test');
    const query = app.emit.nest.get<ExportOwnDataHandler | ListConversationsHandler>(handler);
    const items: AsyncIterable<unknown> = await query.execute(caller);
    const rest = items[Symbol.asyncIterator]();
    expect((await rest.next()).done).toBe(false);
    return { member, rest };
  }

  async function readOn(rest: AsyncIterator<unknown>): Promise<void> {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + LATER_MS);
    while (!(await rest.next()).done);
  }

  it.each(ENDS)('is cut off when $what', async ({ end }) => {
    const { member, rest } = await begun();
    await end(member);
    await expect(readOn(rest)).rejects.toEqual(new Refusal('NOT_AUTHENTICATED'));
  });

  it('goes on to its end while its session is open', async () => {
    const { rest } = await begun();
    await expect(readOn(rest)).resolves.toBeUndefined();
  });
});

describe('a reply of the guide that is being told', () => {
  interface Asked {
    readonly member: TestMember;
    readonly said: Promise<{ status: number; body: unknown; text: string }>;
    goOn(): void;
  }

  /** A question whose reply has begun, and waits. */
  async function asked(accept: string): Promise<Asked> {
    const member = await app.register();
    let goOn: () => void = () => undefined;
    guide.gate = new Promise((resolve) => (goOn = resolve));
    const begun = new Promise<void>((resolve) => (guide.begun = resolve));
    const sent = app.http.post('/api/v1/claude-direct').set(member.headers).set({ accept });
    const said = sent.send({ prompt: 'What is grace?', message_id: 'm1' }).then((answer) => answer);
    await begun;
    return { member, said, goOn };
  }

  it.each(ENDS)('is cut off when $what, and is charged all the same', async ({ end }) => {
    const { member, said, goOn } = await asked('text/event-stream');
    await end(member);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + LATER_MS);
    goOn();
    const events = parseEventStream((await said).text);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'NOT_AUTHENTICATED' } });
    expect(events.map(({ event }) => event)).not.toContain('done');
    await app.emit.nest.get(QuestionsInFlight).settled();
    const ledger = await app.emit.stores.models.get(tokenBalance, member.user.id);
    expect(ledger?.body.consumed).toBe(guide.tokens);
  });

  it.each(ENDS)('is not answered whole when $what', async ({ end }) => {
    const { member, said, goOn } = await asked('application/json');
    await end(member);
    goOn();
    expect(await said).toMatchObject({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  });

  it('goes on to its end while its session is open', async () => {
    const { said, goOn } = await asked('text/event-stream');
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + LATER_MS);
    goOn();
    expect(parseEventStream((await said).text).at(-1)?.event).toBe('done');
  });
});
