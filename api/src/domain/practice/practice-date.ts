import type { PracticeDate } from './commands.js';
import { dayNumberOf } from '../scoring/calendar.js';
import { localDateOf } from '../../kernel/local-date.js';

const MS_PER_DAY = 86_400_000;

/**
 * The member's date at an instant (epoch milliseconds), or another one as it is seen from there: at this hour of that day,
 * which may have had another UTC offset.
 */
export function practiceDateOf(now: number, timeZone: string, date?: string): PracticeDate {
  const here = localDateOf(now, timeZone);
  const today = here.localDate;
  if (date === undefined || date === today) return { ...here, today, timeZone };
  const then = now + (dayNumberOf(date) - dayNumberOf(today)) * MS_PER_DAY;
  return { localDate: date, utcOffsetMinutes: localDateOf(then, timeZone).utcOffsetMinutes, today, timeZone };
}
