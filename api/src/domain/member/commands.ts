import type { PlanId } from '@emit/contract/plans';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { Role } from '@emit/contract/roles';
import type { FactorKind } from '@emit/contract/second-factors';
import type { Translation } from '@emit/contract/translations';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Profile, WeeklyGoal } from './events.js';
import type { SubscriptionState } from './state.js';

export interface RegisterMember {
  readonly type: 'RegisterMember';
  readonly profile: Sealed<Profile>;
  /** The privacy page that was agreed to by registering. */
  readonly privacyVersion?: PrivacyVersion | undefined;
}
/** Begun by whoever registers with the e-mail address of a registration that died half-way. */
export interface AbandonRegistration {
  readonly type: 'AbandonRegistration';
}
export interface VerifyAddress {
  readonly type: 'VerifyAddress';
  /** The profile whose address it is. */
  readonly profile: Sealed<Profile>;
}
export interface ChangeAddress {
  readonly type: 'ChangeAddress';
  /** The one that the new one was made of. */
  readonly former: Sealed<Profile>;
  readonly profile: Sealed<Profile>;
}
/** Of the name: the address has a command of its own. */
export interface ChangeProfile {
  readonly type: 'ChangeProfile';
  /** The one that the new one was made of. */
  readonly former: Sealed<Profile>;
  readonly profile: Sealed<Profile>;
}
export interface ChooseTranslation {
  readonly type: 'ChooseTranslation';
  readonly translation: Sealed<Translation>;
}
export interface ChooseWeeklyGoal {
  readonly type: 'ChooseWeeklyGoal';
  readonly goal: Sealed<WeeklyGoal>;
}
export interface AcceptPrivacy {
  readonly type: 'AcceptPrivacy';
  readonly version: PrivacyVersion;
}
export interface ChangePlan {
  readonly type: 'ChangePlan';
  readonly plan: PlanId;
  readonly by?: OperatorAct;
}
/** The first one stays. */
export interface RecordCustomer {
  readonly type: 'RecordCustomer';
  readonly customerId: Sealed;
}
/** What the payment provider says now. */
export interface FollowSubscription {
  readonly type: 'FollowSubscription';
  /** Null where it knows of none: one that was known is ended. */
  readonly subscription: SubscriptionState | null;
  /** UTC month, '2026-11': where its allowance is granted, a higher plan brings the rest of its own at once. */
  readonly month: string;
  /** What the trial grants a month. */
  readonly trialTokens: number;
}
/** Of a member; the trial ends the plan. */
export interface RequestPlan {
  readonly type: 'RequestPlan';
  readonly requestId: string;
  readonly plan: PlanId;
  readonly note: Sealed | null;
}
export interface WithdrawPlanRequest {
  readonly type: 'WithdrawPlanRequest';
  readonly requestId: string;
}
/** By an operator, of the request that waits. */
export interface DeclinePlanRequest {
  readonly type: 'DeclinePlanRequest';
  readonly by: OperatorAct;
}
/** By an operator: 'member' takes back what was granted. */
export interface ChangeRole {
  readonly type: 'ChangeRole';
  readonly role: Role;
  readonly by: OperatorAct;
}
/** The plan's allowance for a month, once; `amount` is what the plan grants (contract/plans). */
export interface GrantAllowance {
  readonly type: 'GrantAllowance';
  /** UTC month, '2026-11'. */
  readonly month: string;
  /** The member's own plan when left out. */
  readonly plan?: PlanId;
  readonly amount: number;
}
/** A gift by an operator. */
export interface GrantTokens {
  readonly type: 'GrantTokens';
  readonly amount: number;
  readonly by?: OperatorAct;
}
/** A correction by an operator: tokens given back, or taken; once for a reference. */
export interface AdjustTokens {
  readonly type: 'AdjustTokens';
  readonly amount: number;
  readonly reference: string;
  readonly by: OperatorAct;
}
export interface RecordPasswordChange {
  readonly type: 'RecordPasswordChange';
}
export interface RecordFactorAdded {
  readonly type: 'RecordFactorAdded';
  readonly kind: FactorKind;
}
/** By the member, or `by` an operator for one who lost it. */
export interface RecordFactorRemoved {
  readonly type: 'RecordFactorRemoved';
  readonly kind: FactorKind;
  readonly by?: OperatorAct;
}
export interface EraseMember {
  readonly type: 'EraseMember';
  /** How often the password had been changed when it was confirmed; an operator confirms none. */
  readonly passwordChanges?: number;
  readonly by?: OperatorAct;
}
/** By an operator: every session of the member's. */
export interface EndSessions {
  readonly type: 'EndSessions';
  readonly by: OperatorAct;
}

export type MemberCommand =
  | RegisterMember
  | AbandonRegistration
  | VerifyAddress
  | ChangeAddress
  | ChangeProfile
  | ChooseTranslation
  | ChooseWeeklyGoal
  | AcceptPrivacy
  | ChangePlan
  | RecordCustomer
  | FollowSubscription
  | RequestPlan
  | WithdrawPlanRequest
  | DeclinePlanRequest
  | ChangeRole
  | GrantAllowance
  | GrantTokens
  | AdjustTokens
  | RecordPasswordChange
  | RecordFactorAdded
  | RecordFactorRemoved
  | EndSessions
  | EraseMember;
