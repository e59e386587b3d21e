import type { PlanAccount } from '@emit/contract/plan-requests';
import type { TestApp } from './test-app.js';

const REQUESTS = '/api/v1/plan/requests';
const ASKED = { plan: 'exploration', note: 'From December on.' };

/** A body of POST /api/v1/plan/requests. */
export const PLAN_BODIES = { [`post ${REQUESTS}`]: [{ plan: 'exploration' }, 201] } as const;

/** Where the id of a new request stands in paths, with it. */
export async function idOfPlanRequest(app: TestApp, headers: Record<string, string>) {
  const asked = await app.http.post(REQUESTS).set(headers).send(ASKED).expect(201);
  return { [`${REQUESTS}/`]: (asked.body as PlanAccount).request?.id ?? '' };
}

type AnswerOf = (name: string, sent?: { id?: string; body?: object; status?: number }) => Promise<unknown>;

export async function answersOfPlans(answerOf: AnswerOf): Promise<void> {
  const { request } = (await answerOf(`post ${REQUESTS}`, { body: ASKED, status: 201 })) as PlanAccount;
  await answerOf('get /api/v1/plan');
  await answerOf(`delete ${REQUESTS}/{id}`, { id: request?.id ?? '' });
}
