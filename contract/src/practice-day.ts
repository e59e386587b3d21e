import { grouped, monthDay } from './english.js';
import { LIMITS } from './limits.js';

const MS_PER_DAY = 86_400_000;

/** Why a practice cannot be of a date, said the same by the form and by the API. */
export const OUT_OF_REACH = `A practice can be logged for today or one of the last ${LIMITS.backdatedDays} days`;

/**
 * Why a practice does not fit into the member's own date, said the same by the form and by the API. `minutesLeft` is what
 * the date can still hold; `day`, 'YYYY-MM-DD', is given where it is not today.
 */
export function dayIsFullText(minutesLeft: number, day: string | null = null): string {
  const hours = LIMITS.minutesPerDay / 60;
  const when = day === null ? 'today' : `on ${monthDay(day)}`;
  if (minutesLeft <= 0) return `You have logged ${hours} hours of practice ${when}, and a day has no more.`;
  const minutes = minutesLeft === 1 ? 'minute' : 'minutes';
  return `A day has ${hours} hours: you can log ${grouped(minutesLeft)} more ${minutes} of practice ${when}.`;
}

/** What a date can still hold when so many minutes of practice were logged on it; never below 0. */
export function minutesLeftOn(minutesLogged: number): number {
  return Math.max(0, LIMITS.minutesPerDay - minutesLogged);
}

/** The first date, 'YYYY-MM-DD', for which a practice can be logged when it is `today` where the member is. */
export function earliestPracticeDay(today: string): string {
  return new Date(Date.parse(today) - LIMITS.backdatedDays * MS_PER_DAY).toISOString().slice(0, 10);
}

export function isWithinReach(day: string, today: string): boolean {
  return day <= today && day >= earliestPracticeDay(today);
}
