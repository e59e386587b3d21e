import { randomUUID } from 'node:crypto';
import { QueryBus } from '@nestjs/cqrs';
import { ListConversations } from '../application/conversation/list-conversations.query.js';
import { ExportOwnData } from '../application/export/export-own-data.query.js';
import type { Caller } from '../application/caller.js';
import { Sessions } from '../http/auth/sessions.js';
import { Refusal } from '../kernel/refusal.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const LATER_MS = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const ANSWERS = [
  { name: 'a download', query: (caller: Caller) => new ExportOwnData(caller) },
  { name: 'a list of conversations', query: (caller: Caller) => new ListConversations(caller) },
];
const ENDS = [
  {
    what: 'its session ends',
    end: ({ headers }: TestMember) => app.http.delete('/api/v1/sessions/current').set(headers).expect(200),
  },
  {
    what: 'its member is erased',
    end: ({ headers, password }: TestMember) =>
      app.http.post('/api/v1/account/erase').set(headers).send({ password }).expect(200),
  },
];

describe.each(ANSWERS)('$name that has begun and is read slowly', ({ query }) => {
  async function begun(): Promise<{ member: TestMember; rest: AsyncIterator<unknown> }> {
    const member = await app.register();
    for (const content of ['One?', 'Two?', 'Three?']) {
      const messages = [{ id: randomUUID(), role: 'user', content, timestamp: 1 }];
      await app.http.post('/api/v1/conversations').set(member.headers).send({ messages }).expect(201);
    }
    const caller = await app.emit.nest.get(Sessions).callerOf(member.headers.authorization, 'test');
    const items: AsyncIterable<unknown> = await app.emit.nest.get(QueryBus).execute(query(caller));
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
