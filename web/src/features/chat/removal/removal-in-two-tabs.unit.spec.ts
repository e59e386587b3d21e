import { pass, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, type AppStore } from '../../../testing/member-store';
import { chatActions } from '../chat.slice';
import { selectNewestFirst } from '../conversations/conversation-selectors';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const TWO = [summaryOf('newer', { updated_at: '2026-11-10T00:00:00.000Z' }), summaryOf('older')];
const rows = (store: AppStore) => selectNewestFirst(store.getState() as never).map(({ id }) => id);
const deletions = () => server.calls.filter(({ route }) => route.startsWith('DELETE ')).length;

/** What the other tab writes comes key by key, each with its event. */
function otherTab(keys: Readonly<Record<string, unknown>>) {
  for (const [key, value] of Object.entries(keys)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  return pass(50);
}
const inAWhile = (ms: number) => Date.now() + ms;

async function twoShown() {
  for (const { id } of TWO) server.answer(`DELETE ${LIST}/${id}`, () => json({ status: 'ok' }));
  const store = createStore();
  await signIn(server, store, TWO);
  await pass(1_000);
  return store;
}

describe('a conversation that another tab takes off the list', () => {
  it('goes here as well, and the next one is opened', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    expect(rows(store)).toEqual(['older']);
    expect(chatOf(store).activeId).toBe('older');
  });

  it('is here again when the other tab brings it back', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    await otherTab({ emitRemovals: null });
    expect(rows(store)).toEqual(['newer', 'older']);
    await pass(60_000);
    expect(rows(store)).toEqual(['newer', 'older']);
    expect(deletions()).toBe(0);
  });

  it('is gone for good when that one deletes it, and shows nowhere in between', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    const seen = new Set<string>();
    store.subscribe(() => rows(store).forEach((id) => seen.add(id)));
    await otherTab({
      emitDeletedConversations: ['newer'],
      emitUntoldDeletions: ['newer'],
      emitRemovals: null,
    });
    await pass(60_000);
    expect([...seen]).toEqual(['older']);
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['older']);
    expect(deletions()).toBe(0);
  });

  it('is here again when that one is gone without a word', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    await pass(8_000);
    expect(rows(store)).toEqual(['newer', 'older']);
    expect(deletions()).toBe(0);
  });

  it('is left out by a tab that is opened meanwhile, too', async () => {
    localStorage.setItem('emitRemovals', JSON.stringify({ newer: inAWhile(8_000), broken: 'x' }));
    const store = await twoShown();
    expect(rows(store)).toEqual(['older']);
    expect(chatOf(store).activeId).toBe('older');
  });

  it('is told to the server by the tab that took it off alone', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    window.dispatchEvent(new Event('pagehide'));
    await pass(1_000);
    expect(deletions()).toBe(0);
    expect(rows(store)).toEqual(['older']);
  });
});

describe('what this tab takes off the list', () => {
  it('is kept for the others with its time, beside theirs, until it is decided', async () => {
    const store = await twoShown();
    await otherTab({ emitRemovals: { newer: inAWhile(8_000) } });
    store.dispatch(chatActions.removalAsked('older'));
    const theirs = { newer: expect.any(Number) as number };
    expect(JSON.parse(localStorage.getItem('emitRemovals') ?? '')).toEqual({
      ...theirs,
      older: inAWhile(8_000),
    });
    store.dispatch(chatActions.removalUndone('older'));
    expect(JSON.parse(localStorage.getItem('emitRemovals') ?? '')).toEqual(theirs);
  });
});
