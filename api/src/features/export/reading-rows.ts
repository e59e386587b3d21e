import { readingPlan, type ReadingPlanId } from '@emit/contract/reading-plans';
import type { ReadingEvent } from '../../domain/reading/events.js';
import type { Folded } from '../../kernel/projection.js';
import type { Sealed } from '../../kernel/sealed.js';
import { fields } from './csv.js';

/** What a member did with a plan of reading. */
export interface ReadingRow {
  /** ISO instant. */
  readonly at: string;
  readonly what: 'started' | 'read' | 'opened again' | 'paused' | 'resumed' | 'left';
  readonly plan: string;
  /** Of the plan, from 1; null where it is of the whole plan. */
  readonly day: number | null;
  readonly reference: string;
}

export const READING_COLUMNS = fields<ReadingRow>('at', 'what', 'plan', 'day', 'reference');

const SAID = {
  ReadingPlanStarted: 'started',
  ReadingPlanDayRead: 'read',
  ReadingPlanDayReopened: 'opened again',
  ReadingPlanPaused: 'paused',
  ReadingPlanResumed: 'resumed',
  ReadingPlanLeft: 'left',
} as const satisfies Record<ReadingEvent['type'], ReadingRow['what']>;

/** All of them, the oldest first. */
export function readingRows(
  events: readonly Folded<ReadingEvent>[],
  open: <T>(sealed: Sealed<T>) => T,
): ReadingRow[] {
  const plans = new Map<string, ReadingPlanId>();
  const days = new Map<string, number>();
  return events.map(({ type, at, data }): ReadingRow => {
    if ('plan' in data) plans.set(data.readingId, open(data.plan).plan);
    if ('day' in data) days.set(data.dayId, open(data.day).day);
    const id = plans.get(data.readingId);
    const plan = id === undefined ? null : readingPlan(id);
    const day = 'dayId' in data ? (days.get(data.dayId) ?? null) : null;
    return {
      at: new Date(at).toISOString(),
      what: SAID[type],
      plan: plan?.title ?? '',
      day,
      reference: (day === null ? undefined : plan?.days[day - 1])?.reference ?? '',
    };
  });
}
