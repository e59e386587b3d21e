/** A row of days with practice that rest days do not break. */
export interface RestedStreak {
  /** Days with a practice, rest days not counted. */
  readonly days: number;
  /** The rest days that were spent within it. */
  readonly rests: number;
  /** Whether this week's rest day can still be spent. */
  readonly hasRestLeft: boolean;
}

const MS_PER_DAY = 86_400_000;
/** 1970-01-05, a Monday, in days since 1970-01-01. */
const FIRST_MONDAY = 4;

/**
 * Returns the row of practice days that reaches to `today`, 'YYYY-MM-DD', where one day of rest in each week from Monday
 * does not break it. Today is not missed before it is over. It is only shown: points, and the current streak that
 * multiplies them, know of no rest days. A practice of a date after today (travel west) is today's.
 */
export function restedStreak(practised: Iterable<string>, today: string): RestedStreak {
  const now = dayNumber(today);
  const done = new Set([...practised].map((date) => Math.min(now, dayNumber(date))));
  const spent = new Set<number>();
  let days = done.has(now) ? 1 : 0;
  let rests: readonly number[] = [];
  for (let day = now - 1; ; day -= 1) {
    if (done.has(day)) {
      days += 1;
      // A rest day counts once a practice lies on either side of it.
      rests = [...spent];
    } else if (spent.has(weekOf(day))) break;
    else spent.add(weekOf(day));
  }
  const isOver = days === 0;
  return {
    days,
    rests: rests.length,
    hasRestLeft: isOver || !rests.includes(weekOf(now)),
  };
}

function dayNumber(date: string): number {
  return Date.parse(date) / MS_PER_DAY;
}

function weekOf(day: number): number {
  return Math.floor((day - FIRST_MONDAY) / 7);
}
