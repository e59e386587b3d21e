import type { PracticeCalendar } from '@emit/contract/wire';

/** How much was practised on a day: 0 not at all, 4 an hour or more. */
export type Intensity = 0 | 1 | 2 | 3 | 4;

/** A day of the year calendar. `date` is the member's own local date, YYYY-MM-DD. */
export interface CalendarDay {
  readonly date: string;
  readonly sessions: number;
  readonly minutes: number;
  readonly intensity: Intensity;
}

/** What a month holds, for those who read the calendar instead of seeing it. `month` is YYYY-MM. */
export interface CalendarMonth {
  readonly month: string;
  readonly days: number;
  readonly minutes: number;
}

const DAY = 86_400_000;

/** Weeks from Monday, oldest first, that end with the week of `today`; days after today are left out. */
export function calendarWeeks(
  today: string,
  practised: PracticeCalendar['days'],
  weeks: number,
): CalendarDay[][] {
  const known = new Map(practised.map((day) => [day.date, day]));
  const end = Date.parse(`${today}T00:00:00Z`);
  // Days are counted in UTC, so that no change of the clock makes one 23 hours long.
  const weekday = (new Date(end).getUTCDay() + 6) % 7;
  const start = end - weekday * DAY - (weeks - 1) * 7 * DAY;
  const dayAt = (at: number): CalendarDay => {
    const date = new Date(at).toISOString().slice(0, 10);
    const { sessions, minutes } = known.get(date) ?? { sessions: 0, minutes: 0 };
    return { date, sessions, minutes, intensity: sessions === 0 ? 0 : intensityOf(minutes) };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => start + (week * 7 + day) * DAY)
      .filter((at) => at <= end)
      .map(dayAt),
  );
}

/** By the minutes of a day with a practice: under a quarter of an hour, under half, under a whole, more. */
export function intensityOf(minutes: number): Exclude<Intensity, 0> {
  if (minutes < 15) return 1;
  if (minutes < 30) return 2;
  return minutes < 60 ? 3 : 4;
}

/** The months with a practice, newest first. */
export function monthsOf(days: readonly CalendarDay[]): CalendarMonth[] {
  const months = new Map<string, CalendarMonth>();
  for (const { date, sessions, minutes } of days) {
    if (sessions === 0) continue;
    const month = date.slice(0, 7);
    const sum = months.get(month) ?? { month, days: 0, minutes: 0 };
    months.set(month, { month, days: sum.days + 1, minutes: sum.minutes + minutes });
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? 1 : -1));
}
