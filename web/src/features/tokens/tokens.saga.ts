import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { TokenUsage } from '@emit/contract/account';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import { daysOf, type RangeId } from './token-ranges';
import { selectTokenPage, usageFailed, usageLoaded, usageRequested } from './tokens.slice';

/** The latest range that was asked for is the one that is shown. */
export function* tokensSaga() {
  yield* takeLatest(usageRequested, loadUsage);
  yield* takeEvery(returns(), loadAnew);
}

/** Tokens may have been used elsewhere meanwhile. */
function* loadAnew() {
  const { status, range } = yield* select(selectTokenPage);
  if (status === 'loaded') yield* put(usageRequested(range));
}

function loadUsage({ payload: range }: ReturnType<typeof usageRequested>) {
  return load(
    () => fetchUsage(range, Date.now()),
    usageLoaded,
    (error) => usageFailed(statusTextOf(error)),
  );
}

async function fetchUsage(range: RangeId, at: number) {
  const query = new URLSearchParams({ ...daysOf(range, at) }).toString();
  const path = query === '' ? '/api/v1/tokens/usage' : `/api/v1/tokens/usage?${query}`;
  return { range, at, usage: await getJson<TokenUsage>(path) };
}
