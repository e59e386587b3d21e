import type { PracticeCalendar } from '@emit/contract/wire';
import { counted } from '@emit/contract/english';
import { calendarWeeks } from './calendar-days';

/** A week from Monday. `start` is YYYY-MM-DD. */
export interface PracticeWeek {
  readonly start: string;
  readonly minutes: number;
}

/** Weeks that are compared: this many before the current one, and as many before those. */
const COMPARED = 4;

/** The last weeks, oldest first; the current one last, as far as it has come. */
export function lastWeeks(today: string, days: PracticeCalendar['days'], weeks: number): PracticeWeek[] {
  return calendarWeeks(today, days, weeks).map((week) => ({
    start: week[0]?.date ?? today,
    minutes: sum(week),
  }));
}

/** Where it is going, in words. The current week is not over, so whole weeks are compared. */
export function sayTrend(weeks: readonly PracticeWeek[]): string {
  const latest = sum(weeks.slice(-1 - COMPARED, -1));
  const former = sum(weeks.slice(-1 - 2 * COMPARED, -1 - COMPARED));
  const now = `This week so far: ${counted(sum(weeks.slice(-1)), 'minute')}.`;
  if (latest === 0) return now;
  return `${now} The four weeks before: ${counted(latest, 'minute')}${compared(latest - former, former)}.`;
}

function compared(change: number, former: number): string {
  if (former === 0) return '';
  if (change === 0) return ', as many as in the four before that';
  return `, ${counted(Math.abs(change), 'minute')} ${change > 0 ? 'more' : 'fewer'} than in the four before that`;
}

function sum(all: readonly { readonly minutes: number }[]): number {
  return all.reduce((total, { minutes }) => total + minutes, 0);
}
