import { call, put, select, takeLatest } from 'typed-redux-saga';
import { logFailure } from '../../../shared/lib/log';
import { saveFile } from '../../../shared/lib/save-file';
import { NoResponse } from '../../../shared/api/errors';
import { selectChat } from '../chat.slice';
import { lacksMessages } from '../conversation';
import { fetchAllMessages } from '../messages/fetch-messages.saga';
import { exportFailed, exportRequested, exportSaved } from './export.slice';

/** Writes one conversation to a file, here: what is not in this browser is fetched first. A part of it is no export. */
export function* exportSaga() {
  yield* takeLatest(exportRequested, save);
}

function* save({ payload: id }: ReturnType<typeof exportRequested>) {
  try {
    yield* call(fetchAllMessages, id);
    const { items } = yield* select(selectChat);
    const conversation = items.find((item) => item.id === id);
    if (!conversation || lacksMessages(conversation)) throw new NoResponse();
    const { markdownName, markdownOf } = yield* call(() => import('./markdown-file'));
    const text = markdownOf(conversation, Date.now());
    const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
    yield* call(saveFile, file, markdownName(conversation.title));
    yield* put(exportSaved());
  } catch (error) {
    logFailure('Error exporting a conversation', error);
    yield* put(exportFailed());
  }
}
