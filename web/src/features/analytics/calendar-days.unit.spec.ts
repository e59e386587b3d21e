import { localToday } from '../../shared/lib/dates';
import { calendarWeeks, intensityOf, monthsOf } from './calendar-days';

const practised = (date: string, minutes: number) => ({ date, sessions: 1, minutes });

describe('the year calendar', () => {
  it('ends with the week of today, which ends with today', () => {
    const days = [practised('2026-11-20', 30), practised('2026-11-02', 10)];
    const weeks = calendarWeeks('2026-11-20', days, 53);
    expect(weeks).toHaveLength(53);
    expect(weeks.at(-1)?.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(weeks.flat().filter(({ sessions }) => sessions > 0)).toHaveLength(2);
  });

  it('leaves out what lies before its first week', () => {
    const days = calendarWeeks('2026-11-20', [practised('2025-10-01', 30)], 53).flat();
    expect(days.every(({ intensity }) => intensity === 0)).toBe(true);
  });

  it('holds every day once, over the change of the clock and a leap day', () => {
    const days = calendarWeeks('2024-04-07', [], 53).flat();
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    expect(days.some(({ date }) => date === '2024-02-29')).toBe(true);
    expect(days.length).toBe(371);
  });

  it.each([
    [1, 1],
    [14, 1],
    [15, 2],
    [29, 2],
    [30, 3],
    [59, 3],
    [60, 4],
    [600, 4],
  ])('shows %i minutes with intensity %i', (minutes, intensity) => {
    expect(intensityOf(minutes)).toBe(intensity);
    const [day] = calendarWeeks('2026-11-16', [practised('2026-11-16', minutes)], 1).flat();
    expect(day?.intensity).toBe(intensity);
  });

  it('sums the months that have a practice, newest first', () => {
    const days = [practised('2026-11-02', 10), practised('2026-11-20', 30), practised('2026-09-30', 5)];
    expect(monthsOf(calendarWeeks('2026-11-20', days, 53).flat())).toEqual([
      { month: '2026-11', days: 2, minutes: 40 },
      { month: '2026-09', days: 1, minutes: 5 },
    ]);
  });

  it("takes today from the browser's own clock", () => {
    expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
