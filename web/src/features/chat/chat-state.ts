import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import { isTempId, NEW_CONVERSATION_TITLE, titleFromPrompt } from '@emit/contract/titles';
import { byNewest, type Conversation, type Message } from './conversation';
import { isAt, type Place } from './archive/place';
import { mergeLists } from './conversations/merge-conversations';
import { withMessage } from './messages/message-order';

export interface ChatState {
  status: 'idle' | 'loading' | 'ready';
  /** The server's list did not come: what is shown is what this browser keeps. */
  isListMissing: boolean;
  items: readonly Conversation[];
  activeId: string | null;
  /** The conversation that an address names and that is not here, or not yet: it is opened when it comes. */
  wantedId: string | null;
  /** One title at a time is being edited (spec §4). */
  editingId: string | null;
  /** By server id, the temporary id a conversation began under in this tab: its row keeps the focus and a title half typed. */
  tempIdOf: Record<string, string>;
  /** Tombstones: ids that must not come back, deleted or replaced by the server's. */
  deleted: readonly string[];
  /** Deletions that the server has not confirmed. */
  pendingDeletes: readonly string[];
  /** Taken off the list, and not deleted while it can be undone. */
  removing: Removal[];
  /** The same in other tabs. */
  removingElsewhere: readonly string[];
  /** Archived a moment ago: it can be undone. */
  archiving: Removal[];
  /** Counts what can be undone, so that the last is undone first. */
  undoable: number;
  category: Category;
  defaultCategory: Category;
  /** Calls under way that keep the server up to date: 'Syncing...'. */
  syncing: number;
}

export const initialState: ChatState = {
  status: 'idle',
  isListMissing: false,
  items: [],
  activeId: null,
  wantedId: null,
  editingId: null,
  tempIdOf: {},
  deleted: [],
  pendingDeletes: [],
  removing: [],
  removingElsewhere: [],
  archiving: [],
  undoable: 0,
  category: DEFAULT_CATEGORY,
  defaultCategory: DEFAULT_CATEGORY,
  syncing: 0,
};

export interface Removal {
  id: string;
  /** Which of those that can be undone it is, by time. */
  order: number;
  /** The id it was taken off under: it may get the server's meanwhile. */
  key: string;
  /** It was open, and the member has opened no other since: with it one is where one was. */
  wasOpen: boolean;
}

/** What local storage holds (spec §3), and what the server's list turns into. */
export interface KeptList {
  readonly items: readonly Conversation[];
  readonly deleted: readonly string[];
  readonly pendingDeletes: readonly string[];
  readonly isServers?: true;
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
  readonly place?: Place;
}

const MAX_TOMBSTONES = 500;

function withTombstones(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])].slice(-MAX_TOMBSTONES);
}

export function find<C extends Conversation>(items: readonly C[], id: string | null): C | undefined {
  return items.find((item) => item.id === id);
}

/** Opens a conversation, or none. The next question is asked in its format. */
export function open(state: ChatState, id: string | null): void {
  const active = find(state.items, id);
  state.activeId = id;
  state.wantedId = null;
  state.category = active?.format ?? active?.category ?? state.category;
}

type Listed = Pick<ChatState, 'items' | 'removing' | 'removingElsewhere'>;

/** Returns the conversations that the list shows: all but those being removed. */
export function shown({ items, removing, removingElsewhere }: Listed): readonly Conversation[] {
  if (removing.length + removingElsewhere.length === 0) return items;
  const isLeaving = (id: string) => removing.some((one) => one.id === id) || removingElsewhere.includes(id);
  return items.filter(({ id }) => !isLeaving(id));
}

export function newestOf(state: ChatState): string | null {
  return [...shown(state)].filter(({ archived }) => !archived).sort(byNewest)[0]?.id ?? null;
}

/** From what this browser keeps, or the server has. */
export function listRead(state: ChatState, { payload }: PayloadAction<KeptList>): void {
  const before = state.items;
  state.deleted = withTombstones(state.deleted, payload.deleted);
  state.pendingDeletes = [...new Set([...state.pendingDeletes, ...payload.pendingDeletes])];
  state.items = mergeLists(before, payload.items, payload.isServers).filter(
    ({ id }) => !state.deleted.includes(id),
  );
  followSuccessors(state, before);
}

/** Another tab may have given temporary conversations their server's ids: known by their messages, they go on as those. */
function followSuccessors(state: ChatState, before: readonly Conversation[]): void {
  const successors = new Map<string | null, string>();
  for (const { id, messages } of before) {
    if (messages.length === 0 || find(state.items, id)) continue;
    const own = new Set(messages.map((message) => message.id));
    const successor = state.items.find((other) => other.messages.some((message) => own.has(message.id)));
    if (!successor) continue;
    successors.set(id, successor.id);
    if (!find(before, successor.id)) state.tempIdOf[successor.id] = id;
  }
  const nowAs = (id: string | null) => successors.get(id) ?? find(state.items, id)?.id ?? null;
  state.activeId = nowAs(state.activeId);
  state.editingId = nowAs(state.editingId);
  const followed = (one: Removal) => {
    const id = nowAs(one.id);
    return id === null ? [] : [{ ...one, id }];
  };
  state.removing = state.removing.flatMap(followed);
  state.archiving = state.archiving.flatMap(followed);
}

/** The newest of those that are shown is opened in place of one that leaves. */
export function leaveOpen(state: ChatState, leaving: readonly string[]): void {
  if (state.activeId !== null && leaving.includes(state.activeId)) open(state, newestOf(state));
}

export function started(state: ChatState, { payload }: PayloadAction<Conversation>): void {
  state.items = [...state.items, payload];
  openedByMember(state, payload.id);
}

export function removalAsked(state: ChatState, { payload: id }: PayloadAction<string>): void {
  if (!find(shown(state), id)) return;
  state.archiving = state.archiving.filter((one) => one.id !== id);
  state.removing.push({ id, key: id, order: (state.undoable += 1), wasOpen: state.activeId === id });
  leaveOpen(state, [id]);
}

export function removalUndone(state: ChatState, { payload: id }: PayloadAction<string>): void {
  const undone = state.removing.find((one) => one.id === id);
  if (!undone) return;
  state.removing = state.removing.filter((one) => one.id !== id);
  if (undone.wasOpen) open(state, id);
}

/** The member goes somewhere, and is not led back. */
export function openedByMember(state: ChatState, id: string): void {
  for (const one of [...state.removing, ...state.archiving]) one.wasOpen = false;
  open(state, id);
}

export function removalsSeen(state: ChatState, { payload: ids }: PayloadAction<readonly string[]>): void {
  state.removingElsewhere = ids;
  leaveOpen(state, ids);
}

export function removed(state: ChatState, { payload: id }: PayloadAction<string>): void {
  state.items = state.items.filter((item) => item.id !== id);
  state.removing = state.removing.filter((one) => one.id !== id);
  state.archiving = state.archiving.filter((one) => one.id !== id);
  state.deleted = withTombstones(state.deleted, [id]);
  if (!isTempId(id)) state.pendingDeletes = [...new Set([...state.pendingDeletes, id])];
  leaveOpen(state, [id]);
}

/** Replaces a temporary id by the server's; another tab may already hold the conversation under it. */
export function renumber(state: ChatState, from: string, to: string): void {
  const own = find(state.items, from);
  if (from === to || !own) return;
  const others = state.items.filter((item) => item !== own);
  if (!find(others, to)) state.tempIdOf[to] = from;
  state.items = mergeLists(others, [{ ...own, id: to }]);
  state.deleted = withTombstones(state.deleted, [from]);
  if (state.activeId === from) state.activeId = to;
  if (state.editingId === from) state.editingId = to;
  for (const one of [...state.removing, ...state.archiving]) if (one.id === from) one.id = to;
}

export function touch(own: Draft<Conversation>, at: number): void {
  own.updatedAt = Math.max(own.updatedAt, at);
  own.lastMessageAt = Math.max(own.lastMessageAt, at);
}

export function confirm(own: Draft<Conversation>, { messageIds, title, place }: Confirmed): void {
  const unsaved = own.unsaved?.filter((id) => !messageIds.includes(id)) ?? [];
  // The server never has the part of a reply.
  const whole = own.messages.filter(({ stopped }) => !stopped);
  const { before = 0 } = own;
  own.messageCount = Math.max(own.messageCount, before + whole.length - unsaved.length);
  own.unsaved = unsaved.length > 0 ? unsaved : undefined;
  if (title === own.title) own.renamed = undefined;
  if (place && isAt(own, place)) own.placed = undefined;
  if (!own.unsaved && !own.renamed && !own.placed) own.toldAt = own.updatedAt;
}

export function append(own: Draft<Conversation>, message: Message): void {
  const isFirst =
    own.messages.length === 0 && own.title === NEW_CONVERSATION_TITLE && message.role === 'user';
  // Another tab may have read the same reply.
  const isKnown = own.messages.some(({ id }) => id === message.id);
  if (isFirst) own.title = titleFromPrompt(message.content);
  if (!message.stopped && !isKnown) own.unsaved = [...(own.unsaved ?? []), message.id];
  own.messages = withMessage(own.messages, message);
  touch(own, message.timestamp);
}
