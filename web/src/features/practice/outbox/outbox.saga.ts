import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { nextChance, returns } from '../../../shared/lib/ask-again';
import { sendWaiting, waitingRequests } from '../../../shared/lib/outbox';
import { isWaitingKey } from '../../../shared/lib/waiting';
import { windowEvents } from '../../../shared/lib/window-events';
import { practiceActions, selectPractice } from '../practice.slice';
import { takePracticeBack, waitingPractices } from './outbox';
import { outboxActions } from './outbox.slice';

/** What was done without a connection is sent, each once and in its order; practices are shown as waiting until then. */
export function* outboxSaga() {
  const ofOtherTabs = windowEvents('storage', ({ key }) => key === null || isWaitingKey(key));
  yield* takeEvery(ofOtherTabs, read);
  yield* takeLeading(outboxActions.sendRequested, sendAll);
  yield* takeEvery(practiceActions.queued, request);
  yield* takeEvery(returns(), request);
  yield* takeEvery(outboxActions.editRequested, edit);
  yield* takeEvery(outboxActions.discarded, discard);
  yield* call(request);
}

function* read() {
  yield* put(outboxActions.read(yield* call(waitingPractices)));
}

function* request() {
  yield* call(read);
  yield* put(outboxActions.sendRequested());
}

function* sendAll() {
  yield* call(read);
  for (let attempt = 0; ; attempt += 1) {
    const waiting = yield* call(waitingRequests);
    if (!waiting.some(({ refusal }) => refusal === null)) return;
    if (navigator.onLine) {
      const { sent, isUnfinished } = yield* call(sendWaiting);
      yield* call(read);
      if (sent > 0 || !isUnfinished) yield* put(outboxActions.settled());
      if (sent > 0) yield* put(outboxActions.sent(sent));
      // What came meanwhile, while this one sent, is next.
      if (!isUnfinished && sent > 0) continue;
      if (!isUnfinished) return;
    }
    yield* call(nextChance, attempt);
  }
}

/** Only into an empty form: what is typed there is nowhere else. */
function* edit({ payload: id }: ReturnType<typeof outboxActions.editRequested>) {
  const { draft } = yield* select(selectPractice);
  const practice = draft === null ? yield* call(takePracticeBack, id) : null;
  if (practice) {
    const { time_zone: _zone, ...typed } = practice.body;
    yield* put(practiceActions.changed(typed));
  }
  yield* call(read);
}

function* discard({ payload: id }: ReturnType<typeof outboxActions.discarded>) {
  yield* call(takePracticeBack, id);
  yield* call(read);
}
