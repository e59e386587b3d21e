import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal } from '../../../testing/fake-server';
import { chatOf, messagesOf, reply, signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import type { AppStore } from '../../../testing/member-store';
import { talking } from '../../../testing/talking';
import { askActions, selectAsk } from '../asking/ask.slice';
import { chatActions } from '../chat.slice';
import { selectNewestFirst } from '../conversations/conversation-selectors';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const FOLLOW = 'GET /api/v1/claude-direct';
const DELETE = (id: string) => `DELETE /api/v1/conversations/${id}`;
const rows = (store: AppStore) => selectNewestFirst(store.getState() as never).map(({ id }) => id);
const askOf = (store: AppStore) => selectAsk(store.getState() as never);
const deletions = () =>
  server.calls.filter(({ route }) => route.startsWith('DELETE ')).map(({ route }) => route);
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('a conversation deleted while its reply is written', () => {
  async function asked() {
    const stream = talking();
    server.answer(ASK, stream.answer);
    const store = createStore();
    await signIn(server, store, [summaryOf('oldest')]);
    store.dispatch(chatActions.newRequested());
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    stream.say('He makes');
    await settle();
    const id = chatOf(store).activeId ?? '';
    store.dispatch(chatActions.removalAsked(id));
    await settle();
    return { store, stream, id };
  }

  it('lets the box go at once, and is joined where it was when it comes back', async () => {
    const { store, stream, id } = await asked();
    expect(stream.isLeft()).toBe(true);
    expect(askOf(store).question).toBeNull();
    const again = talking();
    server.answer(FOLLOW, again.answer);
    store.dispatch(chatActions.removalUndone(id));
    await settle();
    again.say('He makes me');
    await settle();
    expect(askOf(store)).toMatchObject({ question: { conversationId: id }, partial: 'He makes me' });
    again.end(reply());
    await settle();
    expect(messagesOf(store).map(({ content }) => content)).toEqual([
      'Why a shepherd?',
      'He makes me lie down.',
    ]);
    expect(server.to(ASK)).toHaveLength(1);
  });

  it('is deleted on the server as soon as that says under which id it has it', async () => {
    const { store } = await asked();
    const again = talking();
    server.answer(FOLLOW, again.answer);
    server.answer(DELETE('c-9'), () => json({ status: 'ok' }));
    await pass(8_000);
    expect(server.calls.filter(({ route }) => route.includes('DELETE'))).toEqual([]);
    again.say('He makes me');
    again.end(reply({ conversation_id: 'c-9' }));
    await settle();
    expect(deletions()).toEqual([DELETE('c-9')]);
    expect(rows(store)).toEqual(['oldest']);
    expect(localStorage.getItem('emitAbandonedQuestions')).toBeNull();
  });

  it('is not shown as a new one by the next visit, and is deleted then', async () => {
    const { store, id } = await asked();
    server.answer(FOLLOW, held().answer);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(kept('emitAbandonedQuestions')).toEqual({ [id]: expect.any(String) as string });
    const next = createStore();
    server.answer(FOLLOW, () => json(reply({ conversation_id: 'c-9' })));
    server.answer(DELETE('c-9'), () => json({ status: 'ok' }));
    const seen = new Set<string>();
    next.subscribe(() => rows(next).forEach((row) => seen.add(row)));
    await signIn(server, next, [summaryOf('c-9'), summaryOf('oldest')]);
    expect([...seen]).toEqual(['oldest']);
    expect(deletions()).toContain(DELETE('c-9'));
    expect(store).toBeDefined();
  });

  it('needs no telling where the server never had the question', async () => {
    await asked();
    server.answer(FOLLOW, () => refusal(404, 'Nobody is writing one', 'REPLY_NOT_FOUND'));
    await pass(60_000);
    expect(deletions()).toEqual([]);
    expect(localStorage.getItem('emitAbandonedQuestions')).toBeNull();
    expect(server.to(FOLLOW)).toHaveLength(1);
  });
});
