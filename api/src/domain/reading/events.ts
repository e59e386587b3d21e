import type { ReadingPlanId } from '@emit/contract/reading-plans';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';

interface Change {
  /** One reading of a plan, from its start until it is left. */
  readingId: string;
  /** The same however often the change is sent. */
  changeId: string;
}

/**
 * Which plan is sealed: "Psalms for hard days" tells how somebody is. `planId` is the member's own for that plan, made with the
 * member's key, as `dayId` is for a day of a reading.
 */
export type ReadingPlanStarted = DomainEvent<
  'ReadingPlanStarted',
  { readingId: string; planId: string; plan: Sealed<{ plan: ReadingPlanId }> }
>;
/** The number of the day counts from 1. */
export type ReadingPlanDayRead = DomainEvent<
  'ReadingPlanDayRead',
  Change & { dayId: string; day: Sealed<{ day: number }> }
>;
/** It was not read after all. */
export type ReadingPlanDayReopened = DomainEvent<'ReadingPlanDayReopened', Change & { dayId: string }>;
export type ReadingPlanPaused = DomainEvent<'ReadingPlanPaused', Change>;
export type ReadingPlanResumed = DomainEvent<'ReadingPlanResumed', Change>;
export type ReadingPlanLeft = DomainEvent<'ReadingPlanLeft', Change>;

export type ReadingEvent =
  | ReadingPlanStarted
  | ReadingPlanDayRead
  | ReadingPlanDayReopened
  | ReadingPlanPaused
  | ReadingPlanResumed
  | ReadingPlanLeft;

/** Their sealed fields, and the shapes that their data had. */
export const readingEvents: EventTypes<ReadingEvent> = {
  ReadingPlanStarted: eventType<ReadingPlanStarted>({ plan: true }),
  ReadingPlanDayRead: eventType<ReadingPlanDayRead>({ day: true }),
  ReadingPlanDayReopened: eventType<ReadingPlanDayReopened>({}),
  ReadingPlanPaused: eventType<ReadingPlanPaused>({}),
  ReadingPlanResumed: eventType<ReadingPlanResumed>({}),
  ReadingPlanLeft: eventType<ReadingPlanLeft>({}),
};

export const readingStream = (memberId: string): string => `reading-${memberId}`;
