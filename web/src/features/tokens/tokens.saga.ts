import { call, put, takeLatest } from 'redux-saga/effects';
import type { TokenUsage } from '@emit/contract/account';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { daysOf } from './token-ranges';
import { usageFailed, usageLoaded, usageRequested } from './tokens.slice';

/** The latest range that was asked for is the one that is shown. */
export function* tokensSaga() {
  yield takeLatest(usageRequested, load);
}

function* load({ payload: range }: ReturnType<typeof usageRequested>) {
  const at = Date.now();
  const query = new URLSearchParams({ ...daysOf(range, at) }).toString();
  const path = query === '' ? '/api/v1/tokens/usage' : `/api/v1/tokens/usage?${query}`;
  try {
    const usage: TokenUsage = yield call(getJson<TokenUsage>, path);
    yield put(usageLoaded({ range, at, usage }));
  } catch (error) {
    yield put(usageFailed(statusTextOf(error)));
  }
}
