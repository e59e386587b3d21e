import { PLAN_IDS, type PlanId } from '@emit/contract/plans';
import { checkedAct, requiredAct, type OperatorAct } from '../../kernel/operator-act.js';
import { Refusal } from '../../kernel/refusal.js';
import { higherPlan, planPaidFor } from '@emit/contract/subscriptions';
import type {
  ChangePlan,
  DeclinePlanRequest,
  FollowSubscription,
  RecordCustomer,
  RequestPlan,
  WithdrawPlanRequest,
} from './commands.js';
import { followSubscription } from './follow-subscription.js';
import type { MemberEvent } from './events.js';
import { grantedBy, waitingRequest } from './plan-request.js';
import type { MemberState } from './state.js';

type PlanCommand =
  ChangePlan | RecordCustomer | FollowSubscription | RequestPlan | WithdrawPlanRequest | DeclinePlanRequest;
const OF_PLAN = [
  'ChangePlan',
  'RecordCustomer',
  'FollowSubscription',
  'RequestPlan',
  'WithdrawPlanRequest',
  'DeclinePlanRequest',
] as const satisfies readonly PlanCommand['type'][];

/** Another plan than was asked for leaves the request waiting. What is paid for stays in force beside a lower one. */
function changePlan(command: ChangePlan, state: MemberState): MemberEvent[] {
  const wanted = knownPlan(command.plan);
  if (wanted === state.grantedPlan) return [];
  const act = state.subscription === null ? checkedAct(command) : requiredBy(command);
  const plan = higherPlan(wanted, planPaidFor(state.subscription));
  const changed: MemberEvent[] = plan === state.plan ? [] : [{ type: 'PlanChanged', data: { plan, ...act } }];
  const granted = changed.length === 0 ? state.grantedPlan : plan;
  if (wanted !== granted)
    changed.push({ type: 'PlanGranted', data: { plan: wanted, ...requiredBy(command) } });
  return [...changed, ...grantedBy(wanted, state, act)];
}

function requiredBy({ by = { operator: '', reason: '' } }: ChangePlan): { by: OperatorAct } {
  return { by: requiredAct(by) };
}

export function isOfPlan(command: { readonly type: string }): command is PlanCommand {
  return (OF_PLAN as readonly string[]).includes(command.type);
}

/** The same request again changes nothing, also once it is settled. */
export function decidePlan(command: PlanCommand, state: MemberState): MemberEvent[] {
  switch (command.type) {
    case 'ChangePlan':
      return changePlan(command, state);
    case 'RecordCustomer': {
      const { customerId } = command;
      return state.customerId === null ? [{ type: 'CustomerCreated', data: { customerId } }] : [];
    }
    case 'FollowSubscription':
      return followSubscription(command, state);
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
