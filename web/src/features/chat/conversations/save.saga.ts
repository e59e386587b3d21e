import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  debounce,
  delay,
  fork,
  put,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import { isTempId } from '@emit/contract/titles';
import type { WireMessage } from '@emit/contract/wire';
import { ApiError } from '../../../shared/api/errors';
import { logFailure } from '../../../shared/lib/log';
import { returns } from '../../../shared/lib/ask-again';
import { selectQuestion } from '../asking/ask.slice';
import { createConversation, deleteConversation, updateConversation } from '../chat-api';
import { shown } from '../chat-state';
import { placeOf } from '../archive/place';
import { chatActions, selectChat } from '../chat.slice';
import { needsSaving, type Conversation } from '../conversation';

/** Pause before a failed save is retried, in milliseconds; coming online or showing the tab retries at once. */
const RETRY_DELAY = 30_000;

/** Tells the server what changed here (spec §4 "Saving happens about 1 second after any change"). */
export function* saveSaga() {
  yield* fork(saveInTurn);
  const { messageAppended, renamed, placed, archivingUndone } = chatActions;
  yield* debounce(LIMITS.autoSaveDelay, [messageAppended, renamed, placed, archivingUndone], requestSave);
  yield* takeEvery(chatActions.removed, tellRemoval);
  yield* takeLatest(chatActions.listLoaded, catchUp);
  yield* takeEvery(returns(), catchUp);
}

/** Spec §4: 500 ms after a reply. */
export function* saveAfterReply() {
  yield* delay(LIMITS.saveAfterReplyDelay);
  yield* put(chatActions.saveDue());
}

function* requestSave() {
  yield* put(chatActions.saveDue());
}

function* catchUp() {
  const { pendingDeletes } = yield* select(selectChat);
  for (const id of pendingDeletes) yield* call(tellServerOfRemoval, id);
  yield* put(chatActions.saveDue());
}

/** One after another, so that two saves of one conversation never cross; what falls due meanwhile has its turn next. */
function* saveInTurn() {
  const due = yield* actionChannel(chatActions.saveDue, buffers.sliding(1));
  for (;;) {
    yield* take(due);
    const { items } = yield* select(selectChat);
    for (const { id } of items.filter(needsSaving)) yield* call(saveOne, id);
  }
}

function* saveOne(id: string) {
  const chat = yield* select(selectChat);
  // What is being deleted is told when it is brought back.
  const own = shown(chat).find((item) => item.id === id);
  const question = yield* select(selectQuestion);
  // The turn under way records its question itself.
  if (!own || !needsSaving(own) || question?.conversationId === id) return;
  yield* put(chatActions.syncBegan());
  try {
    yield* call(isTempId(id) ? create : update, own);
  } catch (error) {
    logFailure('Error saving conversation', error);
    // Detached: the next save need not wait for another try of this one.
    if (!(error instanceof ApiError) || isPassing(error.status)) yield* spawn(retryLater);
  } finally {
    yield* put(chatActions.syncEnded());
  }
}

/** What a later try may not meet: a server that cannot save now, or that was asked too often. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429;
}

function* create(own: Conversation) {
  const messages = own.messages.filter(({ stopped }) => !stopped).map(wireMessage);
  const body = {
    title: own.title,
    messages,
    category: own.category,
    created_at: new Date(own.createdAt).toISOString(),
    updated_at: new Date(own.updatedAt).toISOString(),
  };
  const answer = yield* call(createConversation, body, own.id);
  if (!answer) return;
  const messageIds = messages.map(({ id }) => id);
  const { items } = yield* select(selectChat);
  // Deleted for good meanwhile: the server is told under the id that it has just given.
  if (!items.some(({ id }) => id === own.id)) yield* put(chatActions.removed(answer.id));
  yield* put(chatActions.saveConfirmed({ id: own.id, serverId: answer.id, messageIds, title: own.title }));
  // A new one is neither pinned nor archived: that is told next.
  if (own.placed) yield* put(chatActions.saveDue());
}

function* update(own: Conversation) {
  const { id, title, unsaved = [] } = own;
  const messages = own.messages.filter((message) => unsaved.includes(message.id)).map(wireMessage);
  const updated_at = new Date(own.updatedAt).toISOString();
  if (messages.length > 0) yield* call(updateConversation, id, { title, messages, updated_at });
  // Title-only edits send the title and the time (spec §4).
  if (own.renamed) yield* call(updateConversation, id, { title, updated_at });
  const place = placeOf(own);
  if (own.placed) yield* call(updateConversation, id, { ...place, updated_at });
  yield* put(chatActions.saveConfirmed({ id, serverId: id, messageIds: unsaved, title, place }));
}

function wireMessage({ id, role, content, category, timestamp, tokensUsed }: WireMessage): WireMessage {
  return { id, role, content, category, timestamp, tokensUsed };
}

function* retryLater() {
  yield* delay(RETRY_DELAY);
  yield* call(catchUp);
}

function* tellRemoval({ payload: id }: ReturnType<typeof chatActions.removed>) {
  if (!isTempId(id)) yield* call(tellServerOfRemoval, id);
}

export function* tellServerOfRemoval(id: string) {
  try {
    yield* call(deleteConversation, id);
    yield* put(chatActions.removalConfirmed(id));
  } catch (error) {
    logFailure('Error deleting from server', error);
    if (error instanceof ApiError && error.status === 404) yield* put(chatActions.removalConfirmed(id));
  }
}
