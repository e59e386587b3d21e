import { call, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { isTempId } from '@emit/contract/titles';
import { copyText } from '../../../shared/lib/copy-text';
import { logFailure } from '../../../shared/lib/log';
import { askUntilAnswered, until } from '../../../shared/lib/ask-again';
import { deleteOfFormerVisits } from '../removal/delete-after-reply.saga';
import { fetchSummaries } from '../chat-api';
import { shown } from '../chat-state';
import { chatActions, selectActive, selectActiveId, selectChat, selectChatStatus } from '../chat.slice';
import { copyEnded, copyRequested } from '../messages/clipboard.slice';
import { fetchNewest } from '../messages/fetch-messages.saga';
import { isIncomplete, newConversation } from '../conversation';
import { draftBrought, draftsRead } from '../asking/drafts.slice';
import { seeRemovals } from './keep.saga';
import { readDrafts, readKept } from './kept-conversations';
import { fromSummary } from './merge-conversations';

/** Loading, choosing and creating conversations (spec §4 "Conversation lifecycle"). */
export function* conversationsSaga() {
  yield* takeLatest(chatActions.loadRequested, until(chatActions.sessionLeft, load));
  yield* takeEvery(chatActions.newRequested, begin);
  const { selected, listLoaded, removalAsked, removalUndone, removalsSeen, removed } = chatActions;
  // With its server's id a conversation may turn out to hold what is not here: what became of a turn that failed.
  const { saveConfirmed } = chatActions;
  const opening = [selected, listLoaded, removalAsked, removalUndone, removalsSeen, removed, saveConfirmed];
  yield* takeLatest(opening, until(chatActions.sessionLeft, fetchActive));
  yield* takeEvery(copyRequested, copy);
}

function* load() {
  yield* call(seeRemovals);
  const kept = yield* call(readKept);
  yield* put(chatActions.listRead(kept));
  const drafts = yield* call(readDrafts);
  yield* put(draftsRead(drafts));
  yield* call(askUntilAnswered, fetchList, missList);
}

function* fetchList(attempt: number) {
  const summaries = yield* call(() => syncing(attempt, askForSummaries));
  yield* call(deleteOfFormerVisits);
  const items = (summaries ?? []).map(fromSummary);
  yield* put(chatActions.listRead({ items, deleted: [], pendingDeletes: [], isServers: true }));
  yield* put(chatActions.listFetched());
  yield* call(openFirst);
}

function* askForSummaries() {
  return yield* call(fetchSummaries);
}

function* missList(error: unknown) {
  logFailure('Error loading conversations', error);
  yield* put(chatActions.listMissed());
  yield* call(openFirst);
}

/** Opens a conversation once: a list that loads later does not move the member elsewhere. */
function* openFirst() {
  const status = yield* select(selectChatStatus);
  if (status === 'ready') return;
  yield* put(chatActions.listLoaded());
  const opened = yield* select(selectActiveId);
  if (opened !== null) yield* put(draftBrought(opened));
}

/**
 * Shows 'Syncing...' for the first attempt only; automatic retries are silent. Run it by `call`, never by `yield*`: its
 * `finally` yields, and delegation to such a generator hides a cancellation from redux-saga.
 */
function* syncing<T>(attempt: number, ask: () => SagaGenerator<T>): SagaGenerator<T> {
  if (attempt > 0) return yield* call(ask);
  yield* put(chatActions.syncBegan());
  try {
    return yield* call(ask);
  } finally {
    yield* put(chatActions.syncEnded());
  }
}

/** An empty conversation is reused: '+ New Conversation' twice makes one. */
function* begin() {
  const chat = yield* select(selectChat);
  const { defaultCategory } = chat;
  const empty = shown(chat).find(({ id, messages }) => isTempId(id) && messages.length === 0);
  yield* put(empty ? chatActions.selected(empty.id) : chatActions.started(newConversation(defaultCategory)));
}

function* fetchActive() {
  const active = yield* select(selectActive);
  if (!active || !isIncomplete(active) || isTempId(active.id)) return;
  const { id } = active;
  yield* askUntilAnswered(
    function* (attempt) {
      yield* call(() => syncing(attempt, () => fetchNewest(id)));
    },
    function* (error) {
      yield* call(logFailure, 'Error loading conversation', error);
    },
  );
}

function* copy({ payload: { id, text } }: ReturnType<typeof copyRequested>) {
  const isCopied = yield* call(copyText, text);
  yield* put(copyEnded({ id, isCopied }));
}
