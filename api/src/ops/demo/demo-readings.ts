import { READING_PLAN_IDS } from '@emit/contract/reading-plans';
import { readingStream, type ReadingEvent } from '../../domain/reading/events.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import { NewStream } from './write-history.js';

/** A reading under way: how it stands, and the ids of the days that were read. */
interface Reading {
  readonly readingId: string;
  readonly days: string[];
  isPaused: boolean;
}

/** What a member reads by a plan, by numbers of its own: the rest of a history is the same as without. */
export class DemoReadings {
  private readonly random: Random;
  private readonly stream: NewStream;
  private reading: Reading | null = null;

  constructor(
    memberId: string,
    seed: string,
    private readonly seal: Seal,
  ) {
    this.random = new Random(`readings/${seed}`);
    this.stream = new NewStream(readingStream(memberId), memberId);
  }

  /** Nothing on most days. */
  read(at: number): Happening[] {
    if (!this.random.chance(this.reading ? 0.3 : 0.02)) return [];
    const { stream } = this;
    return [{ at, stream, events: [this.reading ? this.goOn(this.reading) : this.start()] }];
  }

  private start(): ReadingEvent {
    const readingId = this.random.uuid();
    this.reading = { readingId, days: [], isPaused: false };
    const plan = { plan: this.random.pick(READING_PLAN_IDS) };
    const sealed = this.seal(plan, { stream: this.stream.name, id: readingId, field: 'plan' });
    return { type: 'ReadingPlanStarted', data: { readingId, planId: this.random.uuid(), plan: sealed } };
  }

  private goOn(reading: Reading): ReadingEvent {
    const { random } = this;
    const change = { readingId: reading.readingId, changeId: random.uuid() };
    if (random.chance(0.05)) {
      this.reading = null;
      return { type: 'ReadingPlanLeft', data: change };
    }
    if (reading.isPaused || random.chance(0.1)) {
      reading.isPaused = !reading.isPaused;
      return { type: reading.isPaused ? 'ReadingPlanPaused' : 'ReadingPlanResumed', data: change };
    }
    const reopened = random.chance(0.1) ? reading.days.pop() : undefined;
    if (reopened !== undefined)
      return { type: 'ReadingPlanDayReopened', data: { ...change, dayId: reopened } };
    const dayId = random.uuid();
    const day = { day: reading.days.push(dayId) };
    const sealed = this.seal(day, { stream: this.stream.name, id: dayId, field: 'day' });
    return { type: 'ReadingPlanDayRead', data: { ...change, dayId, day: sealed } };
  }
}
