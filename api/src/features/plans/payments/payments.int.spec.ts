import type { ErrorBody } from '@emit/contract/error-codes';
import { memberStream } from '../../../domain/member/events.js';
import { looksSealed } from '../../../kernel/sealed.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import { EmitCommand } from '../../../testing/emit-command.js';
import { Paying, startPaid } from '../../../testing/stripe/paying-app.js';
import { OUT_OF_ORDER, type StripeServer } from '../../../testing/stripe/stripe-server.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';
import { eventsOf } from '../../shared/events-of.js';
import { EVENT_STORE } from '../../shared/injection-tokens.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const clock = () => now;
let stripe: StripeServer;
let app: TestApp;
let other: TestApp;
let paying: Paying;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ stripe, app, other, paying, stop } = await startPaid(clock));
});
afterAll(() => stop());
afterEach(() => stripe.recover());

const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

async function factsOf({ user }: TestMember) {
  const facts: { type: string; data: object }[] = [];
  for await (const { type, data } of eventsOf(
    app.emit.nest.get<EventStore>(EVENT_STORE),
    memberStream(user.id),
  ))
    if (/^(Plan|Customer|Subscription|Tokens)/.test(type)) facts.push({ type, data: data as object });
  return facts;
}
const typesOf = async (member: TestMember) => (await factsOf(member)).map(({ type }) => type);

describe('the way to Stripe', () => {
  it('leads to its page and back, and changes nothing before the payment', async () => {
    const member = await app.register();
    const { body } = await paying.checkout(member, 'creation').expect(200);
    expect(body).toEqual({ url: expect.stringContaining(`${stripe.url}/pay/cs_`) as string });
    const [call] = stripe.asked.filter((one) => one.call === 'POST /v1/checkout/sessions').slice(-1);
    expect(call?.form).toMatchObject({
      success_url: 'http://localhost:3000/app/plan?payment=done',
      cancel_url: 'http://localhost:3000/app/plan?payment=left',
    });
    expect(await paying.plan(member)).toMatchObject({
      plan: 'trial',
      payment: { granted: 'trial', subscription: null },
    });
    const [customer, ...more] = (await factsOf(member)).filter(({ type }) => type === 'CustomerCreated');
    expect(more).toEqual([]);
    expect(looksSealed((customer?.data as { customerId: string }).customerId)).toBe(true);
  });

  it('is the member’s alone, and refuses what is no tier', async () => {
    const member = await app.register();
    for (const plan of ['trial', 'gold', ''])
      expect(codeOf(await paying.checkout(member, plan).expect(400))).toBe('VALIDATION_FAILED');
    await app.http.post('/api/v1/plan/checkout').send({ plan: 'creation' }).expect(401);
    expect(codeOf(await paying.portal(member).expect(404))).toBe('SUBSCRIPTION_NOT_FOUND');
    expect(await typesOf(member)).toEqual(['TokensGranted']);
  });

  it('is told plainly to be away, works with the next press, and takes nothing twice', async () => {
    const member = await app.register();
    stripe.mood = OUT_OF_ORDER;
    expect(codeOf(await paying.checkout(member, 'creation').expect(503))).toBe('PAYMENTS_UNAVAILABLE');
    stripe.mood = 'well';
    Object.assign(stripe, { mood: OUT_OF_ORDER, moodOnly: 'POST /v1/checkout/sessions' });
    for (let n = 0; n < 3; n++) await paying.checkout(member, 'creation').expect(503);
    stripe.mood = 'well';
    const pages = await Promise.all([1, 2, 3].map(() => paying.checkout(member, 'creation').expect(200)));
    expect(new Set(pages.map(({ body }) => (body as { url: string }).url)).size).toBe(1);
  });

  it('sells nothing that is granted, and nothing twice', async () => {
    const member = await app.register();
    const emit = new EmitCommand({}, app.dataDir, clock);
    await emit.run(['members', 'plan', member.email, 'transformation', '--reason', 'a friend']);
    for (const plan of ['exploration', 'transformation'] as const)
      expect(codeOf(await paying.checkout(member, plan).expect(409))).toBe('PLAN_IN_FORCE');
    const customer = await paying.pay(member, 'creation');
    // Nobody has told of it yet.
    expect(codeOf(await paying.checkout(member, 'creation').expect(409))).toBe('SUBSCRIPTION_EXISTS');
    expect(await paying.plan(member)).toMatchObject({
      plan: 'creation',
      payment: { granted: 'transformation', subscription: { plan: 'creation', status: 'paid' } },
    });
    paying.change(customer, { cancel_at: 1_800_000_000 });
    await paying.check(member).expect(200);
    const [row] = await emit.json<object[]>(['members', 'show', member.email]);
    expect(row).toMatchObject({
      plan: 'creation',
      planGranted: 'transformation',
      subscription: 'creation paid until 2027-01-15',
    });
    expect((await paying.portal(member).expect(200)).body).toEqual({
      url: expect.stringContaining('/portal/') as string,
    });
  });
});

describe('a payment', () => {
  it('brings the plan and the rest of the month’s tokens, by whichever comes first, once', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'exploration');
    const told = paying.notice(customer);
    await Promise.all([
      paying.check(member).expect(200),
      paying.tell(told).expect(200),
      paying.tell(told, other).expect(200),
      paying.tell(paying.notice(customer, 'invoice.paid'), other).expect(200),
    ]);
    for (let n = 0; n < 3; n++) await paying.tell(told).expect(200);
    expect(await paying.plan(member)).toMatchObject({ plan: 'exploration', tokens: 200_000 });
    expect(await typesOf(member)).toEqual([
      'TokensGranted',
      'CustomerCreated',
      'SubscriptionChanged',
      'PlanChanged',
      'TokensGranted',
    ]);
  });

  it('is found out at the return, where no notice comes', async () => {
    const member = await app.register();
    await paying.pay(member, 'creation');
    expect((await paying.check(member).expect(200)).body).toMatchObject({ plan: 'creation' });
  });

  it('that changes between two readings is followed to its end', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    let calls = 0;
    stripe.before = () => {
      calls += 1;
      // After the first reading of what is paid.
      if (calls === 3) paying.change(customer, { status: 'canceled' });
    };
    await paying.tell(paying.notice(customer)).expect(200);
    expect(calls).toBeGreaterThan(2);
    expect(await paying.plan(member)).toMatchObject({
      plan: 'trial',
      payment: { subscription: { status: 'ended' } },
    });
  });

  it('is cancelled to the end of what is paid, late, and made good', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'transformation');
    const after = async (fields: object) => {
      paying.change(customer, fields);
      await paying.tell(paying.notice(customer)).expect(200);
      const { plan, payment } = await paying.plan(member);
      return { plan, ...payment?.subscription };
    };
    expect(await after({ cancel_at: 1_800_000_000 })).toMatchObject({
      plan: 'transformation',
      status: 'paid',
      ends_at: '2027-01-15T08:00:00.000Z',
    });
    expect(await after({ cancel_at: null, status: 'past_due' })).toMatchObject({
      plan: 'transformation',
      status: 'late',
      ends_at: null,
    });
    expect(await after({ status: 'unpaid' })).toMatchObject({ status: 'unpaid' });
    expect((await paying.plan(member)).plan).toBe('trial');
    expect(await after({ status: 'active' })).toMatchObject({ plan: 'transformation', status: 'paid' });
    expect(await after({ status: 'canceled' })).toMatchObject({ status: 'ended' });
    expect(await paying.plan(member)).toMatchObject({ plan: 'trial', tokens: 500_000 });
  });

  it('of a price that is none of a plan brings none', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    paying.change(customer, { items: { object: 'list', data: [{ price: { id: 'price_of_something' } }] } });
    await paying.tell(paying.notice(customer)).expect(200);
    expect(await paying.plan(member)).toMatchObject({
      plan: 'trial',
      payment: { subscription: { plan: null, status: 'paid' } },
    });
  });
});

it('without a key there is nothing to pay, and no notice is taken', async () => {
  const plain = await TestApp.start({ clock });
  const member = await plain.register();
  const without = new Paying(plain, stripe, clock);
  expect((await without.plan(member)).payment).toBeNull();
  for (const asked of [without.checkout(member, 'creation'), without.portal(member), without.check(member)])
    expect(codeOf(await asked.expect(404))).toBe('PAYMENTS_NOT_SET_UP');
  await without.tell(paying.notice('cus_1')).expect(404);
  await plain.close();
});
