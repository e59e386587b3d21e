import { eventChannel } from 'redux-saga';
import { call, debounce, fork, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import type { WireConversation, WireConversationSummary } from '@emit/contract/wire';
import { isTempId } from '@emit/contract/titles';
import { copyText } from '../../shared/lib/copy-text';
import { logFailure } from '../../shared/lib/log';
import { STORAGE_KEYS } from '../../shared/lib/storage';
import { until } from '../../shared/lib/until';
import { fetchConversation, fetchSummaries } from './chat-api';
import { chatActions, selectActive, selectActiveId, selectChat, type KeptList } from './chat.slice';
import { copied, copyRequested, notCopied } from './clipboard.slice';
import { isIncomplete, newConversation, type Conversation } from './conversation';
import { draftBrought, draftChanged, draftsRead, selectDrafts, type Drafts } from './drafts.slice';
import { forgetKept, readDrafts, readKept, writeDrafts, writeKept } from './kept-conversations';
import { fromSummary } from './merge-conversations';

/** Long enough for a burst of changes to be one write. */
const KEEP_DELAY = 150;
/** Milliseconds between the parts of one write of another tab, at most. */
const TOGETHER = 20;

/** Loading, choosing, creating and keeping conversations (spec §4 "Conversation lifecycle"). */
export function* conversationsSaga() {
  yield takeLeading(chatActions.loadRequested, until(chatActions.sessionLeft, load));
  yield takeEvery(chatActions.newRequested, begin);
  yield takeEvery([chatActions.selected, chatActions.listLoaded, chatActions.removed], fetchActive);
  yield takeEvery(chatActions.forgotten, forget);
  yield takeEvery(copyRequested, copy);
  yield fork(keep);
  yield fork(watchOtherTabs);
}

function* load() {
  const kept: KeptList = yield call(readKept);
  yield put(chatActions.listRead(kept));
  const drafts: Drafts = yield call(readDrafts);
  yield put(draftsRead(drafts));
  yield put(chatActions.syncBegan());
  try {
    const summaries: WireConversationSummary[] | undefined = yield call(fetchSummaries);
    const items = (summaries ?? []).map(fromSummary);
    yield put(chatActions.listRead({ items, deleted: [], untold: [] }));
  } catch (error) {
    logFailure('Error loading conversations', error);
  }
  yield put(chatActions.syncEnded());
  yield put(chatActions.listLoaded());
  const opened: string | null = yield select(selectActiveId);
  if (opened !== null) yield put(draftBrought(opened));
}

/** An empty conversation is reused: '+ New Conversation' twice makes one. */
function* begin() {
  const { items, defaultCategory }: ReturnType<typeof selectChat> = yield select(selectChat);
  const empty = items.find(({ id, messages }) => isTempId(id) && messages.length === 0);
  if (empty) yield put(chatActions.selected(empty.id));
  else
    yield put(
      chatActions.started(newConversation(Date.now(), crypto.randomUUID().slice(0, 8), defaultCategory)),
    );
}

function* fetchActive() {
  const active: Conversation | null = yield select(selectActive);
  if (!active || !isIncomplete(active) || isTempId(active.id)) return;
  yield put(chatActions.syncBegan());
  try {
    const whole: WireConversation | undefined = yield call(fetchConversation, active.id);
    if (whole) yield put(chatActions.messagesFetched(whole));
  } catch (error) {
    logFailure('Error loading conversation', error);
  }
  yield put(chatActions.syncEnded());
}

function* copy({ payload: { id, text } }: ReturnType<typeof copyRequested>) {
  const isCopied: boolean = yield call(copyText, text);
  yield put(isCopied ? copied(id) : notCopied(id));
}

function* keep() {
  const changes = [
    chatActions.listRead,
    chatActions.started,
    chatActions.messagesFetched,
    chatActions.saveConfirmed,
    chatActions.renamed,
    chatActions.removed,
    chatActions.removalConfirmed,
    chatActions.categoryChosen,
  ];
  yield debounce(KEEP_DELAY, changes, write);
  // At once: the answer to a question may be that the session is over, and nothing is written after that.
  yield takeEvery(chatActions.messageAppended, write);
  // By itself: a long conversation is not written anew for each word that is typed.
  yield debounce(KEEP_DELAY, [draftChanged, chatActions.saveConfirmed, chatActions.removed], writeTyped);
  const leaving = eventChannel<'leaving'>((emit) => {
    const listener = () => emit('leaving');
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  });
  yield takeEvery(leaving, writeAll);
}

function* write() {
  const { status, items, deleted, untold }: ReturnType<typeof selectChat> = yield select(selectChat);
  // Before the list was read there is nothing to keep, and writing would lose what is kept.
  if (status === 'idle') return;
  yield call(writeKept, {
    items: items.filter(({ messages, stale }) => messages.length > 0 || stale),
    deleted,
    untold,
  });
}

function* writeAll() {
  yield call(write);
  yield call(writeTyped);
}

function* writeTyped() {
  const { status }: ReturnType<typeof selectChat> = yield select(selectChat);
  if (status === 'idle') return;
  const drafts: Drafts = yield select(selectDrafts);
  yield call(writeDrafts, drafts);
}

/** Two tabs of one member: what the other one writes is merged here. */
function* watchOtherTabs() {
  const writes = eventChannel<'written'>((emit) => {
    const listener = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.conversations || key === STORAGE_KEYS.deletedConversations) emit('written');
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  });
  // What is written together comes key by key.
  yield debounce(TOGETHER, writes, mergeKept);
}

function* mergeKept() {
  const { status, items }: ReturnType<typeof selectChat> = yield select(selectChat);
  if (status === 'idle') return;
  const kept: KeptList = yield call(readKept);
  if (differs(items, kept)) yield put(chatActions.listRead(kept));
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

function* forget() {
  yield call(forgetKept);
}
