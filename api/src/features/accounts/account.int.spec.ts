import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { TokenUsage } from '@emit/contract/account';
import { memberStream } from '../../domain/member/events.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const USAGE = '/api/v1/tokens/usage';
const NOVEMBER_2 = Date.parse('2026-11-02T09:00:00Z');
const DAY = 86_400_000;

let now = NOVEMBER_2;
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ guide: new ScriptedGuide(), clock: () => now });
});
afterAll(() => app.close());

async function ask(member: TestMember, prompt: string, conversationId?: string): Promise<string> {
  const question = { prompt, message_id: randomUUID(), conversation_id: conversationId };
  const { body } = await app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send(question)
    .expect(200);
  return String(body.conversation_id);
}
async function usage(member: TestMember, query: object = {}): Promise<TokenUsage> {
  const { body } = await app.http.get(USAGE).set(member.headers).query(query).expect(200);
  return body as TokenUsage;
}

describe('the token account', () => {
  let member: TestMember;
  let psalms: string;
  let john: string;
  beforeAll(async () => {
    now = NOVEMBER_2;
    member = await app.register();
    psalms = await ask(member, 'Psalm 23');
    john = await ask(member, 'John 15');
    now += DAY;
    await ask(member, 'Psalm 27', psalms);
  });

  it('says what is left, what the month brought, and when the next allowance comes', async () => {
    const { balance, plan, allowance, allowance_renews_at, this_month, total, grants } = await usage(member);
    expect(total.replies).toBe(3);
    expect(total.input_tokens + total.output_tokens).toBe(total.total_tokens);
    expect(this_month).toEqual({ granted: 20_000, used: total.total_tokens });
    expect({ balance, plan, allowance, allowance_renews_at }).toEqual({
      balance: 20_000 - total.total_tokens,
      plan: 'trial',
      allowance: 20_000,
      allowance_renews_at: '2026-12-01T00:00:00.000Z',
    });
    expect(grants).toEqual([{ granted_at: '2026-11-02T09:00:00.000Z', amount: 20_000, kind: 'allowance' }]);
  });

  it('adds up days and conversations, with their titles', async () => {
    const { days, conversations } = await usage(member);
    expect(days.map(({ date, replies }) => [date, replies])).toEqual([
      ['2026-11-02', 2],
      ['2026-11-03', 1],
    ]);
    const shown = conversations.map(({ conversation_id, title, replies, last_used }) => [
      conversation_id,
      title,
      replies,
      last_used,
    ]);
    expect(shown).toEqual([
      [psalms, 'Psalm 23', 2, '2026-11-03'],
      [john, 'John 15', 1, '2026-11-02'],
    ]);
  });

  it('keeps to the days asked for', async () => {
    const { days, conversations } = await usage(member, { from: '2026-11-03', to: '2026-11-03' });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-03']);
    expect(conversations.map(({ conversation_id }) => conversation_id)).toEqual([psalms]);
    expect((await usage(member, { to: '2026-10-31' })).days).toEqual([]);
  });

  it('goes on counting a deleted conversation, without its title', async () => {
    await app.http.delete(`/api/v1/conversations/${john}`).set(member.headers).expect(200);
    const { conversations } = await usage(member);
    expect(conversations.find(({ conversation_id }) => conversation_id === john)).toMatchObject({
      title: null,
      deleted: true,
      replies: 1,
    });
  });

  it('shows no other member’s', async () => {
    const other = await usage(await app.register());
    expect(other).toMatchObject({ days: [], conversations: [], balance: 20_000 });
  });

  it.each([
    { from: 'yesterday' },
    { from: '2026-13-01' },
    { to: '2026-02-30' },
    { from: '' },
    { from: '2026-11-02', to: '2026-11-01' },
    { from: ['2026-11-01', '2026-11-02'] },
  ])('refuses the days %j', async (query) => {
    const { body } = await app.http.get(USAGE).set(member.headers).query(query).expect(400);
    expect((body as ErrorBody).code).toBe('VALIDATION_FAILED');
  });
});

describe('the first use of a month', () => {
  it.each([
    ['opening the app', '/api/v1/users/me', 'tokens'],
    ['looking at the token account', USAGE, 'balance'],
  ])('by %s shows the allowance at once, and grants it once', async (_, path, field) => {
    now = Date.parse('2026-11-28T09:00:00Z');
    const member = await app.register();
    now = Date.parse('2026-12-01T00:00:01Z');
    for (let again = 0; again < 2; again += 1) {
      const { body } = await app.http.get(path).set(member.headers).expect(200);
      expect(body).toMatchObject({ [field]: 40_000 });
    }
  });
});

describe('the own name', () => {
  const rename = ({ headers }: Pick<TestMember, 'headers'>, body: object) =>
    app.http.put('/api/v1/users/me/name').set(headers).send(body);

  it('changes wherever it is shown, and nothing else does', async () => {
    const ruth = await app.register('Ruth');
    const other = await app.register('Naomi');
    const read = async (path: string, { headers } = ruth) =>
      (await app.http.get(path).set(headers).expect(200)).body as object;
    const before = await read('/api/v1/users/me');
    await rename(ruth, { full_name: '  Rut von Moab ' }).expect(200, { status: 'ok' });
    expect(await read('/api/v1/users/me')).toEqual({ ...before, full_name: 'Rut von Moab' });
    expect(await read('/api/v1/users/me', other)).toMatchObject({ full_name: 'Naomi' });
    const { body } = await app.http
      .post('/api/v1/auth/login')
      .send({ username: ruth.email, password: ruth.password })
      .expect(200);
    expect(body.user).toEqual({ id: ruth.user.id, email: ruth.email, full_name: 'Rut von Moab' });
  });

  it('is on record sealed, and not again when it is the same', async () => {
    const ruth = await app.register('Ruth');
    for (let n = 0; n < 3; n += 1) await rename(ruth, { full_name: 'Orpah' }).expect(200);
    const changes: unknown[] = [];
    for await (const page of app.emit.stores.eventStore.readStream(memberStream(ruth.user.id)))
      changes.push(...page.filter(({ type }) => type === 'ProfileChanged').map(({ data }) => data));
    expect(changes).toHaveLength(1);
    expect(JSON.stringify(changes)).not.toMatch(/Orpah|Ruth|@/);
  });

  it.each([[{}], [{ full_name: ' ' }], [{ full_name: null }], [{ full_name: ['Ruth'] }]])(
    'is asked for where %j is sent',
    async (sent) => {
      const ruth = await app.register('Ruth');
      const { body } = await rename(ruth, sent).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', detail: 'Please enter your full name' });
    },
  );

  it('has a longest length, and needs a session', async () => {
    const ruth = await app.register('Ruth');
    await rename(ruth, { full_name: 'R'.repeat(200) }).expect(200);
    await rename(ruth, { full_name: 'R'.repeat(201) }).expect(400);
    await rename({ headers: { authorization: 'Bearer x' } }, { full_name: 'Ruth' }).expect(401);
  });
});

describe('the weekly goal', () => {
  const choose = ({ headers }: Pick<TestMember, 'headers'>, body: object) =>
    app.http.put('/api/v1/users/me/weekly-goal').set(headers).send(body);
  const goalOf = async ({ headers }: Pick<TestMember, 'headers'>) =>
    (await app.http.get('/api/v1/users/me').set(headers).expect(200)).body.weekly_goal as unknown;

  it('is none until it is chosen, and can be none again', async () => {
    const [ruth, other] = [await app.register(), await app.register()];
    expect(await goalOf(ruth)).toBeNull();
    await choose(ruth, { minutes: 150 }).expect(200, { status: 'ok' });
    expect([await goalOf(ruth), await goalOf(other)]).toEqual([150, null]);
    await choose(ruth, { minutes: 10_080 }).expect(200);
    await choose(ruth, { minutes: null }).expect(200);
    expect(await goalOf(ruth)).toBeNull();
  });

  it('is on record sealed, in texts of one length, once for each change', async () => {
    const ruth = await app.register();
    for (const minutes of [null, 5, 5, 10_080, 10_080, null]) await choose(ruth, { minutes }).expect(200);
    const found: unknown[] = [];
    for await (const page of app.emit.stores.eventStore.readStream(memberStream(ruth.user.id)))
      found.push(...page.filter(({ type }) => type === 'WeeklyGoalChosen').map(({ data }) => data));
    expect(found).toHaveLength(3);
    expect(JSON.stringify(found)).not.toContain('minutes');
    expect(new Set(found.map((data) => JSON.stringify(data).length)).size).toBe(1);
  });

  it.each([4, 10_081, 7.5, '90', [90], -1])('is not %j', async (minutes) => {
    const ruth = await app.register();
    const { body } = await choose(ruth, { minutes }).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      detail: 'Please enter a whole number of minutes, from 5 to 10,080',
    });
    expect(await goalOf(ruth)).toBeNull();
  });
});
