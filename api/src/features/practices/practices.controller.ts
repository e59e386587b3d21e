import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PracticeResponse } from '@emit/contract/wire';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Responds } from '../../http/openapi/responds.js';
import { ownId, TakesOwnId } from '../../http/own-id.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { LogPracticeHandler } from './log-practice.js';
import { PracticeDto } from './practice.dto.js';

/** `{userId}` is the caller's own id or 'me' (choices.md). */
@ApiTags('practices')
@Controller('fho/practices')
export class PracticesController {
  constructor(private readonly logPractice: LogPracticeHandler) {}

  @Post(':userId')
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
}
