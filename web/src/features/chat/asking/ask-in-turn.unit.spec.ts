import type { GuideRequest } from '@emit/contract/guide';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, refusal } from '../../../testing/fake-server';
import { messagesOf, reply, signIn, storesOfApp, type AppStore } from '../../../testing/member-store';
import { askActions, selectBusy, selectFailure } from './ask.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const STILL = 'Your former question is still being answered. Please wait for the reply.';

type State = Parameters<typeof selectBusy>[0];
const stateOf = (store: AppStore) => store.getState() as unknown as State;
const underWay = () => refusal(409, STILL, 'QUESTION_IN_FLIGHT');

describe('a question while the former one is still being answered', () => {
  async function askedEarly() {
    server.answer(ASK, underWay);
    const store = createStore();
    await signIn(server, store);
    store.dispatch(askActions.submitted('And the valley?'));
    await settle();
    return store;
  }

  it('waits for its turn, and is asked then under the same id', async () => {
    const store = await askedEarly();
    expect(selectBusy(stateOf(store))).toBe(true);
    expect(selectFailure(stateOf(store))).toBeNull();
    server.answer(ASK, () => json(reply()));
    await pass(2_000);
    expect(messagesOf(store).map(({ role }) => role)).toEqual(['user', 'assistant']);
    const sent = server.to(ASK).map(({ body }) => (body as GuideRequest).message_id);
    expect(sent).toEqual([messagesOf(store)[0]?.id, messagesOf(store)[0]?.id]);
  });

  it('asks no more once it is stopped', async () => {
    const store = await askedEarly();
    store.dispatch(askActions.stopped());
    await pass(10_000);
    expect(server.to(ASK)).toHaveLength(1);
    expect(selectBusy(stateOf(store))).toBe(false);
  });

  it('says after two minutes that it must wait', async () => {
    const store = await askedEarly();
    for (let asks = 1; asks < 60; asks += 1) await pass(2_000);
    expect(selectFailure(stateOf(store))?.text).toBe(STILL);
    expect(server.to(ASK)).toHaveLength(60);
  });
});
