import { Injectable } from '@nestjs/common';
import type { PracticeResponse } from '@emit/contract/practices';
import {
  readingPlan,
  type DayRead,
  type DayReadRequest,
  type ReadingPlanId,
  type ReadingStarted,
  type ReadingStatus,
} from '@emit/contract/reading-plans';
import type { ReadingCommand } from '../../domain/reading/commands.js';
import { readingDecider, readingOf } from '../../domain/reading/decide.js';
import { readingStream } from '../../domain/reading/events.js';
import type { ReadingState } from '../../domain/reading/state.js';
import { Refusal } from '../../kernel/refusal.js';
import { LogPracticeHandler } from '../practices/log-practice.service.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { idFor } from '../shared/id-for.js';

/** So that no length tells a plan or a day. */
const FILLED_BYTES = 128;
const QUALITY = 8;

/** What a member does with the plans of reading. With an idempotency key the same again is the same change. */
@Injectable()
export class ReadPlanHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
    private readonly practices: LogPracticeHandler,
  ) {}

  /** Returns the reading that there is already where the plan is being read. Throws STORAGE_FULL. */
  async start(caller: Caller, plan: ReadingPlanId, idempotencyKey: string | null): Promise<ReadingStarted> {
    const { key, memberId } = caller;
    const readingId = idFor(caller, idempotencyKey, 'reading', 'start');
    const planId = key.uuidOf('reading-plan', plan);
    await this.checkRoom(caller, ({ readings }) => readings.has(readingId));
    const place = { stream: readingStream(memberId), id: readingId, field: 'plan' };
    const sealed = key.sealFilled({ plan }, place, FILLED_BYTES);
    const command = { type: 'StartReadingPlan', readingId, planId, plan: sealed } as const;
    const state = await this.run(caller, command, readingId);
    return { reading_id: readingOf(state, planId) ?? readingId };
  }

  /** Throws READING_NOT_FOUND and READING_LEFT. */
  async setStatus(
    caller: Caller,
    readingId: string,
    status: ReadingStatus,
    idempotencyKey: string | null,
  ): Promise<void> {
    const changeId = idFor(caller, idempotencyKey, 'reading', `status ${readingId}`);
    await this.run(caller, { type: 'SetReadingStatus', readingId, changeId, status }, changeId);
  }

  /**
   * Logs the practice, where minutes are given, and marks the day: however often it is sent, a day of a reading is one practice.
   * Throws VALIDATION_FAILED, STORAGE_FULL, PRACTICE_DAY_FULL, READING_NOT_FOUND and READING_LEFT.
   */
  async readDay(
    caller: Caller,
    readingId: string,
    day: number,
    request: DayReadRequest,
    idempotencyKey: string | null,
  ): Promise<DayRead> {
    const { key, memberId } = caller;
    const plan = await this.planOf(caller, readingId, day);
    const dayId = idOfDay(caller, readingId, day);
    await this.checkRoom(caller, ({ readings }) => readings.get(readingId)?.days.has(dayId) === true);
    const practice = await this.log(caller, { plan, day, dayId }, request);
    const changeId = idFor(caller, idempotencyKey, 'reading', `read ${dayId}`);
    const place = { stream: readingStream(memberId), id: dayId, field: 'day' };
    const sealed = key.sealFilled({ day }, place, FILLED_BYTES);
    await this.run(caller, { type: 'ReadDay', readingId, changeId, dayId, day: sealed }, changeId);
    return practice === null ? {} : { practice };
  }

  /** What was logged stays. Throws VALIDATION_FAILED, READING_NOT_FOUND and READING_LEFT. */
  async reopenDay(
    caller: Caller,
    readingId: string,
    day: number,
    idempotencyKey: string | null,
  ): Promise<void> {
    await this.planOf(caller, readingId, day);
    const dayId = idOfDay(caller, readingId, day);
    const changeId = idFor(caller, idempotencyKey, 'reading', `reopen ${dayId}`);
    await this.run(caller, { type: 'ReopenDay', readingId, changeId, dayId }, changeId);
  }

  /** The plan of a reading that has such a day, and was not left. */
  private async planOf({ memberId, key }: Caller, readingId: string, day: number): Promise<ReadingPlanId> {
    const { readings } = await this.commands.read(readingDecider, readingStream(memberId), memberId);
    const reading = readings.get(readingId);
    if (!reading) throw new Refusal('READING_NOT_FOUND');
    if (reading.status === 'left') throw new Refusal('READING_LEFT');
    const { plan } = key.open(reading.plan);
    const { length } = readingPlan(plan).days;
    if (day > length) throw new Refusal('VALIDATION_FAILED', { text: `This plan has ${length} days` });
    return plan;
  }

  /** The same again takes no room: it may be what filled it. Throws STORAGE_FULL. */
  private async checkRoom(caller: Caller, isThere: (state: ReadingState) => boolean): Promise<void> {
    const { memberId } = caller;
    const state = await this.commands.read(readingDecider, readingStream(memberId), memberId);
    if (!isThere(state)) await this.quota.check(caller);
  }

  private async log(
    caller: Caller,
    { plan: id, day, dayId }: { plan: ReadingPlanId; day: number; dayId: string },
    { minutes, time_zone, practice_date }: DayReadRequest,
  ): Promise<PracticeResponse | null> {
    if (minutes === undefined) return null;
    const plan = readingPlan(id);
    const practice = {
      mindstream_type: 'power',
      practice_type: 'Bible Study',
      practice_name: `${plan.title}: ${plan.days[day - 1]?.reference ?? ''}`,
      duration_minutes: minutes,
      quality_rating: QUALITY,
      ...(time_zone !== undefined && { time_zone }),
      ...(practice_date !== undefined && { practice_date }),
    } as const;
    // No client's key has a blank in it.
    return this.practices.execute(caller, practice, `reading ${dayId}`);
  }

  private async run(caller: Caller, command: ReadingCommand, commandId: string) {
    const { memberId, correlationId } = caller;
    const context = { memberId, correlationId, commandId };
    const { state } = await this.commands.run(readingDecider, readingStream(memberId), command, context);
    return state;
  }
}

function idOfDay({ key }: Caller, readingId: string, day: number): string {
  return key.uuidOf('reading-day', readingId, String(day));
}
