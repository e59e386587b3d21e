import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { WireMessage } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal, type Answer } from '../../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { readKept } from '../conversations/kept-conversations';
import { searchClosed, searchOpened } from '../search/search.slice';
import { MessageList } from './message-list';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const ROUTE = 'GET /api/v1/conversations/c1';
const COUNT = 480;

const LOG = Array.from({ length: COUNT }, (_, n): WireMessage => {
  return { id: `m${n}`, role: n % 2 === 0 ? 'user' : 'assistant', content: `Text ${n}`, timestamp: n };
});
const pages: Answer = ({ query }) => {
  const end = Number(query['before'] ?? COUNT);
  const first = Math.max(0, end - Number(query['limit'] ?? COUNT));
  const messages = LOG.slice(first, end);
  return json({ ...wholeOf('c1', { message_count: COUNT }), messages_before: first, messages });
};

async function opened() {
  const store = createStore();
  server.answer(ROUTE, pages);
  visit(<MessageList empty={<p>Welcome</p>} failure={null} />, store);
  await act(() => signIn(server, store, [summaryOf('c1', { message_count: COUNT })]));
  const here = () => chatOf(store).items[0]?.messages.map(({ id }) => id) ?? [];
  return { store, here };
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}

it('opens a long conversation with its newest messages, and loads those before them when asked', async () => {
  const { here } = await opened();
  expect([here().length, here()[0], here().at(-1)]).toEqual([50, 'm430', 'm479']);
  const { answer, give } = held();
  server.answer(ROUTE, answer);
  await press('Show earlier messages');
  expect(screen.getByRole('status')).toHaveTextContent('Loading earlier messages');
  expect(server.to(ROUTE).at(-1)?.query).toEqual({ limit: '200', before: '430' });
  await act(async () => {
    give(await pages({ query: { limit: '200', before: '430' } } as unknown as Parameters<Answer>[0]));
    await settle();
  });
  expect([here().length, here()[0]]).toEqual([250, 'm230']);
  server.answer(ROUTE, pages);
  await press('Show earlier messages');
  await press('Show earlier messages');
  expect(here()).toEqual(LOG.map(({ id }) => id));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('says that they could not be loaded, and loads them when asked again', async () => {
  const { here } = await opened();
  server.answer(ROUTE, () => refusal(503, 'Not now'));
  await press('Show earlier messages');
  expect(screen.getByRole('status')).toHaveTextContent('Earlier messages could not be loaded.');
  expect(here()).toHaveLength(50);
  server.answer(ROUTE, pages);
  await press('Try again');
  expect(here()).toHaveLength(250);
});

it('loads all to search, and keeps the newest in the browser', async () => {
  const { store, here } = await opened();
  store.dispatch(searchOpened());
  await act(settle);
  store.dispatch(searchClosed());
  expect(here()).toHaveLength(COUNT);
  window.dispatchEvent(new Event('pagehide'));
  const [kept] = readKept().items;
  expect([kept?.messages.length, kept?.before, kept?.messageCount]).toEqual([200, 280, COUNT]);
});
