import { rowsOf, type PracticeLedger } from './practice-ledger.js';

export interface PracticeDay {
  /** The member's own calendar date, 'YYYY-MM-DD'. */
  date: string;
  sessions: number;
  minutes: number;
}

/** The days with a practice from a date on, ascending. */
export function daysFrom(ledger: PracticeLedger, first: string): PracticeDay[] {
  const days = new Map<string, PracticeDay>();
  for (const { localDate: date, durationMinutes } of rowsOf(ledger)) {
    if (date < first) continue;
    const day = days.get(date) ?? { date, sessions: 0, minutes: 0 };
    day.sessions += 1;
    day.minutes += durationMinutes;
    days.set(date, day);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
