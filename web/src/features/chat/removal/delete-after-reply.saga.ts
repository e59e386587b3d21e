import type { Task } from 'redux-saga';
import { call, delay, join, put, race, spawn, take, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../../shared/api/errors';
import { logFailure } from '../../../shared/lib/log';
import { until } from '../../../shared/lib/ask-again';
import { askActions } from '../asking/ask.slice';
import { openWrittenReply } from '../chat-api';
import { chatActions } from '../chat.slice';
import { keptAbandoned, type Abandoned } from './kept-removals';
import { readReplyInTurn } from '../asking/read-reply.saga';
import { questionAbandoned } from './removals';

/** How long the list waits to hear what is in it and was deleted, in milliseconds. */
const WAIT = 2_000;

/**
 * A new conversation that was deleted while its first reply was written: the server lists it once that is written, under
 * an id that nobody here knows. Its reply tells it, and then it is deleted there, too.
 */
export function* deleteAfterReplySaga() {
  const { sessionLeft } = chatActions;
  yield* takeEvery(
    questionAbandoned,
    until(sessionLeft, ({ payload }: ReturnType<typeof questionAbandoned>) => deleteAfterReply(payload)),
  );
  yield* takeEvery(askActions.joinDue, until(sessionLeft, deleteOfFormerVisits));
}

/** The same for what was deleted in former visits. */
export function* deleteOfFormerVisits() {
  const tasks: Task[] = [];
  for (const [conversationId, messageId] of Object.entries(keptAbandoned.read()))
    tasks.push(yield* spawn(inSession, { conversationId, messageId }));
  if (tasks.length > 0) yield* race([join(tasks), delay(WAIT)]);
}

function* inSession(abandoned: Abandoned) {
  yield* race([call(deleteAfterReply, abandoned), take(chatActions.sessionLeft)]);
}

function* deleteAfterReply(abandoned: Abandoned) {
  const { conversationId } = abandoned;
  const open = (signal: AbortSignal) => openWrittenReply(abandoned, signal);
  try {
    const reply = yield* call(readReplyInTurn, open);
    keptAbandoned.drop(conversationId);
    yield* put(chatActions.removed(reply.conversation_id));
  } catch (error) {
    logFailure('Error following a deleted conversation', error);
    // Nobody writes it, and it is not there: the server has nothing of it.
    if (error instanceof ApiError && error.status === 404) keptAbandoned.drop(conversationId);
  }
}
