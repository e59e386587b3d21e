import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { memberStream } from '../../domain/member/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { comesTo } from '../../testing/comes-to.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { Mailbox } from '../../testing/mailbox.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { eventsOf } from '../shared/events-of.js';
import { EVENT_STORE } from '../shared/injection-tokens.js';

const REQUESTS = '/api/v1/plan/requests';
let now = Date.parse('2026-11-20T12:00:00Z');
let app: TestApp;
let emit: EmitCommand;
beforeAll(async () => {
  app = await TestApp.start({ clock: () => now });
  emit = new EmitCommand({}, app.dataDir, () => now);
});
afterAll(() => app.close());

const plan = async (member: TestMember) =>
  (await app.http.get('/api/v1/plan').set(member.headers).expect(200)).body as PlanAccount;
const ask = (member: TestMember, body: object, key?: string) =>
  (key === undefined ? app.http.post(REQUESTS) : app.http.post(REQUESTS).set('idempotency-key', key))
    .set(member.headers)
    .send(body);
const asked = async (member: TestMember, body: object, key?: string) =>
  (await ask(member, body, key).expect(201)).body as PlanAccount;
const withdraw = (member: TestMember, id: string) => app.http.delete(`${REQUESTS}/${id}`).set(member.headers);
const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
const run = async (...args: string[]) => expect(await emit.run(args)).toMatchObject({ code: 0 });

async function factsOf({ user }: TestMember): Promise<string[]> {
  const store = app.emit.nest.get<EventStore>(EVENT_STORE);
  const types: string[] = [];
  for await (const { type } of eventsOf(store, memberStream(user.id))) types.push(type);
  return types.filter((type) => type.startsWith('Plan'));
}

describe('the plan of a member', () => {
  it('is the trial since the registration, with what it brings', async () => {
    const member = await app.register();
    expect(await plan(member)).toEqual({
      plan: 'trial',
      since: new Date(now).toISOString(),
      tokens: 20_000,
      trial_tokens: 20_000,
      allowance_renews_at: '2026-12-01T00:00:00.000Z',
      storage: { used: 0, quota: 100_000_000 },
      request: null,
      payment: null,
    });
    await app.http.get('/api/v1/plan').expect(401);
  });
});

describe('a request for a plan', () => {
  it('waits until an operator grants it, and both are seen', async () => {
    const member = await app.register();
    const { request } = await asked(member, { plan: 'creation', note: '  I teach.\nMonthly, please. ' });
    expect(request).toMatchObject({
      plan: 'creation',
      note: 'I teach.\nMonthly, please.',
      status: 'waiting',
    });
    expect(request?.asked_at).toBe(new Date(now).toISOString());
    now += 3_600_000;
    await run('members', 'plan', member.email, 'creation', '--reason', 'paid');
    expect(await plan(member)).toMatchObject({
      plan: 'creation',
      since: new Date(now).toISOString(),
      storage: { quota: 2_000_000_000 },
      request: { id: request?.id, status: 'granted', settled_at: new Date(now).toISOString() },
    });
    expect(await factsOf(member)).toEqual(['PlanRequested', 'PlanChanged', 'PlanRequestGranted']);
  });

  it('is one however often it is sent, also after its end, and one at a time', async () => {
    const member = await app.register();
    const { request } = await asked(member, { plan: 'exploration' }, 'a-key');
    const again = await Promise.all([1, 2, 3].map(() => asked(member, { plan: 'exploration' }, 'a-key')));
    expect(again.map((account) => account.request?.id)).toEqual([request?.id, request?.id, request?.id]);
    expect(codeOf(await ask(member, { plan: 'creation' }, 'b-key').expect(409))).toBe('PLAN_REQUEST_WAITS');
    const gone = await withdraw(member, request!.id).expect(200);
    expect((gone.body as PlanAccount).request?.status).toBe('withdrawn');
    await withdraw(member, request!.id).expect(200);
    expect((await asked(member, { plan: 'exploration' }, 'a-key')).request?.status).toBe('withdrawn');
    expect((await asked(member, { plan: 'exploration' }, 'c-key')).request?.status).toBe('waiting');
    expect(await factsOf(member)).toEqual(['PlanRequested', 'PlanRequestWithdrawn', 'PlanRequested']);
  });

  it('is declined with a reason, and can be made anew', async () => {
    const member = await app.register();
    const { request } = await asked(member, { plan: 'exploration' });
    await run('members', 'decline', member.email, '--reason', 'unpaid');
    expect((await plan(member)).request).toMatchObject({ id: request?.id, status: 'declined' });
    expect(codeOf(await withdraw(member, request!.id).expect(409))).toBe('PLAN_REQUEST_SETTLED');
    expect((await asked(member, { plan: 'exploration' })).request?.status).toBe('waiting');
  });

  it('ends a plan by asking for the trial', async () => {
    const member = await app.register();
    expect(codeOf(await ask(member, { plan: 'trial' }).expect(409))).toBe('PLAN_IN_FORCE');
    await run('members', 'plan', member.email, 'exploration', '--reason', 'paid');
    expect((await asked(member, { plan: 'trial' })).request).toMatchObject({ plan: 'trial', note: null });
    await run('members', 'plan', member.email, 'trial', '--reason', 'asked');
    expect(await plan(member)).toMatchObject({ plan: 'trial', request: { status: 'granted' } });
  });

  it.each([
    [{}],
    [{ plan: 'gold' }],
    [{ plan: ['creation'] }],
    [{ plan: 'creation', note: 7 }],
    [{ plan: 'creation', note: 'x'.repeat(501) }],
  ])('is refused as %j, and changes nothing', async (body) => {
    const member = await app.register();
    expect(codeOf(await ask(member, body).expect(400))).toBe('VALIDATION_FAILED');
    expect((await plan(member)).request).toBeNull();
  });

  it('is of its member alone', async () => {
    const [ruth, other] = [await app.register(), await app.register()];
    const { request } = await asked(ruth, { plan: 'creation' }, 'same-key');
    expect(codeOf(await withdraw(other, request!.id).expect(404))).toBe('PLAN_REQUEST_NOT_FOUND');
    expect((await asked(other, { plan: 'creation' }, 'same-key')).request?.id).not.toBe(request?.id);
    expect((await plan(ruth)).request?.status).toBe('waiting');
    await app.http.post(REQUESTS).send({ plan: 'creation' }).expect(401);
  });
});

describe('the operator', () => {
  it('finds a mail of each request in the outbox, without a word of the member, until the member is erased', async () => {
    const member = await app.register();
    await asked(member, { plan: 'transformation', note: 'a private note' });
    const folder = join(app.dataDir, 'outbox');
    const mails = () =>
      readdirSync(folder)
        .filter((name) => name.includes(`_${member.user.id}_`) && name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r\n/g, ''));
    await comesTo(() => mails().length, 1);
    expect(mails()[0]).toContain(`emit members plan ${member.user.id} transformation`);
    expect(mails()[0]).not.toMatch(/private note|Ruth|member\d+@example/);
    const password = { password: member.password };
    await app.http.post('/api/v1/account/erase').set(member.headers).send(password).expect(200);
    expect(mails()).toEqual([]);
  });
});

describe('with a mail server', () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
  });
  afterAll(() => mailbox.close());

  it('the operator and the member are told by mail', async () => {
    const env = { ...mailbox.env, EMIT_OPERATOR_MAIL: 'operator@example.org' };
    const served = await TestApp.start({ env });
    try {
      const member = await served.register();
      await served.http.post(REQUESTS).set(member.headers).send({ plan: 'creation' }).expect(201);
      const [mail] = await mailbox.waitFor('operator@example.org', 'A member asks for a plan');
      expect(mail?.body).toContain(member.user.id);
      const command = new EmitCommand(env, served.dataDir, Date.now);
      const act = ['members', 'plan', member.email, 'creation', '--reason', 'paid'];
      expect(await command.run(act)).toMatchObject({ code: 0 });
      const [told] = await mailbox.waitFor(member.email, 'Your plan was changed');
      expect(told?.body).toContain('/app/plan');
    } finally {
      await served.close();
    }
  });
});
