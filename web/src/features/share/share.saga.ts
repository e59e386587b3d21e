import { call, put, select, takeLatest } from 'redux-saga/effects';
import { copyText } from '../../shared/lib/copy-text';
import { postCopied, postCopyRequested, postNotCopied, selectShare } from './share.slice';

export function* shareSaga() {
  yield takeLatest(postCopyRequested, copy);
}

function* copy() {
  const { post }: ReturnType<typeof selectShare> = yield select(selectShare);
  const copied: boolean = yield call(copyText, post);
  yield put(copied ? postCopied() : postNotCopied());
}
