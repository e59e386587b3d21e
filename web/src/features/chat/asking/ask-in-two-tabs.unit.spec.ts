import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal } from '../../../testing/fake-server';
import { chatOf, messagesOf, reply, signIn, storesOfApp, type AppStore } from '../../../testing/member-store';
import { askActions, selectFailure, selectQuestion } from './ask.slice';
import { chatActions } from '../chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';

type State = Parameters<typeof selectQuestion>[0];
const stateOf = (store: AppStore) => store.getState() as unknown as State;

/** As the other tab writes it, which saved the question and was told the conversation's id. */
function savedByTheOtherTab(store: AppStore) {
  const { items, activeId } = chatOf(store);
  const own = items.find(({ id }) => id === activeId);
  if (!own) throw new Error('Nothing was asked');
  store.dispatch(
    chatActions.listRead({ items: [{ ...own, id: 'c-9' }], deleted: [own.id], pendingDeletes: [] }),
  );
}

describe('a question whose conversation another tab saves meanwhile', () => {
  it('gets its reply where it stands', async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    savedByTheOtherTab(store);
    expect(selectQuestion(stateOf(store))?.conversationId).toBe('c-9');
    give(json(reply()));
    await settle();
    expect(chatOf(store).activeId).toBe('c-9');
    expect(messagesOf(store).map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  it('can be asked again there when it failed', async () => {
    server.answer(ASK, () => refusal(503, 'The guide rests'));
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    savedByTheOtherTab(store);
    expect(selectFailure(stateOf(store))?.question?.conversationId).toBe('c-9');
  });
});
