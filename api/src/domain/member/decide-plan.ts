import { PLAN_IDS, type PlanId } from '@emit/contract/plans';
import { checkedAct, requiredAct } from '../../kernel/operator-act.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ChangePlan, DeclinePlanRequest, RequestPlan, WithdrawPlanRequest } from './commands.js';
import type { MemberEvent } from './events.js';
import type { MemberState, PlanRequestState } from './state.js';

type PlanCommand = ChangePlan | RequestPlan | WithdrawPlanRequest | DeclinePlanRequest;
const OF_PLAN = [
  'ChangePlan',
  'RequestPlan',
  'WithdrawPlanRequest',
  'DeclinePlanRequest',
] as const satisfies readonly PlanCommand['type'][];

/** Another plan than was asked for leaves the request waiting. */
function changePlan(command: ChangePlan, state: MemberState): MemberEvent[] {
  const plan = knownPlan(command.plan);
  if (plan === state.plan) return [];
  const act = checkedAct(command);
  const changed: MemberEvent = { type: 'PlanChanged', data: { plan, ...act } };
  const request = waitingRequest(state);
  if (request?.plan !== plan) return [changed];
  return [changed, { type: 'PlanRequestGranted', data: { requestId: request.requestId, ...act } }];
}

export function isOfPlan(command: { readonly type: string }): command is PlanCommand {
  return (OF_PLAN as readonly string[]).includes(command.type);
}

/** The same request again changes nothing, also once it is settled. */
export function decidePlan(command: PlanCommand, state: MemberState): MemberEvent[] {
  switch (command.type) {
    case 'ChangePlan':
      return changePlan(command, state);
    case 'RequestPlan':
      return requestPlan(command, state);
    case 'WithdrawPlanRequest':
      return withdraw(command, state);
    case 'DeclinePlanRequest':
      return decline(command, state);
    default:
      return command satisfies never;
  }
}

/** Returns the request that nobody has settled; null where there is none. */
export function waitingRequest({ planRequests }: MemberState): PlanRequestState | null {
  return planRequests.find(({ status }) => status === 'waiting') ?? null;
}

function requestPlan({ requestId, plan, note }: RequestPlan, state: MemberState): MemberEvent[] {
  if (state.planRequests.some((one) => one.requestId === requestId)) return [];
  if (knownPlan(plan) === state.plan) throw new Refusal('PLAN_IN_FORCE');
  if (waitingRequest(state) !== null) throw new Refusal('PLAN_REQUEST_WAITS');
  return [{ type: 'PlanRequested', data: { requestId, plan, note } }];
}

function withdraw({ requestId }: WithdrawPlanRequest, { planRequests }: MemberState): MemberEvent[] {
  const request = planRequests.find((one) => one.requestId === requestId);
  if (!request) throw new Refusal('PLAN_REQUEST_NOT_FOUND');
  if (request.status === 'withdrawn') return [];
  if (request.status !== 'waiting') throw new Refusal('PLAN_REQUEST_SETTLED');
  return [{ type: 'PlanRequestWithdrawn', data: { requestId } }];
}

function decline({ by }: DeclinePlanRequest, state: MemberState): MemberEvent[] {
  const request = waitingRequest(state);
  if (request === null) return [];
  return [{ type: 'PlanRequestDeclined', data: { requestId: request.requestId, by: requiredAct(by) } }];
}

function knownPlan(plan: PlanId): PlanId {
  if (!PLAN_IDS.includes(plan)) throw new Refusal('VALIDATION_FAILED', { field: 'plan' });
  return plan;
}
