import type { PlanRequestStatus } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { Role } from '@emit/contract/roles';
import type { Translation } from '@emit/contract/translations';
import type { Sealed } from '../../kernel/sealed.js';
import type { MemberEvent, Profile } from './events.js';

export interface MemberState {
  status: 'unknown' | 'abandoned' | 'registered' | 'erased';
  /** Decides the allowance; every member begins with the trial. */
  plan: PlanId;
  /** In the order in which they were asked; the last one may wait. */
  planRequests: readonly PlanRequestState[];
  role: Role;
  profile: Sealed<Profile> | null;
  /** What the member reads in; null before the first choice. */
  translation: Sealed<Translation> | null;
  /** The privacy page agreed to last; null before the first. */
  privacyVersion: PrivacyVersion | null;
  /** UTC months ('2026-11') whose allowance is granted. */
  grantedMonths: string[];
  /** Amounts by reference. */
  adjustments: Readonly<Record<string, number>>;
  passwordChanges: number;
  /** Of the profile's address. */
  isAddressVerified: boolean;
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
    planRequests: [],
    role: 'member',
    profile: null,
    translation: null,
    privacyVersion: null,
    grantedMonths: [],
    adjustments: {},
    passwordChanges: 0,
    isAddressVerified: false,
  };
}

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
    case 'PrivacyAccepted':
      return { ...state, privacyVersion: event.data.version };
    case 'RoleGranted':
      return { ...state, role: event.data.role };
    case 'RoleRevoked':
      return { ...state, role: 'member' };
    case 'TokensGranted':
      return withGrant(state, event.data.month);
    case 'TokensAdjusted': {
      const { reference, amount } = event.data;
      return { ...state, adjustments: { ...state.adjustments, [reference]: amount } };
    }
    case 'MemberErased':
      return { ...state, status: 'erased', role: 'member', profile: null, translation: null };
    case 'PasswordChanged':
      return { ...state, passwordChanges: state.passwordChanges + 1 };
    case 'SecondFactorAdded':
    case 'SecondFactorRemoved':
    case 'SessionsEnded':
      return state;
    default:
      return state;
  }
}

/** A gift is of no month. */
function withGrant(state: MemberState, month: string | null): MemberState {
  return month === null ? state : { ...state, grantedMonths: [...state.grantedMonths, month] };
}

type PlanEvent = Extract<MemberEvent, { type: `Plan${string}` }>;

function isOfPlan(event: MemberEvent): event is PlanEvent {
  return event.type.startsWith('Plan');
}

function evolvePlan(state: MemberState, event: PlanEvent): MemberState {
  switch (event.type) {
    case 'PlanChanged':
      return { ...state, plan: event.data.plan };
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

function withRequest(state: MemberState, requestId: string, status: PlanRequestStatus): MemberState {
  const planRequests = state.planRequests.map((one) =>
    one.requestId === requestId ? { ...one, status } : one,
  );
  return { ...state, planRequests };
}
