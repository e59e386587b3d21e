import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import { isTempId, NEW_CONVERSATION_TITLE, titleFromPrompt } from '@emit/contract/titles';
import { byNewest, type Conversation, type Message } from './conversation';
import { mergeLists } from './conversations/merge-conversations';
import { withMessage } from './messages/message-order';

export interface ChatState {
  readonly status: 'idle' | 'loading' | 'ready';
  /** The server's list did not come: what is shown is what this browser keeps. */
  readonly isListMissing: boolean;
  readonly items: readonly Conversation[];
  readonly activeId: string | null;
  /** One title at a time is being edited (spec §4). */
  readonly editingId: string | null;
  /** By server id, the temporary id a conversation began under in this tab: its row keeps the focus and a title half typed. */
  readonly tempIdOf: Readonly<Record<string, string>>;
  /** Tombstones: ids that must not come back, deleted or replaced by the server's. */
  readonly deleted: readonly string[];
  /** Deletions that the server has not confirmed. */
  readonly pendingDeletes: readonly string[];
  /** Taken off the list, and not deleted while it can be undone. */
  readonly removing: readonly Removal[];
  /** The same in other tabs. */
  readonly removingElsewhere: readonly string[];
  readonly category: Category;
  readonly defaultCategory: Category;
  /** Calls under way that keep the server up to date: 'Syncing...'. */
  readonly syncing: number;
}

export const initialState: ChatState = {
  status: 'idle',
  isListMissing: false,
  items: [],
  activeId: null,
  editingId: null,
  tempIdOf: {},
  deleted: [],
  pendingDeletes: [],
  removing: [],
  removingElsewhere: [],
  category: DEFAULT_CATEGORY,
  defaultCategory: DEFAULT_CATEGORY,
  syncing: 0,
};

export interface Removal {
  readonly id: string;
  /** The id it was taken off under: it may get the server's meanwhile. */
  readonly key: string;
  /** It was open, and the member has opened no other since: with it one is where one was. */
  readonly wasOpen: boolean;
}

/** What local storage holds (spec §3), and what the server's list turns into. */
export interface KeptList {
  readonly items: readonly Conversation[];
  readonly deleted: readonly string[];
  readonly pendingDeletes: readonly string[];
}
export interface Appended {
  readonly id: string;
  readonly message: Message;
  /** It was asked for by itself: nobody waits to hear it. */
  readonly isQuiet?: boolean;
}
export interface AskedAgain {
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

const MAX_TOMBSTONES = 500;

export function withTombstones(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])].slice(-MAX_TOMBSTONES);
}

export function changed(
  state: ChatState,
  id: string,
  change: (found: Conversation) => Conversation,
): ChatState {
  return { ...state, items: state.items.map((item) => (item.id === id ? change(item) : item)) };
}

export function activated(state: ChatState, activeId: string | null): ChatState {
  const active = state.items.find(({ id }) => id === activeId);
  return { ...state, activeId, category: active?.format ?? active?.category ?? state.category };
}

type Listed = Pick<ChatState, 'items' | 'removing' | 'removingElsewhere'>;

/** Returns the conversations that the list shows: all but those being removed. */
export function shown({ items, removing, removingElsewhere }: Listed): readonly Conversation[] {
  if (removing.length + removingElsewhere.length === 0) return items;
  const isLeaving = (id: string) => removing.some((one) => one.id === id) || removingElsewhere.includes(id);
  return items.filter(({ id }) => !isLeaving(id));
}

/** The newest of those that are shown is opened in place of one that leaves. */
function withoutOpen(state: ChatState, isLeaving: (id: string) => boolean): ChatState {
  if (state.activeId === null || !isLeaving(state.activeId)) return state;
  return activated(state, newestOf(state));
}

export function newestOf(state: ChatState): string | null {
  return [...shown(state)].sort(byNewest)[0]?.id ?? null;
}

export function removalAsked(state: ChatState, id: string): ChatState {
  if (!shown(state).some((item) => item.id === id)) return state;
  const removing = [...state.removing, { id, key: id, wasOpen: state.activeId === id }];
  return withoutOpen({ ...state, removing }, (open) => open === id);
}

export function removalUndone(state: ChatState, id: string): ChatState {
  const undone = state.removing.find((one) => one.id === id);
  if (!undone) return state;
  const next = { ...state, removing: state.removing.filter((one) => one !== undone) };
  return undone.wasOpen ? activated(next, id) : next;
}

/** The member goes somewhere, and is not led back. */
export function openedByMember(state: ChatState, id: string): ChatState {
  return activated({ ...state, removing: state.removing.map((one) => ({ ...one, wasOpen: false })) }, id);
}

export function removalsSeen(state: ChatState, removingElsewhere: readonly string[]): ChatState {
  return withoutOpen({ ...state, removingElsewhere }, (open) => removingElsewhere.includes(open));
}

export function removed(state: ChatState, id: string): ChatState {
  const next = {
    ...state,
    items: state.items.filter((item) => item.id !== id),
    removing: state.removing.filter((one) => one.id !== id),
    deleted: withTombstones(state.deleted, [id]),
    pendingDeletes: isTempId(id) ? state.pendingDeletes : [...new Set([...state.pendingDeletes, id])],
  };
  return withoutOpen(next, (open) => open === id);
}

/** Replaces a temporary id by the server's; another tab may already hold the conversation under it. */
export function renumbered(state: ChatState, from: string, to: string): ChatState {
  if (from === to) return state;
  const own = state.items.find(({ id }) => id === from);
  if (!own) return state;
  const others = state.items.filter(({ id }) => id !== from);
  return {
    ...state,
    items: mergeLists(others, [{ ...own, id: to }]),
    deleted: withTombstones(state.deleted, [from]),
    activeId: state.activeId === from ? to : state.activeId,
    editingId: state.editingId === from ? to : state.editingId,
    removing: state.removing.map((one) => (one.id === from ? { ...one, id: to } : one)),
    tempIdOf: others.some(({ id }) => id === to) ? state.tempIdOf : { ...state.tempIdOf, [to]: from },
  };
}

/** Another tab may have given temporary conversations their server's ids: known by their first messages, they go on as those. */
export function withSuccessors(state: ChatState, before: readonly Conversation[]): ChatState {
  const has = (list: readonly Conversation[], wanted: string | null) => list.some(({ id }) => id === wanted);
  const tempIdOf = { ...state.tempIdOf };
  const successors = new Map<string | null, string>();
  for (const { id, messages } of before) {
    const [first] = messages;
    if (!first || has(state.items, id)) continue;
    const successor = state.items.find((other) => other.messages[0]?.id === first.id);
    if (!successor) continue;
    successors.set(id, successor.id);
    if (!has(before, successor.id)) tempIdOf[successor.id] = id;
  }
  const nowAs = (id: string | null) => successors.get(id) ?? (has(state.items, id) ? id : null);
  const removing = state.removing.flatMap((one) => {
    const id = nowAs(one.id);
    return id === null ? [] : [{ ...one, id }];
  });
  return {
    ...state,
    tempIdOf,
    removing,
    activeId: nowAs(state.activeId),
    editingId: nowAs(state.editingId),
  };
}

export function confirmed(own: Conversation, messageIds: readonly string[], title?: string): Conversation {
  const { unsaved = [], renamed, ...rest } = own;
  const left = unsaved.filter((id) => !messageIds.includes(id));
  // The server never has the part of a reply.
  const whole = own.messages.filter(({ stopped }) => !stopped);
  return {
    ...rest,
    messageCount: Math.max(own.messageCount, whole.length - left.length),
    ...(left.length > 0 ? { unsaved: left } : {}),
    ...(renamed && title !== own.title ? { renamed: true } : {}),
  };
}

export function appended(own: Conversation, message: Message): Conversation {
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
