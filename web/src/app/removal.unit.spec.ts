import type { WireMessage } from '@emit/contract/wire';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, held, json, refusal } from '../testing/fake-server';
import { chatOf, endSession, messagesOf, signIn, storesOfApp } from '../testing/member-store';
import { summaryOf, wholeOf, type AppStore } from '../testing/member-store';
import { authActions } from '../features/auth/auth.slice';
import { chatActions } from '../features/chat/chat.slice';
import { selectNewestFirst } from '../features/chat/conversations/conversation-selectors';
import { draftChanged, selectDraft } from '../features/chat/asking/drafts.slice';
import { removalsDue, removalsPaused, removalsResumed } from '../features/chat/removal/removals';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const DELETE = (id: string) => `DELETE ${LIST}/${id}`;
const said: WireMessage = { id: 'm1', role: 'user', content: 'Psalm 1', timestamp: 1 };
const THREE = ['newest', 'middle', 'oldest'].map((id, at) =>
  summaryOf(id, { message_count: 1, updated_at: `2026-11-${12 - at}T00:00:00.000Z` }),
);

async function threeShown() {
  for (const { id } of THREE) {
    const answered = {
      id: `r-${id}`,
      role: 'assistant',
      content: 'Blessed is the man',
      timestamp: 2,
    } as const;
    server.answer(`GET ${LIST}/${id}`, () => json(wholeOf(id, { messages: [said, answered] })));
    server.answer(DELETE(id), () => json({ status: 'ok' }));
  }
  const store = createStore();
  await signIn(server, store, THREE);
  return store;
}
const rows = (store: AppStore) => selectNewestFirst(store.getState() as never).map(({ id }) => id);
const deletions = () =>
  server.calls.filter(({ route }) => route.startsWith('DELETE ')).map(({ route }) => route);
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('a conversation whose cross was pressed', () => {
  it('goes from the list at once, and from the server after 8 seconds, not before', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    expect(rows(store)).toEqual(['middle', 'oldest']);
    expect(chatOf(store).activeId).toBe('middle');
    await pass(7_999);
    expect(deletions()).toEqual([]);
    await pass(1);
    expect(deletions()).toEqual([DELETE('newest')]);
    expect(chatOf(store).items.map(({ id }) => id)).not.toContain('newest');
    expect(kept('emitDeletedConversations')).toEqual(['newest']);
    expect(localStorage.getItem('emitRemovals')).toBeNull();
  });

  it('comes back as it was: row, place, messages, draft, and open', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.selected('middle'));
    await settle();
    store.dispatch(draftChanged({ talk: 'middle', text: 'And then' }));
    const before = chatOf(store).items;
    store.dispatch(chatActions.removalAsked('middle'));
    await pass(7_000);
    store.dispatch(chatActions.removalUndone('middle'));
    expect(rows(store)).toEqual(['newest', 'middle', 'oldest']);
    expect(chatOf(store).items.find(({ id }) => id === 'middle')).toEqual(
      before.find(({ id }) => id === 'middle'),
    );
    expect(chatOf(store).activeId).toBe('middle');
    expect(selectDraft(store.getState() as never, 'middle')).toBe('And then');
    await pass(60_000);
    expect(deletions()).toEqual([]);
    expect(messagesOf(store)).toHaveLength(2);
    expect(localStorage.getItem('emitRemovals')).toBeNull();
  });

  it('comes back without being opened where the member has opened another since, or it was not open', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    store.dispatch(chatActions.selected('oldest'));
    store.dispatch(chatActions.removalUndone('newest'));
    expect(chatOf(store).activeId).toBe('oldest');
    store.dispatch(chatActions.removalAsked('middle'));
    store.dispatch(chatActions.removalUndone('middle'));
    expect(chatOf(store).activeId).toBe('oldest');
  });

  it('has a time of its own, and several can be brought back in any order', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    await pass(4_000);
    store.dispatch(chatActions.removalAsked('middle'));
    store.dispatch(chatActions.removalAsked('oldest'));
    expect(chatOf(store).activeId).toBeNull();
    await pass(4_000);
    expect(deletions()).toEqual([DELETE('newest')]);
    store.dispatch(chatActions.removalUndone('middle'));
    expect(chatOf(store).activeId).toBe('middle');
    await pass(4_000);
    expect(deletions()).toEqual([DELETE('newest'), DELETE('oldest')]);
    expect(rows(store)).toEqual(['middle']);
  });

  it('waits while somebody is at the bar, and for as long again as was left', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    await pass(5_000);
    store.dispatch(removalsPaused());
    await pass(60_000);
    expect(deletions()).toEqual([]);
    store.dispatch(removalsResumed());
    await pass(2_999);
    expect(deletions()).toEqual([]);
    await pass(1);
    expect(deletions()).toEqual([DELETE('newest')]);
  });

  it('is not saved, fetched or begun anew meanwhile', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    store.dispatch(chatActions.renamed({ id: 'newest', title: 'Renamed', now: Date.now() }));
    store.dispatch(chatActions.saveDue());
    await pass(2_000);
    expect(server.calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
    store.dispatch(chatActions.newRequested());
    const fresh = chatOf(store).activeId ?? '';
    store.dispatch(chatActions.removalAsked(fresh));
    store.dispatch(chatActions.newRequested());
    expect(chatOf(store).activeId).not.toBe(fresh);
  });
});

describe('the deletion is final at once', () => {
  it('when its bar is closed', async () => {
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    store.dispatch(removalsDue());
    await settle();
    expect(deletions()).toEqual([DELETE('newest')]);
    await pass(60_000);
    expect(deletions()).toHaveLength(1);
  });

  it('when the page is left: the call is begun before, and outlives it', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const store = await threeShown();
    store.dispatch(chatActions.removalAsked('newest'));
    store.dispatch(chatActions.removalAsked('middle'));
    fetched.mockClear();
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched.mock.calls.map(([path, init]) => [path, init?.method, init?.keepalive])).toEqual(
      expect.arrayContaining([
        [`${LIST}/newest`, 'DELETE', true],
        [`${LIST}/middle`, 'DELETE', true],
      ]),
    );
    expect(kept('emitDeletedConversations')).toEqual(['newest', 'middle']);
    expect(kept('emitUntoldDeletions')).toEqual(['newest', 'middle']);
    await settle();
  });

  it('when the member signs out: told with the token, before the session ends on the server', async () => {
    const { answer, give } = held();
    const store = await threeShown();
    server.answer(DELETE('newest'), answer);
    server.answer('DELETE /api/v1/sessions/current', () => json({ status: 'ok' }));
    store.dispatch(chatActions.removalAsked('newest'));
    store.dispatch(authActions.logoutRequested());
    expect(localStorage.getItem('token')).toBeNull();
    await settle();
    expect(deletions()).toEqual([DELETE('newest')]);
    give(json({ status: 'ok' }));
    await settle();
    expect(deletions()).toEqual([DELETE('newest'), 'DELETE /api/v1/sessions/current']);
    for (const { headers } of server.calls.filter(({ route }) => route.startsWith('DELETE')))
      expect(headers.get('authorization')).toBe('Bearer a-token');
    expect(Object.keys(localStorage)).not.toContain('emitRemovals');
  });

  it('when the session ends without it: it is told at the next sign-in', async () => {
    const store = await threeShown();
    server.answer(DELETE('newest'), () => refusal(401, 'Please sign in'));
    store.dispatch(chatActions.removalAsked('newest'));
    localStorage.removeItem('token');
    endSession(store);
    await settle();
    server.answer(DELETE('newest'), () => json({ status: 'ok' }));
    const before = deletions().length;
    await signIn(server, store, THREE);
    expect(rows(store)).toEqual(['middle', 'oldest']);
    expect(deletions().slice(before)).toEqual([DELETE('newest')]);
  });
});
