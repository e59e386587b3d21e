import { call, put, select, takeLatest } from 'typed-redux-saga';
import { copyText } from '../../shared/lib/copy-text';
import { copyEnded, postCopyRequested, selectShare } from './share.slice';

export function* shareSaga() {
  yield* takeLatest(postCopyRequested, copy);
}

function* copy() {
  const { post } = yield* select(selectShare);
  const copied = yield* call(copyText, post);
  yield* put(copyEnded(copied));
}
