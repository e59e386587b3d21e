import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { AddressChangeAsked } from '@emit/contract/account';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import type { Caller } from '../shared/caller.js';
import { AskAddressChangeHandler } from './addresses/ask-address-change.js';
import { SendVerificationHandler } from './addresses/send-verification.js';
import { EraseOwnAccountHandler } from './erasure/erase-own-account.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Responds } from '../../http/openapi/responds.js';
import { ChangeAddressDto, EraseAccountDto } from './account.dto.js';
import { done, type Done } from '../../http/done.js';

/** What a member does with the account itself. */
@ApiTags('members')
@Controller('api/v1/account')
export class AccountController {
  constructor(
    private readonly eraseOwnAccount: EraseOwnAccountHandler,
    private readonly sendVerification: SendVerificationHandler,
    private readonly askAddressChange: AskAddressChangeHandler,
  ) {}

  @Post('verification')
  @HttpCode(200)
  @RateLimited(5)
  @ApiOperation({ summary: 'Mail the link again by which the address is confirmed' })
  @Responds(200, 'Done', [401, 429])
  verification(@CurrentCaller() caller: Caller): Promise<Done> {
    return this.sendVerification.execute(caller).then(done);
  }

  @Post('address')
  @HttpCode(200)
  @RateLimited(5)
  @ApiOperation({ summary: 'Ask for another e-mail address; it changes by the links that are mailed' })
  @Responds(200, 'AddressChangeAsked', [400, 401, 404, 409, 410, 429])
  address(
    @Body() { email, ...proof }: ChangeAddressDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AddressChangeAsked> {
    return this.askAddressChange.execute(caller, proof, email);
  }

  /** A POST, because the body of a DELETE may be dropped on its way. */
  @Post('erase')
  @HttpCode(200)
  @RateLimited(5)
  @ApiOperation({ summary: 'Erase the account for ever; the token ledger stays, without any text' })
  @Responds(200, 'Done', [400, 401, 409, 410, 429])
  erase(@Body() proof: EraseAccountDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.eraseOwnAccount.execute(caller, proof).then(done);
  }
}
