import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal } from '../../../testing/fake-server';
import { signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { MessageList } from './message-list';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const CONVERSATION = 'GET /api/v1/conversations/c1';

async function opened() {
  const store = createStore();
  visit(<MessageList empty={<p>Welcome</p>} failure={null} />, store);
  await act(() => signIn(server, store, [summaryOf('c1', { message_count: 2 })]));
}

describe('a conversation that is not in this browser', () => {
  it('shows the shape of what comes, and no welcome', async () => {
    const { answer, give } = held();
    server.answer(CONVERSATION, answer);
    await opened();
    expect(screen.getByText('Loading the conversation')).toBeInTheDocument();
    expect(screen.queryByText('Welcome')).toBeNull();
    await act(async () => {
      give(json({ ...summaryOf('c1'), messages: [] }));
      await settle();
    });
    expect(screen.queryByText('Loading the conversation')).toBeNull();
  });

  it('can be asked for again when it did not come, and the focus stays', async () => {
    server.answer(CONVERSATION, () => refusal(503, 'Not now'));
    await opened();
    const again = screen.getByRole('button', { name: 'Load the conversation' });
    again.focus();
    fireEvent.click(again);
    await act(settle);
    expect(server.to(CONVERSATION)).toHaveLength(2);
    expect(screen.getByRole('log')).toHaveFocus();
  });
});

it('says welcome only once it is known that there is no conversation', async () => {
  const store = createStore();
  visit(<MessageList empty={<p>Welcome</p>} failure={null} />, store);
  expect(screen.queryByText('Welcome')).toBeNull();
  await act(() => signIn(server, store));
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});
