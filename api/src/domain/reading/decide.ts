import type { ReadingStatus } from '@emit/contract/reading-plans';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadDay, ReadingCommand, ReopenDay, SetReadingStatus, StartReadingPlan } from './commands.js';
import type { ReadingEvent } from './events.js';
import { evolveReading, initialReading, type Reading, type ReadingState } from './state.js';

/**
 * A member's readings of plans. The same change again changes nothing, also once another came after it; refuses READING_NOT_FOUND
 * and READING_LEFT.
 */
export const readingDecider: Decider<ReadingState, ReadingCommand, ReadingEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialReading,
  evolve: evolveReading,
  decide(command, state) {
    switch (command.type) {
      case 'StartReadingPlan':
        return start(command, state);
      case 'ReadDay':
        return read(command, state);
      case 'ReopenDay':
        return reopen(command, state);
      case 'SetReadingStatus':
        return setStatus(command, state);
      default:
        return command satisfies never;
    }
  },
};

/** Returns the id of the reading of a plan that is current or paused; null where there is none. */
export function readingOf({ readings }: ReadingState, planId: string): string | null {
  const found = [...readings].find(([, one]) => one.planId === planId && one.status !== 'left');
  return found?.[0] ?? null;
}

function start({ type: _type, ...data }: StartReadingPlan, state: ReadingState): ReadingEvent[] {
  if (state.readings.has(data.readingId) || readingOf(state, data.planId) !== null) return [];
  return [{ type: 'ReadingPlanStarted', data }];
}

function read({ type: _type, ...data }: ReadDay, state: ReadingState): ReadingEvent[] {
  const { readingId, changeId, dayId } = data;
  const reading = known(state, readingId);
  if (state.changeIds.has(changeId) || reading.days.has(dayId)) return [];
  if (reading.status === 'left') throw new Refusal('READING_LEFT');
  const read = { type: 'ReadingPlanDayRead', data } as const;
  if (reading.status === 'current') return [read];
  return [{ type: 'ReadingPlanResumed', data: { readingId, changeId } }, read];
}

function reopen({ type: _type, ...data }: ReopenDay, state: ReadingState): ReadingEvent[] {
  const reading = known(state, data.readingId);
  if (state.changeIds.has(data.changeId) || !reading.days.has(data.dayId)) return [];
  if (reading.status === 'left') throw new Refusal('READING_LEFT');
  return [{ type: 'ReadingPlanDayReopened', data }];
}

const EVENT_OF = {
  current: 'ReadingPlanResumed',
  paused: 'ReadingPlanPaused',
  left: 'ReadingPlanLeft',
} as const satisfies Record<ReadingStatus, ReadingEvent['type']>;

function setStatus({ readingId, changeId, status }: SetReadingStatus, state: ReadingState): ReadingEvent[] {
  const reading = known(state, readingId);
  if (state.changeIds.has(changeId) || reading.status === status) return [];
  if (reading.status === 'left') throw new Refusal('READING_LEFT');
  return [{ type: EVENT_OF[status], data: { readingId, changeId } }];
}

function known({ readings }: ReadingState, readingId: string): Reading {
  const found = readings.get(readingId);
  if (!found) throw new Refusal('READING_NOT_FOUND');
  return found;
}
