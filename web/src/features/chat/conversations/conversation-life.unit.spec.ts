import type { WireMessage } from '@emit/contract/wire';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../../testing/fake-server';
import {
  chatOf,
  signIn,
  storesOfApp,
  summaryOf,
  wholeOf,
  type AppStore,
} from '../../../testing/member-store';
import { logged } from '../../../testing/logged';
import { chatActions } from '../chat.slice';
import type { Message } from '../conversation';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const CREATE = `POST ${LIST}`;

function question(id: string, content = 'Why does the shepherd go ahead of us?'): Message {
  return { id, role: 'user', content, category: 'general', timestamp: Date.now() };
}
function activeOf(store: AppStore) {
  const { items, activeId } = chatOf(store);
  const found = items.find(({ id }) => id === activeId);
  if (!found) throw new Error('No conversation is active');
  return found;
}
async function signedIn(...summaries: Parameters<typeof signIn>[2] & object) {
  const store = createStore();
  await signIn(server, store, summaries);
  return store;
}
/** Every text in the list that this browser keeps. */
function keptIds(): string[] {
  const kept = JSON.parse(localStorage.getItem('emitConversations') ?? '[]') as { id: string }[];
  return kept.map(({ id }) => id);
}

describe('a new conversation', () => {
  it("has a temporary id, the title 'New Conversation' and no messages, and is active", async () => {
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    expect(activeOf(store)).toMatchObject({ title: 'New Conversation', messages: [] });
    expect(activeOf(store).id).toMatch(/^temp_/);
  });

  it('is never saved while it is empty, renamed or not', async () => {
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    const { id } = activeOf(store);
    store.dispatch(chatActions.renamed({ id, title: 'Named', now: Date.now() }));
    await pass(60_000);
    expect(server.calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))).toEqual([]);
    expect(keptIds()).toEqual([]);
  });

  it('asked for twice is one', async () => {
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    store.dispatch(chatActions.newRequested());
    expect(chatOf(store).items).toHaveLength(1);
  });

  it.each([
    ['Why does the shepherd go ahead of us?', 'Why does the shepherd go...'],
    ['What is grace?', 'What is grace?'],
    ['  one two   three four five  ', 'one two three four five'],
  ])('takes the first five words of %j as its title', async (prompt, title) => {
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    store.dispatch(chatActions.messageAppended({ id: activeOf(store).id, message: question('m1', prompt) }));
    expect(activeOf(store).title).toBe(title);
  });
});

describe('saving', () => {
  it('creates a temporary conversation 1 second after the last change, and takes the id of the server', async () => {
    server.answer(CREATE, () => json({ id: 'c-9' }, 201));
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    const { id } = activeOf(store);
    store.dispatch(chatActions.messageAppended({ id, message: question('m1') }));
    await pass(600);
    store.dispatch(chatActions.messageAppended({ id, message: question('m2', 'And then?') }));
    await pass(999);
    expect(server.to(CREATE)).toHaveLength(0);
    await pass(1);
    expect(server.to(CREATE)).toHaveLength(1);
    expect(server.to(CREATE)[0]?.body).toMatchObject({
      title: 'Why does the shepherd go...',
      category: 'general',
      messages: [{ id: 'm1' }, { id: 'm2' }],
    });
    expect(server.to(CREATE)[0]?.headers.get('Idempotency-Key')).toBe(id);
    expect(activeOf(store).id).toBe('c-9');
    await pass(200);
    expect(keptIds()).toEqual(['c-9']);
  });

  it('updates a conversation that the server knows with what is new in it', async () => {
    server.answer(`GET ${LIST}/c1`, () => json(wholeOf('c1', { messages: [wire('old')] })));
    server.answer(`PUT ${LIST}/c1`, () => json({}));
    const store = await signedIn(summaryOf('c1', { message_count: 1 }));
    store.dispatch(chatActions.messageAppended({ id: 'c1', message: question('m1') }));
    await pass(1_000);
    const [update, ...others] = server.to(`PUT ${LIST}/c1`);
    expect(update?.body).toMatchObject({ title: 'Title of c1', messages: [{ id: 'm1' }] });
    expect(others).toEqual([]);
    await pass(60_000);
    expect(server.to(`PUT ${LIST}/c1`)).toHaveLength(1);
  });

  it('is only logged when it fails; the message stays, is kept, and is told when the browser is online again', async () => {
    server.answer(CREATE, unreachable);
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    const { id } = activeOf(store);
    store.dispatch(chatActions.messageAppended({ id, message: question('m1') }));
    await pass(1_000);
    expect(activeOf(store)).toMatchObject({ id, messages: [{ id: 'm1' }] });
    expect(keptIds()).toEqual([id]);
    expect(logged()).toEqual(['Error saving conversation']);
    server.answer(CREATE, () => json({ id: 'c-9' }, 201));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(activeOf(store).id).toBe('c-9');
  });
});

describe('renaming', () => {
  it('sends title and updated_at alone', async () => {
    server.answer(`GET ${LIST}/c1`, () => json(wholeOf('c1', { messages: [wire('old')] })));
    server.answer(`PUT ${LIST}/c1`, () => json({}));
    const store = await signedIn(summaryOf('c1', { message_count: 1 }));
    store.dispatch(chatActions.renameStarted('c1'));
    store.dispatch(chatActions.renamed({ id: 'c1', title: ' Psalms ', now: Date.now() }));
    expect(chatOf(store).editingId).toBeNull();
    expect(activeOf(store).title).toBe('Psalms');
    await pass(1_000);
    expect(server.to(`PUT ${LIST}/c1`).map(({ body }) => body)).toEqual([
      { title: 'Psalms', updated_at: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it("falls back to 'Untitled'", async () => {
    const store = await signedIn(summaryOf('c1'));
    store.dispatch(chatActions.renamed({ id: 'c1', title: '   ', now: Date.now() }));
    expect(activeOf(store).title).toBe('Untitled');
  });

  it('edits one title at a time', async () => {
    const store = await signedIn(summaryOf('c1'), summaryOf('c2'));
    store.dispatch(chatActions.renameStarted('c1'));
    store.dispatch(chatActions.renameStarted('c2'));
    expect(chatOf(store).editingId).toBe('c2');
  });
});

describe('deleting', () => {
  const old = summaryOf('old', { updated_at: '2026-11-01T00:00:00.000Z' });
  const newer = summaryOf('newer', { updated_at: '2026-11-10T00:00:00.000Z' });

  it('removes it here at once, tells the server, and the last one left becomes active', async () => {
    server.answer(`DELETE ${LIST}/newer`, () => new Response(null, { status: 204 }));
    const store = await signedIn(old, newer);
    expect(chatOf(store).activeId).toBe('newer');
    store.dispatch(chatActions.removed('newer'));
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['old']);
    expect(chatOf(store).activeId).toBe('old');
    await settle();
    expect(server.to(`DELETE ${LIST}/newer`)).toHaveLength(1);
    store.dispatch(chatActions.removed('old'));
    expect(chatOf(store).activeId).toBeNull();
  });

  it('stays removed here though the server fails, which is only logged', async () => {
    server.answer(`DELETE ${LIST}/newer`, () => refusal(500, 'Broken'));
    const store = await signedIn(old, newer);
    store.dispatch(chatActions.removed('newer'));
    await settle();
    expect(logged()).toEqual(['Error deleting from server']);
    store.dispatch(chatActions.loadRequested());
    await settle();
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['old']);
  });

  it('never tells the server about a temporary id', async () => {
    const store = await signedIn();
    store.dispatch(chatActions.newRequested());
    const { id } = activeOf(store);
    store.dispatch(chatActions.messageAppended({ id, message: question('m1') }));
    store.dispatch(chatActions.removed(id));
    await pass(60_000);
    expect(server.calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
  });
});

function wire(id: string): WireMessage {
  return { id, role: 'user', content: `Text of ${id}`, category: 'general', timestamp: 1_000 };
}
