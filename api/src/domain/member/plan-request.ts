import type { PlanId } from '@emit/contract/plans';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { MemberEvent } from './events.js';
import type { MemberState, PlanRequestState } from './state.js';

/** Returns the request that nobody has settled; null where there is none. */
export function waitingRequest({ planRequests }: MemberState): PlanRequestState | null {
  return planRequests.find(({ status }) => status === 'waiting') ?? null;
}

/** What a plan settles: the request for it, if that waits. */
export function grantedBy(plan: PlanId, state: MemberState, act: { by?: OperatorAct }): MemberEvent[] {
  const request = waitingRequest(state);
  if (request?.plan !== plan) return [];
  return [{ type: 'PlanRequestGranted', data: { requestId: request.requestId, ...act } }];
}
