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
import type { Projection } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';
import type { Folded } from './folded.js';

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

export const memberDirectoryProjection: Projection<DirectoryEntry> = {
  name: 'member-directory',
  shape: '1',
  types: [
    'MemberRegistered',
    'ProfileChanged',
    'PlanChanged',
    'MemberErased',
    'PracticeLogged',
    'TokensConsumed',
  ],
  withoutData: ['MemberErased', 'PracticeLogged', 'TokensConsumed'],
  key: (event) => event.memberId,
  owner: (event) => event.memberId,
  initial: (event) => ({
    profile: null,
    plan: 'trial',
    registeredAt: event.at,
    lastActiveAt: event.at,
    erased: false,
  }),
  evolve(entry: DirectoryEntry, event: Folded<DirectoryEvent>) {
    if (event.at > entry.lastActiveAt) entry.lastActiveAt = event.at;
    switch (event.type) {
      case 'MemberRegistered':
        entry.registeredAt = event.at;
        entry.profile = event.data.profile;
        break;
      case 'ProfileChanged':
        entry.profile = event.data.profile;
        break;
      case 'PlanChanged':
        entry.plan = event.data.plan;
        break;
      case 'MemberErased':
        entry.erased = true;
        entry.profile = null;
        break;
      case 'PracticeLogged':
      case 'TokensConsumed':
    }
    return entry;
  },
};
