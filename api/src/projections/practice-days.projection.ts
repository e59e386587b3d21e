import type { PracticeLogged } from '../domain/practice/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

export interface PracticeDay {
  /** The member's own calendar date, 'YYYY-MM-DD'. */
  date: string;
  sessions: number;
  minutes: number;
}

/** One month of a member's calendar; days in the order of their dates. */
export interface PracticeMonth {
  days: PracticeDay[];
}

/** Keys of a member's months, in order: list them by owner from the first month wanted. */
export const monthKey = (memberId: string, month: string): string => `${memberId}/${month}`;

/** A document a month, so that a practice rewrites a small one however many years there are. */
const PRACTICE = { localDate: 'date', durationMinutes: 'number' } as const;

export const practiceDays = defineProjection<PracticeMonth, PracticeLogged>({
  name: 'practice-days',
  shape: '1',
  key: (event) => monthKey(event.memberId, requireFields(event.data, PRACTICE).localDate.slice(0, 7)),
  initial: () => ({ days: [] }),
  on: {
    PracticeLogged(month, { data }) {
      let day = month.days.findLast(({ date }) => date === data.localDate);
      if (!day) {
        day = { date: data.localDate, sessions: 0, minutes: 0 };
        month.days.push(day);
        month.days.sort((a, b) => (a.date < b.date ? -1 : 1));
      }
      day.sessions += 1;
      day.minutes += data.durationMinutes;
    },
  },
});
