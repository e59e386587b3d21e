import type { PlanId, TierId } from '@emit/contract/plans';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { GrantedRole } from '@emit/contract/roles';
import type { FactorKind } from '@emit/contract/second-factors';
import type { SubscriptionStatus } from '@emit/contract/subscriptions';
import type { Translation } from '@emit/contract/translations';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Place } from '../../kernel/place.js';
import type { Sealed } from '../../kernel/sealed.js';

export interface Profile {
  fullName: string;
  email: string;
}

export type MemberRegistered = DomainEvent<'MemberRegistered', { profile: Sealed<Profile> }>;
/** The member has the mailbox of the address that the profile has now. */
export type AddressVerified = DomainEvent<'AddressVerified', Record<string, never>>;
/** Whoever has the mailbox of the new address has agreed: the address is verified by it. */
export type AddressChanged = DomainEvent<'AddressChanged', { profile: Sealed<Profile> }>;
export type ProfileChanged = DomainEvent<'ProfileChanged', { profile: Sealed<Profile> }>;
/** What the member reads in. Sealed: it tells of somebody's faith. */
export type TranslationChosen = DomainEvent<'TranslationChosen', { translation: Sealed<Translation> }>;
export interface WeeklyGoal {
  /** Of practice, from Monday to Sunday; null without a goal. */
  minutes: number | null;
}
/** How much the member wants to practise. Sealed: no fold needs it. */
export type WeeklyGoalChosen = DomainEvent<'WeeklyGoalChosen', { goal: Sealed<WeeklyGoal> }>;
/** The member has agreed to what the privacy page says in this version. */
export type PrivacyAccepted = DomainEvent<'PrivacyAccepted', { version: PrivacyVersion }>;
/** The plan in force. Without `by` it follows the SubscriptionChanged before it. */
export type PlanChanged = DomainEvent<'PlanChanged', { plan: PlanId; by?: OperatorAct }>;
/** What an operator grants where that is not the plan in force, as a higher one is paid for. */
export type PlanGranted = DomainEvent<'PlanGranted', { plan: PlanId; by: OperatorAct }>;
/** What the payment provider knows the member by. */
export type CustomerCreated = DomainEvent<'CustomerCreated', { customerId: Sealed }>;
/** What the provider says of the member's subscription from now on; `endsAt`: epoch ms, of one that is cancelled and still in force. */
export type SubscriptionChanged = DomainEvent<
  'SubscriptionChanged',
  { plan: TierId | null; status: SubscriptionStatus; endsAt: number | null }
>;
/** The member asks for another plan, and for the trial to end one; one request waits at a time. */
export type PlanRequested = DomainEvent<
  'PlanRequested',
  { requestId: string; plan: PlanId; note: Sealed | null }
>;
export type PlanRequestWithdrawn = DomainEvent<'PlanRequestWithdrawn', { requestId: string }>;
/** Beside the PlanChanged that gives what was asked for. */
export type PlanRequestGranted = DomainEvent<'PlanRequestGranted', { requestId: string; by?: OperatorAct }>;
export type PlanRequestDeclined = DomainEvent<'PlanRequestDeclined', { requestId: string; by: OperatorAct }>;
/** What an operator let the member do besides. */
export type RoleGranted = DomainEvent<'RoleGranted', { role: GrantedRole; by: OperatorAct }>;
export type RoleRevoked = DomainEvent<'RoleRevoked', { role: GrantedRole; by: OperatorAct }>;
/** `month` (UTC, '2026-11') names the allowance it is; null for a gift by an operator. */
export type TokensGranted = DomainEvent<
  'TokensGranted',
  { amount: number; plan: PlanId; month: string | null; by?: OperatorAct }
>;
/**
 * A correction by an operator (docs/adr/0055-corrections.md): `amount` is above zero where tokens are given back, below where they
 * are taken. `reference` names what it corrects, such as a complaint's number; a member has one adjustment of each.
 */
export type TokensAdjusted = DomainEvent<
  'TokensAdjusted',
  { amount: number; reference: string; by: OperatorAct }
>;
/** The fact alone: nothing of a password is ever in the event store. */
export type PasswordChanged = DomainEvent<'PasswordChanged', Record<string, never>>;
/** The fact alone, as of a password: secrets, names and last uses stand in the vault. */
export type SecondFactorAdded = DomainEvent<'SecondFactorAdded', { kind: FactorKind }>;
/** By the member, or `by` an operator. */
export type SecondFactorRemoved = DomainEvent<'SecondFactorRemoved', { kind: FactorKind; by?: OperatorAct }>;
/** A registration ended before its MemberRegistered: this member id is nobody's, now and for ever. */
export type RegistrationAbandoned = DomainEvent<'RegistrationAbandoned', Record<string, never>>;
/** By the member, or `by` an operator. */
export type MemberErased = DomainEvent<'MemberErased', { by?: OperatorAct }>;
/** An operator has signed the member out everywhere. */
export type SessionsEnded = DomainEvent<'SessionsEnded', { by: OperatorAct }>;

export type MemberEvent =
  | MemberRegistered
  | RegistrationAbandoned
  | AddressVerified
  | AddressChanged
  | ProfileChanged
  | TranslationChosen
  | WeeklyGoalChosen
  | PrivacyAccepted
  | PlanChanged
  | PlanGranted
  | CustomerCreated
  | SubscriptionChanged
  | PlanRequested
  | PlanRequestWithdrawn
  | PlanRequestGranted
  | PlanRequestDeclined
  | RoleGranted
  | RoleRevoked
  | TokensGranted
  | TokensAdjusted
  | PasswordChanged
  | SecondFactorAdded
  | SecondFactorRemoved
  | SessionsEnded
  | MemberErased;

/** Their sealed fields, and the shapes that their data had. */
export const memberEvents: EventTypes<MemberEvent> = {
  MemberRegistered: eventType<MemberRegistered>({ profile: true }),
  RegistrationAbandoned: eventType<RegistrationAbandoned>({}),
  AddressVerified: eventType<AddressVerified>({}),
  AddressChanged: eventType<AddressChanged>({ profile: true }),
  ProfileChanged: eventType<ProfileChanged>({ profile: true }),
  TranslationChosen: eventType<TranslationChosen>({ translation: true }),
  WeeklyGoalChosen: eventType<WeeklyGoalChosen>({ goal: true }),
  PrivacyAccepted: eventType<PrivacyAccepted>({}),
  PlanChanged: eventType<PlanChanged>({}),
  PlanGranted: eventType<PlanGranted>({}),
  CustomerCreated: eventType<CustomerCreated>({ customerId: true }),
  SubscriptionChanged: eventType<SubscriptionChanged>({}),
  PlanRequested: eventType<PlanRequested>({ note: true }),
  PlanRequestWithdrawn: eventType<PlanRequestWithdrawn>({}),
  PlanRequestGranted: eventType<PlanRequestGranted>({}),
  PlanRequestDeclined: eventType<PlanRequestDeclined>({}),
  RoleGranted: eventType<RoleGranted>({}),
  RoleRevoked: eventType<RoleRevoked>({}),
  TokensGranted: eventType<TokensGranted>({}),
  TokensAdjusted: eventType<TokensAdjusted>({}),
  PasswordChanged: eventType<PasswordChanged>({}),
  SecondFactorAdded: eventType<SecondFactorAdded>({}),
  SecondFactorRemoved: eventType<SecondFactorRemoved>({}),
  SessionsEnded: eventType<SessionsEnded>({}),
  MemberErased: eventType<MemberErased>({}),
};

export const memberStream = (memberId: string): string => `member-${memberId}`;
/** Where a member's profile belongs, in whichever event it is. */
export const profilePlace = (memberId: string): Place => ({
  stream: memberStream(memberId),
  field: 'profile',
});
