import type { ReadingPlanId, ReadingStatus } from '@emit/contract/reading-plans';
import type { Sealed } from '../../kernel/sealed.js';
import type { ReadingEvent } from './events.js';

export interface Reading {
  readonly planId: string;
  readonly plan: Sealed<{ plan: ReadingPlanId }>;
  status: ReadingStatus;
  /** Ids of the days that are read. */
  readonly days: Set<string>;
}

export interface ReadingState {
  readonly readings: Map<string, Reading>;
  readonly changeIds: Set<string>;
}

export function initialReading(): ReadingState {
  return { readings: new Map(), changeIds: new Set() };
}

/** Changes the state it is given: it has one owner. */
export function evolveReading(state: ReadingState, event: ReadingEvent): ReadingState {
  if (event.type === 'ReadingPlanStarted') {
    const { readingId, planId, plan } = event.data;
    state.readings.set(readingId, { planId, plan, status: 'current', days: new Set() });
    return state;
  }
  state.changeIds.add(event.data.changeId);
  const reading = state.readings.get(event.data.readingId);
  // Not there where an operator has skipped the event that started it.
  if (reading) change(reading, event);
  return state;
}

function change(reading: Reading, event: Exclude<ReadingEvent, { type: 'ReadingPlanStarted' }>): void {
  switch (event.type) {
    case 'ReadingPlanDayRead':
      reading.days.add(event.data.dayId);
      break;
    case 'ReadingPlanDayReopened':
      reading.days.delete(event.data.dayId);
      break;
    case 'ReadingPlanPaused':
      reading.status = 'paused';
      break;
    case 'ReadingPlanResumed':
      reading.status = 'current';
      break;
    case 'ReadingPlanLeft':
      reading.status = 'left';
      break;
    default:
      event satisfies never;
  }
}
