import { DEFAULT_SCORING_RULES as rules } from '@emit/contract/scoring';
import { advanceStreak, currentStreak, type PracticeDay, type Streak } from './streak.js';

/** A practice at a local time: '2026-11-20T23:00+09:00'. */
function practiceAt(local: string): PracticeDay {
  const sign = local.charAt(16) === '-' ? -1 : 1;
  const [hours = 0, minutes = 0] = local.slice(17).split(':').map(Number);
  return {
    at: Date.parse(local),
    localDate: local.slice(0, 10),
    utcOffsetMinutes: sign * (hours * 60 + minutes),
  };
}

function streakOf(...practices: string[]): Streak | null {
  return practices.reduce<Streak | null>(
    (streak, local) => advanceStreak(rules, streak, practiceAt(local)),
    null,
  );
}

describe('advanceStreak', () => {
  it.each<[string, number, string[]]>([
    ['a first practice counts its own day', 1, ['2026-11-20T08:00+01:00']],
    ['the same date adds nothing', 1, ['2026-11-20T08:00+01:00', '2026-11-20T22:00+01:00']],
    ['the next date adds one', 2, ['2026-11-20T23:59+01:00', '2026-11-21T00:01+01:00']],
    ['the next date adds one across months', 2, ['2026-02-28T08:00+01:00', '2026-03-01T08:00+01:00']],
    ['a day left out begins anew', 1, ['2026-11-20T23:00+01:00', '2026-11-22T00:30+01:00']],
    [
      'goes on after a new beginning',
      2,
      ['2026-11-20T08:00+01:00', '2026-11-22T08:00+01:00', '2026-11-23T08:00+01:00'],
    ],
  ])('%s', (_rule, count, practices) => {
    expect(streakOf(...practices)?.count).toBe(count);
  });

  it.each<[string, number, string[]]>([
    ['flying east over a date', 2, ['2026-11-20T20:00-08:00', '2026-11-22T07:00+09:00']],
    ['flying west into the same date', 1, ['2026-11-20T08:00+09:00', '2026-11-19T17:00-08:00']],
    [
      'going on after flying west',
      2,
      ['2026-11-20T08:00+09:00', '2026-11-19T17:00-08:00', '2026-11-21T09:00-08:00'],
    ],
    ['36 hours to the minute after a move', 2, ['2026-11-20T00:00-08:00', '2026-11-22T05:00+09:00']],
    ['a minute more than 36 hours after a move', 1, ['2026-11-20T00:00-08:00', '2026-11-22T05:01+09:00']],
    ['daylight saving between', 2, ['2026-03-28T22:00+01:00', '2026-03-30T08:00+02:00']],
    ['35 hours without a move', 1, ['2026-11-20T22:00+01:00', '2026-11-22T09:00+01:00']],
  ])('%s makes %d', (_rule, count, practices) => {
    expect(streakOf(...practices)?.count).toBe(count);
  });

  it('never lets the last date go back', () => {
    const streak = streakOf('2026-11-20T08:00+09:00', '2026-11-19T17:00-08:00');
    expect(streak).toMatchObject({ lastDate: '2026-11-20', utcOffsetMinutes: -480 });
  });

  it('takes the hours of travel from the rules', () => {
    const strict = { ...rules, streak: { travelHours: 12 } };
    const first = advanceStreak(strict, null, practiceAt('2026-11-20T20:00-08:00'));
    expect(advanceStreak(strict, first, practiceAt('2026-11-22T07:00+09:00')).count).toBe(1);
  });
});

describe('currentStreak', () => {
  const streak = streakOf('2026-11-29T08:00+01:00', '2026-11-30T08:00+01:00');
  it.each([
    ['2026-11-30', 2],
    ['2026-12-01', 2],
    ['2026-12-02', 0],
    ['2027-12-01', 0],
    ['2026-11-29', 2],
  ])('is on %s %d', (today, count) => {
    expect(currentStreak(streak, today)).toBe(count);
  });
  it('is 0 before any practice', () => {
    expect(currentStreak(null, '2026-11-30')).toBe(0);
  });
});
