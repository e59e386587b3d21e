import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ChatPane } from '../chat-pane';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const texts = { heading: 'Emit', welcome: '', placeholder: 'Ask', failure: () => 'Failed' };

it('has a heading between that of the page and those of replies, with the sidebar closed', async () => {
  const store = createStore();
  const message = { id: 'm1', role: 'assistant' as const, content: '## The Passage', timestamp: 1 };
  server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { messages: [message] })));
  visit(<ChatPane texts={texts} showFormats={false} sidebarAtFirst={false} />, store);
  await act(async () => {
    await signIn(server, store, [summaryOf('c1', { message_count: 1 })]);
    await settle();
  });
  const levels = within(screen.getByRole('region', { name: 'Chat' }))
    .getAllByRole('heading')
    .map(({ tagName }) => tagName);
  expect(levels.slice(0, 2)).toEqual(['H1', 'H2']);
});
