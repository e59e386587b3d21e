import type { PracticeEvent } from '../domain/practice/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';
import {
  addToLedger,
  correctInLedger,
  newLedger,
  removeFromLedger,
  rowsOf,
  type PracticeLedger,
} from './practice-ledger.js';

export interface PracticeDay {
  /** The member's own calendar date, 'YYYY-MM-DD'. */
  date: string;
  sessions: number;
  minutes: number;
}

/** A member's practices, whatever the scoring rules: the calendar and the history are made of them. */
export const practiceDays = defineProjection<PracticeLedger, PracticeEvent>({
  name: 'practice-days',
  shape: '2',
  key: (event) => event.memberId,
  initial: newLedger,
  on: {
    PracticeLogged: (ledger, event) => void addToLedger(ledger, event),
    PracticeCorrected: (ledger, event) => void correctInLedger(ledger, event),
    PracticeRemoved(ledger, { data }) {
      removeFromLedger(ledger, requireFields(data, { practiceId: 'text' }).practiceId);
    },
  },
});

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
