import type { Action } from '@reduxjs/toolkit';
import {
  call,
  delay,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';
import { ApiError } from '../../../shared/api/errors';
import { until } from '../../../shared/lib/ask-again';
import { windowEvents } from '../../../shared/lib/window-events';
import { askActions, type Question } from './ask.slice';
import { openWrittenReply } from '../chat-api';
import { chatActions } from '../chat.slice';
import type { OpenReply } from './read-reply.saga';
import { receiveReply } from './receive-reply.saga';
import { selectWaiting } from './select-waiting-question';

/** In milliseconds. */
const LOOK = {
  /** How long one look waits to hear whether a reply is being written. */
  limit: 5_000,
  /** Pauses before further looks: another tab's question may wait for its turn, and a server may be starting. */
  pauses: [1_000, 2_000, 4_000, 8_000, 16_000],
  /** Nobody is about to begin the reply to a question older than this. */
  fresh: 60_000,
};

/** A reply that is written or finished: `open` reads it, `drop` cancels it. */
interface Reading {
  readonly open: OpenReply;
  readonly drop: () => void;
}
type Found = Reading | 'nobody' | 'unknown';

/**
 * A reply that is being written is joined by itself: after the page was loaded anew, in another tab, and when the
 * connection broke. It is only read; a question that nobody answers is asked again by the member alone.
 */
export function* joinReplySaga() {
  const { listLoaded, listRead, selected, messagesFetched, removalUndone, sessionLeft } = chatActions;
  const occasions = [
    listLoaded,
    listRead,
    selected,
    messagesFetched,
    removalUndone,
    askActions.replyBroke,
    askActions.joinDue,
  ];
  yield* takeLatest(occasions, until(sessionLeft, join));
  const online = windowEvents('online');
  yield* takeEvery(online, function* () {
    yield* put(askActions.joinDue());
  });
}

function* join(occasion: Action) {
  // A connection that has just broken has a moment to come back.
  const pauses = askActions.replyBroke.match(occasion) ? LOOK.pauses : [0, ...LOOK.pauses];
  for (const pause of pauses) {
    if (pause > 0) yield* delay(pause);
    const waiting = yield* select(selectWaiting);
    if (!waiting) return;
    const found = yield* call(look, waiting.question);
    if (typeof found === 'object') {
      // Its conversation may have been given its id by the server meanwhile, or another may be open.
      const still = yield* select(selectWaiting);
      if (still?.question.messageId !== waiting.question.messageId) found.drop();
      // Detached: the next occasion does not end what is being read.
      else yield* spawn(readAlong, still.question, found.open);
      return;
    }
    if (found === 'nobody' && Date.now() - waiting.askedAt > LOOK.fresh) return;
  }
}

function* readAlong(question: Question, open: OpenReply) {
  yield* race([call(receiveReply, question, open, true), take(chatActions.sessionLeft)]);
}

function* look(question: Question): SagaGenerator<Found> {
  const abort = new AbortController();
  let isOpen = false;
  yield* put(askActions.lookBegan(question.messageId));
  try {
    const { response } = yield* race({
      response: call(openWrittenReply, question, abort.signal),
      late: delay(LOOK.limit),
      asked: take(askActions.began),
    });
    if (!response) return 'unknown';
    isOpen = true;
    return readOn(question, abort, response);
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unknown';
    // Another process answers the member: most likely this question.
    if (error.code === 'QUESTION_IN_FLIGHT') return readOn(question, abort);
    return error.status < 500 && error.status !== 429 ? 'nobody' : 'unknown';
  } finally {
    if (!isOpen) abort.abort();
    yield* put(askActions.lookEnded());
  }
}

/** Begins with the answer in hand, where there is one. */
function readOn(question: Question, abort: AbortController, inHand?: Response): Reading {
  let first = inHand;
  const open: OpenReply = async (signal) => {
    if (!first) return openWrittenReply(question, signal);
    const response = first;
    first = undefined;
    signal.addEventListener('abort', () => abort.abort());
    return response;
  };
  return { open, drop: () => abort.abort() };
}
