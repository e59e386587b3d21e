import { call, delay, put, select } from 'typed-redux-saga';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PaymentPage } from '@emit/contract/subscriptions';
import { isOutage } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { logFailure } from '../../shared/lib/log';
import { leaveTo } from '../../shared/lib/navigator';
import { planActions, selectPlan } from './plan.slice';
import { whyNot } from './why-not';

const [CHECKOUT, PORTAL, CHECK] = ['checkout', 'portal', 'check'].map((name) => `/api/v1/plan/${name}`) as [
  string,
  string,
  string,
];
/** Most payments are there with the first look; the rest are with one of these. */
const LOOKS = 10;
const BETWEEN_LOOKS = 3_000;

type Going = ReturnType<(typeof planActions)['paying' | 'managing']>;

/** To the page of the payment provider. */
export function* goToPayment(action: Going) {
  yield* put(planActions.began());
  try {
    const page = yield* call(pageFor, action);
    // Whoever comes back by the browser's own Back can press again. A dialog stays open: to close one goes back in the history.
    yield* put(planActions.wentAway());
    if (page) yield* call(leaveTo, page.url);
  } catch (error) {
    logFailure('Error going to a payment', error);
    yield* put(planActions.refused(whyNot(error)));
    if (!isOutage(error)) yield* put(planActions.requested());
  }
}

function pageFor(action: Going): Promise<PaymentPage | undefined> {
  if (planActions.managing.match(action)) return sendJson('POST', PORTAL);
  return sendJson('POST', CHECKOUT, { body: { plan: action.payload } });
}

/** Looks how things stand at the payment provider; after a payment until it is there, or that takes long. */
export function* checkPayment({ payload }: ReturnType<typeof planActions.cameBack>) {
  if (payload === 'left') return;
  yield* call(lookUntilThere);
  yield* put(planActions.waitedLong());
  // What was asked for before may still be on its way, and is out of date.
  yield* put(planActions.requested());
}

function* lookUntilThere() {
  for (let look = 0; look < LOOKS; look++) {
    try {
      const account = yield* call(sendJson<PlanAccount>, 'POST', CHECK);
      if (account) yield* put(planActions.loaded(account));
      if ((yield* select(selectPlan)).payment !== 'confirming') return;
    } catch (error) {
      logFailure('Error looking for a payment', error);
      if (!isOutage(error)) return;
    }
    yield* delay(BETWEEN_LOOKS);
  }
}
