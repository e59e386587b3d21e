import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS } from '@emit/contract/mindstreams';
import type { ScoringRules } from '@emit/contract/scoring';
import type { ProgressSummary } from '@emit/contract/wire';
import { dayNumberOf } from '../../domain/scoring/calendar.js';
import { currentStreak } from '../../domain/scoring/streak.js';
import type { DashboardDocument } from '../dashboard.projection.js';
import { eccAlert } from './alert.view.js';
import {
  pointsProgress,
  practicesFor,
  shownPractices,
  todayOf,
  type JourneyInput,
  type PointsProgress,
} from './journey.js';

/** The newest app's progress summary (spec §3). */
export function progressSummaryView(input: JourneyInput): ProgressSummary {
  const { document, rules, now } = input;
  const today = todayOf(document, now);
  const standing = pointsProgress(rules, document?.units ?? 0);
  const alert = document && eccAlert(document, today);
  return {
    current_stage: { stage_name: standing.stage.name, stage_number: standing.stage.number },
    current_level: levelView(standing, rules),
    progress: {
      total_practice_sessions: document?.totals.sessions ?? 0,
      days_active: document?.daysActive ?? 0,
      streak_days: currentStreak(document?.streak ?? null, today),
      total_time_minutes: document?.totals.minutes ?? 0,
      consistency_days: consistencyDays(document?.days ?? [], today),
    },
    profile: { consciousness_points: standing.points },
    mindstreams: mindstreamsView(document, rules),
    recent_practices: shownPractices(input)
      .slice(0, LIMITS.recentPractices)
      .map((practice) => ({
        // Left out of the answer where there is none; spreading it in would cost 2 µs a practice.
        practice_id: practice.practiceId ?? undefined,
        practice_type: practice.practiceType,
        practice_name: practice.name,
        mindstream_type: practice.mindstream,
        duration_minutes: practice.durationMinutes,
        impact_score: practice.qualityRating,
        practice_date: practice.localDate,
        notes: practice.insights,
      })),
    ...(alert && { ecc_alert: alert }),
  };
}

function levelView(standing: PointsProgress, rules: ScoringRules): ProgressSummary['current_level'] {
  const { level, levelProgress, pointsToNext } = standing;
  const next = rules.levels.find((row) => row.level === level.level + 1);
  return {
    level: level.level,
    name: level.name,
    badge: level.badge,
    progress_percentage: levelProgress,
    points_to_next: pointsToNext,
    practices_to_next: practicesFor(pointsToNext),
    next_unlocks: next?.unlocks ?? null,
  };
}

function mindstreamsView(
  document: DashboardDocument | null,
  rules: ScoringRules,
): ProgressSummary['mindstreams'] {
  return MINDSTREAM_TYPES.map((type) => {
    const stream = document?.streams[type];
    const { level, levelProgress } = pointsProgress(rules, stream?.units ?? 0);
    return {
      type,
      name: MINDSTREAMS[type].name,
      level: level.level,
      score: levelProgress,
      sessions: stream?.sessions ?? 0,
      time_minutes: stream?.minutes ?? 0,
    };
  });
}

/** Days with a practice out of the last 30, today's among them; a day ahead of today (travel west) counts as today. */
function consistencyDays(days: readonly string[], today: string): number {
  const first = dayNumberOf(today) - LIMITS.consistencyDays + 1;
  const within = days.filter((day) => dayNumberOf(day) >= first).length;
  return Math.min(within, LIMITS.consistencyDays);
}
