import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../shared/caller.js';
import { EraseOwnAccountHandler } from './erasure/erase-own-account.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Responds } from '../../http/openapi/responds.js';
import { EraseAccountDto } from './account.dto.js';

/** What a member does with the account itself. */
@ApiTags('members')
@Controller('api/v1/account')
export class AccountController {
  constructor(private readonly eraseOwnAccount: EraseOwnAccountHandler) {}

  /** A POST, because the body of a DELETE may be dropped on its way. */
  @Post('erase')
  @HttpCode(200)
  @RateLimited(5)
  @ApiOperation({ summary: 'Erase the account for ever; the token ledger stays, without any text' })
  @Responds(200, 'Done', [400, 401, 429])
  async erase(
    @Body() { password }: EraseAccountDto,
    @CurrentCaller() caller: Caller,
  ): Promise<{ status: 'ok' }> {
    await this.eraseOwnAccount.execute(caller, password);
    return { status: 'ok' };
  }
}
