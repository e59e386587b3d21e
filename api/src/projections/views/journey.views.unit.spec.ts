import { DEFAULT_SCORING_RULES as rules } from '@emit/contract/scoring';
import { logOf, practised, type Happening } from '../../testing/events.js';
import { folded } from '../../testing/fold.js';
import { dashboardProjection, type DashboardDocument } from '../dashboard.projection.js';
import { dashboardView } from './dashboard.view.js';
import { progressSummaryView } from './progress-summary.view.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const notes = () => ({ practiceName: 'Psalm 23', insights: 'He leads me.' });
const profile = { fullName: 'Ada', email: 'ada@example.org' };

function documentOf(...practices: Happening[]): DashboardDocument {
  return folded(dashboardProjection(rules), logOf(...practices), 'ada');
}
const dashboard = (document: DashboardDocument | null, now = NOW) =>
  dashboardView({ document, profile, notes, rules, now });
const summary = (document: DashboardDocument | null, now = NOW) =>
  progressSummaryView({ document, notes, rules, now });

/** 25.2, 26.4 and 396 points: 447.6 in all. */
const threePractices = documentOf(
  practised('2026-11-19T08:00+01:00'),
  practised('2026-11-20T08:00+01:00'),
  practised('2026-11-20T20:00+01:00', {
    mindstream: 'flow',
    practiceType: 'Breathwork',
    durationMinutes: 400,
    qualityRating: 9,
  }),
);

describe('the dashboard view', () => {
  it('answers the defaults of the specification for a member of whom nothing is known', () => {
    const view = dashboardView({ document: null, profile: null, notes, rules, now: NOW });
    expect(view.profile).toEqual({
      username: 'User',
      email: '',
      consciousness_points: 0,
      consciousness_level: 1,
      journey_stage: 'Beginning Journey',
      total_practices: 0,
      current_streak: 0,
    });
    expect(
      view.mindstreams.map(({ stream_type, level, last_session }) => [stream_type, level, last_session]),
    ).toEqual([
      ['power', 1, null],
      ['flow', 1, null],
      ['clarity', 1, null],
    ]);
    expect(view.das_abilities).toHaveLength(6);
    expect(view.recent_practices).toEqual([]);
    expect(view).not.toHaveProperty('ecc_alert');
  });

  it('rounds points down and stands them on the tables', () => {
    expect(dashboard(threePractices).profile).toEqual({
      username: 'Ada',
      email: 'ada@example.org',
      consciousness_points: 447,
      consciousness_level: 3,
      journey_stage: 'OPERATION',
      total_practices: 3,
      current_streak: 2,
    });
  });

  it("stands each stream on the tables by the stream's own points", () => {
    const [power, flow] = dashboard(threePractices).mindstreams;
    expect(power).toEqual({
      stream_type: 'power',
      level: 1,
      progress_percentage: 42,
      sessions_completed: 2,
      total_time_minutes: 60,
      current_streak: 2,
      last_session: '2026-11-20T07:00:00.000Z',
      average_session_quality: 8,
    });
    expect(flow).toMatchObject({ level: 3, progress_percentage: 31, current_streak: 1 });
  });

  it('shows mastery in whole per cents, and abilities active from their level on', () => {
    const abilities = dashboard(threePractices).das_abilities;
    expect(abilities.find(({ ability_name }) => ability_name === 'Intuition')).toEqual({
      ability_name: 'Intuition',
      power_name: 'Inner Knowing',
      das_type: 'flow',
      mastery_percentage: 39,
      times_practiced: 1,
      is_active: true,
    });
    expect(abilities.filter(({ is_active }) => is_active).map(({ das_type }) => das_type)).toEqual([
      'power',
      'power',
      'flow',
      'flow',
    ]);
  });

  it('never shows more than full mastery', () => {
    const long = practised('2026-11-20T08:00+01:00', { durationMinutes: 1_440, qualityRating: 10 });
    const { das_abilities } = dashboard(documentOf(long));
    expect(das_abilities.map(({ mastery_percentage }) => mastery_percentage)).toEqual([0, 100, 0, 0, 0, 0]);
  });

  it('averages quality to one decimal', () => {
    const rated = (qualityRating: number, time: string) =>
      practised(`2026-11-20T${time}+01:00`, { qualityRating });
    const document = documentOf(rated(7, '08:00'), rated(8, '09:00'), rated(8, '10:00'));
    expect(dashboard(document).mindstreams[0]?.average_session_quality).toBe(7.7);
  });

  it('lists the newest practice first, by its own name', () => {
    expect(dashboard(threePractices).recent_practices[0]).toEqual({
      practice_id: 'p-2026-11-20T20:00+01:00',
      practice_name: 'Psalm 23',
      insights_gained: 'He leads me.',
      duration_minutes: 400,
      quality_rating: 9,
      practiced_at: '2026-11-20T19:00:00.000Z',
      mindstream_type: 'flow',
    });
  });

  it('calls a practice without a name by its type', () => {
    const unnamed = () => ({ practiceName: '', insights: '' });
    const view = dashboardView({ document: threePractices, profile, notes: unnamed, rules, now: NOW });
    expect(view.recent_practices[0]?.practice_name).toBe('Breathwork');
  });

  it('makes an entry up for each stream with a last session when no practice is kept', () => {
    const view = dashboard({ ...threePractices, recent: [] });
    expect(view.recent_practices).toEqual([
      {
        practice_name: 'Power Practice',
        insights_gained: '2 sessions completed',
        duration_minutes: 30,
        quality_rating: 8,
        practiced_at: '2026-11-20T07:00:00.000Z',
        mindstream_type: 'power',
      },
      expect.objectContaining({ practice_name: 'Flow Practice', duration_minutes: 400, quality_rating: 9 }),
    ]);
  });

  it('lets a streak lapse, and alerts, by the date where the member is', () => {
    const endOf21 = Date.parse('2026-11-21T22:59:00Z');
    expect(dashboard(threePractices, endOf21).profile.current_streak).toBe(2);
    const twoDaysOn = Date.parse('2026-11-21T23:00:00Z');
    expect(dashboard(threePractices, twoDaysOn).profile.current_streak).toBe(0);
    expect(dashboard(threePractices, Date.parse('2026-11-22T22:59:00Z'))).not.toHaveProperty('ecc_alert');
    expect(dashboard(threePractices, Date.parse('2026-11-22T23:00:00Z'))).toHaveProperty('ecc_alert');
  });
});

describe('the progress summary', () => {
  it('answers a beginning for a member of whom nothing is known', () => {
    const view = summary(null);
    expect(view.current_stage).toEqual({ stage_name: 'INSTALLATION', stage_number: 1 });
    expect(view.current_level).toEqual({
      level: 1,
      name: 'SEEKING',
      badge: 'Truth Seeker',
      progress_percentage: 0,
      points_to_next: 121,
      practices_to_next: 5,
      next_unlocks: 'Power MindStream with Imagination and Reasoning tools',
    });
    expect(view.recent_practices).toEqual([]);
  });

  it('sums the journey up', () => {
    expect(summary(threePractices)).toMatchObject({
      current_stage: { stage_name: 'OPERATION', stage_number: 2 },
      current_level: { level: 3, progress_percentage: 48, points_to_next: 154, practices_to_next: 6 },
      progress: {
        total_practice_sessions: 3,
        days_active: 2,
        streak_days: 2,
        total_time_minutes: 460,
        consistency_days: 2,
      },
      profile: { consciousness_points: 447 },
    });
    expect(summary(threePractices).mindstreams[1]).toEqual({
      type: 'flow',
      name: 'Flow',
      level: 3,
      score: 31,
      sessions: 1,
      time_minutes: 400,
    });
  });

  it('lists five practices with their types, notes and ratings', () => {
    const many = Array.from({ length: 7 }, (_, hour) => practised(`2026-11-20T0${hour}:00+01:00`));
    const { recent_practices } = summary(documentOf(...many));
    expect(recent_practices).toHaveLength(5);
    expect(recent_practices[0]).toEqual({
      practice_id: 'p-2026-11-20T06:00+01:00',
      practice_type: 'Bible Study',
      practice_name: 'Psalm 23',
      mindstream_type: 'power',
      duration_minutes: 30,
      impact_score: 8,
      practice_date: '2026-11-20',
      notes: 'He leads me.',
    });
  });

  it('has nothing further to unlock at the last level', () => {
    const { current_level } = summary({ ...threePractices, units: 7_501 * 200 });
    expect(current_level).toMatchObject({
      level: 12,
      progress_percentage: 100,
      points_to_next: 0,
      practices_to_next: 0,
      next_unlocks: null,
    });
  });

  it('counts the days of the last thirty, today among them', () => {
    const days = ['2026-10-22', '2026-10-23', '2026-11-20', '2026-11-21', '2026-11-22'];
    const days30 = summary({ ...threePractices, days }).progress.consistency_days;
    expect(days30).toBe(4);
  });
});
