import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FactorAdded, FactorList, TotpSetup } from '@emit/contract/account';
import { Responds } from '../../../http/openapi/responds.js';
import { RateLimited } from '../../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../../http/session/caller.decorator.js';
import type { Caller } from '../../shared/caller.js';
import { AddTotpHandler } from './add-totp.js';
import { ConfirmTotpDto, FactorProofDto, PasswordDto } from './factors.dto.js';
import { ListFactorsHandler } from './list-factors.query.js';
import { ManageFactorsHandler } from './manage-factors.js';

/** What a member sets up besides the password. */
@ApiTags('members')
@Controller('api/v1/account/factors')
export class FactorsController {
  constructor(
    private readonly listFactors: ListFactorsHandler,
    private readonly addTotp: AddTotpHandler,
    private readonly manage: ManageFactorsHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The second factors that are set up, and when each was used last' })
  @Responds(200, 'FactorList', [401])
  list(@CurrentCaller() caller: Caller): Promise<FactorList> {
    return this.listFactors.execute(caller);
  }

  @Post('totp')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'Begin to set up an authenticator app: the secret that it is to have' })
  @Responds(200, 'TotpSetup', [400, 401, 404, 409, 429])
  beginTotp(@Body() { password }: PasswordDto, @CurrentCaller() caller: Caller): Promise<TotpSetup> {
    return this.addTotp.begin(caller, password);
  }

  @Post('totp/confirm')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({
    summary:
      'Confirm the app by one of its codes; with the first factor come recovery codes, shown this once',
  })
  @Responds(200, 'FactorAdded', [400, 401, 409, 410, 429])
  confirmTotp(
    @Body() { setup, code }: ConfirmTotpDto,
    @CurrentCaller() caller: Caller,
  ): Promise<FactorAdded> {
    return this.addTotp.confirm(caller, setup, code);
  }

  @Post('totp/remove')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'Remove the authenticator app, by the password and a code' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  async removeTotp(
    @Body() { password, code }: FactorProofDto,
    @CurrentCaller() caller: Caller,
  ): Promise<{ status: 'ok' }> {
    await this.manage.removeTotp(caller, { password, code });
    return { status: 'ok' };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'New recovery codes, by the password and a code; the former work no more' })
  @Responds(200, 'FactorAdded', [400, 401, 409, 429])
  renewCodes(
    @Body() { password, code }: FactorProofDto,
    @CurrentCaller() caller: Caller,
  ): Promise<FactorAdded> {
    return this.manage.renewRecoveryCodes(caller, { password, code });
  }
}
