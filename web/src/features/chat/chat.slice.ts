import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import { isTempId, NEW_CONVERSATION_TITLE, titleFromPrompt, UNTITLED } from '@emit/contract/titles';
import type { WireConversation } from '@emit/contract/wire';
import { byNewest, countOf, type Conversation, type Message } from './conversation';
import { mergeLists, withoutDeleted, withServerMessages } from './merge-conversations';
import { withAskedAgain, withMessage } from './message-order';

export interface ChatState {
  readonly status: 'idle' | 'loading' | 'ready';
  readonly items: readonly Conversation[];
  readonly activeId: string | null;
  /** One title at a time is being edited (spec §4). */
  readonly editingId: string | null;
  /** By server id, the temporary id a conversation began under in this tab: its row keeps the focus and a title half typed. */
  readonly begunAs: Readonly<Record<string, string>>;
  /** Ids that must not come back, whichever tab or answer still holds them: deleted, or replaced by the server's. */
  readonly deleted: readonly string[];
  /** Those of them that the server has yet to be told about. */
  readonly untold: readonly string[];
  readonly category: Category;
  readonly defaultCategory: Category;
  /** Calls under way that keep the server up to date: 'Syncing...'. */
  readonly syncing: number;
}

const initialState: ChatState = {
  status: 'idle',
  items: [],
  activeId: null,
  editingId: null,
  begunAs: {},
  deleted: [],
  untold: [],
  category: DEFAULT_CATEGORY,
  defaultCategory: DEFAULT_CATEGORY,
  syncing: 0,
};

/** What local storage holds (spec §3), and what the server's list turns into. */
export interface KeptList {
  readonly items: readonly Conversation[];
  readonly deleted: readonly string[];
  readonly untold: readonly string[];
}
interface Appended {
  readonly id: string;
  readonly message: Message;
  /** It was asked for by itself: nobody waits to hear it. */
  readonly isQuiet?: boolean;
}
interface AskedAgain {
  readonly id: string;
  readonly messageId: string;
  readonly now: number;
}
export interface Confirmed {
  readonly id: string;
  readonly serverId: string;
  readonly messageIds: readonly string[];
  readonly title?: string;
}

const BURIED_AT_MOST = 500;

function buried(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])].slice(-BURIED_AT_MOST);
}

function changed(state: ChatState, id: string, change: (found: Conversation) => Conversation): ChatState {
  return { ...state, items: state.items.map((item) => (item.id === id ? change(item) : item)) };
}

function activated(state: ChatState, activeId: string | null): ChatState {
  const active = state.items.find(({ id }) => id === activeId);
  return { ...state, activeId, category: active?.format ?? active?.category ?? state.category };
}

/** A temporary id gives way to the server's; another tab may already hold the conversation under it. */
function renumbered(state: ChatState, from: string, to: string): ChatState {
  if (from === to) return state;
  const own = state.items.find(({ id }) => id === from);
  if (!own) return state;
  const others = state.items.filter(({ id }) => id !== from);
  return {
    ...state,
    items: mergeLists(others, [{ ...own, id: to }]),
    deleted: buried(state.deleted, [from]),
    activeId: state.activeId === from ? to : state.activeId,
    editingId: state.editingId === from ? to : state.editingId,
    begunAs: others.some(({ id }) => id === to) ? state.begunAs : { ...state.begunAs, [to]: from },
  };
}

/** Another tab may have given temporary conversations their server's ids: known by their first messages, they go on as those. */
function followed(state: ChatState, before: readonly Conversation[]): ChatState {
  const has = (list: readonly Conversation[], wanted: string | null) => list.some(({ id }) => id === wanted);
  const begunAs = { ...state.begunAs };
  const successors = new Map<string | null, string>();
  for (const { id, messages } of before) {
    const [first] = messages;
    if (!first || has(state.items, id)) continue;
    const successor = state.items.find((other) => other.messages[0]?.id === first.id);
    if (!successor) continue;
    successors.set(id, successor.id);
    if (!has(before, successor.id)) begunAs[successor.id] = id;
  }
  const nowAs = (id: string | null) => successors.get(id) ?? (has(state.items, id) ? id : null);
  return { ...state, begunAs, activeId: nowAs(state.activeId), editingId: nowAs(state.editingId) };
}

function confirmed(own: Conversation, messageIds: readonly string[], title?: string): Conversation {
  const { unsaved = [], renamed, ...rest } = own;
  const left = unsaved.filter((id) => !messageIds.includes(id));
  return {
    ...rest,
    messageCount: Math.max(own.messageCount, own.messages.length - left.length),
    ...(left.length > 0 ? { unsaved: left } : {}),
    ...(renamed && title !== own.title ? { renamed: true } : {}),
  };
}

function appended(own: Conversation, message: Message): Conversation {
  const isFirst =
    own.messages.length === 0 && own.title === NEW_CONVERSATION_TITLE && message.role === 'user';
  // Another tab may have read the same reply.
  const isKnown = own.messages.some(({ id }) => id === message.id);
  return {
    ...own,
    title: isFirst ? titleFromPrompt(message.content) : own.title,
    messages: withMessage(own.messages, message),
    updatedAt: Math.max(own.updatedAt, message.timestamp),
    lastMessageAt: Math.max(own.lastMessageAt, message.timestamp),
    ...(message.stopped || isKnown ? {} : { unsaved: [...(own.unsaved ?? []), message.id] }),
  };
}

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    loadRequested: (state) => ({ ...state, status: 'loading' as const }),
    listRead: (state, { payload }: PayloadAction<KeptList>) => {
      const deleted = buried(state.deleted, payload.deleted);
      const untold = [...new Set([...state.untold, ...payload.untold])];
      const items = withoutDeleted(mergeLists(state.items, payload.items), deleted);
      return followed({ ...state, deleted, untold, items }, state.items);
    },
    listLoaded: (state): ChatState => {
      const newest = state.activeId ?? [...state.items].sort(byNewest)[0]?.id ?? null;
      return { ...activated(state, newest), status: 'ready' };
    },
    newRequested: (state) => state,
    started: (state, { payload }: PayloadAction<Conversation>) =>
      activated({ ...state, items: [...state.items, payload] }, payload.id),
    selected: (state, { payload }: PayloadAction<string>) => activated(state, payload),
    messagesFetched: (state, { payload }: PayloadAction<WireConversation>) =>
      changed(state, payload.id, (own) => withServerMessages(own, payload)),
    messageAppended: (state, { payload }: PayloadAction<Appended>) =>
      changed(state, payload.id, (own) => appended(own, payload.message)),
    askedAgain: (state, { payload: { id, messageId, now } }: PayloadAction<AskedAgain>) =>
      changed(state, id, (own) => ({
        ...own,
        messages: withAskedAgain(own.messages, messageId, now),
        updatedAt: Math.max(own.updatedAt, now),
        lastMessageAt: Math.max(own.lastMessageAt, now),
      })),
    saveConfirmed: (state, { payload }: PayloadAction<Confirmed>) => {
      const next = renumbered(state, payload.id, payload.serverId);
      return changed(next, payload.serverId, (own) => confirmed(own, payload.messageIds, payload.title));
    },
    /** What the server has not been told is to be told now. */
    saveDue: (state) => state,
    renameStarted: (state, { payload }: PayloadAction<string>) => ({ ...state, editingId: payload }),
    renameCancelled: (state) => ({ ...state, editingId: null }),
    renamed: (state, { payload }: PayloadAction<{ id: string; title: string; now: number }>) => {
      const title = payload.title.trim() || UNTITLED;
      return changed({ ...state, editingId: null }, payload.id, (own) =>
        own.title === title ? own : { ...own, title, updatedAt: payload.now, renamed: true },
      );
    },
    removed: (state, { payload }: PayloadAction<string>) => {
      const items = state.items.filter(({ id }) => id !== payload);
      const untold = isTempId(payload) ? state.untold : [...state.untold, payload];
      const next = { ...state, items, deleted: buried(state.deleted, [payload]), untold };
      const last = [...items].sort(byNewest)[0]?.id ?? null;
      return state.activeId === payload ? activated(next, last) : next;
    },
    removalConfirmed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      untold: state.untold.filter((id) => id !== payload),
    }),
    categoryChosen: (state, { payload }: PayloadAction<Category>) => {
      const next = { ...state, category: payload };
      const { activeId } = state;
      if (activeId === null) return next;
      return changed(next, activeId, (own) =>
        countOf(own) === 0 ? { ...own, category: payload } : { ...own, format: payload },
      );
    },
    /** A screen's own default for new conversations (the newer dashboard begins with biblical). */
    defaultCategorySet: (state, { payload }: PayloadAction<Category>): ChatState => {
      const active = state.items.find(({ id }) => id === state.activeId);
      const begun = active !== undefined && countOf(active) > 0;
      return { ...state, defaultCategory: payload, category: begun ? state.category : payload };
    },
    syncBegan: (state) => ({ ...state, syncing: state.syncing + 1 }),
    syncEnded: (state) => ({ ...state, syncing: Math.max(0, state.syncing - 1) }),
    forgotten: (state) => ({ ...initialState, defaultCategory: state.defaultCategory }),
    /** The session ended without a logout: what is kept in this browser stays there. */
    sessionLeft: () => initialState,
  },
  selectors: {
    selectChat: (state) => state,
    selectChatStatus: (state) => state.status,
    selectActiveId: (state) => state.activeId,
    selectActive: (state) => state.items.find(({ id }) => id === state.activeId) ?? null,
    selectEditingId: (state) => state.editingId,
    selectBegunAs: (state) => state.begunAs,
    selectCategory: (state) => state.category,
    selectSyncing: (state) => state.syncing > 0,
  },
});

export const chatReducer = slice.reducer;
export const chatActions = slice.actions;
export const {
  selectChat,
  selectChatStatus,
  selectActiveId,
  selectActive,
  selectEditingId,
  selectBegunAs,
  selectCategory,
  selectSyncing,
} = slice.selectors;
