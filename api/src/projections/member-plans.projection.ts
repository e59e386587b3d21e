import type { PlanRequestStatus } from '@emit/contract/plan-requests';
import type { PlanId, TierId } from '@emit/contract/plans';
import type { SubscriptionStatus } from '@emit/contract/subscriptions';
import type {
  MemberErased,
  MemberRegistered,
  PlanChanged,
  PlanGranted,
  PlanRequestDeclined,
  PlanRequested,
  PlanRequestGranted,
  PlanRequestWithdrawn,
  SubscriptionChanged,
} from '../domain/member/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type PlanEvent =
  | MemberRegistered
  | PlanChanged
  | PlanGranted
  | SubscriptionChanged
  | PlanRequested
  | PlanRequestWithdrawn
  | PlanRequestGranted
  | PlanRequestDeclined
  | MemberErased;

/** The plan of a member and the request made last. Times are epoch milliseconds. */
export interface MemberPlan {
  /** In force. */
  plan: PlanId;
  since: number;
  /** By an operator, whatever is paid for; not in what a release before this field folded, as the next one. */
  granted?: PlanId;
  /** What is paid for; null before there was one. */
  subscription?: FoldedSubscription | null;
  request: RequestedPlan | null;
}

export interface FoldedSubscription {
  readonly plan: TierId | null;
  readonly status: SubscriptionStatus;
  readonly endsAt: number | null;
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
  shape: '2',
  key: (event) => event.memberId,
  initial: ({ at }) => ({
    plan: 'trial',
    since: at,
    granted: 'trial',
    subscription: null,
    request: null,
  }),
  on: {
    MemberRegistered: withoutData(),
    PlanChanged(member, { at, data }) {
      member.plan = requireFields(data, { plan: 'text' }).plan;
      member.since = at;
      // Otherwise it follows the subscription.
      if (data.by !== undefined || !member.subscription) member.granted = member.plan;
    },
    PlanGranted(member, { data }) {
      member.granted = requireFields(data, { plan: 'text' }).plan;
    },
    SubscriptionChanged(member, { data }) {
      const { plan, status, endsAt } = requireFields(data, {
        plan: 'text?',
        status: 'text',
        endsAt: 'number?',
      });
      member.subscription = { plan, status, endsAt };
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
