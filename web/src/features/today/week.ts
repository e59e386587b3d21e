import { LOCALE } from '@emit/contract/english';

const MS_PER_DAY = 86_400_000;
const WEEK = 7;
const letter = new Intl.DateTimeFormat(LOCALE, { weekday: 'narrow', timeZone: 'UTC' });
const name = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

export interface DayOfWeek {
  readonly letter: string;
  /** What is said of the day: 'Monday: practiced'. */
  readonly said: string;
  readonly state: 'practiced' | 'open' | 'none' | 'to come';
}

const SAID: Record<DayOfWeek['state'], string> = {
  practiced: 'practiced',
  open: 'still open',
  none: 'no practice',
  'to come': 'to come',
};

function mondayOf(today: string): number {
  const now = Date.parse(today);
  return now - ((new Date(now).getUTCDay() + WEEK - 1) % WEEK) * MS_PER_DAY;
}

/** Returns the minutes from Monday until `today`, 'YYYY-MM-DD'. */
export function minutesThisWeek(
  days: readonly { readonly date: string; readonly minutes: number }[],
  today: string,
): number {
  const monday = new Date(mondayOf(today)).toISOString().slice(0, 10);
  return days.reduce((sum, { date, minutes }) => (date >= monday && date <= today ? sum + minutes : sum), 0);
}

/** Returns the days from Monday to Sunday around `today`, 'YYYY-MM-DD', with what was done on them. */
export function weekAround(today: string, practised: ReadonlySet<string>): DayOfWeek[] {
  const now = Date.parse(today);
  const monday = mondayOf(today);
  return Array.from({ length: WEEK }, (_, at) => {
    const day = monday + at * MS_PER_DAY;
    const isDone = practised.has(new Date(day).toISOString().slice(0, 10));
    const missed = day > now ? 'to come' : day === now ? 'open' : 'none';
    const state = isDone ? 'practiced' : missed;
    return { letter: letter.format(day), said: `${name.format(day)}: ${SAID[state]}`, state };
  });
}
