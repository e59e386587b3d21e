import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { UNTITLED } from '@emit/contract/titles';
import type { WireConversation } from '@emit/contract/wire';
import {
  activated,
  appended,
  withTombstones,
  changed,
  confirmed,
  withSuccessors,
  initialState,
  newestOf,
  openedByMember,
  removalAsked,
  removalsSeen,
  removalUndone,
  removed,
  renumbered,
  type Appended,
  type AskedAgain,
  type ChatState,
  type Confirmed,
  type KeptList,
} from './chat-state';
import { countOf, type Conversation } from './conversation';
import { mergeLists, withoutDeleted, withServerMessages } from './conversations/merge-conversations';
import { withAskedAgain } from './messages/message-order';

export type { Confirmed, KeptList } from './chat-state';

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    loadRequested(state) {
      state.status = 'loading';
    },
    listRead: (state, { payload }: PayloadAction<KeptList>) => {
      const deleted = withTombstones(state.deleted, payload.deleted);
      const pendingDeletes = [...new Set([...state.pendingDeletes, ...payload.pendingDeletes])];
      const items = withoutDeleted(mergeLists(state.items, payload.items), deleted);
      return withSuccessors({ ...state, deleted, pendingDeletes, items }, state.items);
    },
    listLoaded: (state): ChatState => {
      return { ...activated(state, state.activeId ?? newestOf(state)), status: 'ready' };
    },
    listFetched(state) {
      state.isListMissing = false;
    },
    listMissed(state) {
      state.isListMissing = true;
    },
    started: (state, { payload }: PayloadAction<Conversation>) =>
      openedByMember({ ...state, items: [...state.items, payload] }, payload.id),
    selected: (state, { payload }: PayloadAction<string>) => openedByMember(state, payload),
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
    renameStarted(state, { payload }: PayloadAction<string>) {
      state.editingId = payload;
    },
    renameCancelled(state) {
      state.editingId = null;
    },
    renamed: (state, { payload }: PayloadAction<{ id: string; title: string; now: number }>) => {
      const title = payload.title.trim() || UNTITLED;
      return changed({ ...state, editingId: null }, payload.id, (own) =>
        own.title === title ? own : { ...own, title, updatedAt: payload.now, renamed: true },
      );
    },
    /** The cross was pressed: it goes from the list at once, and can come back for a while. */
    removalAsked: (state, { payload }: PayloadAction<string>) => removalAsked(state, payload),
    removalUndone: (state, { payload }: PayloadAction<string>) => removalUndone(state, payload),
    removalsSeen: (state, { payload }: PayloadAction<readonly string[]>) => removalsSeen(state, payload),
    /** For good. */
    removed: (state, { payload }: PayloadAction<string>) => removed(state, payload),
    removalConfirmed(state, { payload }: PayloadAction<string>) {
      state.pendingDeletes = state.pendingDeletes.filter((id) => id !== payload);
    },
    categoryChosen: (state, { payload }: PayloadAction<Category>) => {
      const next = { ...state, category: payload };
      const { activeId } = state;
      if (activeId === null) return next;
      return changed(next, activeId, (own) =>
        countOf(own) === 0 ? { ...own, category: payload } : { ...own, format: payload },
      );
    },
    /** A screen's own default for new conversations (the newer dashboard begins with biblical). */
    defaultCategorySet(state, { payload }: PayloadAction<Category>) {
      const active = state.items.find(({ id }) => id === state.activeId);
      state.defaultCategory = payload;
      if (active === undefined || countOf(active) === 0) state.category = payload;
    },
    syncBegan(state) {
      state.syncing += 1;
    },
    syncEnded(state) {
      state.syncing = Math.max(0, state.syncing - 1);
    },
    forgotten: (state) => ({ ...initialState, defaultCategory: state.defaultCategory }),
    /** The session ended without a logout: what is kept in this browser stays there. */
    sessionLeft: () => initialState,
  },
  selectors: {
    selectChat: (state) => state,
    selectChatStatus: (state) => state.status,
    selectIsListMissing: (state) => state.isListMissing,
    selectActiveId: (state) => state.activeId,
    selectActive: (state) => state.items.find(({ id }) => id === state.activeId) ?? null,
    selectEditingId: (state) => state.editingId,
    selectRemoving: (state) => state.removing,
    selectTempIdOf: (state) => state.tempIdOf,
    selectCategory: (state) => state.category,
    selectSyncing: (state) => state.syncing > 0,
  },
});

export const chatReducer = slice.reducer;
export const chatActions = {
  ...slice.actions,
  newRequested: createAction('chat/newRequested'),
  /** Sends the server what it does not have yet. */
  saveDue: createAction('chat/saveDue'),
};
export const {
  selectChat,
  selectChatStatus,
  selectIsListMissing,
  selectActiveId,
  selectActive,
  selectEditingId,
  selectRemoving,
  selectTempIdOf,
  selectCategory,
  selectSyncing,
} = slice.selectors;
