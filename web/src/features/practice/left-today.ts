import { LIMITS } from '@emit/contract/limits';
import { dayIsFullText, minutesLeftOn } from '@emit/contract/practice-day';
import { counted } from '@emit/contract/english';

/** Minutes of practice on one of the member's own dates, as the server last said. */
export interface PracticeDay {
  readonly date: string;
  readonly minutes: number;
}

/** From here on the form says how much of the day is left. */
const NEAR_MINUTES = 240;

/** What today can still hold; all of it while nothing is known of it, or when another day has begun since. */
export function minutesLeftToday(known: PracticeDay | null, today: string): number {
  return known?.date === today ? minutesLeftOn(known.minutes) : LIMITS.minutesPerDay;
}

/** What the form says of the day's end; null while that is far. */
export function sayLeft(minutesLeft: number, durationMinutes: number): string | null {
  if (durationMinutes > minutesLeft) return dayIsFullText(minutesLeft);
  return minutesLeft > NEAR_MINUTES ? null : `You can log ${counted(minutesLeft, 'more minute')} today.`;
}
