import { call, debounce, delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { STORAGE_KEYS } from '../../../shared/lib/storage';
import { windowEvents } from '../../../shared/lib/window-events';
import type { KeptList } from '../chat-state';
import { chatActions, selectChat } from '../chat.slice';
import type { Conversation } from '../conversation';
import { draftChanged, selectDrafts } from '../asking/drafts.slice';
import { forgetKept, readKept, writeDrafts, writeKept } from './kept-conversations';
import { readRemovals } from '../removal/kept-removals';

/** Long enough for a burst of changes to be one write. */
const KEEP_DELAY = 150;
/** Milliseconds between the parts of one write of another tab, at most. */
const TOGETHER = 20;
const SHARED: readonly string[] = [
  STORAGE_KEYS.conversations,
  STORAGE_KEYS.deletedConversations,
  STORAGE_KEYS.removals,
];

/** Keeps what this tab has in the browser, and reads what other tabs keep there. */
export function* keepSaga() {
  yield* fork(keep);
  yield* fork(watchOtherTabs);
  yield* takeEvery(chatActions.forgotten, forgetKept);
  yield* takeLatest(chatActions.removalsSeen, seeLapse);
}

function* keep() {
  const changes = [
    chatActions.listRead,
    chatActions.started,
    chatActions.messagesFetched,
    chatActions.saveConfirmed,
    chatActions.renamed,
    chatActions.placed,
    chatActions.archivingUndone,
    chatActions.rated,
    chatActions.removed,
    chatActions.removalConfirmed,
    chatActions.categoryChosen,
  ];
  yield* debounce(KEEP_DELAY, changes, write);
  // At once: the answer to a question may be that the session is over, and nothing is written after that.
  yield* takeEvery(chatActions.messageAppended, write);
  // By itself: a long conversation is not written anew for each word that is typed.
  yield* debounce(KEEP_DELAY, [draftChanged, chatActions.saveConfirmed, chatActions.removed], writeTyped);
  const leaving = windowEvents('pagehide');
  yield* takeEvery(leaving, writeAll);
}

function* writeAll() {
  yield* call(write);
  yield* call(writeTyped);
}

export function* write() {
  const { status, items, deleted, pendingDeletes } = yield* select(selectChat);
  // Before the list was read there is nothing to keep, and writing would lose what is kept.
  if (status === 'idle') return;
  yield* call(writeKept, {
    items: items.filter(({ messages, stale }) => messages.length > 0 || stale),
    deleted,
    pendingDeletes,
  });
}

function* writeTyped() {
  const { status } = yield* select(selectChat);
  if (status === 'idle') return;
  const drafts = yield* select(selectDrafts);
  yield* call(writeDrafts, drafts);
}

/** Two tabs of one member: what the other one writes is merged here. */
function* watchOtherTabs() {
  const isShared = ({ key }: StorageEvent) => key !== null && SHARED.includes(key);
  const changes = windowEvents('storage', isShared);
  // What is written together comes key by key.
  yield* debounce(TOGETHER, changes, mergeKept);
}

function* mergeKept() {
  const { status, items } = yield* select(selectChat);
  if (status === 'idle') return;
  const kept = yield* call(readKept);
  if (differs(items, kept)) yield* put(chatActions.listRead(kept));
  yield* call(seeRemovals);
}

/** Reads which conversations other tabs have taken off the list. */
export function* seeRemovals() {
  const { removing, removingElsewhere } = yield* select(selectChat);
  const ids = readRemovals(Date.now()).ids.filter((id) => !removing.some((own) => own.id === id));
  if (ids.join() !== removingElsewhere.join()) yield* put(chatActions.removalsSeen(ids));
}

/** A tab that is gone leaves what it had taken off the list: there it is again. */
function* seeLapse({ payload }: ReturnType<typeof chatActions.removalsSeen>) {
  if (payload.length === 0) return;
  yield* delay(readRemovals(Date.now()).until - Date.now());
  yield* call(seeRemovals);
}

/** Merging what is already here would write it again, and two tabs would answer each other for ever. */
function differs(items: readonly Conversation[], kept: KeptList): boolean {
  const own = new Map(items.map((item) => [item.id, item]));
  const isNews = (other: Conversation) => {
    const mine = own.get(other.id);
    return !mine || other.updatedAt > mine.updatedAt || other.messages.length > mine.messages.length;
  };
  return kept.items.some(isNews) || kept.deleted.some((id) => own.has(id));
}
