import { paymentsContract } from '../../../ports/payments.contract.js';
import { StripeServer } from '../../../testing/stripe/stripe-server.js';
import { StripePayments } from './stripe-payments.js';

const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  403: 'invalid_request_error',
};
const idIn = (page: string) => page.split('/').at(-1)!;

let stripe: StripeServer;

describe('Stripe', () => {
  paymentsContract(async () => {
    stripe = await StripeServer.start();
    return {
      payments: new StripePayments(stripe.account, 500),
      pay: (page) => void stripe.records.pay(idIn(page)),
      end(customerId) {
        for (const { id } of stripe.records.list('subscription', customerId)) stripe.records.cancel(id);
      },
      beforeAnswers: (work) => void (stripe.before = work),
      answer(how, call) {
        stripe.moodOnly = call ?? null;
        if (how === 'wrong key') stripe.mood = { status: 401, type: 'invalid_request_error' };
        else
          stripe.mood =
            how === 'silent' || how === 'well' ? how : { status: how, type: TYPES[how] ?? 'api_error' };
      },
      notice(customer, at, by = 'provider') {
        const object = { id: 'sub_1', object: 'subscription', customer };
        const secret = by === 'provider' ? undefined : 'whsec_forged';
        return stripe.notice('customer.subscription.updated', object, at, secret);
      },
      otherNotice: (at) =>
        stripe.notice('price.created', { id: 'price_1', object: 'price', customer: 'cus_1' }, at),
      dispose: () => stripe.close(),
    };
  });
});

describe('Stripe, by its own protocol', () => {
  let payments: StripePayments;
  beforeEach(async () => {
    stripe = await StripeServer.start();
    payments = new StripePayments(stripe.account);
  });
  afterEach(() => stripe.close());

  it('is asked in one version, and told nothing of a member but the id', async () => {
    const customerId = await payments.newCustomer('the-member');
    const pages = { paidUrl: 'http://localhost:3000/a', backUrl: 'http://localhost:3000/b' };
    await payments.checkout({ customerId, memberId: 'the-member', plan: 'creation', ...pages });
    expect(new Set(stripe.asked.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
    expect(stripe.asked.filter(({ call }) => call.startsWith('POST')).map(({ form }) => form)).toEqual([
      { metadata: { memberId: 'the-member' } },
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: 'the-member',
        metadata: { plan: 'creation' },
        line_items: { '0': { price: 'price_creation', quantity: '1' } },
        success_url: pages.paidUrl,
        cancel_url: pages.backUrl,
      },
    ]);
  });

  it.each([
    ['incomplete', 'begun'],
    ['trialing', 'paid'],
    ['past_due', 'late'],
    ['unpaid', 'unpaid'],
    ['paused', 'unpaid'],
    ['incomplete_expired', 'ended'],
    ['a_later_word', 'unpaid'],
  ])('reads %s as %s', async (status, meant) => {
    const customerId = await payments.newCustomer('the-member');
    const price = { price: { id: 'price_of_another_shop' } };
    const items = { object: 'list', data: [price] };
    const fields = { customer: customerId, status, cancel_at: 1_800_000_000, items };
    stripe.records.keep({ id: 'sub_7', object: 'subscription', ...fields });
    expect(await payments.subscriptionsOf(customerId)).toEqual([
      { plan: null, status: meant, endsAt: 1_800_000_000_000 },
    ]);
  });
});
