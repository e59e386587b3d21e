import { isTempId } from '@emit/contract/titles';
import { LIMITS } from '@emit/contract/limits';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { logFailure } from '../../../shared/lib/log';
import { fetchMessages } from '../chat-api';
import { chatActions, selectChat } from '../chat.slice';
import { lacksMessages, lacksNewest } from '../conversation';
import { earlierLoaded, earlierMissed, earlierRequested } from './earlier.slice';

/** Messages that a conversation opens with: a screen shows some ten. */
const NEWEST = 50;

/** Loads the messages before those that are here, when somebody reads that far. */
export function* earlierSaga() {
  yield* takeLatest(earlierRequested, loadEarlier);
}

function* loadEarlier({ payload: id }: ReturnType<typeof earlierRequested>) {
  try {
    const { before } = (yield* call(conversationOf, id)) ?? {};
    if (before) yield* call(fetchEarlier, id, before);
    yield* put(earlierLoaded());
  } catch (error) {
    logFailure('Error loading earlier messages', error);
    yield* put(earlierMissed());
  }
}

/** Throws what the request throws. */
export function* fetchNewest(id: string, limit = NEWEST) {
  const page = yield* call(fetchMessages, id, { limit });
  if (page) yield* put(chatActions.messagesFetched(page));
}

function* fetchEarlier(id: string, before: number) {
  const page = yield* call(fetchMessages, id, { limit: LIMITS.messagesAtOnce, before });
  if (page) yield* put(chatActions.earlierFetched(page));
}

/** Brings all of a conversation's messages into this browser. Throws what the requests throw. */
export function* fetchAllMessages(id: string) {
  const own = yield* call(conversationOf, id);
  if (!own || isTempId(id) || !lacksMessages(own)) return;
  if (lacksNewest(own)) yield* call(fetchNewest, id, LIMITS.messagesAtOnce);
  for (let last = Infinity; ;) {
    const { before = 0 } = (yield* call(conversationOf, id)) ?? {};
    // The messages that are here may become fewer meanwhile, where another device adds many.
    if (before === 0 || before >= last) return;
    yield* call(fetchEarlier, id, before);
    last = before;
  }
}

/** As it is here; undefined for one that is not. */
export function* conversationOf(id: string) {
  const { items } = yield* select(selectChat);
  return items.find((item) => item.id === id);
}
