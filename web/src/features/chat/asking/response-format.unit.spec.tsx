import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { chatOf, reply, signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ChatPane } from '../chat-pane';
import { chatActions } from '../chat.slice';
import { selectBiblical } from '../conversations/conversation-selectors';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const TEXTS = { heading: 'Emit', welcome: '', placeholder: '', failure: () => 'Failed' };
const said = { id: 'q1', role: 'user', content: 'Psalm 1', timestamp: 1 } as const;
const TALK = { message_count: 1, updated_at: '2026-11-02T08:00:00.000Z' };

/** A general conversation with a message, which is open, and one of MindStreams. */
async function open() {
  server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { ...TALK, messages: [said] })));
  const store = createStore();
  visit(<ChatPane texts={TEXTS} showFormats sidebarAtFirst />, store);
  await act(() =>
    signIn(server, store, [summaryOf('c1', TALK), summaryOf('c2', { category: 'mindstreams' })]),
  );
  return store;
}
const chip = () => screen.queryByRole('button', { name: /^Response Format: / });
/** In the row, or folded to its chip. */
const chosen = () =>
  (chip() ? [chip()] : screen.getAllByRole('button', { pressed: true })).map((one) => one?.textContent);
const row = () => screen.queryByRole('group', { name: 'Response Format' });
function choose(name: string) {
  const folded = chip();
  if (folded) fireEvent.click(folded);
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('the Response Format of a conversation', () => {
  it('is remembered when another one is opened, and after the page is loaded anew', async () => {
    const store = await open();
    choose('Biblical Study');
    act(() => void store.dispatch(chatActions.selected('c2')));
    expect(chosen()).toEqual(['MindStreams']);
    act(() => void store.dispatch(chatActions.selected('c1')));
    expect(chosen()).toEqual(['Biblical Study']);
    await act(() => pass(1_000));
    cleanup();
    await open();
    expect(chosen()).toEqual(['Biblical Study']);
  });

  it('is one chip once the first question was asked, which unfolds the row until one is chosen', async () => {
    const store = await open();
    expect([row(), chip()?.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    act(() => void fireEvent.click(chip() ?? document.body));
    expect([row() !== null, chip()?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'MindStreams' })));
    expect([row(), chosen()]).toEqual([null, ['MindStreams']]);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    act(() => void store.dispatch(chatActions.selected('c2')));
    expect([row() !== null, chip()]).toEqual([true, null]);
  });

  it('survives news of the conversation from the server', async () => {
    const store = await open();
    choose('Biblical Study');
    const news = summaryOf('c1', { ...TALK, updated_at: '2026-11-19T08:00:00.000Z' });
    server.answer('GET /api/v1/conversations', () => json([news]));
    await act(async () => {
      store.dispatch(chatActions.loadRequested());
      await settle();
    });
    act(() => void store.dispatch(chatActions.selected('c1')));
    expect(chosen()).toEqual(['Biblical Study']);
  });

  it('goes with the next question, and leaves what the conversation began as', async () => {
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    const store = await open();
    choose('Self-Development');
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'How do I begin?' } });
    fireEvent.keyDown(screen.getByLabelText('Your question'), { key: 'Enter' });
    await act(settle);
    expect(server.to(ASK)[0]?.body).toMatchObject({ category: 'self-development' });
    expect(chatOf(store).items.find(({ id }) => id === 'c1')?.category).toBe('general');
  });
});

describe('a conversation in which a biblical question was asked', () => {
  it('is a biblical one, whatever it began as: by its icon, and for a practice', async () => {
    server.answer(ASK, () => json(reply({ conversation_id: 'c1' })));
    const store = await open();
    const biblical = () => selectBiblical(store.getState() as never).map(({ id }) => id);
    expect(screen.getByRole('button', { name: /Title of c1\s*, General/ })).toBeVisible();
    expect(biblical()).toEqual([]);
    choose('Biblical Study');
    expect(biblical()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Psalm 1' } });
    fireEvent.keyDown(screen.getByLabelText('Your question'), { key: 'Enter' });
    await act(settle);
    expect(screen.getByRole('button', { name: /Title of c1\s*, Biblical Study/ })).toBeVisible();
    expect(biblical()).toEqual(['c1']);
  });
});
