import { DEFAULT_NAME } from '@emit/contract/messages';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { wholePoints, type ScoringRules } from '@emit/contract/scoring';
import type { DashboardResponse } from '@emit/contract/wire';
import type { Profile } from '../../domain/member/events.js';
import { currentStreak } from '../../domain/scoring/streak.js';
import type { DashboardDocument } from '../dashboard.projection.js';
import { eccAlert } from './alert.view.js';
import { averageQuality, pointsProgress, shownPractices, todayOf, type JourneyInput } from './journey.js';

export interface DashboardInput extends JourneyInput {
  /** Opened; null when it is unknown or erased. */
  readonly profile: Profile | null;
}

const DEFAULT_STAGE = 'Beginning Journey';

/** The dashboard's answer, with the specification's defaults for what is missing (spec §3 "Dashboard response"). */
export function dashboardView(input: DashboardInput): DashboardResponse {
  const { document, rules, now } = input;
  const today = todayOf(document, now);
  const alert = document && eccAlert(document, today);
  return {
    profile: profileView(input, today),
    ...(alert && { ecc_alert: alert }),
    mindstreams: mindstreamsView(document, rules, today),
    das_abilities: abilitiesView(document, rules),
    recent_practices: shownPractices(input).map((practice) => ({
      // Left out of the answer where there is none; spreading it in would cost 2 µs a practice.
      practice_id: practice.practiceId ?? undefined,
      practice_name: practice.name,
      insights_gained: practice.insights,
      duration_minutes: practice.durationMinutes,
      quality_rating: practice.qualityRating,
      practiced_at: practice.at,
      mindstream_type: practice.mindstream,
    })),
  };
}

function profileView(
  { document, profile, rules }: DashboardInput,
  today: string,
): DashboardResponse['profile'] {
  const { points, level, stage } = pointsProgress(rules, document?.units ?? 0);
  const fullName = profile?.fullName ?? '';
  return {
    username: fullName === '' ? DEFAULT_NAME : fullName,
    email: profile?.email ?? '',
    consciousness_points: points,
    consciousness_level: level.level,
    journey_stage: document === null ? DEFAULT_STAGE : stage.name,
    total_practices: document?.totals.sessions ?? 0,
    current_streak: currentStreak(document?.streak ?? null, today),
  };
}

function mindstreamsView(
  document: DashboardDocument | null,
  rules: ScoringRules,
  today: string,
): DashboardResponse['mindstreams'] {
  return MINDSTREAM_TYPES.map((type) => {
    const stream = document?.streams[type];
    const { level, levelProgress } = pointsProgress(rules, stream?.units ?? 0);
    const lastAt = stream?.lastAt ?? null;
    return {
      stream_type: type,
      level: level.level,
      progress_percentage: levelProgress,
      sessions_completed: stream?.sessions ?? 0,
      total_time_minutes: stream?.minutes ?? 0,
      current_streak: currentStreak(stream?.streak ?? null, today),
      last_session: lastAt === null ? null : new Date(lastAt).toISOString(),
      average_session_quality: stream ? averageQuality(stream) : 0,
    };
  });
}

function abilitiesView(
  document: DashboardDocument | null,
  rules: ScoringRules,
): DashboardResponse['das_abilities'] {
  const { level } = pointsProgress(rules, document?.units ?? 0);
  return rules.abilities.map(({ name, powerName, stream, activeFromLevel }) => {
    const gained = document?.abilities.find((ability) => ability.name === name);
    const points = wholePoints(rules, gained?.units ?? 0);
    return {
      ability_name: name,
      power_name: powerName,
      das_type: stream,
      mastery_percentage: Math.min(100, Math.floor((points * 100) / rules.masteryPoints)),
      times_practiced: gained?.times ?? 0,
      is_active: level.level >= activeFromLevel,
    };
  });
}
