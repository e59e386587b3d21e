import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { ApiError, isOutage, statusTextOf } from '../../shared/api/errors';
import { getJson, sendJson } from '../../shared/api/http';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import { logFailure } from '../../shared/lib/log';
import { planActions, selectPlan } from './plan.slice';

const PLAN = '/api/v1/plan';
const REQUESTS = `${PLAN}/requests`;
const NOT_SENT = 'This could not be sent. Please try again.';

/** The member's plan, and requests for another. A second press while one is on its way is ignored. */
export function* planSaga() {
  yield* takeLatest(planActions.requested, loadPlan);
  yield* takeLeading([planActions.asked, planActions.withdrawn], change);
  yield* takeEvery(returns(), loadAnew);
}

/** It may have been answered meanwhile. */
function* loadAnew() {
  const { status } = yield* select(selectPlan);
  if (status === 'loaded') yield* put(planActions.requested());
}

function loadPlan() {
  return load(
    () => getJson<PlanAccount>(PLAN),
    planActions.loaded,
    (error) => planActions.failed(statusTextOf(error)),
  );
}

type Change = ReturnType<(typeof planActions)['asked' | 'withdrawn']>;

function* change(action: Change) {
  yield* put(planActions.began());
  try {
    const account = yield* call(send, action);
    if (account) yield* put(planActions.loaded(account));
  } catch (error) {
    logFailure('Error changing a request for a plan', error);
    yield* put(planActions.refused(whyNot(error)));
    // What was settled or asked for elsewhere is to be seen.
    if (!isOutage(error)) yield* put(planActions.requested());
  }
}

function send(action: Change): Promise<PlanAccount | undefined> {
  if (planActions.withdrawn.match(action)) return sendJson('DELETE', `${REQUESTS}/${action.payload}`);
  const { key, ...body } = action.payload;
  return sendJson('POST', REQUESTS, { headers: { 'Idempotency-Key': key }, body });
}

function whyNot(error: unknown): string {
  if (isOutage(error)) return `${NOT_SENT} It needs a connection.`;
  return error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : NOT_SENT;
}
