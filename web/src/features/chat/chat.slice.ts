import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { UNTITLED } from '@emit/contract/titles';
import type { WireConversation } from '@emit/contract/wire';
import * as chat from './chat-state';
import * as archive from './archive/archive-state';
import { countOf } from './conversation';
import { withEarlierPage, withNewestPage } from './conversations/message-pages';
import { withAskedAgain } from './messages/message-order';
import { applyRating, type KeptRating } from './rating/apply-rating';

const slice = createSlice({
  name: 'chat',
  initialState: chat.initialState,
  reducers: {
    loadRequested(state) {
      state.status = 'loading';
    },
    listRead: chat.listRead,
    listLoaded(state) {
      const { wantedId } = state;
      const wanted = chat.find(chat.shown(state), wantedId)?.id;
      chat.open(state, state.activeId ?? wanted ?? chat.newestOf(state));
      if (!wanted) state.wantedId = wantedId;
      state.status = 'ready';
    },
    listFetched(state) {
      state.isListMissing = false;
    },
    listMissed(state) {
      state.isListMissing = true;
    },
    started: chat.started,
    selected: (state, { payload }: PayloadAction<string>) => chat.openedByMember(state, payload),
    /** An address names a conversation that is not here. */
    wanted(state, { payload }: PayloadAction<string>) {
      state.wantedId = payload;
    },
    messagesFetched(state, { payload }: PayloadAction<WireConversation>) {
      const own = chat.find(state.items, payload.id);
      if (own) Object.assign(own, withNewestPage(own, payload));
    },
    /** The messages before those that are here. */
    earlierFetched(state, { payload }: PayloadAction<WireConversation>) {
      const own = chat.find(state.items, payload.id);
      if (own) Object.assign(own, withEarlierPage(own, payload));
    },
    messageAppended(state, { payload }: PayloadAction<chat.Appended>) {
      const own = chat.find(state.items, payload.id);
      if (own) chat.append(own, payload.message);
    },
    /** What the member says of a reply or of a verse in it, once the server keeps it. */
    rated(state, { payload }: PayloadAction<KeptRating>) {
      const own = chat.find(state.items, payload.conversationId);
      if (own) applyRating(own, payload);
    },
    askedAgain(state, { payload: { id, messageId, now } }: PayloadAction<chat.AskedAgain>) {
      const own = chat.find(state.items, id);
      if (!own) return;
      own.messages = withAskedAgain(own.messages, messageId, now);
      chat.touch(own, now);
    },
    saveConfirmed(state, { payload }: PayloadAction<chat.Confirmed>) {
      chat.renumber(state, payload.id, payload.serverId);
      const own = chat.find(state.items, payload.serverId);
      if (own) chat.confirm(own, payload);
    },
    renameStarted(state, { payload }: PayloadAction<string>) {
      state.editingId = payload;
    },
    renameCancelled(state) {
      state.editingId = null;
    },
    renamed(state, { payload }: PayloadAction<{ id: string; title: string; now: number }>) {
      const title = payload.title.trim() || UNTITLED;
      const own = chat.find(state.items, payload.id);
      state.editingId = null;
      if (own && own.title !== title) Object.assign(own, { title, updatedAt: payload.now, renamed: true });
    },
    placed: archive.placed,
    archivingUndone: archive.archivingUndone,
    archivingOver: archive.archivingOver,
    /** The cross was pressed: it goes from the list at once, and can come back for a while. */
    removalAsked: chat.removalAsked,
    removalUndone: chat.removalUndone,
    removalsSeen: chat.removalsSeen,
    /** For good. */
    removed: chat.removed,
    removalConfirmed(state, { payload }: PayloadAction<string>) {
      state.pendingDeletes = state.pendingDeletes.filter((id) => id !== payload);
    },
    categoryChosen(state, { payload }: PayloadAction<Category>) {
      const active = chat.find(state.items, state.activeId);
      state.category = payload;
      if (active) active[countOf(active) === 0 ? 'category' : 'format'] = payload;
    },
    /** A screen's own default for new conversations (the newer dashboard begins with biblical). */
    defaultCategorySet(state, { payload }: PayloadAction<Category>) {
      const active = chat.find(state.items, state.activeId);
      state.defaultCategory = payload;
      if (active === undefined || countOf(active) === 0) state.category = payload;
    },
    syncBegan(state) {
      state.syncing += 1;
    },
    syncEnded(state) {
      state.syncing = Math.max(0, state.syncing - 1);
    },
    forgotten: (state) => ({ ...chat.initialState, defaultCategory: state.defaultCategory }),
    /** The session ended without a logout: what is kept in this browser stays there. */
    sessionLeft: () => chat.initialState,
  },
  selectors: {
    selectChat: (state) => state,
    selectChatStatus: (state) => state.status,
    selectIsListMissing: (state) => state.isListMissing,
    selectActiveId: (state) => state.activeId,
    selectActive: (state) => chat.find(state.items, state.activeId) ?? null,
    selectWantedId: (state) => state.wantedId,
    selectEditingId: (state) => state.editingId,
    selectRemoving: (state) => state.removing,
    selectArchiving: (state) => state.archiving,
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
  selectWantedId,
  selectEditingId,
  selectRemoving,
  selectArchiving,
  selectTempIdOf,
  selectCategory,
  selectSyncing,
} = slice.selectors;
