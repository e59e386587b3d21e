import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { WireMessage } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../../testing/fake-server';
import { messagesOf, reply, signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { wholeOf, type AppStore } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { askActions } from './ask.slice';
import { ChatPane } from '../chat-pane';
import { chatActions } from '../chat.slice';
import { MessageView } from '../messages/message-view';

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

describe('an earlier question that has no reply', () => {
  const said = (
    id: string,
    role: 'user' | 'assistant',
    content: string,
    timestamp: number,
    reply_to?: string,
  ) => ({
    id,
    role,
    content,
    timestamp,
    ...(reply_to === undefined ? {} : { reply_to }),
  });
  const VALLEY = said('m2', 'user', 'And the valley?', 2);
  const ANSWERED = said('r2', 'assistant', 'He goes ahead.', 3, 'm2');

  async function openWith(messages: WireMessage[]) {
    const c1 = { message_count: messages.length, updated_at: '2026-11-02T08:00:00.000Z' };
    server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { messages })));
    const store = createStore();
    visit(<ChatPane texts={TEXTS} showFormats={false} sidebarAtFirst={false} />, store);
    await act(() => signIn(server, store, [summaryOf('c1', c1)]));
    return store;
  }
  // The rows of the list are drawn by their size, and jsdom has none: the place is known by the messages' order.
  const order = (store: AppStore) => messagesOf(store).map(({ id }) => id);

  it('is asked again below what was said since, as the same question, and has its reply there', async () => {
    const store = await openWith([QUESTION, VALLEY, ANSWERED]);
    server.answer(ASK, () => json(reply({ conversation_id: 'c1', message_id: 'r1' })));
    const question = { conversationId: 'c1', messageId: 'm1', category: 'general' as const };
    await act(async () => {
      store.dispatch(askActions.retried(question));
      await settle();
    });
    expect(server.to(ASK)[0]?.body).toMatchObject({ prompt: 'Why a shepherd?', message_id: 'm1' });
    expect(server.to(ASK)[0]?.body).toMatchObject({
      message_history: [
        { content: 'And the valley?' },
        { content: 'He goes ahead.' },
        { content: 'Why a shepherd?' },
      ],
    });
    expect(order(store)).toEqual(['m2', 'r2', 'm1', 'r1']);
  });

  it('stands before its reply as the server tells it, too', async () => {
    const store = await openWith([
      QUESTION,
      VALLEY,
      ANSWERED,
      said('r1', 'assistant', 'He is good.', 4, 'm1'),
    ]);
    expect(order(store)).toEqual(['m2', 'r2', 'm1', 'r1']);
  });
});

describe('a question below which another was asked', () => {
  const show = (isPassedOver: boolean) => async () => {
    const store = await open();
    cleanup();
    visit(<MessageView message={QUESTION} isPassedOver={isPassedOver} />, store);
  };

  it('keeps its Ask again', async () => {
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    await show(true)();
    await press('Ask again');
    expect(server.to(ASK)[0]?.body).toMatchObject({ message_id: 'm1' });
  });

  it('has none where it was answered', async () => {
    await show(false)();
    expect(askAgain()).toBeNull();
  });
});

describe('while it is not known whether a reply is being written', () => {
  it('says nothing of it, for a few seconds', async () => {
    const { answer, give } = held();
    server.answer('GET /api/v1/claude-direct', answer);
    await open();
    expect(askAgain()).toBeNull();
    await act(async () => {
      give(refusal(404, 'Nobody is writing one', 'REPLY_NOT_FOUND'));
      await settle();
    });
    expect(askAgain()).toBeVisible();
  });
});

describe('a reply that broke off', () => {
  const part = {
    id: 'm1_stopped',
    role: 'assistant',
    content: 'He makes me',
    timestamp: 2,
    stopped: true,
  } as const;

  it('says that the question was sent, and can be tried again', async () => {
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    const store = await open();
    cleanup();
    visit(<MessageView message={{ ...part, broken: true }} />, store);
    expect(screen.getByText(/The reply broke off here. Your question was sent./)).toBeVisible();
    await press('Try again');
    expect(server.to(ASK)[0]?.body).toMatchObject({ message_id: 'm1' });
  });
});
