import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PlanSubscription } from '@emit/contract/subscriptions';
import { leaveTo } from '../../shared/lib/navigator';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { signIn, storesOfApp } from '../../testing/member-store';
import { planAccount } from '../../testing/plan-account';
import { visit } from '../../testing/visit';
import { PlanScreen } from './plan.screen';

jest.mock('../../shared/lib/navigator', () => ({
  ...jest.requireActual<object>('../../shared/lib/navigator'),
  leaveTo: jest.fn(),
}));
withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const [PLAN, CHECKOUT, PORTAL, CHECK] = [
  'GET /api/v1/plan',
  'POST /api/v1/plan/checkout',
  'POST /api/v1/plan/portal',
  'POST /api/v1/plan/check',
];
const STRIPE = 'https://checkout.stripe.com/c/pay/cs_1';
beforeEach(() => jest.mocked(leaveTo).mockClear());

const accountWith = (over: Partial<PlanAccount> = {}) =>
  planAccount({ payment: { granted: 'trial', subscription: null }, ...over });
function paidFor(over: Partial<PlanSubscription> = {}, granted: PlanAccount['plan'] = 'trial') {
  const subscription = { plan: 'creation', status: 'paid', ends_at: null, ...over } as const;
  return accountWith({ plan: 'creation', payment: { granted, subscription } });
}

async function open(account: PlanAccount, path = '/app/plan') {
  const store = createStore();
  await signIn(server, store);
  server.answer(PLAN, () => json(account));
  const shown = visit(<PlanScreen />, store, path);
  await act(settle);
  return shown;
}
/** As it stands from then on. */
function answerAll(account: PlanAccount): void {
  for (const call of [PLAN, CHECK]) server.answer(call, () => json(account));
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const offered = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('Choose'));

describe('a plan that can be paid', () => {
  it('leads to the page of Stripe, and says before what it is', async () => {
    await open(accountWith());
    expect(offered()).toEqual(['Choose Exploration', 'Choose Transformation', 'Choose Creation']);
    await press('Choose Creation');
    const form = screen.getByRole('dialog', { name: 'Choose Creation' });
    expect(form).toHaveTextContent('Creation costs $125 a month and brings 1,500,000 tokens each month');
    server.answer(CHECKOUT, () => json({ url: STRIPE }));
    await press('Go to Stripe');
    expect(server.to(CHECKOUT).map(({ body }) => body)).toEqual([{ plan: 'creation' }]);
    expect(leaveTo).toHaveBeenCalledWith(STRIPE);
  });

  it('is chosen by the address, as on the landing page', async () => {
    await open(accountWith(), '/app/plan?plan=transformation');
    expect(screen.getByRole('dialog', { name: 'Choose Transformation' })).toBeVisible();
  });

  it.each([
    [
      () => refusal(503, 'Stripe cannot be reached right now.', 'PAYMENTS_UNAVAILABLE'),
      /Stripe cannot be reached/,
    ],
    [unreachable, /It needs a connection/],
    [() => refusal(409, 'You pay for a plan already.', 'SUBSCRIPTION_EXISTS'), /You pay for a plan already/],
  ])('says why it cannot go there, and can be tried again', async (answer, said) => {
    await open(accountWith());
    await press('Choose Creation');
    server.answer(CHECKOUT, answer);
    await press('Go to Stripe');
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Go to Stripe' })).toBeEnabled();
  });

  it('is above what is given for nothing', async () => {
    await open(
      accountWith({ plan: 'transformation', payment: { granted: 'transformation', subscription: null } }),
    );
    expect(offered()).toEqual(['Choose Creation']);
    expect(screen.getByText('Transformation, by whoever runs this Emit')).toBeVisible();
    await press('Cancel my plan');
    expect(screen.getByRole('dialog', { name: 'Cancel my plan' })).toBeVisible();
  });
});

describe('coming back from Stripe', () => {
  it('says that it is being confirmed, then that the plan is there', async () => {
    server.answer(CHECK, () => json(accountWith()));
    const { place } = await open(accountWith(), '/app/plan?payment=done');
    expect(place.path).toBe('/app/plan');
    expect(screen.getByText('Paid. Your payment is being confirmed...')).toBeVisible();
    answerAll({ ...paidFor(), tokens: 1_500_000 });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Thank you. You have Creation now.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'You have Creation' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1,500,000 tokens left' })).toBeVisible();
  });

  it('says when it takes long, and looks again', async () => {
    server.answer(CHECK, () => json(accountWith()));
    await open(accountWith(), '/app/plan?payment=done');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Your payment is not confirmed yet.');
    answerAll(paidFor());
    await press('Check again');
    expect(screen.getByText('Thank you. You have Creation now.')).toBeVisible();
  });

  it('says that nothing was paid', async () => {
    await open(accountWith(), '/app/plan?payment=left');
    expect(screen.getByText('Nothing was paid, and nothing has changed.')).toBeVisible();
    expect(server.to(CHECK)).toEqual([]);
  });

  it('looks what was changed there', async () => {
    const changed = paidFor({ ends_at: '2026-12-20T12:00:00.000Z' });
    server.answer(CHECK, () => json(changed));
    await open(changed, '/app/plan?payment=changed');
    expect(server.to(CHECK)).toHaveLength(1);
    expect(screen.getByText(/You have it until December 20, 2026/)).toBeVisible();
  });

  it.each(['?payment=', '?payment=paid', '?payment=__proto__'])('takes no notice of %j', async (query) => {
    await open(accountWith(), `/app/plan${query}`);
    expect(server.to(CHECK)).toEqual([]);
    expect(screen.queryByText(/confirmed|Nothing was paid/)).toBeNull();
  });
});

describe('a plan that is paid', () => {
  it('is changed and cancelled at Stripe', async () => {
    await open(paidFor());
    expect(offered()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cancel my plan' })).toBeNull();
    server.answer(PORTAL, () => json({ url: 'https://billing.stripe.com/p/1' }));
    await press('Change or cancel at Stripe');
    expect(leaveTo).toHaveBeenCalledWith('https://billing.stripe.com/p/1');
  });

  it.each([
    [paidFor({ status: 'late' }), /Stripe will try again. Please check your card/],
    [{ ...paidFor({ status: 'unpaid' }), plan: 'trial' as const }, /your plan has ended. You can still pay/],
    [{ ...paidFor({ plan: null }), plan: 'trial' as const }, /none of these plans/],
  ])('says what is wrong with it', async (account, said) => {
    await open(account);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: 'Change or cancel at Stripe' })).toBeVisible();
  });

  it('can be chosen anew once it has ended', async () => {
    await open({ ...paidFor({ status: 'ended' }), plan: 'trial' });
    expect(offered()).toHaveLength(3);
  });

  it('stands beside what is given', async () => {
    await open(paidFor({}, 'exploration'));
    const now = screen.getByRole('region', { name: 'You have Creation' });
    expect(within(now).getByText('Exploration, by whoever runs this Emit')).toBeVisible();
  });
});
