import { pass, settle, withFakeClock } from '../../../testing/clock';
import { event, eventStream, fakeServer } from '../../../testing/fake-server';
import { messagesOf, reply, signIn, storesOfApp, type AppStore } from '../../../testing/member-store';
import { talking } from '../../../testing/talking';
import { askActions, selectBusy, selectFailure, selectPartial } from './ask.slice';

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

describe('a streamed reply', () => {
  const done = event(
    'done',
    reply({ completion: 'He makes me lie down.<artifacts_info>x</artifacts_info>' }),
  );

  it('grows as it comes, however the network cuts it, and ends as the cleaned whole', async () => {
    const deltas = ['He ', 'makes ', 'me lie down.'].map((text) => event('delta', { text })).join('');
    const cut = [deltas.slice(0, 17), deltas.slice(17, 61), deltas.slice(61), done];
    server.answer(ASK, () => eventStream(cut));
    const store = await signedIn();
    const seen = new Set<string>();
    store.subscribe(() => seen.add(selectPartial(stateOf(store))));
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    expect([...seen].filter(Boolean).at(-1)).toBe('He makes me lie down.');
    expect(messagesOf(store)[1]?.content).toBe('He makes me lie down.');
    expect(selectPartial(stateOf(store))).toBe('');
  });

  it('is read to its end, as a browser reports one that is left before as failed', async () => {
    const stream = talking();
    server.answer(ASK, stream.answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    stream.done(reply());
    await settle();
    expect(messagesOf(store)).toHaveLength(2);
    stream.close();
    await settle();
    expect(stream.isLeft()).toBe(false);
  });

  it('that ends with an error shows its text', async () => {
    const error = { statusCode: 402, code: 'OUT_OF_TOKENS', detail: 'Your tokens renew on 1 December.' };
    server.answer(ASK, () => eventStream([event('delta', { text: 'He' }), event('error', error)]));
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    expect(selectFailure(stateOf(store))).toMatchObject({ code: 'OUT_OF_TOKENS', text: error.detail });
  });

  it('can be stopped: the call is given up, the part that came stays, and it is never saved', async () => {
    const stream = talking();
    server.answer(ASK, stream.answer);
    const store = await signedIn();
    store.dispatch(askActions.submitted('Why a shepherd?'));
    await settle();
    stream.say('He makes me');
    await settle();
    expect(selectPartial(stateOf(store))).toBe('He makes me');
    store.dispatch(askActions.stopped());
    await settle();
    expect(stream.isLeft()).toBe(true);
    expect(messagesOf(store)[1]).toMatchObject({ content: 'He makes me', stopped: true });
    expect(selectBusy(stateOf(store))).toBe(false);
    await pass(1_000);
    const bodies = JSON.stringify(server.calls.map(({ body }) => body));
    expect(bodies).not.toContain('He makes me');
  });
});
