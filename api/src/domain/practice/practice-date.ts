import type { PracticeDate } from './commands.js';
import { localDateOf } from '../../kernel/local-date.js';

/**
 * The member's date at an instant (epoch milliseconds), or another one as it is seen from there: at this hour of that day,
 * which may have had another UTC offset.
 */
export function practiceDateOf(now: number, timeZone: string, date?: string): PracticeDate {
  const here = localDateOf(now, timeZone);
  const today = here.localDate;
  if (date === undefined || date === today) return { ...here, today, timeZone };
  const then = now + Date.parse(date) - Date.parse(today);
  return { localDate: date, utcOffsetMinutes: localDateOf(then, timeZone).utcOffsetMinutes, today, timeZone };
}
