import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal, unreachable, type Answer } from '../../../testing/fake-server';
import {
  balanceOf,
  messagesOf,
  reply,
  signIn,
  storesOfApp,
  type AppStore,
} from '../../../testing/member-store';
import { talking } from '../../../testing/talking';
import { askActions, selectAsk } from './ask.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const STOP = 'DELETE /api/v1/claude-direct';
const KEPT = reply({ completion: 'He makes', stop: 'stopped', remaining_tokens: 990 });

type State = Parameters<typeof selectAsk>[0];
const askOf = (store: AppStore) => selectAsk(store.getState() as unknown as State);

/** A reply of which something has come, and its stream. */
async function reading(stop: Answer) {
  const stream = talking();
  server.answer(ASK, stream.answer);
  server.answer(STOP, stop);
  const store = createStore();
  await signIn(server, store);
  store.dispatch(askActions.submitted('Why a shepherd?'));
  await settle();
  stream.say('He makes me');
  await settle();
  return { store, stream };
}

describe('a reply that the member stops', () => {
  it('is stopped on the server; what is kept of it comes as its stream ends, with the balance', async () => {
    const { store, stream } = await reading(() => json(KEPT));
    store.dispatch(askActions.stopped());
    store.dispatch(askActions.stopped());
    await settle();
    expect(askOf(store).isStopping).toBe(true);
    stream.end(KEPT);
    await settle();
    const { query } = server.to(STOP)[0] ?? {};
    expect(query).toMatchObject({ message_id: messagesOf(store)[0]?.id });
    expect(server.to(STOP)).toHaveLength(1);
    expect(messagesOf(store)[1]).toMatchObject({ id: 'reply-1', content: 'He makes', stop: 'stopped' });
    expect(messagesOf(store)[1]?.stopped).toBeUndefined();
    expect(balanceOf(store)).toBe(990);
    expect(askOf(store)).toMatchObject({ question: null, isStopping: false });
    expect(stream.isLeft()).toBe(false);
  });

  it('is what the server says although the stream does not end', async () => {
    const { store } = await reading(() => json(KEPT));
    store.dispatch(askActions.stopped());
    await pass(600);
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes', stop: 'stopped' });
    expect(balanceOf(store)).toBe(990);
  });

  it('is asked to stop again where the question was still on its way', async () => {
    let asks = 0;
    const late: Answer = () => ((asks += 1) < 3 ? refusal(404, 'None', 'REPLY_NOT_FOUND') : json(KEPT));
    const { store } = await reading(late);
    store.dispatch(askActions.stopped());
    await pass(2_000);
    expect(server.to(STOP)).toHaveLength(3);
    expect(messagesOf(store)[1]).toMatchObject({ stop: 'stopped' });
  });

  it.each([
    ['cannot be reached', unreachable],
    [
      'is of the release before',
      () => refusal(405, 'This address does not take that method', 'METHOD_NOT_ALLOWED'),
    ],
    ['knows of none', () => refusal(404, 'None', 'REPLY_NOT_FOUND')],
    ['does not answer', held().answer],
  ])('keeps the part that came where the server %s', async (_what, answer) => {
    const { store, stream } = await reading(answer);
    store.dispatch(askActions.stopped());
    await pass(4_500);
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes me', stopped: true });
    expect(askOf(store)).toMatchObject({ question: null, failure: null });
    expect(stream.isLeft()).toBe(true);
  });
});

describe('a reply that is corrected while it comes', () => {
  it('has the other words in their place, and goes on behind them', async () => {
    const { store, stream } = await reading(unreachable);
    stream.correct({ start: 3, end: 8, text: 'maketh' });
    stream.say(' to lie down');
    await settle();
    expect(askOf(store).partial).toBe('He maketh me to lie down');
    stream.end(reply({ completion: 'He maketh me to lie down' }));
    await settle();
    expect(messagesOf(store)[1]?.content).toBe('He maketh me to lie down');
  });
});
