import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { PracticePage, PracticeResponse } from '@emit/contract/practices';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Responds } from '../../http/openapi/responds.js';
import { ownId, TakesOwnId } from '../../http/own-id.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { CorrectPracticeHandler } from './correct-practice.js';
import { ListPracticesHandler } from './list-practices.query.js';
import { LogPracticeHandler } from './log-practice.service.js';
import { PracticeDto, PracticesQuery } from './practice.dto.js';
import { done, type Done } from '../../http/done.js';

const PRACTICE_ID = { name: 'id', schema: { type: 'string', format: 'uuid' } } as const;

/** `{userId}` is the caller's own id or 'me' (choices.md). */
@ApiTags('practices')
@Controller()
export class PracticesController {
  constructor(
    private readonly logPractice: LogPracticeHandler,
    private readonly listPractices: ListPracticesHandler,
    private readonly correctPractice: CorrectPracticeHandler,
  ) {}

  @Post('fho/practices/:userId')
  @SavesLimited()
  @TakesOwnId()
  @ApiOperation({ summary: 'Log a practice' })
  @TakesIdempotencyKey('practice')
  @Responds(201, 'PracticeResponse', [400, 401, 404, 409, 429])
  practice(
    @Param('userId') userId: string,
    @Body() practice: PracticeDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    ownId(caller, userId);
    return this.logPractice.execute(caller, practice, idempotencyKey);
  }

  @Get('api/v1/practices')
  @ApiOperation({ summary: "The member's practices, the latest first: all, or of a day, MindStream or type" })
  @Responds(200, 'PracticePage', [400, 401])
  list(@Query() filter: PracticesQuery, @CurrentCaller() caller: Caller): Promise<PracticePage> {
    return this.listPractices.execute(caller, filter);
  }

  @Put('api/v1/practices/:id')
  @SavesLimited()
  @ApiParam(PRACTICE_ID)
  @ApiOperation({ summary: 'Say anew what a practice was; it stays on its date unless another is given' })
  @TakesIdempotencyKey('correction')
  @Responds(200, 'PracticeResponse', [400, 401, 404, 409, 429])
  correct(
    @Param('id') id: string,
    @Body() practice: PracticeDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PracticeResponse> {
    return this.correctPractice.correct(caller, id, practice, idempotencyKey);
  }

  @Delete('api/v1/practices/:id')
  @SavesLimited()
  @ApiParam(PRACTICE_ID)
  @ApiOperation({ summary: 'Remove a practice that was logged by mistake; again changes nothing' })
  @Responds(200, 'Done', [401, 404, 409, 429])
  remove(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.correctPractice.remove(caller, id).then(done);
  }
}
