import type { DashboardResponse, ProgressSummary } from '@emit/contract/wire';

const STREAMS = ['power', 'flow', 'clarity'] as const;
const NAMES = { power: 'Power', flow: 'Flow', clarity: 'Clarity' };

/** A member's progress with so many sessions a stream, of 30 minutes each. */
export function summaryWith(
  sessions: readonly [power: number, flow: number, clarity: number],
  over: Partial<ProgressSummary> = {},
): ProgressSummary {
  const total = sessions.reduce((sum, count) => sum + count, 0);
  return {
    current_stage: { stage_name: 'INSTALLATION', stage_number: 1 },
    current_level: {
      level: 1,
      name: 'SEEKING',
      badge: 'Truth Seeker',
      progress_percentage: 40,
      points_to_next: 57,
      practices_to_next: 3,
      next_unlocks: 'Power MindStream with Imagination and Reasoning tools',
    },
    progress: {
      total_practice_sessions: total,
      days_active: 4,
      streak_days: 1,
      total_time_minutes: total * 30,
      consistency_days: 4,
    },
    profile: { consciousness_points: 64 },
    mindstreams: STREAMS.map((type, at) => ({
      type,
      name: NAMES[type],
      level: 1,
      score: 40,
      sessions: sessions[at] ?? 0,
      time_minutes: (sessions[at] ?? 0) * 30,
    })),
    recent_practices: [],
    ...over,
  };
}

/** The same member on the older and newer dashboards. */
export function dashboardWith(
  sessions: readonly [power: number, flow: number, clarity: number],
  over: Partial<DashboardResponse> = {},
): DashboardResponse {
  return {
    profile: {
      username: 'Ada',
      email: 'ada@example.org',
      consciousness_points: 64,
      consciousness_level: 1,
      journey_stage: 'INSTALLATION',
      total_practices: sessions.reduce((sum, count) => sum + count, 0),
      current_streak: 1,
    },
    mindstreams: STREAMS.map((stream_type, at) => ({
      stream_type,
      level: 1,
      progress_percentage: 40,
      sessions_completed: sessions[at] ?? 0,
      total_time_minutes: (sessions[at] ?? 0) * 25,
      current_streak: at,
      last_session: sessions[at] ? '2026-11-19T08:00:00.000Z' : null,
      average_session_quality: 8,
    })),
    das_abilities: [],
    recent_practices: [],
    ...over,
  };
}
