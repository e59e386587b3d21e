import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PracticeCalendar, PracticeResponse } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { LogPractice } from './log-practice.js';
import { GetPracticeCalendar } from '../progress/practice-calendar.query.js';
import { GetDashboard, GetProgressSummary } from '../progress/journey.query.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Answers } from '../../http/openapi/answers.js';
import { ownId, TakesOwnId } from '../../http/own-id.js';
import { PracticeDto } from './practice.dto.js';

/** For answers that are JSON text already. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** Practices and what follows from them; `{userId}` is the caller's own id or 'me' (choices.md). */
@ApiTags('practices')
@Controller()
export class FhoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('fho/dashboard/:userId')
  @TakesOwnId()
  @Header('content-type', JSON_TYPE)
  @ApiOperation({ summary: "The member's dashboard" })
  @Answers(200, 'Dashboard', [401, 404])
  dashboard(@Param('userId') userId: string, @CurrentCaller() caller: Caller): Promise<string> {
    ownId(caller, userId);
    return this.queries.execute(new GetDashboard(caller));
  }

  @Post('fho/practices/:userId')
  @SavesLimited()
  @TakesOwnId()
  @ApiOperation({ summary: 'Log a practice' })
  @TakesIdempotencyKey('practice')
  @Answers(201, 'PracticeResponse', [400, 401, 404, 409, 429])
  practice(
    @Param('userId') userId: string,
    @Body() practice: PracticeDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    ownId(caller, userId);
    return this.commands.execute(new LogPractice(caller, practice, idempotencyKey));
  }

  @Get('api/v1/progress/summary')
  @Header('content-type', JSON_TYPE)
  @ApiOperation({ summary: "The newest app's progress summary" })
  @Answers(200, 'ProgressSummary', [401])
  summary(@CurrentCaller() caller: Caller): Promise<string> {
    return this.queries.execute(new GetProgressSummary(caller));
  }

  @Get('api/v1/progress/calendar')
  @ApiOperation({ summary: 'The days with a practice, of the last year and a month' })
  @Answers(200, 'PracticeCalendar', [401])
  calendar(@CurrentCaller() caller: Caller): Promise<PracticeCalendar> {
    return this.queries.execute(new GetPracticeCalendar(caller));
  }
}
