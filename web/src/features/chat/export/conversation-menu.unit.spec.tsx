import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { WireMessage } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, refusal, type Answer } from '../../../testing/fake-server';
import { signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { saveFile } from '../../../shared/lib/save-file';
import { ChatPane } from '../chat-pane';

jest.mock('../../../shared/lib/save-file', () => ({ saveFile: jest.fn() }));
withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const ROUTE = 'GET /api/v1/conversations/c1';
const COUNT = 320;
const LOG = Array.from({ length: COUNT }, (_, n): WireMessage => {
  return { id: `m${n}`, role: n % 2 === 0 ? 'user' : 'assistant', content: `Text ${n}.`, timestamp: n };
});
const pages: Answer = ({ query }) => {
  const end = Number(query['before'] ?? COUNT);
  const first = Math.max(0, end - Number(query['limit'] ?? COUNT));
  const messages = LOG.slice(first, end);
  return json({
    ...wholeOf('c1', { title: 'A long walk', message_count: COUNT }),
    messages_before: first,
    messages,
  });
};
const texts = { heading: 'Emit', welcome: '', placeholder: 'Ask', failure: () => 'Failed' };

async function opened() {
  jest.mocked(saveFile).mockClear();
  const store = createStore();
  server.answer(ROUTE, pages);
  visit(<ChatPane texts={texts} showFormats={false} sidebarAtFirst={false} />, store);
  await act(() => signIn(server, store, [summaryOf('c1', { title: 'A long walk', message_count: COUNT })]));
}

async function exportIt() {
  fireEvent.keyDown(screen.getByRole('button', { name: 'More for this conversation' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export as Markdown' }));
  await act(settle);
}

it('saves the whole of a long conversation, which is fetched for it', async () => {
  await opened();
  await exportIt();
  const [[file, name] = []] = jest.mocked(saveFile).mock.calls;
  expect(name).toBe('emit-a-long-walk.md');
  const text = (await file?.text()) ?? '';
  for (const { content } of LOG) expect(text).toContain(`\n${content}\n`);
});

it('saves no part of it where the rest does not come, and says so', async () => {
  await opened();
  server.answer(ROUTE, () => refusal(503, 'Not now'));
  await exportIt();
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.getByText('The whole conversation could not be loaded, so no file was saved.')).toBeVisible();
  server.answer(ROUTE, pages);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(saveFile).toHaveBeenCalledTimes(1);
});
