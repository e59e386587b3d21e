import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { isOutage, statusTextOf } from '../../shared/api/errors';
import { getJson, sendJson } from '../../shared/api/http';
import { returns } from '../../shared/lib/ask-again';
import { load } from '../../shared/lib/loadable';
import { logFailure } from '../../shared/lib/log';
import { checkPayment, goToPayment } from './payment.saga';
import { planActions, selectPlan } from './plan.slice';
import { whyNot } from './why-not';

const PLAN = '/api/v1/plan';
const REQUESTS = `${PLAN}/requests`;

/** The member's plan, and requests for another. A second press while one is on its way is ignored. */
export function* planSaga() {
  yield* takeLatest(planActions.requested, loadPlan);
  yield* takeLeading([planActions.asked, planActions.withdrawn], change);
  yield* takeLeading([planActions.paying, planActions.managing], goToPayment);
  yield* takeLatest(planActions.cameBack, checkPayment);
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
