import type { PlanId } from '@emit/contract/plans';
import type { TokensConsumed } from '../domain/conversation/events.js';
import type {
  MemberErased,
  MemberRegistered,
  PlanChanged,
  Profile,
  ProfileChanged,
} from '../domain/member/events.js';
import type { PracticeLogged } from '../domain/practice/events.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type DirectoryEvent =
  MemberRegistered | ProfileChanged | PlanChanged | MemberErased | PracticeLogged | TokensConsumed;

export interface DirectoryEntry {
  profile: Sealed<Profile> | null;
  plan: PlanId;
  /** Epoch milliseconds. */
  registeredAt: number;
  /** The latest change, practice or reply. */
  lastActiveAt: number;
  erased: boolean;
}

export const memberDirectory = defineProjection<DirectoryEntry, DirectoryEvent>({
  name: 'member-directory',
  shape: '1',
  key: (event) => event.memberId,
  initial: (event) => ({
    profile: null,
    plan: 'trial',
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
      entry.profile = data.profile;
    },
    ProfileChanged(entry, { data }) {
      entry.profile = data.profile;
    },
    PlanChanged(entry, { data }) {
      entry.plan = data.plan;
    },
    MemberErased: withoutData((entry) => {
      entry.erased = true;
      entry.profile = null;
    }),
    PracticeLogged: withoutData(),
    TokensConsumed: withoutData(),
  },
});
