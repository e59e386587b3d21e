import type { ErrorBody } from '@emit/contract/error-codes';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { comesTo } from '../../../testing/comes-to.js';
import { startPaid, type Paying } from '../../../testing/stripe/paying-app.js';
import { OUT_OF_ORDER, type StripeServer } from '../../../testing/stripe/stripe-server.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

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

describe('a notice', () => {
  it.each([
    ['forged', (customer: string) => paying.notice(customer, undefined, now, 'whsec_forged')],
    ['too old', (customer: string) => paying.notice(customer, undefined, now - 360_000)],
    ['without a signature', (customer: string) => ({ ...paying.notice(customer), signature: '' })],
    [
      'changed on the way',
      (customer: string) => {
        const { body, signature } = paying.notice(customer);
        return { body: body.replace('updated', 'created'), signature };
      },
    ],
    ['that is no JSON', (customer: string) => ({ ...paying.notice(customer), body: '{' })],
  ])('%s changes nothing', async (_what, made) => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    expect(codeOf(await paying.tell(made(customer)).expect(400))).toBe('NOTICE_FORGED');
    expect((await paying.plan(member)).plan).toBe('trial');
  });

  it.each([
    ['of another kind', () => paying.notice('cus_1', 'price.created')],
    ['of a customer that is nobody’s', () => paying.notice('cus_nobody')],
    ['of a member of another Emit', () => paying.notice(newCustomer('0198c0de-0000-7000-8000-00000000abcd'))],
    ['of a customer without a member', () => paying.notice(newCustomer(''))],
  ])('%s is answered, and nothing follows', async (_what, made) => {
    await paying.tell(made()).expect(200);
  });

  it('of another customer than the member has changes nothing', async () => {
    const member = await app.register();
    await paying.pay(member, 'exploration');
    await paying.check(member).expect(200);
    const foreign = newCustomer(member.user.id);
    stripe.records.keep({ id: 'sub_foreign', object: 'subscription', customer: foreign, status: 'active' });
    await paying.tell(paying.notice(foreign)).expect(200);
    expect((await paying.plan(member)).plan).toBe('exploration');
  });

  it('is to be sent again while the store is away, also between the answer of Stripe and the event', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    const { eventStore } = app.emit.stores;
    const away = jest.spyOn(eventStore, 'append').mockRejectedValue(new StoreUnavailable('The event log'));
    expect(codeOf(await paying.tell(paying.notice(customer)).expect(503))).toBe('STORE_UNAVAILABLE');
    away.mockRestore();
    // Another process is told the next time.
    await paying.tell(paying.notice(customer), other).expect(200);
    await comesTo(async () => (await paying.plan(member)).plan, 'creation');
  });

  it('of many changes, which come between the readings of two processes, ends with what Stripe says', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    const priced = (plan: string) => ({
      items: { object: 'list', data: [{ price: { id: `price_${plan}` } }] },
    });
    const changes = [
      { status: 'past_due' },
      priced('exploration'),
      { status: 'unpaid' },
      { status: 'active' },
      { cancel_at: 1_800_000_000 },
      { status: 'canceled', cancel_at: null },
      { status: 'active', ...priced('transformation') },
    ];
    stripe.before = () => {
      const next = changes.shift();
      if (next) paying.change(customer, next);
    };
    await Promise.all(
      [app, other, app, other].map((to) => paying.tell(paying.notice(customer), to).expect(200)),
    );
    expect(changes).toEqual([]);
    await comesTo(
      async () => {
        const { plan, payment, tokens } = await paying.plan(member);
        return { ...payment?.subscription, plan, tokens };
      },
      { plan: 'transformation', status: 'paid', ends_at: null, tokens: expect.any(Number) as number },
    );
    // However often the plan rose meanwhile: no more than the highest one grants.
    expect((await paying.plan(member)).tokens).toBeLessThanOrEqual(1_500_000);
  });

  it('is to be sent again where something changed before each reading', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    let endsAt = 1_800_000_000;
    stripe.before = () => paying.change(customer, { cancel_at: (endsAt += 1) });
    expect(codeOf(await paying.tell(paying.notice(customer)).expect(503))).toBe('PAYMENTS_UNAVAILABLE');
    stripe.recover();
    await paying.tell(paying.notice(customer)).expect(200);
    await comesTo(
      async () => (await paying.plan(member)).payment?.subscription?.ends_at,
      new Date(endsAt * 1_000).toISOString(),
    );
  });

  it('is to be sent again while Stripe is away', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    stripe.mood = OUT_OF_ORDER;
    expect(codeOf(await paying.tell(paying.notice(customer)).expect(503))).toBe('PAYMENTS_UNAVAILABLE');
    stripe.mood = 'well';
    await paying.tell(paying.notice(customer)).expect(200);
    expect((await paying.plan(member)).plan).toBe('creation');
  });

  function newCustomer(memberId: string): string {
    return stripe.records.customer({ metadata: { memberId } }).id;
  }
});

describe('erasing the account', () => {
  const ended = (customer: string) => () => ({
    isThere: stripe.records.all.get(customer)?.['deleted'] !== true,
    paid: stripe.records.list('subscription', customer).filter(({ status }) => status !== 'canceled').length,
  });
  const erase = (member: TestMember) =>
    app.http
      .post('/api/v1/account/erase')
      .set(member.headers)
      .send({ password: member.password })
      .expect(200);

  it('ends what is paid for, and forgets the customer', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    await paying.check(member).expect(200);
    await erase(member);
    await comesTo(ended(customer), { isThere: false, paid: 0 });
    await paying.tell(paying.notice(customer)).expect(200);
  });

  it('does not wait for Stripe, whose next notice ends it', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'creation');
    stripe.mood = OUT_OF_ORDER;
    await erase(member);
    stripe.mood = 'well';
    await paying.tell(paying.notice(customer, 'invoice.paid')).expect(200);
    expect(ended(customer)()).toEqual({ isThere: false, paid: 0 });
  });

  it('is made up for by the next start, where Stripe was away', async () => {
    const member = await app.register();
    const customer = await paying.pay(member, 'exploration');
    stripe.mood = OUT_OF_ORDER;
    await erase(member);
    stripe.mood = 'well';
    const next = await TestApp.start({
      clock,
      dataDir: app.dataDir,
      env: { ...stripe.env, EMIT_ROLE: 'api' },
    });
    await comesTo(ended(customer), { isThere: false, paid: 0 });
    await next.stop();
  });
});
