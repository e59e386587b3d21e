import type { ReadingStatus } from '@emit/contract/reading-plans';
import type { ReadingEvent, ReadingPlanDayRead, ReadingPlanStarted } from '../domain/reading/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

/** One reading of a plan. */
export interface ReadingDocument {
  /** Null where an operator has skipped its start. */
  plan: ReadingPlanStarted['data']['plan'] | null;
  /** Epoch milliseconds. */
  startedAt: number;
  status: ReadingStatus;
  days: { dayId: string; day: ReadingPlanDayRead['data']['day']; at: number }[];
}

export const readings = defineProjection<ReadingDocument, ReadingEvent>({
  name: 'readings',
  shape: '1',
  key: ({ data }) => requireFields<{ readingId: string }>(data, { readingId: 'text' }).readingId,
  initial: ({ at }) => ({ plan: null, startedAt: at, status: 'current', days: [] }),
  on: {
    ReadingPlanStarted(reading, { data }) {
      reading.plan = requireFields(data, { plan: 'text' }).plan;
    },
    ReadingPlanDayRead(reading, { at, data }) {
      const { dayId, day } = requireFields(data, { dayId: 'text', day: 'text' });
      reading.days.push({ dayId, day, at });
    },
    ReadingPlanDayReopened(reading, { data }) {
      const { dayId } = requireFields(data, { dayId: 'text' });
      reading.days = reading.days.filter((one) => one.dayId !== dayId);
    },
    ReadingPlanPaused(reading) {
      reading.status = 'paused';
    },
    ReadingPlanResumed(reading) {
      reading.status = 'current';
    },
    ReadingPlanLeft(reading) {
      reading.status = 'left';
    },
  },
});
