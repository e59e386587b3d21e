import { logOf, practised } from '../testing/events.js';
import { folded } from '../testing/fold.js';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { dashboardProjection } from './dashboard.projection.js';
import { daysFrom } from './practice-days.js';

const history = logOf(
  practised('2026-10-31T22:00+01:00', { durationMinutes: 10 }),
  practised('2026-11-02T08:00+01:00', { durationMinutes: 20 }),
  // Westwards over the date line: the day before, after all.
  practised('2026-11-01T23:00-11:00', { durationMinutes: 7 }),
  practised('2026-11-02T20:00+01:00', { durationMinutes: 5 }),
);

const { ledger } = folded(dashboardProjection(DEFAULT_SCORING_RULES), history, 'ada');

describe('practice days', () => {
  it('count sessions and minutes by the member’s own date, in the order of the dates', () => {
    expect(daysFrom(ledger, '2026-01-01')).toEqual([
      { date: '2026-10-31', sessions: 1, minutes: 10 },
      { date: '2026-11-01', sessions: 1, minutes: 7 },
      { date: '2026-11-02', sessions: 2, minutes: 25 },
    ]);
  });

  it('begin where they are wanted from', () => {
    expect(daysFrom(ledger, '2026-11-02')).toHaveLength(1);
  });
});
