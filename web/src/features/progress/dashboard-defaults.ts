import { DEFAULT_NAME, DEFAULT_STAGE } from '@emit/contract/messages';
import type { DashboardResponse } from '@emit/contract/wire';

type Profile = DashboardResponse['profile'];
type Answer = Partial<Omit<DashboardResponse, 'profile'>> & { readonly profile?: Partial<Profile> };

const PROFILE: Profile = {
  username: DEFAULT_NAME,
  email: '',
  consciousness_points: 0,
  consciousness_level: 1,
  journey_stage: DEFAULT_STAGE,
  total_practices: 0,
  current_streak: 0,
};

/** The dashboard with what spec §3 "Dashboard response" shows where the answer is missing something. */
export function withDefaults({ profile = {}, ...rest }: Answer): DashboardResponse {
  return {
    mindstreams: [],
    das_abilities: [],
    recent_practices: [],
    ...rest,
    profile: {
      ...PROFILE,
      ...profile,
      username: profile.username || PROFILE.username,
      journey_stage: profile.journey_stage || PROFILE.journey_stage,
    },
  };
}
