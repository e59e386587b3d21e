import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { WireFailedTurn } from '@emit/contract/guide';
import type { WireMessage } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../../testing/clock';
import { event, eventStream, fakeServer, json } from '../../../testing/fake-server';
import {
  balanceOf,
  MEMBER,
  messagesOf,
  reply,
  signIn,
  storesOfApp,
  summaryOf,
  wholeOf,
} from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ChatPane } from '../chat-pane';
import { MessageView } from '../messages/message-view';
import { askActions } from './ask.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const TEXTS = { heading: 'Emit', welcome: '', placeholder: '', failure: () => 'Failed to send' };
const FAILED: WireFailedTurn = {
  reason: 'broken-off',
  shown: 'He makes me',
  tokens_used: 340,
  charged: false,
};

/** A conversation whose last question failed, as the server has it after a reload. */
async function open(failed: WireFailedTurn) {
  const question: WireMessage = { id: 'm1', role: 'user', content: 'Why a shepherd?', timestamp: 1, failed };
  const c1 = { message_count: 1, updated_at: '2026-11-02T08:00:00.000Z' };
  server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { messages: [question] })));
  const store = createStore();
  visit(<ChatPane texts={TEXTS} showFormats={false} sidebarAtFirst={false} />, store);
  await act(() => signIn(server, store, [summaryOf('c1', c1)]));
  await act(settle);
  return store;
}
async function askAgain() {
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await act(settle);
}

describe('a turn that gave no whole reply', () => {
  it('shows the part that was read, that it broke off and that it cost nothing, and can be asked again', async () => {
    const store = await open(FAILED);
    const [, part] = messagesOf(store);
    if (!part) throw new Error('No part');
    // What is scrolled is drawn as far as the screen reaches, which is nowhere here.
    visit(<MessageView message={part} />, store);
    expect(await screen.findByText('He makes me')).toBeVisible();
    expect(screen.getByText(/The reply broke off here. You were not charged./)).toBeVisible();
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    await askAgain();
    expect(server.to(ASK)[0]?.body).toMatchObject({ message_id: 'm1' });
    expect(messagesOf(store).map(({ content }) => content)).toEqual([
      'Why a shepherd?',
      'He makes me lie down.',
    ]);
    expect(messagesOf(store).some(({ stopped }) => stopped)).toBe(false);
  });

  it.each<[WireFailedTurn, RegExp]>([
    [
      { reason: 'unavailable', tokens_used: 0, charged: false },
      /Emit could not answer this. You were not charged./,
    ],
    [
      { reason: 'empty', tokens_used: 1_340, charged: true },
      /Emit ended without a word. 1,340 tokens were charged./,
    ],
  ])('of %j says so below the question', async (failed, text) => {
    const store = await open(failed);
    expect(screen.getByText(text)).toBeVisible();
    expect(messagesOf(store)).toHaveLength(1);
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    await askAgain();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not saved as a message, nor counted as one', async () => {
    const store = await open(FAILED);
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    await act(async () => {
      store.dispatch(askActions.submitted('And the valley?'));
      await settle();
    });
    const bodies = server.calls.filter(({ route }) => !route.startsWith('GET') && route !== ASK);
    expect(bodies).toEqual([]);
  });
});

describe('a turn that fails', () => {
  const failing = (code: string, detail: string) => () =>
    eventStream([event('delta', { text: 'He makes' }), event('error', { statusCode: 502, code, detail })]);
  async function ask(answer: () => Response) {
    server.answer(ASK, answer);
    const store = createStore();
    visit(<ChatPane texts={TEXTS} showFormats={false} sidebarAtFirst={false} />, store);
    await act(() => signIn(server, store));
    server.answer('GET /api/v1/users/me', () => json({ ...MEMBER, tokens: 660 }));
    await act(async () => {
      store.dispatch(askActions.submitted('Why a shepherd?'));
      await settle();
    });
    return store;
  }

  it('leaves the balance as the server has it: it may have been charged', async () => {
    const store = await ask(failing('GUIDE_UNAVAILABLE', 'The answer broke off. Please try again.'));
    expect(balanceOf(store)).toBe(660);
    expect(screen.getByRole('alert')).toHaveTextContent('The answer broke off. Please try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('for a reason that only the operator can mend does not ask to try again', async () => {
    await ask(failing('GUIDE_NOT_SET_UP', 'The guide cannot answer now. Your question is kept.'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The guide cannot answer now. Your question is kept.',
    );
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });
});
