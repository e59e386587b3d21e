import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { Provider, useSelector } from 'react-redux';
import { CARE_OPENINGS } from '@emit/contract/care';
import type { WireMessage } from '@emit/contract/wire';
import { selectActive } from '../features/chat/chat.slice';
import { ReplyPartsContext } from '../features/chat/messages/annotations';
import { MessageView } from '../features/chat/messages/message-view';
import { Markdown } from '../features/chat/messages/markdown';
import { PassagePanel } from '../features/scripture/passage-panel';
import { pass, settle, withFakeClock } from '../testing/clock';
import { press, set } from '../testing/forms';
import { fakeServer, held, json, refusal, unreachable } from '../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, wholeOf, type AppStore } from '../testing/member-store';
import { quotationIn } from '../testing/quotations';

import { SCRIPTURE_PARTS, WrongVerseOpened } from './screens/scripture-chat';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const CONTENT = '“Jesus wept” (John 11:35). “Jesus cried” (John 11:36).';
const REPLY: WireMessage = {
  id: 'r1',
  role: 'assistant',
  content: CONTENT,
  timestamp: 2,
  quotations: [
    quotationIn(CONTENT, 'Jesus wept', 'John 11:35'),
    quotationIn(CONTENT, 'Jesus cried', 'John 11:36', {
      status: 'differs',
      message: 'It reads differently.',
    }),
  ],
};
const RATE = 'PUT /api/v1/conversations/c1/messages/r1/rating';
const callAt = (at: number) => `PUT /api/v1/conversations/c1/messages/r1/quotations/${at}/rating`;
const done = () => json({ status: 'ok' });

beforeAll(async () => {
  render(<Markdown text="# Here" />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible());
  cleanup();
});

/** The messages of the open conversation, as the app shows them. */
function Talk() {
  const conversation = useSelector(selectActive);
  return (
    <ReplyPartsContext value={SCRIPTURE_PARTS}>
      {conversation?.messages.map((message) => (
        <MessageView key={message.id} message={message} />
      ))}
      <PassagePanel extra={(quotation) => <WrongVerseOpened quotation={quotation} />} />
    </ReplyPartsContext>
  );
}

async function open(reply: WireMessage = REPLY, store: AppStore = createStore()): Promise<AppStore> {
  const question: WireMessage = { id: 'q1', role: 'user', content: 'Why?', timestamp: 1 };
  server.answer('GET /api/v1/conversations/c1', () =>
    json({ ...wholeOf('c1', { messages: [question, reply] }) }),
  );
  await signIn(server, store, [summaryOf('c1', { message_count: 2 })]);
  render(
    <Provider store={store}>
      <Talk />
    </Provider>,
  );
  await act(settle);
  return store;
}
const thumb = (name: 'Good reply' | 'Poor reply') => screen.getByRole('button', { name });
const isPressed = (name: 'Good reply' | 'Poor reply') => thumb(name).getAttribute('aria-pressed') === 'true';
const bodies = (route: string) => server.to(route).map(({ body }) => body);

describe('rating a reply', () => {
  it('is sent at once, thanked for, and shown as pressed', async () => {
    server.answer(RATE, done);
    await open();
    expect([isPressed('Good reply'), isPressed('Poor reply')]).toEqual([false, false]);
    await press('Good reply');
    expect(bodies(RATE)).toEqual([{ rating: 'up' }]);
    expect(isPressed('Good reply')).toBe(true);
    expect(screen.getByText('Thank you.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/optional/)).toBeNull();
  });

  it('is taken back by pressing again, and changed by the other thumb', async () => {
    server.answer(RATE, done);
    await open();
    await press('Good reply');
    await press('Poor reply');
    expect([isPressed('Good reply'), isPressed('Poor reply')]).toEqual([false, true]);
    await press('Poor reply');
    expect([isPressed('Good reply'), isPressed('Poor reply')]).toEqual([false, false]);
    expect(bodies(RATE)).toEqual([{ rating: 'up' }, { rating: 'down' }, { rating: 'none' }]);
    expect(screen.queryByText('Thank you.')).toBeNull();
    expect(screen.queryByLabelText(/optional/)).toBeNull();
  });

  it('takes a note, which may be left out, changed and seen again', async () => {
    server.answer(RATE, done);
    await open();
    await press('Poor reply');
    set('What was wrong? (optional)', '  It missed the point. ');
    await press('Save note');
    expect(bodies(RATE).at(-1)).toEqual({ rating: 'down', reason: 'It missed the point.' });
    expect(screen.getByText('Your note: It missed the point.')).toBeInTheDocument();
    await press('Edit');
    set('What was wrong? (optional)', 'Never mind.');
    await press('Cancel');
    expect(screen.getByText('Your note: It missed the point.')).toBeInTheDocument();
    expect(server.to(RATE)).toHaveLength(2);
  });

  it('asks for no note where a reply was good, and takes one', async () => {
    server.answer(RATE, done);
    await open();
    await press('Good reply');
    await press('Add a note');
    set('What was good? (optional)', 'Kind');
    await press('Save note');
    expect(bodies(RATE).at(-1)).toEqual({ rating: 'up', reason: 'Kind' });
  });

  it('is shown again where the server has it, and kept in this browser', async () => {
    await open({ ...REPLY, rating: { rating: 'down', reason: 'Too long' } });
    expect(isPressed('Poor reply')).toBe(true);
    expect(screen.getByText('Your note: Too long')).toBeInTheDocument();
    expect(screen.queryByText('Thank you.')).toBeNull();
    server.answer(RATE, done);
    await press('Good reply');
    await act(() => pass(200));
    const kept = JSON.parse(localStorage.getItem('emitConversations') ?? '[]');
    expect(kept[0].messages[1].rating).toEqual({ rating: 'up' });
  });

  it('says when it is not kept, and what the server says; the thumb is not pressed', async () => {
    server.answer(RATE, () => refusal(404, 'There is no such reply in this conversation'));
    await open();
    await press('Good reply');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such reply in this conversation');
    expect(isPressed('Good reply')).toBe(false);
    server.answer(RATE, done);
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isPressed('Good reply')).toBe(true);
  });

  it('is sent again when the connection returns, as the same rating', async () => {
    server.answer(RATE, unreachable);
    await open();
    await press('Poor reply');
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot connect to server');
    server.answer(RATE, done);
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => pass(0));
    expect(isPressed('Poor reply')).toBe(true);
    const keys = server.to(RATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is the last one that was pressed, however late an answer comes', async () => {
    const late = held();
    server.answer(RATE, late.answer);
    await open();
    fireEvent.click(thumb('Good reply'));
    await act(() => Promise.resolve());
    expect(isPressed('Good reply')).toBe(true);
    server.answer(RATE, done);
    await press('Poor reply');
    late.give(json({ status: 'ok' }));
    await act(settle);
    expect([isPressed('Good reply'), isPressed('Poor reply')]).toEqual([false, true]);
  });

  it('is seen by other tabs, whose copy is older', async () => {
    server.answer(RATE, done);
    const store = await open();
    const before = chatOf(store).items[0]?.updatedAt ?? 0;
    await press('Good reply');
    expect(chatOf(store).items[0]?.updatedAt).toBeGreaterThan(before);
    expect(chatOf(store).items[0]?.lastMessageAt).toBe(Date.parse('2026-11-01T08:00:00.000Z'));
  });

  it('is not asked of a reply of care, nor of a question', async () => {
    await open({ id: 'r1', role: 'assistant', content: `${CARE_OPENINGS.en}\n\nCall 988.`, timestamp: 2 });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Rate this reply' })).toBeNull();
  });
});

describe('This verse is wrong', () => {
  const report = () => within(screen.getByLabelText('Scripture in this reply'));
  const flags = () => report().getAllByRole('button', { name: 'This verse is wrong', hidden: true });

  it('is said of one verse among several, with a note, and taken back', async () => {
    for (const at of [0, 1]) server.answer(callAt(at), done);
    await open();
    // It is the second in the reply; of the first, which stood the check, it is said beside its passage.
    expect(flags()).toHaveLength(1);
    fireEvent.click(flags()[0]!);
    await act(settle);
    expect(bodies(callAt(1))).toEqual([{ verdict: 'wrong' }]);
    expect(flags()[0]).toHaveAttribute('aria-pressed', 'true');
    set('What is wrong with it? (optional)', 'It says wept.');
    await press('Save note');
    expect(bodies(callAt(1)).at(-1)).toEqual({ verdict: 'wrong', reason: 'It says wept.' });
    fireEvent.click(flags()[0]!);
    await act(settle);
    expect(bodies(callAt(1)).at(-1)).toEqual({ verdict: 'none' });
    expect(server.to(callAt(0))).toEqual([]);
    expect(server.to(RATE)).toEqual([]);
  });

  it('is shown again where the server has it', async () => {
    await open({ ...REPLY, quotation_ratings: [{ quotation: 0, verdict: 'wrong', reason: 'Not he' }] });
    expect(flags().map((flag) => flag.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(report().getByText('Your note: Not he')).toBeInTheDocument();
    server.answer(callAt(0), done);
    fireEvent.click(flags()[1]!);
    await act(settle);
    expect(bodies(callAt(0))).toEqual([{ verdict: 'none' }]);
    expect(flags()).toHaveLength(1);
  });

  it('is said beside the passage of a verse, too', async () => {
    server.answer(callAt(0), done);
    server.answer('GET /api/v1/scripture/passages', () => json({ passages: [] }));
    await open();
    fireEvent.click(screen.getAllByRole('button', { name: 'John 11:35 : Exact' })[0]!);
    await act(settle);
    const opened = within(screen.getByRole('dialog', { name: 'John 11:35' }));
    fireEvent.click(opened.getByRole('button', { name: 'This verse is wrong' }));
    await act(settle);
    expect(bodies(callAt(0))).toEqual([{ verdict: 'wrong' }]);
    expect(opened.getByRole('button', { name: 'This verse is wrong' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(opened.getByText('Thank you.')).toBeInTheDocument();
  });
});
