import type { ScoringRules } from '@emit/contract/scoring';
import { dayNumberOf } from './calendar.js';

const MS_PER_HOUR = 3_600_000;

export interface Streak {
  readonly count: number;
  /** 'YYYY-MM-DD', the latest date with a practice; never goes back. */
  readonly lastDate: string;
  /** Epoch milliseconds of the latest practice. */
  readonly lastAt: number;
  /** Minutes east of UTC at the latest practice. */
  readonly utcOffsetMinutes: number;
}

export interface PracticeDay {
  readonly localDate: string;
  readonly at: number;
  readonly utcOffsetMinutes: number;
}

/**
 * The streak after a practice, its own day counted (design "Streaks"): the same or an earlier date leaves the count
 * as it is, the next date adds one; past that, travel or daylight saving bridges up to `travelHours`. It grows only
 * with a later date, so it can never exceed the days active.
 */
export function advanceStreak(rules: ScoringRules, streak: Streak | null, practice: PracticeDay): Streak {
  const { localDate, at, utcOffsetMinutes } = practice;
  if (streak === null) return { count: 1, lastDate: localDate, lastAt: at, utcOffsetMinutes };
  const { count, lastDate } = streak;
  if (localDate <= lastDate) return { count, lastDate, lastAt: at, utcOffsetMinutes };
  const next = dayNumberOf(localDate) - dayNumberOf(lastDate) === 1;
  const goesOn = next || bridgedByTravel(rules, streak, practice);
  return { count: goesOn ? count + 1 : 1, lastDate: localDate, lastAt: at, utcOffsetMinutes };
}

function bridgedByTravel(rules: ScoringRules, streak: Streak, practice: PracticeDay): boolean {
  const moved = practice.utcOffsetMinutes !== streak.utcOffsetMinutes;
  return moved && practice.at - streak.lastAt <= rules.streak.travelHours * MS_PER_HOUR;
}

/**
 * The streak as it stands on `today` ('YYYY-MM-DD' where the member is): its count while its last date is today or
 * yesterday (or ahead, for someone who has just travelled west), else 0.
 */
export function currentStreak(streak: Streak | null, today: string): number {
  if (streak === null) return 0;
  return dayNumberOf(today) - dayNumberOf(streak.lastDate) <= 1 ? streak.count : 0;
}
