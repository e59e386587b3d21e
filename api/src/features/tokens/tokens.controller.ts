import { Controller, Get, Ip, Query } from '@nestjs/common';
import type { ChargePage, TokenUsage } from '@emit/contract/account';
import { LIMITS } from '@emit/contract/limits';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import type { Caller } from '../shared/caller.js';
import { MonthlyAllowance } from './allowance.service.js';
import { GetTokenUsageHandler } from './token-usage.query.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { Responds } from '../../http/openapi/responds.js';
import { cursorIn } from '../shared/moment-cursor.js';
import { GetChargesHandler } from './charges.query.js';
import { ChargesQuery, UsageRangeQuery } from './token-usage.dto.js';

@ApiTags('members')
@Controller('api/v1/tokens')
export class TokensController {
  constructor(
    private readonly allowance: MonthlyAllowance,
    private readonly tokenUsage: GetTokenUsageHandler,
    private readonly getCharges: GetChargesHandler,
  ) {}

  @Get('usage')
  @ApiOperation({
    summary: 'The token account, and usage by day and conversation on the days given (all of them)',
  })
  @Responds(200, 'TokenUsage', [400, 401])
  async usage(
    @Query() days: UsageRangeQuery,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
  ): Promise<TokenUsage> {
    // Looking at the account is a use: the month's allowance is in what is shown.
    await this.allowance.grantOnce(caller, networkOf(ip));
    const range = { from: days.from ?? null, to: days.to ?? null };
    return this.tokenUsage.execute(caller, range);
  }

  @Get('charges')
  @ApiOperation({ summary: 'What each reply took, and what was left after it, the newest first' })
  @Responds(200, 'Charges', [400, 401])
  async charges(@Query() { before }: ChargesQuery, @CurrentCaller() caller: Caller): Promise<ChargePage> {
    return this.getCharges.execute(
      caller,
      before === undefined ? null : cursorIn(before),
      LIMITS.chargesAtOnce,
    );
  }
}
