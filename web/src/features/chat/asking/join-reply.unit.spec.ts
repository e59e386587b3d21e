import type { WireMessage } from '@emit/contract/wire';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../../testing/fake-server';
import { balanceOf, chatOf, endSession, messagesOf, reply, signIn } from '../../../testing/member-store';
import { storesOfApp, summaryOf, wholeOf, type AppStore } from '../../../testing/member-store';
import { talking } from '../../../testing/talking';
import { askActions, selectAsk } from './ask.slice';
import { chatActions } from '../chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const FOLLOW = 'GET /api/v1/claude-direct';
const QUESTION: WireMessage = {
  id: 'm1',
  role: 'user',
  content: 'Why a shepherd?',
  category: 'biblical',
  timestamp: Date.parse('2026-11-02T08:00:00Z'),
};
const OF_C1 = { conversation_id: 'c1' };

const nobody = () => refusal(404, 'Nobody is writing one', 'REPLY_NOT_FOUND');
const elsewhere = () => refusal(409, 'Please wait', 'QUESTION_IN_FLIGHT');

type State = Parameters<typeof selectAsk>[0];
const askOf = (store: AppStore) => selectAsk(store.getState() as unknown as State);

/** Signed in, with a question without a reply in c1, which is open. */
async function opened(asked: WireMessage = QUESTION) {
  server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1', { messages: [asked] })));
  const store = createStore();
  await signIn(server, store, [summaryOf('c1', { message_count: 1 }), summaryOf('c2', OLDER)]);
  return store;
}
const OLDER = { updated_at: '2026-10-01T08:00:00.000Z' };
const fresh = (): WireMessage => ({ ...QUESTION, timestamp: Date.now() });

describe('a question whose reply the server is writing', () => {
  it('is joined by itself: what has come is shown, then the rest, and nothing is asked', async () => {
    const stream = talking();
    server.answer(FOLLOW, stream.answer);
    const store = await opened();
    expect(server.to(FOLLOW)[0]?.query).toEqual({ conversation_id: 'c1', message_id: 'm1' });
    stream.say('');
    await settle();
    expect(askOf(store).question).toEqual({ conversationId: 'c1', messageId: 'm1', category: 'biblical' });
    stream.say('He makes me');
    await settle();
    expect(askOf(store).partial).toBe('He makes me');
    stream.end(reply({ ...OF_C1, remaining_tokens: 900 }));
    await settle();
    expect(messagesOf(store).map(({ content }) => content)).toEqual([
      'Why a shepherd?',
      'He makes me lie down.',
    ]);
    expect(askOf(store).question).toBeNull();
    expect(balanceOf(store)).toBe(900);
    await pass(60_000);
    expect(server.to(FOLLOW)).toHaveLength(1);
    expect(server.to(ASK)).toEqual([]);
  });

  it('is shown where its conversation is, which was saved and has its id since it was looked for', async () => {
    const stream = talking();
    const { answer, give } = held();
    server.answer(FOLLOW, answer);
    const store = await opened();
    store.dispatch(chatActions.saveConfirmed({ id: 'c1', serverId: 'c-9', messageIds: [] }));
    give(await stream.answer({ signal: new AbortController().signal } as never));
    stream.say('He makes');
    await settle();
    expect(askOf(store)).toMatchObject({ question: { conversationId: 'c-9' }, partial: 'He makes' });
    stream.end(reply());
    await settle();
    expect(messagesOf(store)).toHaveLength(2);
  });

  it('is left alone where another conversation is open by then', async () => {
    const stream = talking();
    const { answer, give } = held();
    server.answer(FOLLOW, answer);
    const store = await opened();
    store.dispatch(chatActions.newRequested());
    give(await stream.answer({ signal: new AbortController().signal } as never));
    await settle();
    expect(askOf(store).question).toBeNull();
  });

  it('by another process is waited for', async () => {
    server.answer(FOLLOW, elsewhere);
    const store = await opened();
    expect(askOf(store).question?.messageId).toBe('m1');
    await pass(2_000);
    server.answer(FOLLOW, () => json(reply(OF_C1)));
    await pass(2_000);
    expect(messagesOf(store)).toHaveLength(2);
    expect(server.to(ASK)).toEqual([]);
  });

  it('by another process, and was not this one’s, is the member’s to ask again', async () => {
    server.answer(FOLLOW, elsewhere);
    const store = await opened();
    server.answer(FOLLOW, nobody);
    await pass(2_000);
    expect(askOf(store)).toMatchObject({ question: null, failure: null });
    expect(messagesOf(store)).toHaveLength(1);
  });

  it('is no more joined than asked twice when another tab has read the reply already', async () => {
    const stream = talking();
    server.answer(FOLLOW, stream.answer);
    const store = await opened();
    const [own] = chatOf(store).items.filter(({ id }) => id === 'c1');
    if (!own) throw new Error('There is no c1');
    const read = {
      id: 'reply-1',
      role: 'assistant' as const,
      content: 'He makes me lie down.',
      timestamp: Date.now(),
    };
    const theirs = { ...own, messages: [...own.messages, read], updatedAt: Date.now() };
    store.dispatch(chatActions.listRead({ items: [theirs], deleted: [], pendingDeletes: [] }));
    stream.end(reply(OF_C1));
    await settle();
    expect(messagesOf(store).map(({ id }) => id)).toEqual(['m1', 'reply-1']);
    expect(chatOf(store).items.find(({ id }) => id === 'c1')?.unsaved).toBeUndefined();
  });

  it.each<[string, (store: AppStore) => void]>([
    ['stopped', (store) => store.dispatch(askActions.stopped())],
    ['deleted', (store) => store.dispatch(chatActions.removed('c1'))],
    ['left with the session', endSession],
  ])('can be %s: it is read no further', async (_what, leave) => {
    const stream = talking();
    server.answer(FOLLOW, stream.answer);
    const store = await opened();
    stream.say('He makes');
    await settle();
    leave(store);
    await settle();
    expect(stream.isLeft()).toBe(true);
    expect(askOf(store).question).toBeNull();
    await pass(60_000);
    expect(server.to(FOLLOW)).toHaveLength(1);
  });
});

describe('a question that nobody answers', () => {
  it('is looked for once when it is old, and never asked by itself', async () => {
    server.answer(FOLLOW, nobody);
    const store = await opened();
    await pass(120_000);
    expect(server.to(FOLLOW)).toHaveLength(1);
    expect(server.to(ASK)).toEqual([]);
    expect(askOf(store)).toMatchObject({ question: null, lookingFor: null, failure: null });
  });

  it('is looked for a few times more when it is new: another tab may be about to ask it', async () => {
    server.answer(FOLLOW, nobody);
    const store = await opened(fresh());
    await pass(1_000);
    expect(server.to(FOLLOW)).toHaveLength(2);
    server.answer(FOLLOW, () => json(reply(OF_C1)));
    await pass(2_000);
    expect(messagesOf(store)).toHaveLength(2);
    await pass(120_000);
    expect(server.to(FOLLOW)).toHaveLength(3);
  });

  it('is looked for again where the server does not answer, and when the browser is online', async () => {
    server.answer(FOLLOW, unreachable);
    const store = await opened();
    await pass(120_000);
    expect(server.to(FOLLOW)).toHaveLength(6);
    server.answer(FOLLOW, () => json(reply(OF_C1)));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(messagesOf(store)).toHaveLength(2);
  });

  it('keeps nobody waiting whose server says nothing', async () => {
    const { answer } = held();
    server.answer(FOLLOW, answer);
    const store = await opened();
    expect(askOf(store)).toMatchObject({ question: null, lookingFor: 'm1' });
    await pass(5_000);
    expect(askOf(store).lookingFor).toBeNull();
  });

  it('gives way to the next question', async () => {
    const { answer, give } = held();
    server.answer(FOLLOW, answer);
    server.answer(ASK, () => json(reply(OF_C1)));
    const store = await opened();
    store.dispatch(askActions.submitted('And the valley?'));
    await settle();
    give(json(reply({ ...OF_C1, message_id: 'late' })));
    await pass(60_000);
    expect(messagesOf(store).map(({ id }) => id)).not.toContain('late');
    expect(messagesOf(store).map(({ role }) => role)).toEqual(['user', 'user', 'assistant']);
  });

  it('is not looked for where its conversation is not here in full, or its reply is', async () => {
    server.answer('GET /api/v1/conversations/c1', unreachable);
    const store = createStore();
    await signIn(server, store, [summaryOf('c1', { message_count: 2 })]);
    const answered = { id: 'r', role: 'assistant', content: 'He goes ahead.', timestamp: 2 } as const;
    server.answer('GET /api/v1/conversations/c1', () =>
      json(wholeOf('c1', { messages: [QUESTION, answered] })),
    );
    store.dispatch(chatActions.selected('c1'));
    await settle();
    expect(server.to(FOLLOW)).toEqual([]);
  });
});

describe('a question of this tab', () => {
  const open = async () => {
    const store = createStore();
    await signIn(server, store);
    return store;
  };

  it('is not looked for while it is asked, nor when it could not be sent, nor after it was stopped', async () => {
    server.answer(FOLLOW, () => json(reply()));
    const { answer } = held();
    server.answer(ASK, answer);
    const store = await open();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    const merge = () => store.dispatch(chatActions.listRead({ items: [], deleted: [], pendingDeletes: [] }));
    merge();
    store.dispatch(askActions.stopped());
    merge();
    await settle();
    server.answer(ASK, unreachable);
    store.dispatch(askActions.submitted('And the valley?'));
    await settle();
    expect(askOf(store).failure?.question).not.toBeNull();
    merge();
    await pass(60_000);
    expect(server.to(FOLLOW)).toEqual([]);
  });
});
