import { authActions } from '../features/auth/auth.slice';
import { askActions } from '../features/chat/asking/ask.slice';
import { selectPractice } from '../features/practice/practice.slice';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, held, json, refusal } from '../testing/fake-server';
import { balanceOf, chatOf, endSession, MEMBER, messagesOf, reply } from '../testing/member-store';
import { signIn, storesOfApp, summaryOf, wholeOf, type AppStore } from '../testing/member-store';
import { practiceFromConversation } from './between-features.saga';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const draftOf = (store: AppStore) => {
  const state: unknown = store.getState();
  return selectPractice(state as Parameters<typeof selectPractice>[0]).draft;
};

describe('what was on its way when the session ended', () => {
  it('is no conversation of whoever signs in next', async () => {
    const { answer, give } = held();
    const store = createStore();
    await signInWithSlowList(store, answer);
    endSession(store);
    give(json([summaryOf('c1', { title: 'On my marriage' })]));
    await settle();
    expect(chatOf(store).items).toEqual([]);
    await signIn(server, store, [summaryOf('c2')]);
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['c2']);
  });

  it('is no reply to them: it is given up, and their own question is asked', async () => {
    const { answer, give } = held();
    let isGivenUp = false;
    server.answer(ASK, (call) => {
      call.signal.addEventListener('abort', () => (isGivenUp = true));
      return answer(call);
    });
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why me?'));
    await settle();
    endSession(store);
    await signIn(server, store, [], { ...MEMBER, id: 'member-2' });
    expect(isGivenUp).toBe(true);
    server.answer(ASK, () => json(reply({ remaining_tokens: 900 })));
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    give(json(reply({ completion: 'Because.', remaining_tokens: 1 })));
    await settle();
    expect(messagesOf(store).map(({ content }) => content)).toEqual([
      'Why a shepherd?',
      'He makes me lie down.',
    ]);
    expect(balanceOf(store)).toBe(900);
  });

  it('was asked, and is there for whoever asked it', async () => {
    server.answer(ASK, () => refusal(401, 'Please sign in'));
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why me?'));
    await settle();
    expect(messagesOf(store)).toEqual([]);
    await signIn(server, store);
    expect(messagesOf(store).map(({ content }) => content)).toEqual(['Why me?']);
  });

  it('fills in no practice of theirs', async () => {
    const { answer, give } = held();
    const store = createStore();
    await signIn(server, store, [summaryOf('c1', { category: 'biblical', message_count: 1 })]);
    server.answer('GET /api/v1/conversations/c1', answer);
    store.dispatch(practiceFromConversation('c1'));
    await settle();
    endSession(store);
    const question = { id: 'm1', role: 'user', content: 'Why me?', timestamp: 1 } as const;
    give(json(wholeOf('c1', { category: 'biblical', messages: [question] })));
    await settle();
    expect(draftOf(store)).toBeNull();
  });
});

async function signInWithSlowList(store: AppStore, list: ReturnType<typeof held>['answer']) {
  localStorage.setItem('token', 'a-token');
  server.answer('GET /api/v1/users/me', () => json(MEMBER));
  server.answer('GET /api/v1/conversations', list);
  store.dispatch(authActions.sessionCheckRequested());
  await settle();
}
