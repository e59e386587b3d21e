import type { MemberEvent } from '../../domain/member/events.js';
import type { Folded } from '../../kernel/projection.js';
import type { Sealed } from '../../kernel/sealed.js';

const OF_PLAN = [
  'PlanChanged',
  'PlanGranted',
  'CustomerCreated',
  'SubscriptionChanged',
  'PlanRequested',
  'PlanRequestWithdrawn',
  'PlanRequestGranted',
  'PlanRequestDeclined',
] as const satisfies readonly MemberEvent['type'][];
type OfPlan = Extract<Folded<MemberEvent>, { type: (typeof OF_PLAN)[number] }>;

export function isOfPlan(event: Folded<MemberEvent>): event is OfPlan {
  return OF_PLAN.some((type) => type === event.type);
}

/** The plan, and what was asked about it. */
export function toldOfPlan(
  event: OfPlan,
  open: (sealed: Sealed) => string,
): { what: string; details: string } {
  switch (event.type) {
    case 'PlanChanged':
      return { what: 'Plan changed', details: event.data.plan };
    case 'PlanGranted':
      return { what: 'Plan given beside the one that is paid for', details: event.data.plan };
    case 'CustomerCreated':
      return { what: 'Known to Stripe', details: open(event.data.customerId) };
    case 'SubscriptionChanged': {
      const { plan, status, endsAt } = event.data;
      const end = endsAt === null ? '' : `, ends on ${new Date(endsAt).toISOString()}`;
      return { what: 'Subscription changed', details: `${plan ?? 'no plan'}: ${status}${end}` };
    }
    case 'PlanRequested': {
      const { plan, note } = event.data;
      return { what: 'Plan asked for', details: note === null ? plan : `${plan}: ${open(note)}` };
    }
    case 'PlanRequestWithdrawn':
      return { what: 'Request for a plan withdrawn', details: '' };
    case 'PlanRequestGranted':
      return { what: 'Request for a plan granted', details: '' };
    case 'PlanRequestDeclined':
      return { what: 'Request for a plan declined', details: '' };
    default:
      return event satisfies never;
  }
}
