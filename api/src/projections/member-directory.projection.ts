import type { PlanId } from '@emit/contract/plans';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { Role } from '@emit/contract/roles';
import type { Translation } from '@emit/contract/translations';
import type { TokensConsumed } from '../domain/conversation/events.js';
import type {
  AddressChanged,
  AddressVerified,
  MemberErased,
  MemberRegistered,
  PlanChanged,
  PrivacyAccepted,
  Profile,
  ProfileChanged,
  RoleGranted,
  RoleRevoked,
  TranslationChosen,
  WeeklyGoal,
  WeeklyGoalChosen,
} from '../domain/member/events.js';
import type { PracticeEvent } from '../domain/practice/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type DirectoryEvent =
  | MemberRegistered
  | AddressVerified
  | AddressChanged
  | ProfileChanged
  | TranslationChosen
  | WeeklyGoalChosen
  | PrivacyAccepted
  | PlanChanged
  | RoleGranted
  | RoleRevoked
  | MemberErased
  | PracticeEvent
  | TokensConsumed;

export interface DirectoryEntry {
  profile: Sealed<Profile> | null;
  /** Null before the first choice; not in what a release before this field folded. */
  translation?: Sealed<Translation> | null;
  /** Null before the first choice; not in what a release before this field folded. */
  weeklyGoal?: Sealed<WeeklyGoal> | null;
  /** Of the profile's address; not in what a release before this field folded. */
  isAddressVerified?: boolean;
  /** The privacy page agreed to last; not in what a release before this field folded. */
  privacyVersion?: PrivacyVersion | null;
  plan: PlanId;
  /** Not in what a release before this field folded. */
  role?: Role;
  /** Epoch milliseconds. */
  registeredAt: number;
  /** The latest change, practice or reply. */
  lastActiveAt: number;
  erased: boolean;
}

export const memberDirectory = defineProjection<DirectoryEntry, DirectoryEvent>({
  name: 'member-directory',
  shape: '6',
  key: (event) => event.memberId,
  initial: (event) => ({
    profile: null,
    translation: null,
    weeklyGoal: null,
    isAddressVerified: false,
    privacyVersion: null,
    plan: 'trial',
    role: 'member',
    registeredAt: event.at,
    lastActiveAt: event.at,
    erased: false,
  }),
  each(entry, { at }) {
    if (at > entry.lastActiveAt) entry.lastActiveAt = at;
  },
  on: {
    MemberRegistered(entry, { at, data }) {
      entry.registeredAt = at;
      entry.profile = requireFields(data, { profile: 'text' }).profile;
    },
    AddressVerified: withoutData((entry) => {
      entry.isAddressVerified = true;
    }),
    AddressChanged(entry, { data }) {
      entry.profile = requireFields(data, { profile: 'text' }).profile;
      entry.isAddressVerified = true;
    },
    ProfileChanged(entry, { data }) {
      entry.profile = requireFields(data, { profile: 'text' }).profile;
    },
    TranslationChosen(entry, { data }) {
      entry.translation = requireFields(data, { translation: 'text' }).translation;
    },
    WeeklyGoalChosen(entry, { data }) {
      entry.weeklyGoal = requireFields(data, { goal: 'text' }).goal;
    },
    PrivacyAccepted(entry, { data }) {
      entry.privacyVersion = requireFields(data, { version: 'text' }).version;
    },
    PlanChanged(entry, { data }) {
      entry.plan = requireFields(data, { plan: 'text' }).plan;
    },
    RoleGranted(entry, { data }) {
      entry.role = requireFields(data, { role: 'text' }).role;
    },
    RoleRevoked: withoutData((entry) => {
      entry.role = 'member';
    }),
    MemberErased: withoutData((entry) => {
      entry.role = 'member';
      entry.erased = true;
      entry.profile = null;
      entry.translation = null;
      entry.weeklyGoal = null;
    }),
    PracticeLogged: withoutData(),
    PracticeCorrected: withoutData(),
    PracticeRemoved: withoutData(),
    PracticesImported: withoutData(),
    TokensConsumed: withoutData(),
  },
});
