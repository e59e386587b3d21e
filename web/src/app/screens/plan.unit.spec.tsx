import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import type { PlanAccount, PlanRequest } from '@emit/contract/plan-requests';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { endSession, signIn, storesOfApp } from '../../testing/member-store';
import { planAccount } from '../../testing/plan-account';
import { visit } from '../../testing/visit';
import { PlanScreen } from './plan.screen';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const [PLAN, ASK, WITHDRAW] = [
  'GET /api/v1/plan',
  'POST /api/v1/plan/requests',
  'DELETE /api/v1/plan/requests/r1',
];

function requestWith(over: Partial<PlanRequest> = {}): PlanRequest {
  const asked_at = '2026-11-18T09:00:00.000Z';
  return { id: 'r1', plan: 'creation', note: null, asked_at, status: 'waiting', settled_at: null, ...over };
}
const settledAs = (status: PlanRequest['status'], over: Partial<PlanRequest> = {}) =>
  requestWith({ status, settled_at: '2026-11-19T09:00:00.000Z', ...over });

async function open(account: Partial<PlanAccount> = {}, path = '/app/plan') {
  const store = createStore();
  await signIn(server, store);
  server.answer(PLAN, () => json(planAccount(account)));
  const shown = visit(<PlanScreen />, store, path);
  await act(settle);
  return { store, ...shown };
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const offer = (name: string) => screen.getByRole('listitem', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const bodies = () => server.to(ASK).map(({ body }) => body);

describe('the plan page', () => {
  it('says what the member has now', async () => {
    await open({ plan: 'exploration', storage: { used: 12_000_000, quota: 500_000_000 } });
    const now = screen.getByRole('region', { name: 'You have Exploration' });
    for (const said of ['November 3, 2026', '$45 a month', '18,500, about 3 questions', '12 MB of 500 MB'])
      expect(now).toHaveTextContent(said);
    expect(now).toHaveTextContent('200,000 tokens, the next on December 1');
  });

  it('compares all plans in tokens and in questions', async () => {
    await open();
    const rows = ['Trial', 'Exploration', 'Transformation', 'Creation'].map(
      (name) => offer(name).textContent,
    );
    expect(rows[0]).toMatch(/Free20,000 tokens a monthAbout \d+ questions100 MB of storageYour plan/);
    expect(rows[2]).toMatch(
      /\$85 a month500,000 tokens a monthAbout \d+ questions1 GB of storageAdvanced depth/,
    );
    expect(within(offer('Trial')).queryByRole('button')).toBeNull();
  });

  it('asks for a plan with a note, and says that it waits', async () => {
    await open();
    await press('Ask for Creation');
    const form = dialog('Ask for Creation');
    fireEvent.change(form.getByLabelText('A note with it (optional)'), { target: { value: ' I teach. ' } });
    const request = requestWith({ note: 'I teach.', asked_at: '2026-11-20T10:00:00.000Z' });
    server.answer(ASK, () => json(planAccount({ request })));
    await press('Send my request');
    expect(bodies()).toEqual([{ plan: 'creation', note: 'I teach.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const waiting = screen.getByRole('region', { name: 'Your request is waiting' });
    expect(waiting).toHaveTextContent('You asked for Creation on November 20, 2026.');
    expect(waiting).toHaveTextContent('You wrote: I teach.');
    expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
    expect(offer('Creation')).toHaveTextContent('Asked for');
    expect(document.activeElement).toContainElement(waiting);
  });

  it('keeps what was written where it could not be sent, and sends the same request again', async () => {
    await open();
    await press('Ask for Exploration');
    server.answer(ASK, unreachable);
    await press('Send my request');
    const form = dialog('Ask for Exploration');
    expect(form.getByRole('alert')).toHaveTextContent('This could not be sent.');
    server.answer(ASK, () => json(planAccount({ request: requestWith({ plan: 'exploration' }) })));
    await press('Send my request');
    const keys = server.to(ASK).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows what was asked for elsewhere meanwhile', async () => {
    await open();
    await press('Ask for Exploration');
    server.answer(ASK, () => refusal(409, 'You have asked for a plan already.', 'PLAN_REQUEST_WAITS'));
    server.answer(PLAN, () => json(planAccount({ request: requestWith() })));
    await press('Send my request');
    expect(screen.getByRole('region', { name: 'Your request is waiting' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You have asked for a plan already.');
  });

  it('withdraws a request, and no dialog opens by itself', async () => {
    await open({}, '/app/plan?plan=creation');
    server.answer(ASK, () => json(planAccount({ request: requestWith() })));
    await press('Send my request');
    server.answer(WITHDRAW, () => json(planAccount({ request: settledAs('withdrawn') })));
    await press('Withdraw my request');
    expect(screen.queryByRole('region', { name: 'Your request is waiting' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Your request is withdrawn.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask for Creation' })).toBeVisible();
  });

  it.each([
    [
      'granted',
      { plan: 'creation' },
      settledAs('granted'),
      'granted: you have Creation since November 19, 2026.',
    ],
    ['declined', {}, settledAs('declined'), 'for Creation was declined on November 19, 2026.'],
    ['ended', {}, settledAs('granted', { plan: 'trial' }), 'Your plan was canceled on November 19, 2026'],
  ] as const)('says what became of a request: %s', async (_, over, request, said) => {
    await open({ ...over, request });
    expect(screen.getByText(said, { exact: false })).toBeVisible();
  });

  it('is silent of a request once another plan came after it', async () => {
    await open({ plan: 'exploration', request: settledAs('granted') });
    expect(screen.queryByText(/granted/)).toBeNull();
  });

  it('cancels a plan by asking, and says what no longer has room', async () => {
    await open({ plan: 'creation', storage: { used: 150_000_000, quota: 2_000_000_000 } });
    await press('Cancel my plan');
    const form = dialog('Cancel my plan');
    expect(form.getByText(/You have stored 150 MB. The trial has room for 100 MB/)).toBeVisible();
    server.answer(ASK, () =>
      json(planAccount({ plan: 'creation', request: requestWith({ plan: 'trial' }) })),
    );
    await press('Send my request');
    expect(bodies()).toEqual([{ plan: 'trial' }]);
    expect(screen.getByText(/You asked to cancel your plan on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel my plan' })).toBeNull();
  });

  it.each([
    '',
    '?plan=',
    '?plan=gold',
    '?plan=trial',
    '?plan=__proto__',
    '?plan=creation%00',
    '?plans=creation',
  ])('opens nothing for the address %j', async (query) => {
    await open({}, `/app/plan${query}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the plan chosen that the address names, once', async () => {
    const { place } = await open({}, '/app/plan?plan=transformation');
    expect(screen.getByRole('dialog', { name: 'Ask for Transformation' })).toBeVisible();
    expect(place.path).toBe('/app/plan');
    await press('Not now');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks nothing of a member who has the plan that was chosen', async () => {
    await open({ plan: 'creation' }, '/app/plan?plan=creation');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('forgets all with the session', async () => {
    const { store } = await open({ request: requestWith({ note: 'I teach.' }) });
    act(() => endSession(store));
    expect(screen.queryByText(/I teach/)).toBeNull();
  });
});
