import type { DashboardResponse } from '@emit/contract/wire';
import { practicesOf } from './dashboard-practices';

const stream = {
  stream_type: 'flow',
  level: 1,
  progress_percentage: 10,
  sessions_completed: 4,
  total_time_minutes: 90,
  current_streak: 1,
  last_session: '2026-11-20T08:00:00.000Z',
  average_session_quality: 7.5,
} as const;

const dashboard = (change: Partial<DashboardResponse>): DashboardResponse => ({
  profile: {
    username: 'Ruth',
    email: 'ruth@example.org',
    consciousness_points: 0,
    consciousness_level: 1,
    journey_stage: 'INSTALLATION',
    total_practices: 0,
    current_streak: 0,
  },
  mindstreams: [stream, { ...stream, stream_type: 'power', last_session: null }],
  das_abilities: [],
  recent_practices: [],
  ...change,
});

describe('the recent practices of the older dashboard', () => {
  it('are made from streams with a last session when there are none', () => {
    expect(practicesOf(dashboard({}))).toEqual([
      {
        practice_name: 'Flow Practice',
        insights_gained: '4 sessions completed',
        duration_minutes: 23,
        quality_rating: 7.5,
        practiced_at: '2026-11-20T08:00:00.000Z',
        mindstream_type: 'flow',
      },
    ]);
  });

  it('are the real ones when there are some', () => {
    const real = [
      {
        practice_name: 'Psalm 23',
        insights_gained: '',
        duration_minutes: 10,
        quality_rating: 8,
        practiced_at: '2026-11-20T08:00:00.000Z',
        mindstream_type: 'power',
      },
    ] as const;
    expect(practicesOf(dashboard({ recent_practices: [...real] }))).toEqual(real);
  });
});
