import type { GuideRequest } from '@emit/contract/guide';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import {
  event,
  eventStream,
  fakeServer,
  held,
  json,
  refusal,
  unreachable,
} from '../../../testing/fake-server';
import { balanceOf, chatOf, messagesOf, reply, signIn } from '../../../testing/member-store';
import { storesOfApp, type AppStore } from '../../../testing/member-store';
import { askActions, selectBusy, selectFailure } from './ask.slice';
import { chatActions } from '../chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';

type State = Parameters<typeof selectBusy>[0];
const stateOf = (store: AppStore) => store.getState() as unknown as State;

async function signedIn() {
  const store = createStore();
  await signIn(server, store);
  return store;
}
function sent(): GuideRequest[] {
  return server.to(ASK).map(({ body }) => body as GuideRequest);
}

describe('a question', () => {
  it('is appended at once, and the reply after it, with the tokens that it took', async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('  Why a shepherd? '));
    await settle();
    expect(messagesOf(store)).toMatchObject([
      { role: 'user', content: 'Why a shepherd?', category: 'general' },
    ]);
    expect(selectBusy(stateOf(store))).toBe(true);
    give(json(reply()));
    await settle();
    expect(messagesOf(store)[1]).toMatchObject({
      id: 'reply-1',
      role: 'assistant',
      content: 'He makes me lie down.',
      tokensUsed: 42,
    });
    expect(selectBusy(stateOf(store))).toBe(false);
  });

  it('replaces the balance with what the reply says is left', async () => {
    server.answer(ASK, () => json(reply()));
    const store = await signedIn();
    expect(balanceOf(store)).toBe(1_000);
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    expect(balanceOf(store)).toBe(958);
  });

  it('sent while another one is in flight is ignored', async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('First'));
    await settle();
    store.dispatch(askActions.submitted('Second'));
    await settle();
    give(json(reply()));
    await settle();
    expect(sent().map(({ prompt }) => prompt)).toEqual(['First']);
    expect(messagesOf(store).map(({ content }) => content)).toEqual(['First', 'He makes me lie down.']);
  });

  it('goes out with the last 10 messages, itself the last of them', async () => {
    let count = 0;
    server.answer(ASK, () => {
      count += 1;
      return json(reply({ message_id: `reply-${count}`, completion: `Reply ${count}` }));
    });
    const store = await signedIn();
    for (let number = 1; number <= 7; number += 1) {
      store.dispatch(askActions.submitted(`Question ${number}`));
      await pass(2_000);
    }
    const history = sent().map(({ message_history }) => message_history ?? []);
    expect(history[0]).toEqual([{ role: 'user', content: 'Question 1' }]);
    expect(history[6]).toHaveLength(10);
    expect(history[6]?.[0]).toEqual({ role: 'assistant', content: 'Reply 2' });
    expect(history[6]?.[9]).toEqual({ role: 'user', content: 'Question 7' });
  });

  it('takes the id that the server gave the conversation, and is not saved a second time', async () => {
    server.answer(ASK, () => json(reply()));
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await pass(5_000);
    expect(sent()[0]?.conversation_id).toMatch(/^temp_/);
    expect(sent()[0]?.message_id).toBe(messagesOf(store)[0]?.id);
    expect(chatOf(store).activeId).toBe('c-9');
    expect(server.calls.filter(({ route }) => !route.startsWith('GET') && route !== ASK)).toEqual([]);
  });

  it('of blanks asks for a question, and calls nobody', async () => {
    const store = await signedIn();
    store.dispatch(askActions.submitted('   '));
    await settle();
    expect(selectFailure(stateOf(store))?.text).toBe('Please enter a question or topic');
    expect(sent()).toEqual([]);
    store.dispatch(askActions.failureDismissed());
    expect(selectFailure(stateOf(store))).toBeNull();
  });

  it('takes the category that was chosen', async () => {
    server.answer(ASK, () => json(reply()));
    const store = await signedIn();
    store.dispatch(chatActions.categoryChosen('mindstreams'));
    store.dispatch(askActions.submitted('What is Flow?'));
    await settle();
    expect(sent()[0]?.category).toBe('mindstreams');
    expect(chatOf(store).items[0]?.category).toBe('mindstreams');
  });
});

describe('a reply that fails', () => {
  it.each([
    ['without a completion', () => json(reply({ completion: '' })), 'No response received from Emit'],
    [
      'of nothing but tagged blocks',
      () => json(reply({ completion: '<userStyle>x</userStyle>' })),
      'No response received from Emit',
    ],
    ['refused', () => refusal(503, 'The guide rests'), 'The guide rests'],
    ['refused without words', () => json({}, 500), 'HTTP error! status: 500'],
    ['of no server', unreachable, 'Cannot connect to server. Please check your connection.'],
    [
      'that breaks off before its first word',
      () => eventStream([event('delta', { text: '' })]),
      'Cannot connect to server. Please check your connection.',
    ],
  ])('%s says so and leaves the question', async (_what, answer, text) => {
    server.answer(ASK, answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    expect(selectFailure(stateOf(store))?.text).toBe(text);
    expect(messagesOf(store)).toMatchObject([{ content: 'Why a shepherd?' }]);
    expect(selectBusy(stateOf(store))).toBe(false);
  });

  it('can be asked again: the same question under the same id', async () => {
    server.answer(ASK, unreachable);
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    const question = selectFailure(stateOf(store))?.question;
    if (!question) throw new Error('Nothing to ask again');
    server.answer(ASK, () => json(reply()));
    store.dispatch(askActions.retried(question));
    await settle();
    expect(new Set(sent().map(({ message_id }) => message_id)).size).toBe(1);
    expect(messagesOf(store)).toHaveLength(2);
    expect(selectFailure(stateOf(store))).toBeNull();
  });
});

describe('a conversation deleted while its reply is under way', () => {
  it('stays deleted, and nothing is shown', async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    store.dispatch(chatActions.removed(chatOf(store).activeId ?? ''));
    await settle();
    give(json(reply()));
    await settle();
    expect(chatOf(store).items).toEqual([]);
    expect(selectBusy(stateOf(store))).toBe(false);
    expect(selectFailure(stateOf(store))).toBeNull();
  });
});
