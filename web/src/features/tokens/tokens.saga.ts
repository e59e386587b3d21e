import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import type { TokenUsage } from '@emit/contract/account';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { askUntilAnswered, returns } from '../../shared/lib/ask-again';
import { daysOf } from './token-ranges';
import { selectTokenPage, usageFailed, usageLoaded, usageRequested } from './tokens.slice';

/** The latest range that was asked for is the one that is shown. */
export function* tokensSaga() {
  yield takeLatest(usageRequested, load);
  yield takeEvery(returns(), loadAnew);
}

/** Tokens may have been used elsewhere meanwhile. */
function* loadAnew() {
  const { status, range }: ReturnType<typeof selectTokenPage> = yield select(selectTokenPage);
  if (status === 'loaded') yield put(usageRequested(range));
}

function* load({ payload: range }: ReturnType<typeof usageRequested>) {
  yield call(
    askUntilAnswered,
    function* () {
      const at = Date.now();
      const query = new URLSearchParams({ ...daysOf(range, at) }).toString();
      const path = query === '' ? '/api/v1/tokens/usage' : `/api/v1/tokens/usage?${query}`;
      const usage: TokenUsage = yield call(getJson<TokenUsage>, path);
      yield put(usageLoaded({ range, at, usage }));
    },
    function* (error) {
      yield put(usageFailed(statusTextOf(error)));
    },
  );
}
