import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Responds } from '../../http/openapi/responds.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { RateReplyHandler } from './rate-reply.js';
import { RateQuotationDto, RateReplyDto } from './rating.dto.js';
import { done, type Done } from '../../http/done.js';

const INDEX = /^\d{1,6}$/;

/** What a member says of a reply, and of the verses in it. */
@ApiTags('conversations')
@Controller('api/v1/conversations/:id/messages/:messageId')
export class RatingsController {
  constructor(private readonly rateReply: RateReplyHandler) {}

  @Put('rating')
  @SavesLimited()
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiParam({ name: 'messageId', schema: { type: 'string' } })
  @ApiOperation({ summary: 'Rate a reply, change the rating or take it back' })
  @TakesIdempotencyKey('rating')
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  reply(
    @Param('id') conversationId: string,
    @Param('messageId') messageId: string,
    @Body() rating: RateReplyDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Done> {
    return this.rateReply.rateReply(caller, { conversationId, messageId }, rating, idempotencyKey).then(done);
  }

  @Put('quotations/:quotation/rating')
  @SavesLimited()
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiParam({ name: 'messageId', schema: { type: 'string' } })
  @ApiParam({ name: 'quotation', schema: { type: 'integer', minimum: 0 } })
  @ApiOperation({ summary: "Say that a verse in a reply is wrong, by its place in the reply's quotations" })
  @TakesIdempotencyKey('rating')
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  quotation(
    @Param('id') conversationId: string,
    @Param('messageId') messageId: string,
    @Param('quotation') quotation: string,
    @Body() rating: RateQuotationDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Done> {
    const index = INDEX.test(quotation) ? Number(quotation) : NaN;
    return this.rateReply
      .rateQuotation(caller, { conversationId, messageId }, index, rating, idempotencyKey)
      .then(done);
  }
}
