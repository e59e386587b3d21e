import { act } from 'react';
import fc from 'fast-check';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router';
import { chatActions } from '../../features/chat/chat.slice';
import { shown } from '../../features/chat/chat-state';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, unreachable } from '../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, wholeOf, type AppStore } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { useConversationAddress } from './use-conversation-address';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LIST = 'GET /api/v1/conversations';
/** c3 is the newest. */
const talks = ['c1', 'c2', 'c3'].map((id, at) =>
  summaryOf(id, { updated_at: `2026-11-0${at + 1}T08:00:00Z` }),
);

interface Seen {
  isMissing: boolean;
  go: NavigateFunction;
}

/** The address bar and the conversation that is open, for a member who comes to `path`. */
async function arrive(path: string, list = talks) {
  for (const { id } of list) server.answer(`GET /api/v1/conversations/${id}`, () => json(wholeOf(id)));
  const store = createStore();
  await signIn(server, store, list);
  return look(path, store);
}

async function look(path: string, store: AppStore) {
  const seen: Seen = { isMissing: false, go: () => undefined };
  function Chat() {
    Object.assign(seen, { isMissing: useConversationAddress(), go: useNavigate() });
    return null;
  }
  const { place } = visit(
    <Routes>
      <Route path="/app" element={<Chat />} />
      <Route path="/app/c/:id" element={<Chat />} />
      <Route path="*" element={<Other seen={seen} />} />
    </Routes>,
    store,
    path,
  );
  await act(settle);
  return {
    store,
    seen,
    where: () => [place.path, chatOf(store).activeId] as const,
    do: (action: Parameters<AppStore['dispatch']>[0]) =>
      act(async () => {
        store.dispatch(action);
        await settle();
      }),
    go: (to: number | string) =>
      act(async () => {
        if (typeof to === 'number') await seen.go(to);
        else await seen.go(to);
        await settle();
      }),
  };
}

function Other({ seen }: { seen: Seen }) {
  seen.go = useNavigate();
  return null;
}

describe('the address of the open conversation', () => {
  it('is the newest one’s at /app, and that is no step', async () => {
    const page = await arrive('/other');
    await page.go('/app');
    expect(page.where()).toEqual(['/app/c/c3', 'c3']);
    await page.go(-1);
    expect(page.where()[0]).toBe('/other');
  });

  it('opens the conversation that it names', async () => {
    expect((await arrive('/app/c/c1')).where()).toEqual(['/app/c/c1', 'c1']);
  });

  it('leads back and forward through the conversations that were opened', async () => {
    const page = await arrive('/app');
    for (const id of ['c1', 'c2']) await page.do(chatActions.selected(id));
    expect(page.where()).toEqual(['/app/c/c2', 'c2']);
    await page.go(-1);
    expect(page.where()).toEqual(['/app/c/c1', 'c1']);
    await page.go(-1);
    expect(page.where()).toEqual(['/app/c/c3', 'c3']);
    await page.go(2);
    expect(page.where()).toEqual(['/app/c/c2', 'c2']);
  });

  it('stays /app while there is none, and is that of the first question then', async () => {
    const page = await arrive('/app', []);
    expect(page.where()).toEqual(['/app', null]);
    await page.do(chatActions.newRequested());
    const [path, id] = page.where();
    expect(path).toBe(`/app/c/${String(id)}`);
  });

  it('follows the id that the server gives, also from a step before', async () => {
    const page = await arrive('/app');
    await page.do(chatActions.newRequested());
    const [, temp] = page.where();
    await page.do(chatActions.selected('c1'));
    const confirmed = { id: String(temp), serverId: 'c9', messageIds: [] };
    await page.do(chatActions.saveConfirmed(confirmed));
    expect(page.where()).toEqual(['/app/c/c1', 'c1']);
    await page.go(-1);
    expect(page.where()).toEqual(['/app/c/c9', 'c9']);
    await page.go(-1);
    expect(page.where()).toEqual(['/app/c/c3', 'c3']);
  });

  it('leaves a deleted conversation without a step', async () => {
    const page = await arrive('/app');
    await page.do(chatActions.selected('c1'));
    await page.do(chatActions.removalAsked('c1'));
    expect(page.where()).toEqual(['/app/c/c3', 'c3']);
    await page.do(chatActions.removalUndone('c1'));
    expect(page.where()).toEqual(['/app/c/c1', 'c1']);
  });

  it('of a new conversation that was never kept is as /app', async () => {
    expect((await arrive('/app/c/temp_1_ab')).where()).toEqual(['/app/c/c3', 'c3']);
  });

  it('of another member’s conversation leads to no other one', async () => {
    const page = await arrive('/app/c/c7');
    expect([page.seen.isMissing, page.where()[0]]).toEqual([true, '/app/c/c7']);
    await page.go('/app');
    expect([page.seen.isMissing, ...page.where()]).toEqual([false, '/app/c/c3', 'c3']);
    await page.go(-1);
    expect([page.seen.isMissing, page.where()[0]]).toEqual([true, '/app/c/c7']);
  });

  it('leaves what is not there for the conversation that was open all along', async () => {
    const page = await arrive('/app');
    await page.go('/app/c/c7');
    expect(page.seen.isMissing).toBe(true);
    await page.do(chatActions.selected('c3'));
    expect([page.seen.isMissing, ...page.where()]).toEqual([false, '/app/c/c3', 'c3']);
  });

  it('waits for a list that does not come at once', async () => {
    const store = createStore();
    server.answer('GET /api/v1/conversations/c1', () => json(wholeOf('c1')));
    await signIn(server, store);
    server.answer(LIST, unreachable);
    store.dispatch(chatActions.sessionLeft());
    store.dispatch(chatActions.loadRequested());
    await settle();
    const page = await look('/app/c/c1', store);
    expect([page.seen.isMissing, ...page.where()]).toEqual([false, '/app/c/c1', null]);
    server.answer(LIST, () => json(talks));
    await act(() => pass(2_000));
    expect([page.seen.isMissing, ...page.where()]).toEqual([false, '/app/c/c1', 'c1']);
  });

  it('is the open conversation’s after whatever a member does', async () => {
    const ids = ['c1', 'c2', 'c3'];
    const step = fc.oneof(
      fc.constantFrom(...ids).map((id) => chatActions.selected(id)),
      fc.constantFrom(...ids).map((id) => chatActions.removalAsked(id)),
      fc.constantFrom(...ids).map((id) => chatActions.removalUndone(id)),
      fc.constant(chatActions.newRequested()),
      fc.constantFrom(-1, 1, '/app', '/app/c/c2'),
    );
    const holds = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
      const page = await arrive('/app');
      for (const one of steps) {
        const { store } = page;
        const isGone = typeof one === 'object' && one.type === chatActions.selected.type;
        if (isGone && !shown(chatOf(store)).some(({ id }) => id === one.payload)) continue;
        await (typeof one === 'object' ? page.do(one) : page.go(one));
        const [path, activeId] = page.where();
        const isRight = path === (activeId === null ? '/app' : `/app/c/${activeId}`);
        expect(isRight || page.seen.isMissing).toBe(true);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 10 }), holds), { numRuns: 15 });
  });
});
