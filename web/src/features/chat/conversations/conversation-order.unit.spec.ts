import fc from 'fast-check';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, type AppStore } from '../../../testing/member-store';
import { chatActions } from '../chat.slice';
import { byNewest, newConversation, type Conversation } from '../conversation';
import { mergeLists } from './merge-conversations';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const older = summaryOf('older', { updated_at: '2026-11-01T00:00:00.000Z' });
const newer = summaryOf('newer', { updated_at: '2026-11-10T00:00:00.000Z' });

const order = (store: AppStore) => [...chatOf(store).items].sort(byNewest).map(({ id }) => id);
const titles = (store: AppStore) =>
  Object.fromEntries(chatOf(store).items.map(({ id, title }) => [id, title]));

describe('the list of conversations', () => {
  it('keeps a conversation in its place when it is renamed, also after loading anew', async () => {
    server.answer(`PUT ${LIST}/older`, () => json({}));
    const store = createStore();
    await signIn(server, store, [older, newer]);
    store.dispatch(chatActions.renamed({ id: 'older', title: 'Psalms', now: Date.now() }));
    await pass(2_000);
    expect(order(store)).toEqual(['newer', 'older']);
    const again = createStore();
    await signIn(server, again, [newer, { ...older, title: 'Psalms', updated_at: new Date().toISOString() }]);
    expect(order(again)).toEqual(['newer', 'older']);
    expect(titles(again)).toMatchObject({ older: 'Psalms' });
  });

  it('lets a title given elsewhere win by its time, and leaves the order', async () => {
    const store = createStore();
    await signIn(server, store, [older, newer]);
    const renamed = { ...older, title: 'Named elsewhere', updated_at: '2026-11-15T00:00:00.000Z' };
    server.answer(`GET ${LIST}`, () => json([newer, renamed]));
    store.dispatch(chatActions.loadRequested());
    await settle();
    expect(titles(store)).toMatchObject({ older: 'Named elsewhere' });
    expect(order(store)).toEqual(['newer', 'older']);
  });

  it('moves a conversation to the top when a message is sent in it', async () => {
    const store = createStore();
    await signIn(server, store, [older, newer]);
    const message = { id: 'm1', role: 'user' as const, content: 'And then?', timestamp: Date.now() };
    store.dispatch(chatActions.messageAppended({ id: 'older', message }));
    expect(order(store)).toEqual(['older', 'newer']);
  });

  it('is read from what an earlier release kept: its times of messages, else its updated time', async () => {
    const message = { id: 'm1', role: 'user', content: 'Psalm 1', timestamp: 3 };
    localStorage.setItem(
      'emitConversations',
      JSON.stringify([
        { id: 'renamed', title: 'Renamed last', messages: [message], createdAt: 1, updatedAt: 9 },
        { id: 'empty', title: 'Not here yet', messages: [], stale: true, createdAt: 1, updatedAt: 5 },
      ]),
    );
    const store = createStore();
    await signIn(server, store);
    expect(order(store)).toEqual(['empty', 'renamed']);
  });
});

describe('two copies of one conversation', () => {
  const time = fc.integer({ min: 1, max: 50 });
  const copies = fc
    .tuple(time, time, time, time)
    .map(([said, named, saidThere, namedThere]) => [
      copyOf('Named here', said, Math.max(said, named)),
      copyOf('Named there', saidThere, Math.max(saidThere, namedThere)),
    ]);

  it('merge into the title of the one that was changed last, at the place of the last message of both', () => {
    const isRight = ([here, there]: Conversation[]) => {
      if (!here || !there) return false;
      const [merged, ...others] = mergeLists([here], [there]);
      const winner = there.updatedAt > here.updatedAt ? there : here;
      return (
        others.length === 0 &&
        merged?.title === winner.title &&
        merged.updatedAt === winner.updatedAt &&
        merged.lastMessageAt === Math.max(here.lastMessageAt, there.lastMessageAt)
      );
    };
    fc.assert(fc.property(copies, isRight));
  });

  it('merge into the same from either side, and again into what they are', () => {
    const isSame = ([here, there]: Conversation[]) => {
      if (!here || !there || here.updatedAt === there.updatedAt) return true;
      const merged = mergeLists([here], [there]);
      expect(mergeLists([there], [here])).toEqual(merged);
      expect(mergeLists(merged, [there])).toEqual(merged);
      expect(mergeLists(merged, merged)).toEqual(merged);
      return true;
    };
    fc.assert(fc.property(copies, isSame));
  });
});

function copyOf(title: string, lastMessageAt: number, updatedAt: number): Conversation {
  return { ...newConversation('general', 1), id: 'c1', title, lastMessageAt, updatedAt };
}
