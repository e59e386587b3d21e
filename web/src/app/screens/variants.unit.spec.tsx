import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, unreachable } from '../../testing/fake-server';
import { dashboardWith } from '../../testing/figures';
import { signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { AppHeader } from './app-header';
import { DashboardScreen } from './dashboard.screen';
import { EmitScreen } from './emit.screen';
import { MainScreen } from './main.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';

beforeAll(() => {
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

async function open(ui: ReactElement, at = '/') {
  const store = createStore();
  visit(ui, store, at);
  await act(() => signIn(server, store));
  return store;
}
async function ask() {
  const box = screen.getByLabelText('Your question');
  fireEvent.change(box, { target: { value: 'Why a shepherd?' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await act(settle);
}
const formats = () => screen.queryByRole('group', { name: 'Response Format' });

describe('each variant of the chat', () => {
  it.each([
    ['/app', <MainScreen key="app" />, '/', 'Failed to send message. Please try again.'],
    ['/emit', <EmitScreen key="emit" />, '/?tab=chat', 'Failed to get response from Emit. Please try again.'],
    [
      '/dashboard',
      <DashboardScreen key="dashboard" />,
      '/',
      'Error: Cannot connect to server. Please check your connection.',
    ],
  ])('%s has its own text for a failure', async (_route, ui, at, text) => {
    server.answer(ASK, unreachable);
    await open(ui, at);
    await ask();
    expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();
  });

  it('/emit-minimal has no formats, its welcome and its placeholder', async () => {
    await open(<MainScreen minimal />);
    expect(formats()).toBeNull();
    expect(
      screen.getByText('Ask me anything about the Bible, spiritual growth, or your journey.'),
    ).toBeVisible();
    expect(screen.getByPlaceholderText('How may I serve you?')).toBeVisible();
  });

  it('/dashboard begins with the chat and the biblical format', async () => {
    await open(<DashboardScreen />);
    expect(screen.getByRole('button', { name: 'Biblical Study' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the sidebar', () => {
  const sidebar = () => screen.queryByRole('complementary', { name: 'Conversations' });
  const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('stays collapsed on this device: on the next page, and after a reload', async () => {
    await open(<MainScreen />);
    expect(sidebar()).not.toBeNull();
    toggle('Hide conversations');
    cleanup();
    await open(<EmitScreen />, '/?tab=chat');
    expect(sidebar()).toBeNull();
    toggle('Show conversations');
    cleanup();
    await open(<MainScreen />);
    expect(sidebar()).not.toBeNull();
  });

  it('of the minimal app is opened anew each time', async () => {
    await open(<MainScreen minimal />);
    toggle('Show conversations');
    expect(sidebar()).not.toBeNull();
    cleanup();
    await open(<MainScreen minimal />);
    expect(sidebar()).toBeNull();
    cleanup();
    await open(<MainScreen />);
    expect(sidebar()).not.toBeNull();
  });
});

describe('the newer dashboard', () => {
  it.each(['progress', 'analytics'])('shows a System Health Alert in %s, the older none', async (tab) => {
    const ecc_alert = { message: 'Flow rests.', suggestion: 'Sit ten minutes.' };
    server.answer('GET /fho/dashboard/me', () => json({ ...dashboardWith([0, 0, 0], { ecc_alert }) }));
    const store = await open(<DashboardScreen />, `/?tab=${tab}`);
    await act(settle);
    expect(screen.getByRole('heading', { name: 'System Health Alert' })).toBeVisible();
    expect(screen.getByText('Sit ten minutes.')).toBeVisible();
    cleanup();
    visit(<EmitScreen />, store, `/?tab=${tab}`);
    await act(settle);
    expect(screen.queryByRole('heading', { name: 'System Health Alert' })).toBeNull();
  });

  it('has a table of the four stages', async () => {
    server.answer('GET /fho/dashboard/me', () => json({ ...dashboardWith([1, 0, 0]) }));
    await open(<DashboardScreen />, '/?tab=progress');
    await act(settle);
    const table = screen.getByRole('table');
    for (const stage of ['INSTALLATION', 'OPERATION', 'MAINTENANCE', 'UPGRADE']) {
      expect(within(table).getByText(stage)).toBeVisible();
    }
  });
});

describe('the header', () => {
  it("welcomes 'User' until the name is known, then the member, with the balance", async () => {
    const store = createStore();
    visit(<AppHeader menu={null} />, store);
    expect(screen.getByText('Welcome, User')).toBeVisible();
    await act(() => signIn(server, store));
    expect(screen.getByText('Welcome, Ada Lovelace')).toBeVisible();
    expect(screen.getByRole('link', { name: '1,000 tokens left' })).toHaveAttribute('href', '/tokens');
  });
});
