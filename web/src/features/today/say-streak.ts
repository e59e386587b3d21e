import type { RestedStreak } from '@emit/contract/rest-days';
import { counted } from '@emit/contract/english';

interface SaidStreak {
  readonly row: string;
  /** What belongs to it. */
  readonly about: string | null;
}

/** Returns the row of days in words. `current` is the current streak as the rules count it, which knows no rest days. */
export function sayStreak(current: number, { days, rests, hasRestLeft }: RestedStreak): SaidStreak {
  if (days <= current) {
    if (current === 0) return { row: 'Your next practice begins a new row of days', about: null };
    const about = hasRestLeft ? 'One day of rest a week does not break your row of days.' : null;
    return { row: `${counted(current, 'day')} in a row`, about };
  }
  const row =
    rests === 0
      ? `${counted(days, 'day')} in a row`
      : `${counted(days, 'day')} and ${counted(rests, 'rest day')}`;
  const left = hasRestLeft ? 'This week’s rest day is still yours.' : 'You have used this week’s rest day.';
  return { row, about: `${left} For points, your streak is ${counted(current, 'day')}.` };
}
