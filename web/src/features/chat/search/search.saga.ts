import { isTempId } from '@emit/contract/titles';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { until } from '../../../shared/lib/ask-again';
import { logFailure } from '../../../shared/lib/log';
import { fetchConversation } from '../chat-api';
import { chatActions, selectChat } from '../chat.slice';
import { selectNewestFirst } from '../conversations/conversation-selectors';
import { lacksMessages } from '../conversation';
import { fetchEnded, searchClosed, searchOpened } from './search.slice';

/**
 * Texts are sealed on the server, which cannot search them: what is not in this browser yet is fetched, one conversation
 * after the other and the newest first, for as long as the search is open.
 */
export function* searchSaga() {
  yield* takeLatest(searchOpened, until(searchClosed, fetchAll));
}

function* fetchAll() {
  const list = yield* select(selectNewestFirst);
  try {
    for (const { id } of list) {
      const { items } = yield* select(selectChat);
      const own = items.find((item) => item.id === id);
      if (!own || isTempId(id) || !lacksMessages(own)) continue;
      const whole = yield* call(fetchConversation, id);
      if (whole) yield* put(chatActions.messagesFetched(whole));
    }
  } catch (error) {
    logFailure('Error loading conversations to search', error);
  }
  yield* put(fetchEnded());
}
