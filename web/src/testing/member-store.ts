import { PRIVACY_VERSION } from '@emit/contract/privacy';
import type { CurrentUser, WireConversation, WireConversationSummary } from '@emit/contract/wire';
import { memberReducers, memberSaga } from '../app/member';
import { createStore } from '../app/store';
import { authActions, selectTokens } from '../features/auth/auth.slice';
import { selectChat } from '../features/chat/chat.slice';
import { settle } from './clock';
import { json, type FakeServer } from './fake-server';

export const MEMBER = {
  id: 'member-1',
  email: 'ada@example.org',
  full_name: 'Ada Lovelace',
  email_status: 'verified',
  role: 'member',
  tokens: 1_000,
  plan: 'exploration',
  allowance_renews_at: '2026-12-01T00:00:00.000Z',
  translation: 'kjv',
  weekly_goal: null as number | null,
  privacy_version: PRIVACY_VERSION,
  texts_key: {
    x: '9WnMX8qvIfroEu9RHw6ZmLQJ49u5Nj3rtUcujBst6xg',
    y: 'WiCoIPPGXKlEt-koa-UakQjFPUzLBlLDzVOVZwwtsaE',
    d: '8R6fPDrAMW96anOvVYbpdjcK7eygzzF__l02PtU1Irw',
  },
};

/** A real store with every saga of the app, stopped and forgotten after each spec of the file. */
export function storesOfApp() {
  const stops: (() => void)[] = [];
  beforeEach(() => {
    // What is only logged is not news in a test's output; specs that want it look at this.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    localStorage.clear();
    jest.restoreAllMocks();
  });
  return function create() {
    const { store, extend, stop } = createStore();
    stops.push(stop);
    extend(memberReducers, memberSaga);
    return store;
  };
}
export type AppStore = ReturnType<ReturnType<typeof storesOfApp>>;

/** Signs the member in: the guard's call is answered and the conversations are loaded. Needs the fake clock. */
export async function signIn(
  server: FakeServer,
  store: AppStore,
  summaries: readonly WireConversationSummary[] = [],
  member: typeof MEMBER & Partial<Pick<CurrentUser, 'storage'>> = MEMBER,
) {
  localStorage.setItem('token', 'a-token');
  server.answer('GET /api/v1/users/me', () => json(member));
  server.answer('GET /api/v1/conversations', () => json([...summaries]));
  server.answer('GET /api/v1/account/factors', () =>
    json({ totp: null, passkeys: [], recovery_codes_left: 0 }),
  );
  store.dispatch(authActions.sessionCheckRequested());
  await settle();
}

/** The session ends without a logout: the server refuses the token, or another tab signs out. */
export function endSession(store: AppStore): void {
  store.dispatch(authActions.sessionEnded());
}

/** The balance the header shows. */
export function balanceOf(store: AppStore) {
  return selectTokens(store.getState());
}

/** The state of the chat. */
export function chatOf(store: AppStore) {
  const state: unknown = store.getState();
  return selectChat(state as Parameters<typeof selectChat>[0]);
}

export function summaryOf(id: string, over: Partial<WireConversationSummary> = {}): WireConversationSummary {
  return {
    id,
    title: `Title of ${id}`,
    category: 'general',
    message_count: 0,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    pinned: false,
    archived: false,
    last_message_at: over.updated_at ?? '2026-11-01T08:00:00.000Z',
    ...over,
  };
}

export function wholeOf(id: string, over: Partial<WireConversation> = {}): WireConversation {
  const messages = over.messages ?? [];
  return { ...summaryOf(id, { message_count: messages.length, ...over }), messages };
}

/** The messages of the active conversation. */
export function messagesOf(store: AppStore) {
  const { items, activeId } = chatOf(store);
  return items.find(({ id }) => id === activeId)?.messages ?? [];
}
/** The guide's answer to the first question of a conversation. */
export function reply(over: object = {}) {
  return {
    completion: 'He makes me lie down.',
    usage: { total_tokens: 42 },
    remaining_tokens: 958,
    conversation_id: 'c-9',
    message_id: 'reply-1',
    ...over,
  };
}
