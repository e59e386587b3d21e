import { pass, settle, withFakeClock } from '../../../testing/clock';
import { event, eventStream, fakeServer, json, unreachable } from '../../../testing/fake-server';
import { messagesOf, reply, signIn, storesOfApp, type AppStore } from '../../../testing/member-store';
import { talking } from '../../../testing/talking';
import { askActions, selectAsk } from './ask.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const FOLLOW = 'GET /api/v1/claude-direct';

type State = Parameters<typeof selectAsk>[0];
const askOf = (store: AppStore) => selectAsk(store.getState() as unknown as State);

describe('a connection that breaks while a reply comes', () => {
  const broken = () => eventStream([event('delta', { text: 'He makes me' })]);
  async function brokenOff() {
    server.answer(ASK, broken);
    server.answer(FOLLOW, unreachable);
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    return store;
  }

  it('leaves what was read, marked as broken off; that the question was not sent is not said', async () => {
    const store = await brokenOff();
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes me', stopped: true, broken: true });
    expect(askOf(store)).toMatchObject({ question: null, failure: null });
    await pass(1_000);
    const kept = JSON.parse(localStorage.getItem('emitConversations') ?? '[]') as { messages: unknown[] }[];
    expect(kept[0]?.messages).toHaveLength(2);
    expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toContain('He makes me');
  });

  it('is joined again by itself; the whole takes the place of the part, and is asked for once', async () => {
    const store = await brokenOff();
    const stream = talking();
    server.answer(FOLLOW, stream.answer);
    await pass(1_000);
    stream.say('He makes me lie');
    await settle();
    expect(askOf(store).partial).toBe('He makes me lie');
    stream.end(reply());
    await settle();
    expect(messagesOf(store).map(({ content }) => content)).toEqual([
      'Why a shepherd?',
      'He makes me lie down.',
    ]);
    expect(server.to(ASK)).toHaveLength(1);
  });

  it('keeps the longer part when it breaks again, and goes on trying', async () => {
    const store = await brokenOff();
    const stream = talking();
    server.answer(FOLLOW, stream.answer);
    await pass(1_000);
    stream.say('He');
    await settle();
    stream.breakOff();
    await settle();
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes me', broken: true });
    server.answer(FOLLOW, () => json(reply()));
    await pass(1_000);
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes me lie down.' });
  });

  it('leaves the part where the guide broke off, and says so', async () => {
    const error = { statusCode: 502, code: 'GUIDE_UNAVAILABLE', detail: 'Please try again.' };
    server.answer(ASK, () => eventStream([event('delta', { text: 'He makes' }), event('error', error)]));
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes', broken: true });
    expect(askOf(store).failure).toMatchObject({ code: 'GUIDE_UNAVAILABLE' });
    await pass(60_000);
    expect(server.to(FOLLOW)).toEqual([]);
  });
});
