import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { UNTITLED } from '@emit/contract/titles';
import type { WireConversation } from '@emit/contract/wire';
import {
  activated,
  appended,
  buried,
  changed,
  confirmed,
  followed,
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
    loadRequested: (state) => ({ ...state, status: 'loading' as const }),
    listRead: (state, { payload }: PayloadAction<KeptList>) => {
      const deleted = buried(state.deleted, payload.deleted);
      const untold = [...new Set([...state.untold, ...payload.untold])];
      const items = withoutDeleted(mergeLists(state.items, payload.items), deleted);
      return followed({ ...state, deleted, untold, items }, state.items);
    },
    listLoaded: (state): ChatState => {
      return { ...activated(state, state.activeId ?? newestOf(state)), status: 'ready' };
    },
    listFetched: (state): ChatState => ({ ...state, isListMissing: false }),
    listMissed: (state): ChatState => ({ ...state, isListMissing: true }),
    newRequested: (state) => state,
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
    /** The cross was pressed: it goes from the list at once, and can come back for a while. */
    removalAsked: (state, { payload }: PayloadAction<string>) => removalAsked(state, payload),
    removalUndone: (state, { payload }: PayloadAction<string>) => removalUndone(state, payload),
    removalsSeen: (state, { payload }: PayloadAction<readonly string[]>) => removalsSeen(state, payload),
    /** For good. */
    removed: (state, { payload }: PayloadAction<string>) => removed(state, payload),
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
    selectIsListMissing: (state) => state.isListMissing,
    selectActiveId: (state) => state.activeId,
    selectActive: (state) => state.items.find(({ id }) => id === state.activeId) ?? null,
    selectEditingId: (state) => state.editingId,
    selectRemoving: (state) => state.removing,
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
  selectIsListMissing,
  selectActiveId,
  selectActive,
  selectEditingId,
  selectRemoving,
  selectBegunAs,
  selectCategory,
  selectSyncing,
} = slice.selectors;
