import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { Mailbox } from '../../testing/mailbox.js';
import { TestApp } from '../../testing/test-app.js';
import { CommandService } from '../shared/command-service.js';

const PASSWORD = 'orchard-gate';
const CONFIRM = 'Confirm your email address';

async function registered(app: TestApp, email: string): Promise<{ headers: { authorization: string } }> {
  const person = { email, password: PASSWORD, full_name: 'Ruth Moab' };
  const { body } = await app.http.post('/api/v1/auth/register').send(person).expect(201);
  return { headers: { authorization: `Bearer ${body.access_token}` } };
}
type Member = Awaited<ReturnType<typeof registered>>;
const tokensOf = async (app: TestApp, { headers }: Member) =>
  Number((await app.http.get('/api/v1/users/me').set(headers).expect(200)).body.tokens);
const erase = (app: TestApp, { headers }: Member) =>
  app.http.post('/api/v1/account/erase').set(headers).send({ password: PASSWORD }).expect(200);

describe('the tokens of a trial, without mail', () => {
  let app: TestApp;
  let now = Date.UTC(2026, 10, 24, 10);
  beforeAll(async () => {
    const env = { EMIT_RATE_LIMITS: 'on', EMIT_TRIALS_PER_ADDRESS: '3' };
    app = await TestApp.start({ env, clock: () => now });
  });
  afterAll(() => app.close());

  it('go to so many members of one network a day, and to the others another day', async () => {
    const members: Member[] = [];
    for (let i = 0; i < 5; i++) members.push(await registered(app, `ruth${i}@example.org`));
    const balances = async () => Promise.all(members.map((member) => tokensOf(app, member)));
    expect(await balances()).toEqual([20_000, 20_000, 20_000, 0, 0]);
    now += 24 * 3_600_000;
    expect((await balances()).slice(3)).toEqual([20_000, 20_000]);
    // Once: those of the second month are not counted.
    now += 7 * 24 * 3_600_000;
    expect(await balances()).toEqual([40_000, 40_000, 40_000, 40_000, 40_000]);
  });
});

describe('the tokens of a trial', () => {
  let mailbox: Mailbox;
  let app: TestApp;
  let now = Date.UTC(2026, 10, 24, 10);
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    app = await TestApp.start({ env: mailbox.env, clock: () => now });
  });
  afterAll(async () => {
    await app.close();
    await mailbox.close();
  });
  const confirmed = async (email: string, count = 1) => {
    const member = await registered(app, email);
    const token = await mailbox.tokenOf(email, CONFIRM, count);
    await app.http.post('/api/v1/auth/confirm').send({ token }).expect(200);
    return member;
  };

  it('come once for a mailbox, also after an erasure, for a year', async () => {
    const ruth = await confirmed('ruth@example.org');
    expect(await tokensOf(app, ruth)).toBe(20_000);
    expect(await tokensOf(app, await confirmed('ruth+again@example.org'))).toBe(0);
    await erase(app, ruth);
    await mailbox.waitFor('ruth@example.org', 'Your account was deleted');
    const again = await confirmed('ruth@example.org', 2);
    expect(await tokensOf(app, again)).toBe(0);
    await erase(app, again);
    now += 366 * 24 * 3_600_000;
    expect(await tokensOf(app, await confirmed('ruth@example.org', 3))).toBe(20_000);
  });

  it('do not stand in the way of a plan', async () => {
    const naomi = await registered(app, 'naomi@example.org');
    expect(await tokensOf(app, naomi)).toBe(0);
    const { body } = await app.http.get('/api/v1/users/me').set(naomi.headers);
    const memberId = String(body.id);
    const context = { memberId, correlationId: 'a-plan' };
    const command = { type: 'ChangePlan', plan: 'exploration' } as const;
    await app.emit.nest.get(CommandService).run(memberDecider, memberStream(memberId), command, context);
    expect(await tokensOf(app, naomi)).toBe(200_000);
  });
});
