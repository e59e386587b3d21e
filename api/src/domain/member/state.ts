import type { PlanRequestStatus } from '@emit/contract/plan-requests';
import type { PlanId, TierId } from '@emit/contract/plans';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { Role } from '@emit/contract/roles';
import type { SubscriptionStatus } from '@emit/contract/subscriptions';
import type { Translation } from '@emit/contract/translations';
import type { Sealed } from '../../kernel/sealed.js';
import type { MemberEvent, PlanChanged, Profile, TokensGranted, WeeklyGoal } from './events.js';

export interface MemberState {
  status: 'unknown' | 'abandoned' | 'registered' | 'erased';
  /** In force: the higher one of what is granted and what is paid for. Decides the allowance; every member begins with the trial. */
  plan: PlanId;
  /** By an operator, whatever is paid for. */
  grantedPlan: PlanId;
  /** Null before there was one. */
  subscription: SubscriptionState | null;
  /** At the payment provider. Of an erased member it can be opened no more. */
  customerId: Sealed | null;
  /** In the order in which they were asked; the last one may wait. */
  planRequests: readonly PlanRequestState[];
  role: Role;
  profile: Sealed<Profile> | null;
  /** What the member reads in; null before the first choice. */
  translation: Sealed<Translation> | null;
  /** Null before the first choice. */
  weeklyGoal: Sealed<WeeklyGoal> | null;
  /** The privacy page agreed to last; null before the first. */
  privacyVersion: PrivacyVersion | null;
  /** Tokens by the UTC month ('2026-11') whose allowance they are. */
  allowances: Readonly<Record<string, number>>;
  /** Amounts by reference. */
  adjustments: Readonly<Record<string, number>>;
  passwordChanges: number;
  /** Of the profile's address. */
  isAddressVerified: boolean;
}

export interface SubscriptionState {
  readonly plan: TierId | null;
  readonly status: SubscriptionStatus;
  readonly endsAt: number | null;
}

export interface PlanRequestState {
  readonly requestId: string;
  readonly plan: PlanId;
  readonly status: PlanRequestStatus;
}

export function initialMember(): MemberState {
  return {
    status: 'unknown',
    plan: 'trial',
    grantedPlan: 'trial',
    subscription: null,
    customerId: null,
    planRequests: [],
    role: 'member',
    profile: null,
    translation: null,
    weeklyGoal: null,
    privacyVersion: null,
    allowances: {},
    adjustments: {},
    passwordChanges: 0,
    isAddressVerified: false,
  };
}

const NOTHING_PERSONAL = { profile: null, translation: null, weeklyGoal: null };

export function evolveMember(state: MemberState, event: MemberEvent): MemberState {
  if (isOfPlan(event)) return evolvePlan(state, event);
  switch (event.type) {
    case 'MemberRegistered':
      return { ...state, status: 'registered', profile: event.data.profile };
    case 'RegistrationAbandoned':
      return { ...state, status: 'abandoned' };
    case 'AddressVerified':
      return { ...state, isAddressVerified: true };
    case 'AddressChanged':
      return { ...state, profile: event.data.profile, isAddressVerified: true };
    case 'ProfileChanged':
      return { ...state, profile: event.data.profile };
    case 'TranslationChosen':
      return { ...state, translation: event.data.translation };
    case 'WeeklyGoalChosen':
      return { ...state, weeklyGoal: event.data.goal };
    case 'PrivacyAccepted':
      return { ...state, privacyVersion: event.data.version };
    case 'RoleGranted':
      return { ...state, role: event.data.role };
    case 'RoleRevoked':
      return { ...state, role: 'member' };
    case 'TokensGranted':
      return withGrant(state, event.data);
    case 'TokensAdjusted': {
      const { reference, amount } = event.data;
      return { ...state, adjustments: { ...state.adjustments, [reference]: amount } };
    }
    case 'MemberErased':
      return { ...state, status: 'erased', role: 'member', ...NOTHING_PERSONAL };
    case 'PasswordChanged':
      return { ...state, passwordChanges: state.passwordChanges + 1 };
    case 'SecondFactorAdded':
    case 'SecondFactorRemoved':
    case 'SessionsEnded':
    default:
      return state;
  }
}

/** A gift is of no month. */
function withGrant(state: MemberState, { month, amount }: TokensGranted['data']): MemberState {
  if (month === null) return state;
  const { allowances } = state;
  return { ...state, allowances: { ...allowances, [month]: (allowances[month] ?? 0) + amount } };
}

type PlanEvent = Extract<MemberEvent, { type: `Plan${string}` | 'CustomerCreated' | 'SubscriptionChanged' }>;

function isOfPlan(event: MemberEvent): event is PlanEvent {
  const { type } = event;
  return type.startsWith('Plan') || type === 'CustomerCreated' || type === 'SubscriptionChanged';
}

function evolvePlan(state: MemberState, event: PlanEvent): MemberState {
  switch (event.type) {
    case 'PlanChanged':
      return planChanged(state, event.data);
    case 'PlanGranted':
      return { ...state, grantedPlan: event.data.plan };
    case 'CustomerCreated':
      return { ...state, customerId: event.data.customerId };
    case 'SubscriptionChanged':
      return { ...state, subscription: event.data };
    case 'PlanRequested': {
      const { requestId, plan } = event.data;
      return { ...state, planRequests: [...state.planRequests, { requestId, plan, status: 'waiting' }] };
    }
    case 'PlanRequestWithdrawn':
      return withRequest(state, event.data.requestId, 'withdrawn');
    case 'PlanRequestGranted':
      return withRequest(state, event.data.requestId, 'granted');
    case 'PlanRequestDeclined':
      return withRequest(state, event.data.requestId, 'declined');
    default:
      return event satisfies never;
  }
}

/** It is granted, unless it follows a subscription. */
function planChanged(state: MemberState, { plan, by }: PlanChanged['data']): MemberState {
  const isGranted = by !== undefined || state.subscription === null;
  return { ...state, plan, grantedPlan: isGranted ? plan : state.grantedPlan };
}

function withRequest(state: MemberState, requestId: string, status: PlanRequestStatus): MemberState {
  const planRequests = state.planRequests.map((one) =>
    one.requestId === requestId ? { ...one, status } : one,
  );
  return { ...state, planRequests };
}
