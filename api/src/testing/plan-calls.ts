import type { PlanAccount } from '@emit/contract/plan-requests';
import type { StripeServer } from './stripe/stripe-server.js';
import type { TestApp } from './test-app.js';

const REQUESTS = '/api/v1/plan/requests';
const NOTICES = '/api/v1/payments/notices';
const ASKED = { plan: 'exploration', note: 'From December on.' };

/** Bodies of what is asked about a plan, and what is answered where no payments are taken. */
export const PLAN_BODIES = {
  [`post ${REQUESTS}`]: [{ plan: 'exploration' }, 201],
  'post /api/v1/plan/checkout': [{ plan: 'exploration' }, 404],
  'post /api/v1/plan/portal': [{}, 404],
  'post /api/v1/plan/check': [{}, 404],
} as const;

/** Its sender signs what is sent there. */
export const NOTICE_ROUTE = `post ${NOTICES}`;

/** Where the id of a new request stands in paths, with it. */
export async function idOfPlanRequest(app: TestApp, headers: Record<string, string>) {
  const asked = await app.http.post(REQUESTS).set(headers).send(ASKED).expect(201);
  return { [`${REQUESTS}/`]: (asked.body as PlanAccount).request?.id ?? '' };
}

interface Sent {
  readonly id?: string;
  readonly body?: object;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}
type AnswerOf = (name: string, sent?: Sent) => Promise<unknown>;

export async function answersOfPlans(answerOf: AnswerOf, stripe: StripeServer): Promise<void> {
  const { request } = (await answerOf(`post ${REQUESTS}`, { body: ASKED, status: 201 })) as PlanAccount;
  await answerOf('get /api/v1/plan');
  await answerOf(`delete ${REQUESTS}/{id}`, { id: request?.id ?? '' });
  await answerOf('post /api/v1/plan/portal', { status: 404 });
  await answerOf('post /api/v1/plan/checkout', { body: { plan: 'creation' } });
  const customer = stripe.records.ids('customer')[0];
  const { body, signature } = stripe.notice('invoice.paid', { object: 'invoice', customer }, Date.now());
  const notice = JSON.parse(body) as object;
  await answerOf(NOTICE_ROUTE, { body: notice, headers: { 'stripe-signature': signature } });
  await answerOf(NOTICE_ROUTE, { body: notice, status: 400 });
  await answerOf('post /api/v1/plan/portal');
  await answerOf('post /api/v1/plan/check');
}
