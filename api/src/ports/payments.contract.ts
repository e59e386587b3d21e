import { TIERS } from '@emit/contract/plans';
import { NoticeForged, PaymentFailed, type Order, type PaymentPort } from './payments.port.js';

export interface PaymentsUnderTest {
  readonly payments: PaymentPort;
  /** A customer pays on the page at `url`; throws where it can be paid no more. */
  pay(url: string): void;
  /** Every subscription of the customer ends. */
  end(customerId: string): void;
  /** `work` is done just before the provider answers, each time. */
  beforeAnswers(work: () => void): void;
  /** How the provider answers from then on; `call`: only what is asked so. */
  answer(how: 'well' | 'silent' | 'wrong key' | number, call?: string): void;
  /** A notice that something of the customer has changed, signed at `at`, epoch ms. */
  notice(customerId: string, at: number, by?: 'provider' | 'forger'): { body: string; signature: string };
  /** A notice that concerns no customer. */
  otherNotice(at: number): { body: string; signature: string };
  dispose(): Promise<void>;
}

const NOW = Date.parse('2026-11-25T12:00:00Z');
const MINUTE = 60_000;
const RUTH = '0198c0de-0000-7000-8000-000000000001';

/** What every PaymentPort must do. Call it inside a describe. */
export function paymentsContract(setUp: () => Promise<PaymentsUnderTest>): void {
  let underTest: PaymentsUnderTest;
  let payments: PaymentPort;
  beforeEach(async () => {
    underTest = await setUp();
    payments = underTest.payments;
  });
  afterEach(() => underTest.dispose());

  const order = (customerId: string, plan: Order['plan'] = 'exploration'): Order => ({
    customerId,
    memberId: RUTH,
    plan,
    paidUrl: 'http://localhost:3000/app/plan?paid=1',
    backUrl: 'http://localhost:3000/app/plan',
  });
  const subscribed = async () => {
    const customerId = await payments.newCustomer(RUTH);
    underTest.pay(await payments.checkout(order(customerId, 'creation')));
    return customerId;
  };

  it('has one customer for a member, and knows whose it is', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => payments.newCustomer(RUTH)));
    expect(new Set(ids).size).toBe(1);
    expect(await payments.newCustomer('another')).not.toBe(ids[0]);
    expect(await payments.memberOf(ids[0]!)).toBe(RUTH);
    expect(await payments.memberOf('cus_nobody')).toBeNull();
  });

  it.each(TIERS.map(({ id }) => id))('has %s paid on a page', async (plan) => {
    const customerId = await payments.newCustomer(RUTH);
    expect(await payments.subscriptionsOf(customerId)).toEqual([]);
    underTest.pay(await payments.checkout(order(customerId, plan)));
    expect(await payments.subscriptionsOf(customerId)).toEqual([{ plan, status: 'paid', endsAt: null }]);
  });

  it('has one page that can be paid, however often and for whichever plans it is asked', async () => {
    const customerId = await payments.newCustomer(RUTH);
    const first = await payments.checkout(order(customerId));
    expect(await payments.checkout(order(customerId))).toBe(first);
    const other = await payments.checkout(order(customerId, 'creation'));
    expect(() => underTest.pay(first)).toThrow();
    underTest.pay(other);
    expect((await payments.subscriptionsOf(customerId)).map(({ plan }) => plan)).toEqual(['creation']);
  });

  it('has one page of two calls at once', async () => {
    const customerId = await payments.newCustomer(RUTH);
    const [one, two] = await Promise.all([1, 2].map(() => payments.checkout(order(customerId))));
    expect(one).toBe(two);
    const another = await payments.newCustomer('another');
    const both = await Promise.allSettled(
      (['exploration', 'creation'] as const).map((plan) => payments.checkout(order(another, plan))),
    );
    const pages = both.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    const payable = pages.filter(tryToPay);
    expect(payable).toHaveLength(1);
  });

  it('has one page of many calls at once, which change it', async () => {
    const customerId = await payments.newCustomer(RUTH);
    const first = await payments.checkout(order(customerId));
    const calls = (['creation', 'transformation', 'creation', 'exploration'] as const).map((plan) =>
      payments.checkout(order(customerId, plan)),
    );
    const settled = await Promise.allSettled(calls);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'later' });
    const pages = settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    for (const page of [first, ...pages]) tryToPay(page);
    expect(await payments.subscriptionsOf(customerId)).toHaveLength(1);
  });

  it('sells no second subscription, and one again after its end', async () => {
    const customerId = await subscribed();
    await expect(payments.checkout(order(customerId))).rejects.toMatchObject({ kind: 'refused' });
    underTest.end(customerId);
    underTest.pay(await payments.checkout(order(customerId)));
    expect((await payments.subscriptionsOf(customerId)).map(({ status }) => status)).toEqual([
      'paid',
      'ended',
    ]);
  });

  it.each(
    [0, 1, 2, 3, 4, 5].flatMap((calls) =>
      (['exploration', 'creation'] as const).map((plan) => [calls, plan] as const),
    ),
  )('sells one, if it is paid in another tab %d calls later, while %s is chosen', async (calls, plan) => {
    const customerId = await payments.newCustomer(RUTH);
    const first = await payments.checkout(order(customerId));
    let left = calls;
    underTest.beforeAnswers(() => {
      if (left === 0) tryToPay(first);
      left -= 1;
    });
    const second = await payments.checkout(order(customerId, plan)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(PaymentFailed);
      return null;
    });
    underTest.beforeAnswers(() => undefined);
    for (const page of [second, first]) if (page !== null) tryToPay(page);
    expect(await payments.subscriptionsOf(customerId)).toHaveLength(1);
  });

  /** Returns whether it could be paid. */
  function tryToPay(page: string): boolean {
    try {
      underTest.pay(page);
      return true;
    } catch {
      return false;
    }
  }

  it('leads to the page where a member cancels', async () => {
    expect(await payments.portal(await subscribed(), 'http://localhost:3000/app/plan')).toMatch(/^https?:/);
    await expect(payments.portal('cus_nobody', 'http://localhost:3000/')).rejects.toThrow(PaymentFailed);
  });

  it('forgets a customer: nothing is paid any more, and nothing can be', async () => {
    const customerId = await subscribed();
    const other = await payments.newCustomer('another');
    const open = await payments.checkout(order(other));
    expect(await payments.customersOf(RUTH)).toEqual([customerId]);
    for (const id of [customerId, customerId, other, 'cus_nobody']) await payments.forget(id);
    expect((await payments.subscriptionsOf(customerId)).filter(({ status }) => status !== 'ended')).toEqual(
      [],
    );
    expect(tryToPay(open)).toBe(false);
    expect(await payments.customersOf(RUTH)).toEqual([]);
    expect(await payments.memberOf(customerId)).toBeNull();
    expect(await payments.customersOf("' OR metadata['memberId']:'x")).toEqual([]);
  });

  it.each([500, 503] as const)('is asked anew after %s, by all who ask the same', async (how) => {
    underTest.answer(how);
    for (let n = 0; n < 3; n++)
      await expect(payments.newCustomer(RUTH)).rejects.toMatchObject({ kind: 'later' });
    underTest.answer('well');
    const ids = await Promise.all([1, 2].map(() => payments.newCustomer(RUTH)));
    expect(new Set(ids).size).toBe(1);
    const customerId = ids[0]!;
    underTest.answer(how, 'POST /v1/checkout/sessions');
    await expect(payments.checkout(order(customerId))).rejects.toMatchObject({ kind: 'later' });
    underTest.answer('well');
    const [one, two] = await Promise.all([1, 2].map(() => payments.checkout(order(customerId))));
    expect(one).toBe(two);
    expect(one).toMatch(/^http/);
  });

  it('says what each plan costs', async () => {
    const offered = await payments.prices();
    expect(offered.map(({ plan, found }) => [plan, found?.amount, found?.currency])).toEqual(
      TIERS.map(({ id, dollarsPerMonth }) => [id, dollarsPerMonth * 100, 'usd']),
    );
  });

  it.each([429, 500, 503, 'silent'] as const)('may be asked again later: %s', async (how) => {
    underTest.answer(how);
    await expect(payments.newCustomer(RUTH)).rejects.toMatchObject({ name: 'PaymentFailed', kind: 'later' });
    await expect(payments.subscriptionsOf('cus_1')).rejects.toMatchObject({ kind: 'later' });
  });

  it.each([400, 403, 'wrong key'] as const)(
    'is refused for good, with no word of what was sent: %s',
    async (how) => {
      underTest.answer(how);
      const failed = await payments.newCustomer(RUTH).catch((error: unknown) => error as PaymentFailed);
      expect(failed).toMatchObject({ name: 'PaymentFailed', kind: 'refused' });
      expect((failed as PaymentFailed).message).not.toMatch(/sk_|0198c0de/);
    },
  );

  describe('a notice', () => {
    const read = ({ body, signature }: { body: string; signature: string }, now = NOW) =>
      payments.read(Buffer.from(body), signature, now);

    it('names the customer, and nobody where it concerns none', () => {
      expect(read(underTest.notice('cus_7', NOW))).toMatchObject({ customerId: 'cus_7' });
      expect(read(underTest.notice('cus_7', NOW - 4 * MINUTE))).toMatchObject({ customerId: 'cus_7' });
      expect(read(underTest.otherNotice(NOW))).toMatchObject({ customerId: null });
    });

    it.each([
      ['by another secret', () => underTest.notice('cus_7', NOW, 'forger')],
      ['signed too long ago', () => underTest.notice('cus_7', NOW - 6 * MINUTE)],
      ['of another customer', () => changed(({ body }) => body.replace('cus_7', 'cus_8'))],
      ['with a blank more', () => changed(({ body }) => `${body} `)],
      ['that is empty', () => changed(() => '')],
      ['of another time', () => resigned((signature) => signature.replace(/t=\d/, 't=2'))],
      ['without a signature', () => resigned(() => '')],
      ['signed by a word', () => resigned(() => 'signature')],
      ['of an older scheme', () => resigned((signature) => signature.replace('v1=', 'v0='))],
    ])('is not taken %s', (_what, made) => {
      expect(() => read(made())).toThrow(NoticeForged);
    });

    function changed(to: (notice: { body: string }) => string) {
      const notice = underTest.notice('cus_7', NOW);
      return { ...notice, body: to(notice) };
    }
    function resigned(to: (signature: string) => string) {
      const notice = underTest.notice('cus_7', NOW);
      return { ...notice, signature: to(notice.signature) };
    }
  });
}
