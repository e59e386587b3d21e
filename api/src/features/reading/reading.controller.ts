import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { DayRead, ReadingsResponse, ReadingStarted } from '@emit/contract/reading-plans';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Responds } from '../../http/openapi/responds.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Caller } from '../shared/caller.js';
import { ReadPlanHandler } from './read-plan.js';
import { DayReadDto, ReadingStatusDto, StartReadingDto } from './reading.dto.js';
import { GetReadingsHandler } from './readings.query.js';
import { done, type Done } from '../../http/done.js';

const READING_ID = { name: 'id', schema: { type: 'string', format: 'uuid' } } as const;
/** The longest plan's. */
const MOST_DAYS = 31;
const DAY = { name: 'day', schema: { type: 'integer', minimum: 1, maximum: MOST_DAYS } } as const;

@ApiTags('scripture')
@Controller('api/v1/readings')
export class ReadingController {
  constructor(
    private readonly readings: GetReadingsHandler,
    private readonly readPlan: ReadPlanHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The reading plans that the member reads, with the days that were read' })
  @Responds(200, 'Readings', [401])
  all(@CurrentCaller() caller: Caller): Promise<ReadingsResponse> {
    return this.readings.execute(caller);
  }

  @Post()
  @HttpCode(201)
  @SavesLimited()
  @ApiOperation({ summary: 'Start a reading plan; one that is being read is not started again' })
  @TakesIdempotencyKey('start')
  @Responds(201, 'ReadingStarted', [400, 401, 404, 409, 429])
  start(
    @Body() { plan }: StartReadingDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ReadingStarted> {
    return this.readPlan.start(caller, plan, idempotencyKey);
  }

  @Put(':id/status')
  @SavesLimited()
  @ApiParam(READING_ID)
  @ApiOperation({ summary: 'Pause a reading plan, go on with it, or leave it' })
  @TakesIdempotencyKey('change')
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  setStatus(
    @Param('id') id: string,
    @Body() { status }: ReadingStatusDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Done> {
    return this.readPlan.setStatus(caller, id, status, idempotencyKey).then(done);
  }

  @Put(':id/days/:day')
  @SavesLimited()
  @ApiParam(READING_ID)
  @ApiParam(DAY)
  @ApiOperation({ summary: 'Mark a day of a plan as read, and log it as a practice where minutes are given' })
  @TakesIdempotencyKey('change')
  @Responds(200, 'DayRead', [400, 401, 404, 409, 429])
  readDay(
    @Param('id') id: string,
    @Param('day') day: string,
    @Body() request: DayReadDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<DayRead> {
    return this.readPlan.readDay(caller, id, dayOf(day), request, idempotencyKey);
  }

  @Delete(':id/days/:day')
  @SavesLimited()
  @ApiParam(READING_ID)
  @ApiParam(DAY)
  @ApiOperation({ summary: 'Open a day of a plan again; a practice that was logged with it stays' })
  @TakesIdempotencyKey('change')
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  reopenDay(
    @Param('id') id: string,
    @Param('day') day: string,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Done> {
    return this.readPlan.reopenDay(caller, id, dayOf(day), idempotencyKey).then(done);
  }
}

function dayOf(text: string): number {
  const day = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (day < 1 || day > MOST_DAYS)
    throw new Refusal('VALIDATION_FAILED', { text: `The day is a whole number from 1 to ${MOST_DAYS}` });
  return day;
}
