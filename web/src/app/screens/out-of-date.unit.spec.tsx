import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { dashboardWith, summaryWith } from '../../testing/figures';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { EmitScreen } from './emit.screen';
import { DashboardScreen } from './dashboard.screen';
import { MainScreen } from './main.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
// Charts need a browser's layout: the browser tests look at them.
jest.mock('../../features/analytics/charts', () => ({ Charts: () => null }));

const SUMMARY = 'GET /api/v1/progress/summary';
const CALENDAR = 'GET /api/v1/progress/calendar';
const DASHBOARD = 'GET /fho/dashboard/me';
const LINE = /^This is what was loaded last time\. /;

const MAIN = <MainScreen key="app" />;
const TABS: [string, string, ReactElement, string][] = [
  ['/app', 'progress', MAIN, 'INSTALLATION'],
  ['/app', 'analytics', MAIN, 'Consistency'],
  ['/emit', 'progress', <EmitScreen key="emit" />, 'Welcome, Ada'],
  ['/emit', 'analytics', <EmitScreen key="emit" />, 'Most Practiced'],
  ['/dashboard', 'progress', <DashboardScreen key="dashboard" />, 'Welcome, Ada'],
  ['/dashboard', 'analytics', <DashboardScreen key="dashboard" />, 'Most Practiced'],
];

function works() {
  server.answer(SUMMARY, () => json({ ...summaryWith([2, 0, 1]) }));
  server.answer(CALENDAR, () => json({ days: [{ date: '2026-11-19', sessions: 1, minutes: 30 }] }));
  server.answer(DASHBOARD, () => json({ ...dashboardWith([2, 0, 1]) }));
}
function fails(answer: () => Response) {
  for (const route of [SUMMARY, CALENDAR, DASHBOARD]) server.answer(route, answer);
}
async function open(ui: ReactElement, tab: string, store = createStore()) {
  visit(ui, store, `/?tab=${tab}`);
  await act(settle);
  return store;
}

describe.each(TABS)('%s: %s', (_path, tab, ui, shown) => {
  it.each([
    ['without a connection', unreachable, 'Cannot connect to server. Please check your connection.'],
    ['with a broken server', () => refusal(503, 'Resting'), 'HTTP error! status: 503'],
  ])('keeps what was loaded %s, and says so quietly', async (_when, answer, text) => {
    works();
    const store = await open(ui, tab);
    cleanup();
    fails(answer);
    await open(ui, tab, store);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(LINE)).toHaveTextContent(text);
    expect(screen.queryByRole('alert')).toBeNull();
    works();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(settle);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(LINE)).toBeNull();
  });

  it('is loaded by itself when there is a connection again, whether it was there before or not', async () => {
    fails(unreachable);
    const store = await open(ui, tab);
    expect(screen.getByRole('alert')).toBeVisible();
    works();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(settle);
    expect(screen.getByText(shown)).toBeVisible();
    cleanup();
    fails(unreachable);
    await open(ui, tab, store);
    expect(screen.getByText(LINE)).toBeVisible();
    works();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(settle);
    expect(screen.queryByText(LINE)).toBeNull();
  });
});
