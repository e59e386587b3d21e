import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { ChargePage } from '@emit/contract/account';
import { statusTextOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import {
  chargesFailed,
  chargesLoaded,
  chargesRequested,
  moreChargesLoaded,
  moreChargesRequested,
  selectCharges,
} from './charges.slice';

const PATH = '/api/v1/tokens/charges';

/** What was asked for last is what is shown: a first page gives up the next one of former charges. */
export function* chargesSaga() {
  yield* takeLatest([chargesRequested.type, moreChargesRequested.type], loadCharges);
  yield* takeEvery(returns(), loadAnew);
}

/** Tokens may have been used elsewhere meanwhile. */
function* loadAnew() {
  const { status } = yield* select(selectCharges);
  if (status === 'loaded') yield* put(chargesRequested());
}

function* loadCharges({ type }: { type: string }) {
  const { data } = yield* select(selectCharges);
  const next = type === moreChargesRequested.type ? data?.next : null;
  const path = next ? `${PATH}?before=${encodeURIComponent(next)}` : PATH;
  yield* load(
    () => getJson<ChargePage>(path),
    next ? moreChargesLoaded : chargesLoaded,
    (error) => chargesFailed(statusTextOf(error)),
  );
}
