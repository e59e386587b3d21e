import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { WireMessage } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json, unreachable } from '../../testing/fake-server';
import { reply, signIn, storesOfApp, summaryOf, wholeOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { ChatPane } from './chat-pane';
import { chatActions } from './chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const TEXTS = { heading: 'Emit', welcome: '', placeholder: '', failure: () => 'Failed to send' };
const QUESTION: WireMessage = { id: 'm1', role: 'user', content: 'Why a shepherd?', timestamp: 1 };

/** A question without a reply in c1, which is open, and nothing in c2. */
async function open() {
  const c1 = { message_count: 1, updated_at: '2026-11-02T08:00:00.000Z' };
  server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { messages: [QUESTION] })));
  const store = createStore();
  visit(<ChatPane texts={TEXTS} showFormats={false} sidebarAtFirst={false} />, store);
  await act(() => signIn(server, store, [summaryOf('c1', c1), summaryOf('c2')]));
  return store;
}
const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}

describe('a question that was left without a reply', () => {
  it('can be asked again, as the same question', async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    await open();
    expect(screen.getByText(/This question has no reply yet/)).toBeVisible();
    await press('Ask again');
    expect(askAgain()).toBeNull();
    await act(async () => {
      give(json(reply({ conversation_id: 'c1' })));
      await settle();
    });
    expect(server.to(ASK)[0]?.body).toMatchObject({ prompt: 'Why a shepherd?', message_id: 'm1' });
    expect(askAgain()).toBeNull();
  });

  it('says so in its own conversation alone, and so does a failure', async () => {
    server.answer(ASK, unreachable);
    const store = await open();
    await press('Ask again');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send');
    expect(askAgain()).toBeNull();
    act(() => void store.dispatch(chatActions.selected('c2')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(askAgain()).toBeNull();
    act(() => void store.dispatch(chatActions.selected('c1')));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
