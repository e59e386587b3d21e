import { call, put, select, takeLatest } from 'typed-redux-saga';
import { until } from '../../../shared/lib/ask-again';
import { logFailure } from '../../../shared/lib/log';
import { selectNewestFirst } from '../conversations/conversation-selectors';
import { fetchAllMessages } from '../messages/fetch-messages.saga';
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
      yield* call(fetchAllMessages, id);
    }
  } catch (error) {
    logFailure('Error loading conversations to search', error);
  }
  yield* put(fetchEnded());
}
