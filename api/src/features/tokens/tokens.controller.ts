import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TokenUsage } from '@emit/contract/account';
import type { Caller } from '../shared/caller.js';
import { GetTokenUsage } from './token-usage.query.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { Answers } from '../../http/openapi/answers.js';
import { UsageRangeQuery } from '../accounts/account.dto.js';

@ApiTags('members')
@Controller('api/v1/tokens')
export class TokensController {
  constructor(private readonly queries: QueryBus) {}

  @Get('usage')
  @ApiOperation({
    summary: 'The token account, and usage by day and conversation on the days given (all of them)',
  })
  @Answers(200, 'TokenUsage', [400, 401])
  usage(@Query() days: UsageRangeQuery, @CurrentCaller() caller: Caller): Promise<TokenUsage> {
    const range = { from: days.from ?? null, to: days.to ?? null };
    return this.queries.execute(new GetTokenUsage(caller, range));
  }
}
