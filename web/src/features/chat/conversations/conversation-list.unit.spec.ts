import type { WireMessage } from '@emit/contract/wire';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, unreachable } from '../../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { chatActions } from '../chat.slice';
import { newConversation } from '../conversation';
import { groupConversations } from './conversation-selectors';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';

async function signedIn(...summaries: Parameters<typeof signIn>[2] & object) {
  const store = createStore();
  await signIn(server, store, summaries);
  return store;
}
/** Every conversation that this browser keeps. */
function keptIds(): string[] {
  const kept = JSON.parse(localStorage.getItem('emitConversations') ?? '[]') as { id: string }[];
  return kept.map(({ id }) => id);
}

describe('loading', () => {
  it('makes the last conversation active and fetches its messages', async () => {
    server.answer(`GET ${LIST}/newer`, () => json(wholeOf('newer', { messages: [wire('m1'), wire('m2')] })));
    const store = await signedIn(
      summaryOf('newer', { updated_at: '2026-11-10T00:00:00.000Z', message_count: 2 }),
      summaryOf('old', { message_count: 4 }),
    );
    const { items, activeId } = chatOf(store);
    expect(activeId).toBe('newer');
    expect(items.find(({ id }) => id === activeId)?.messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(server.to(`GET ${LIST}/old`)).toHaveLength(0);
  });

  it('merges by id: the newer one wins, and what is on one side only is kept', async () => {
    keep(
      { id: 'both', title: 'Newer here', updatedAt: Date.parse('2026-11-15T00:00:00Z') },
      { id: 'stale', title: 'Older here', updatedAt: Date.parse('2026-10-01T00:00:00Z') },
      { id: 'here', title: 'Only here', updatedAt: 5 },
    );
    const store = await signedIn(summaryOf('both'), summaryOf('stale'), summaryOf('there'));
    const titles = Object.fromEntries(chatOf(store).items.map(({ id, title }) => [id, title]));
    expect(titles).toEqual({
      both: 'Newer here',
      stale: 'Title of stale',
      here: 'Only here',
      there: 'Title of there',
    });
  });

  it('takes the server’s title where it knows all that is here, also when the clock here is ahead of its own', async () => {
    const ahead = Date.parse('2026-11-15T00:00:00Z');
    keep(
      { id: 'told', title: 'Former title', updatedAt: ahead, toldAt: ahead },
      { id: 'changed', title: 'Newer here', updatedAt: ahead + 1, toldAt: ahead },
    );
    const store = await signedIn(summaryOf('told'), summaryOf('changed'));
    const titles = Object.fromEntries(chatOf(store).items.map(({ id, title }) => [id, title]));
    expect(titles).toEqual({ told: 'Title of told', changed: 'Newer here' });
  });

  it('falls back to what is kept here when the server does not answer', async () => {
    keep({ id: 'here', title: 'Only here', updatedAt: 5 });
    const store = createStore();
    localStorage.setItem('token', 'a-token');
    await signIn(server, store);
    server.answer(`GET ${LIST}`, unreachable);
    store.dispatch(chatActions.loadRequested());
    await settle();
    expect(chatOf(store)).toMatchObject({ status: 'ready', items: [{ id: 'here' }] });
  });

  it('shows nothing that another member left in this browser', async () => {
    localStorage.setItem('emitConversationsOwner', 'somebody-else');
    keep({ id: 'theirs', title: 'Not mine', updatedAt: 5 });
    const store = await signedIn();
    expect(chatOf(store).items).toEqual([]);
    expect(keptIds()).toEqual([]);
  });
});

describe('two tabs of one member', () => {
  const told = (...keys: string[]) => {
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
    return pass(50);
  };

  it('show what the other one wrote, once', async () => {
    const store = await signedIn();
    keep({ id: 'there', title: 'From the other tab', updatedAt: 5 });
    await told('emitConversations');
    expect(chatOf(store).items.map(({ title }) => title)).toEqual(['From the other tab']);
    const before = store.getState();
    await told('emitConversations');
    expect(store.getState()).toBe(before);
  });

  it('lose what the other one deleted', async () => {
    const store = await signedIn(summaryOf('c1'), summaryOf('c2'));
    localStorage.setItem('emitDeletedConversations', '["c1"]');
    await told('emitDeletedConversations');
    expect(chatOf(store).items.map(({ id }) => id)).toEqual(['c2']);
  });

  it('stay in a conversation that the other one is told the server’s id of', async () => {
    const store = await signedIn();
    keep({ id: 'temp_1', title: 'Psalm 1', updatedAt: 5 });
    await told('emitConversations');
    store.dispatch(chatActions.selected('temp_1'));
    localStorage.setItem('emitDeletedConversations', '["temp_1"]');
    const read = told('emitDeletedConversations');
    keep({ id: 'c1', title: 'Psalm 1', updatedAt: 6, firstMessage: 'temp_1-1' });
    await Promise.all([read, told('emitConversations')]);
    expect(chatOf(store)).toMatchObject({
      items: [{ id: 'c1' }],
      activeId: 'c1',
      tempIdOf: { c1: 'temp_1' },
    });
  });

  it('keep the row of one that is told it, so that a click on it is not lost', async () => {
    const store = await signedIn();
    keep({ id: 'temp_1', title: 'Psalm 1', updatedAt: 5 });
    await told('emitConversations');
    localStorage.setItem('emitDeletedConversations', '["temp_1"]');
    keep({ id: 'c1', title: 'Psalm 1', updatedAt: 6, firstMessage: 'temp_1-1' });
    await told('emitDeletedConversations', 'emitConversations');
    expect(chatOf(store)).toMatchObject({
      items: [{ id: 'c1' }],
      activeId: null,
      tempIdOf: { c1: 'temp_1' },
    });
  });

  it('leave a conversation that the other one has deleted', async () => {
    const store = await signedIn();
    keep({ id: 'temp_1', title: 'Psalm 1', updatedAt: 5 });
    await told('emitConversations');
    store.dispatch(chatActions.selected('temp_1'));
    localStorage.setItem('emitDeletedConversations', '["temp_1"]');
    keep();
    await told('emitDeletedConversations', 'emitConversations');
    expect(chatOf(store)).toMatchObject({ items: [], activeId: null });
  });
});

function wire(id: string): WireMessage {
  return { id, role: 'user', content: `Text of ${id}`, category: 'general', timestamp: 1_000 };
}
interface Kept {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: number;
  readonly toldAt?: number;
  readonly firstMessage?: string;
}
function keep(...kept: Kept[]) {
  const whole = kept.map(({ firstMessage, ...item }) => ({
    ...item,
    category: 'general',
    createdAt: 1,
    messages: [wire(firstMessage ?? `${item.id}-1`)],
  }));
  localStorage.setItem('emitConversations', JSON.stringify(whole));
}

describe('the list by time', () => {
  it('has each conversation once, in its order, under the day of its last message', () => {
    const now = new Date('2026-11-20T12:00:00');
    const days = [0, 0.2, 1, 3, 6, 8, 29, 31, 60, 400];
    const talks = days.map((day, at) => ({
      ...newConversation('general'),
      id: `c${at}`,
      lastMessageAt: now.getTime() - day * 86_400_000,
    }));
    const groups = groupConversations(talks, now);
    expect(groups.map(({ name, conversations }) => [name, conversations.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Last 7 days', 2],
      ['Last 30 days', 2],
      ['October 2026', 1],
      ['September 2026', 1],
      ['October 2025', 1],
    ]);
    expect(groups.flatMap(({ conversations }) => conversations)).toEqual(talks);
  });
});
