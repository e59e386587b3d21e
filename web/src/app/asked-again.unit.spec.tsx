import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { ConversationList } from '../features/chat/conversations/conversation-list';
import { SessionList } from '../features/account/session-list';
import { progressActions } from '../features/progress/progress.slice';
import { lazyWithRetry } from '../shared/ui/lazy-with-retry';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../testing/fake-server';
import { summaryWith } from '../testing/figures';
import { chatOf, messagesOf, signIn, storesOfApp, summaryOf, wholeOf } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const ME = 'GET /api/v1/users/me';
const LIST = 'GET /api/v1/conversations';
const ONE = 'GET /api/v1/conversations/c1';
const SESSIONS = 'GET /api/v1/sessions';
const SUMMARY = 'GET /api/v1/progress/summary';

/** What the browser tells when a tab is looked at, or left. */
function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
const online = () => void window.dispatchEvent(new Event('online'));

/** A member whose list does not come. */
async function withoutList(answer: () => Response) {
  const store = createStore();
  await signIn(server, store);
  server.answer(LIST, answer);
  visit(<ConversationList onOpened={() => undefined} onBegun={() => undefined} />, store);
  await act(async () => {
    store.dispatch({ type: 'chat/loadRequested' });
    await settle();
  });
  return store;
}
const listComes = () => server.answer(LIST, () => json([summaryOf('c1')]));
const title = () => screen.queryByText('Title of c1');

describe('the list of conversations that did not come', () => {
  it.each([
    ['no connection', unreachable],
    ['a server behind its gateway that is away', () => new Response('<html>', { status: 502 })],
    ['a server that is busy', () => refusal(503, 'Not now')],
    ['a gateway that waited in vain', () => new Response('', { status: 504 })],
  ])('is told, and asked for by itself after %s', async (_what, answer) => {
    await withoutList(answer);
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
    expect(screen.queryByText('Your conversations will be kept here.')).toBeNull();
    listComes();
    await act(() => pass(1_999));
    expect(title()).toBeNull();
    await act(() => pass(1));
    expect(title()).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it.each([
    ['the browser comes online', online],
    ['the tab is looked at', () => look('visible')],
    ['Retry is pressed', () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }))],
  ])('comes at once when %s', async (_what, happens) => {
    await withoutList(unreachable);
    listComes();
    act(happens);
    await act(settle);
    expect(title()).toBeVisible();
  });

  it('is asked for at growing pauses, of 30 seconds at most, and not in a tab that nobody sees', async () => {
    await withoutList(unreachable);
    for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = server.to(LIST).length;
      await act(() => pass(pause - 1));
      expect(server.to(LIST)).toHaveLength(before);
      await act(() => pass(1));
      expect(server.to(LIST)).toHaveLength(before + 1);
    }
    act(() => look('hidden'));
    const before = server.to(LIST).length;
    await act(() => pass(300_000));
    expect(server.to(LIST)).toHaveLength(before);
    act(() => look('visible'));
    await act(settle);
    expect(server.to(LIST)).toHaveLength(before + 1);
  });

  it('is not asked for by itself after a refusal that will stay one, nor after the session', async () => {
    await withoutList(() => refusal(500, 'Broken'));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    const before = server.to(LIST).length;
    await act(() => pass(60_000));
    expect(server.to(LIST)).toHaveLength(before);
    const store = await withoutList(unreachable);
    act(() => void store.dispatch({ type: 'auth/sessionEnded' }));
    const asked = server.to(LIST).length;
    await act(() => pass(60_000));
    expect(server.to(LIST)).toHaveLength(asked);
    expect(chatOf(store).syncing).toBe(0);
  });

  it('is asked for again when the connection was back while the question was under way, and then failed', async () => {
    const { answer, give } = held();
    server.answer(LIST, answer);
    const store = createStore();
    localStorage.setItem('token', 'a-token');
    server.answer(ME, () => json({ id: 'member-1', email: 'a@example.org', tokens: 1 }));
    store.dispatch({ type: 'auth/sessionCheckRequested' });
    await settle();
    online();
    listComes();
    give(unreachable());
    await pass(2_000);
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['c1']);
  });
});

it('messages that did not come are asked for again', async () => {
  const store = createStore();
  server.answer(ONE, () => refusal(503, 'Not now'));
  await signIn(server, store, [summaryOf('c1', { message_count: 1 })]);
  expect(messagesOf(store)).toEqual([]);
  const message = { id: 'm1', role: 'user' as const, content: 'Psalm 1', timestamp: 1 };
  server.answer(ONE, () => json(wholeOf('c1', { messages: [message] })));
  await pass(2_000);
  expect(messagesOf(store)).toHaveLength(1);
  await pass(60_000);
  expect(server.to(ONE)).toHaveLength(2);
});

it('the list of sessions is asked for again', async () => {
  server.answer(SESSIONS, unreachable);
  visit(<SessionList />, createStore());
  await act(settle);
  expect(screen.getByRole('alert')).toBeVisible();
  server.answer(SESSIONS, () => json({ sessions: [] }));
  await act(() => pass(2_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('figures that were loaded are loaded anew after a time away, and when the date changes', async () => {
  server.answer(SUMMARY, () => json({ ...summaryWith([1, 0, 0]) }));
  const store = createStore();
  store.dispatch(progressActions.summaryRequested());
  await settle();
  online();
  await settle();
  expect(server.to(SUMMARY)).toHaveLength(2);
  look('visible');
  await settle();
  expect(server.to(SUMMARY)).toHaveLength(3);
  const midnight = new Date();
  midnight.setHours(24, 0, 1, 0);
  await pass(midnight.getTime() - Date.now());
  expect(server.to(SUMMARY)).toHaveLength(4);
});

it('a part of the app is asked for again, and not after it is closed', async () => {
  let asked = 0;
  const load = () => Promise.reject(new Error(`Offline ${(asked += 1)}`));
  let come: () => Promise<() => React.JSX.Element> = load;
  const Part = lazyWithRetry(() => come());
  const { unmount } = render(<Part />);
  await act(settle);
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  await act(() => pass(2_000));
  expect(asked).toBe(2);
  unmount();
  await act(() => pass(60_000));
  expect(asked).toBe(2);
  render(<Part />);
  await act(settle);
  come = () => Promise.resolve(() => <p>It came</p>);
  act(online);
  await act(settle);
  expect(screen.getByText('It came')).toBeVisible();
});
