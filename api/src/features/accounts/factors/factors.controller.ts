import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type {
  FactorAdded,
  FactorList,
  PasskeyRequest,
  PasskeySetup,
  TotpSetup,
} from '@emit/contract/account';
import { ApiOperation, ApiTags } from '../../../http/openapi/annotations.js';
import { Responds } from '../../../http/openapi/responds.js';
import { RateLimited } from '../../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../../http/session/caller.decorator.js';
import type { Caller } from '../../shared/caller.js';
import { AddPasskeyHandler } from './add-passkey.js';
import { AddTotpHandler } from './add-totp.js';
import { AddPasskeyDto, ConfirmTotpDto, MemberProofDto, RemovePasskeyDto } from './factors.dto.js';
import { ListFactorsHandler } from './list-factors.service.js';
import { ManageFactorsHandler } from './manage-factors.js';
import { ProveMember } from './prove-member.js';
import { done, type Done } from '../../../http/done.js';

/** What a member sets up besides the password. */
@ApiTags('members')
@Controller('api/v1/account/factors')
export class FactorsController {
  constructor(
    private readonly listFactors: ListFactorsHandler,
    private readonly addTotp: AddTotpHandler,
    private readonly addPasskey: AddPasskeyHandler,
    private readonly manage: ManageFactorsHandler,
    private readonly member: ProveMember,
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
  @Responds(200, 'TotpSetup', [400, 401, 404, 409, 410, 429])
  beginTotp(@Body() proof: MemberProofDto, @CurrentCaller() caller: Caller): Promise<TotpSetup> {
    return this.addTotp.begin(caller, proof);
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
  @ApiOperation({ summary: 'Remove the authenticator app, by the password and a code, or a passkey' })
  @Responds(200, 'Done', [400, 401, 404, 409, 410, 429])
  removeTotp(@Body() proof: MemberProofDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.manage.removeTotp(caller, proof).then(done);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'Begin to set up a passkey: what the browser is asked' })
  @Responds(200, 'PasskeySetup', [400, 401, 404, 409, 410, 429])
  beginPasskey(@Body() proof: MemberProofDto, @CurrentCaller() caller: Caller): Promise<PasskeySetup> {
    return this.addPasskey.begin(caller, proof);
  }

  @Post('passkeys')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({
    summary:
      'Set up the passkey that the browser made; with the first factor come recovery codes, shown this once',
  })
  @Responds(200, 'FactorAdded', [400, 401, 409, 410, 429])
  finishPasskey(
    @Body() { setup, name, passkey }: AddPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<FactorAdded> {
    return this.addPasskey.finish(caller, setup, name, passkey);
  }

  /** A POST, because it needs a body, and an id may be longer than an address. */
  @Post('passkeys/remove')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'Remove a passkey, by the password and a code, or by a passkey' })
  @Responds(200, 'Done', [400, 401, 404, 409, 410, 429])
  removePasskey(@Body() { id, ...proof }: RemovePasskeyDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.manage.removePasskey(caller, id, proof).then(done);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({
    summary: 'New recovery codes, by the password and a code, or a passkey; the former work no more',
  })
  @Responds(200, 'FactorAdded', [400, 401, 404, 409, 410, 429])
  renewCodes(@Body() proof: MemberProofDto, @CurrentCaller() caller: Caller): Promise<FactorAdded> {
    return this.manage.renewRecoveryCodes(caller, proof);
  }

  @Post('proof')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: 'Begin to show by a passkey who one is: what the browser is asked' })
  @Responds(200, 'PasskeyRequest', [401, 404, 429])
  beginProof(@CurrentCaller() caller: Caller): Promise<PasskeyRequest> {
    return this.member.begin(caller);
  }
}
