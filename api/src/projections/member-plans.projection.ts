import type { PlanRequestStatus } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import type {
  MemberErased,
  MemberRegistered,
  PlanChanged,
  PlanRequestDeclined,
  PlanRequested,
  PlanRequestGranted,
  PlanRequestWithdrawn,
} from '../domain/member/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type PlanEvent =
  | MemberRegistered
  | PlanChanged
  | PlanRequested
  | PlanRequestWithdrawn
  | PlanRequestGranted
  | PlanRequestDeclined
  | MemberErased;

/** The plan of a member and the request made last. Times are epoch milliseconds. */
export interface MemberPlan {
  plan: PlanId;
  since: number;
  request: RequestedPlan | null;
}

export interface RequestedPlan {
  readonly requestId: string;
  readonly plan: PlanId;
  readonly note: Sealed | null;
  readonly askedAt: number;
  readonly status: PlanRequestStatus;
  readonly settledAt: number | null;
}

export const memberPlans = defineProjection<MemberPlan, PlanEvent>({
  name: 'member-plans',
  shape: '1',
  key: (event) => event.memberId,
  initial: ({ at }) => ({ plan: 'trial', since: at, request: null }),
  on: {
    MemberRegistered: withoutData(),
    PlanChanged(member, { at, data }) {
      member.plan = requireFields(data, { plan: 'text' }).plan;
      member.since = at;
    },
    PlanRequested(member, { at, data }) {
      const { requestId, plan, note } = requireFields(data, {
        requestId: 'text',
        plan: 'text',
        note: 'text?',
      });
      member.request = { requestId, plan, note, askedAt: at, status: 'waiting', settledAt: null };
    },
    PlanRequestWithdrawn: settled('withdrawn'),
    PlanRequestGranted: settled('granted'),
    PlanRequestDeclined: settled('declined'),
    MemberErased: withoutData((member) => {
      member.request = null;
    }),
  },
});

type Settled = PlanRequestWithdrawn | PlanRequestGranted | PlanRequestDeclined;

/** Nothing where an operator has skipped the request. */
function settled(status: PlanRequestStatus) {
  return (member: MemberPlan, { at, data }: { readonly at: number; readonly data: Settled['data'] }) => {
    const { requestId } = requireFields(data, { requestId: 'text' });
    if (member.request?.requestId === requestId)
      member.request = { ...member.request, status, settledAt: at };
  };
}
